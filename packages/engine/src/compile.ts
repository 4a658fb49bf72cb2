/** Modules + configuration → Rules: ids, masks, flat tables, and the timeline as one linear programme. */
import { MOST_JOININGS, MOST_POWERS, MOST_TO_THE_BANK, MOST_VALUE } from './choice.ts';
import { lanesOf } from './lanes.ts';
import {
  type CardDef,
  type Handler,
  isChosen,
  type Module,
  type Names,
  ONCE_WINDOWS,
  type Phase,
  type ScoreLine,
  type StageDef,
  type TokenDef,
  type TurnDef,
  type WonderDef,
} from './module.ts';
import { corePiles, HAND } from './piles.ts';
import type { Card, Cost, Gives, Lasting, Once, Points, Power, Rules, Setup, Stage, Step, Wonder } from './rules.ts';
import { ROOM_FOR_SIDES } from './stages.ts';
import { emptyState } from './state.ts';
import { boardTally, WORD } from './tally.ts';
import { AGES, arrivals, timeline } from './timeline.ts';
import { type CardId, type GameConfig, NOBODY, NOTHING, type PileId, type SeatId, type WonderId } from './types.ts';
import {
  COLOURS,
  type Colour,
  type Effect,
  type EffectKind,
  MOST_UNITS,
  parseCost,
  parseUnits,
  type ResourceSet,
  type Side,
  SYMBOLS,
} from './vocabulary.ts';

/** Their numbers start at 0 and have to fit into a choice. */
const ROOM_FOR_CARDS = MOST_VALUE + 1;
/** In one cost: the bank may also get a coin for each resource. */
export const MOST_COINS = MOST_TO_THE_BANK - MOST_UNITS;

/** What the rules depend on beside their modules. */
export type Kind = Pick<GameConfig, 'version' | 'edition' | 'seats'> &
  Required<Pick<GameConfig, 'boxes' | 'boards' | 'expert'>>;

export function compile(modules: readonly Module[], kind: Kind): Rules {
  const { version, edition, boxes, boards, expert, seats: players } = kind;
  const all = <T>(pick: (module: Module) => readonly T[] | undefined): T[] =>
    modules.flatMap((module) => pick(module) ?? []);
  const record = <T>(pick: (module: Module) => Readonly<Record<string, T>> | undefined): Record<string, T> =>
    Object.assign({}, ...modules.map(pick));

  const tokens = unique(
    'token',
    all((m) => m.tokens),
  );
  const piles = [...corePiles, ...all((m) => m.piles)];
  const seatPiles = unique(
    'pile',
    piles.filter((pile) => pile.at === 'seat'),
  );
  const tablePiles = unique(
    'pile',
    piles.filter((pile) => pile.at === 'table'),
  );
  const tablePile = numbers('pile', tablePiles);
  const powers: Power[] = [];
  const marks = all((m) => m.marks);
  const names: Names = {
    token: numbers('token', tokens),
    tokens(name) {
      const found = tokens.flatMap(({ id }, index) => (id === name || id.startsWith(`${name}-`) ? [index] : []));
      return found.length > 0 ? found : [names.token(name)];
    },
    pile: numbers('pile', seatPiles),
    power(power) {
      if (!powers.some(({ name }) => name === power.name)) powers.push(power);
      return powers.findIndex(({ name }) => name === power.name);
    },
    mark: (name) => marks.indexOf(name),
  };
  const bind = binder(
    record((m) => m.effects as Record<string, Handler<EffectKind, unknown>>),
    names,
  );

  const colourDefs = all((m) => m.colours);
  const ofColour = (colour: Colour | null): ColourRule => {
    if (colour === null) return NO_COLOUR;
    const def = colourDefs.find((other) => other.colour === colour);
    if (!def) throw new Error(`no module says where ${colour} cards go`);
    const { built, sold, score, forSale, price = null } = def;
    return { built: names.pile(built), sold: tablePile(sold), score, forSale, price };
  };

  const isActive = (name: string): boolean => modules.some((m) => m.id === name);
  const isAskedFor = (name: string): boolean => modules.some((m) => m.id === name && !m.automatic);
  const cardDefs = unique(
    'card',
    all((m) => m.cards).filter((def) => (def.with ?? []).every(isActive) && !def.without?.some(isActive)),
  );
  if (cardDefs.length > ROOM_FOR_CARDS)
    throw new RangeError(`there is room for ${ROOM_FOR_CARDS} cards, not ${cardDefs.length}`);
  const buildings = buildingsOf(cardDefs);
  const cards = cardDefs.map((def, id) => compileCard(def, id, buildings, ofColour(def.colour), bind));
  const words = Math.ceil((1 + Math.max(...cards.map((card) => card.building))) / WORD);
  const wonderDefs = unique(
    'board',
    all((m) => m.wonders),
  );
  const wonders = wonderDefs.flatMap((def, i) => compileWonder(def, 2 * i, words, bind, isActive));
  if (wonders.length > ROOM_FOR_SIDES) throw new Error(`there is room for ${ROOM_FOR_SIDES} sides of boards`);
  if (powers.length > MOST_POWERS) throw new Error(`there is room for ${MOST_POWERS} powers, not ${powers.length}`);
  const joinings = all((m) => (m.joining ? [m.joining] : []));
  if (joinings.length > MOST_JOININGS) throw new Error(`there is room for ${MOST_JOININGS} things to join`);
  const byName = {
    seatPile: names.pile,
    tablePile,
    tokenByName: names.token,
  };
  const setup = dealt(modules, { players, expert }, cardDefs, cards, byName);
  const phases = Object.fromEntries(
    Object.entries(record((m) => m.phases)).map(([name, phase]) => [name, shaped(phase)]),
  );
  const turns = turnKinds(modules);
  const steps = programme(phases, turns, setup.plays, tokens, names.pile);
  const ring = Array.from({ length: setup.seats }, (_, seat) => seat);
  const rules: Omit<Rules, 'blank'> = {
    version,
    edition,
    modules: modules.filter(isChosen).map((m) => m.id),
    boxes,
    boards,
    players,
    seats: setup.seats,
    setup,
    words,
    teams: teamsOf(setup.allies),
    left: ring.map((seat) => (seat + 1) % setup.seats),
    right: ring.map((seat) => (seat + setup.seats - 1) % setup.seats),
    cards,
    cardByName: new Map(cards.map((card) => [card.name, card.id])),
    wonders,
    cities: wonderDefs
      .filter(({ dealtWith }, i) => {
        const isDealt = !dealtWith || dealtWith.some((name) => isAskedFor(name) || boards.includes(name));
        return isDealt && [0, 1].some((side) => wonders[2 * i + side].missing.length === 0);
      })
      .map((def) => def.id),
    playersOnly: wonderDefs.filter((def) => def.needsPlayer).map((def) => def.id),
    wonderByCity: new Map(
      wonders
        .filter((wonder) => wonder.side === 'A')
        .map(({ city, id }): [string, Record<Side, WonderId>] => [city, { A: id, B: id + 1 }]),
    ),
    tokens,
    military: { victories: names.tokens('victory'), defeat: names.token('defeat') },
    seatPiles,
    tablePiles,
    powers,
    playPiles: [...new Set(cards.map((card) => card.built))].filter((pile) => pile !== NOTHING),
    markPiles: seatPiles.flatMap((pile, id) => (pile.marks ? [id] : [])),
    steps,
    end: steps.length,
    marks,
    lines: scoreLines(all((m) => m.score)),
    standsFor: all((m) => (m.standsFor ? [m.standsFor] : [])),
    joinings,
    abstains: all((m) => (m.abstains ? [m.abstains] : [])),
    scenario: all((m) => (m.scenario ? [m.scenario] : [])),
    refuseTable: all((m) => (m.refuseTable ? [m.refuseTable] : [])),
    ...byName,
  };
  return { ...rules, blank: emptyState(rules) };
}

function unique<T extends { id: string }>(what: string, items: T[]): T[] {
  const seen = new Set<string>();
  for (const { id } of items) {
    if (seen.has(id)) throw new Error(`two ${what}s are called ${id}`);
    seen.add(id);
  }
  return items;
}

/** Finds the number of a thing by its name. */
function numbers(what: string, items: readonly { id: string }[]): (name: string) => number {
  const known = new Map(items.map(({ id }, index) => [id, index]));
  return (name) => {
    const index = known.get(name);
    if (index === undefined) throw new Error(`there is no ${what} called ${name}`);
    return index;
  };
}

type Bind = (effects: readonly Effect[]) => Gives;

/** Sorts what a card gives by when it acts, with all names resolved. */
function binder(handlers: Record<string, Handler<EffectKind, unknown>>, names: Names): Bind {
  return (effects) => {
    const lasting: Lasting[] = [];
    const points: Points[] = [];
    const once: Once[][] = ONCE_WINDOWS.map(() => []);
    for (const raw of effects) {
      const handler = handlers[raw.kind];
      if (!handler) throw new Error(`no module says what "${raw.kind}" does`);
      const effect = handler.bind ? handler.bind(raw as never, names) : raw;
      if (handler.lasting) lasting.push({ apply: handler.lasting, effect });
      if (handler.once) once[ONCE_WINDOWS.indexOf(handler.once.in)].push({ apply: handler.once.apply, effect });
      if (handler.points) points.push({ count: handler.points, effect, byCardUnder: handler.byCardUnder ?? false });
    }
    return { effects, lasting, once, points };
  };
}

/** A card without a colour never comes into a city. */
const NO_COLOUR: ColourRule = { built: NOTHING, sold: NOTHING, score: null, forSale: false, price: null };

type ColourRule = Pick<Card, 'built' | 'sold' | 'score' | 'forSale' | 'price'>;

/** All cards are made by this one literal: objects of one shape are looked at fastest. */
function compileCard(def: CardDef, id: CardId, buildings: Buildings, rule: ColourRule, bind: Bind): Card {
  const building = buildings.get(def.id) as CardId;
  const { word, bit } = wordAndBit(building);
  const { effects, lasting, once, points } = bind(def.gives);
  return {
    id,
    name: def.id,
    building,
    word,
    bit,
    age: def.age,
    colour: def.colour === null ? NOTHING : COLOURS.indexOf(def.colour),
    cost: compileCost(def.cost ?? ''),
    chain: (def.chain ?? []).map((name) => {
      const from = buildings.get(name);
      if (from === undefined) throw new Error(`${def.id} chains from ${name}, which does not exist`);
      return { name, ...wordAndBit(from) };
    }),
    forSale: rule.forSale,
    built: rule.built,
    sold: rule.sold,
    score: rule.score,
    symbol: symbolShown(def),
    price: rule.price,
    expert: def.expert ?? false,
    effects,
    lasting,
    once,
    points,
  };
}

function symbolShown({ colour, gives }: CardDef): number {
  const shown = colour === 'green' ? gives.find((effect) => effect.kind === 'symbol') : undefined;
  return shown ? SYMBOLS.indexOf(shown.symbol) : NOTHING;
}

/** By the name of a card, the first card of the same structure, which stands for it. */
type Buildings = ReadonlyMap<string, CardId>;

function buildingsOf(defs: readonly CardDef[]): Buildings {
  const first = new Map<string, CardId>();
  const known = new Map<string, CardId>();
  defs.forEach(({ id, building = id }, card) => {
    const standsFor = first.get(building) ?? card;
    first.set(building, standsFor);
    known.set(id, standsFor);
  });
  return known;
}

const wordAndBit = (building: number) => ({ word: Math.floor(building / WORD), bit: 1 << (building % WORD) });

function compileStage({ cost, gives, options = [] }: StageDef, bind: Bind): Stage {
  const given = bind(gives);
  const copies = gives.find((effect) => effect.kind === 'copyStage') ?? null;
  return { cost: compileCost(cost), options: options.map(bind), alone: [given], copies, ...given };
}

function compileWonder(
  def: WonderDef,
  first: WonderId,
  words: number,
  bind: Bind,
  isActive: (module: string) => boolean,
): Wonder[] {
  const produces = parseUnits(def.produces ?? '');
  const [starts = 0] = def.starts === undefined ? produces : parseUnits(def.starts ?? '');
  return (['A', 'B'] as const).map((side, i) => {
    const missing = (def.with?.[side] ?? []).filter((module) => !isActive(module));
    const isThere = missing.length === 0;
    const gives = bind(isThere ? (def.gives?.[side] ?? []) : []);
    return {
      id: first + i,
      city: def.id,
      side,
      produces,
      starts,
      coins: def.coins ?? 0,
      anyOrder: def.anyOrder ?? false,
      missing,
      gives,
      start: boardTally(words, { produces, gives }),
      dayAndNight: def.dayAndNight ?? false,
      stages: isThere ? def.sides[side].map((stage) => compileStage(stage, bind)) : [],
    };
  });
}

export function compileCost(text: string): Cost {
  const { coins, byAge, demand } = parseCost(text);
  const units = demand.reduce((sum, n) => sum + n, 0);
  if (units > MOST_UNITS) throw new RangeError(`a cost has at most ${MOST_UNITS} units: "${text}"`);
  if (coins > MOST_COINS) throw new RangeError(`a cost has at most ${MOST_COINS} coins: "${text}"`);
  const kinds = demand.reduce((set, n, i) => (n > 0 ? set | (1 << i) : set), 0);
  const needs = Array.from({ length: kinds + 1 }, (_, set) =>
    demand.reduce((sum, n, i) => ((set >> i) & 1 ? sum + n : sum), 0),
  );
  return { coins, byAge, units, demand, wanted: lanesOf(demand), kinds, sets: subsetsOf(kinds), needs };
}

const SUBSETS: (readonly ResourceSet[])[] = [];

/** From small numbers to large ones, so that the parts of a set come before it. */
function subsetsOf(whole: ResourceSet): readonly ResourceSet[] {
  SUBSETS[whole] ??= Array.from({ length: whole }, (_, i) => i + 1).filter((set) => (set & whole) === set);
  return SUBSETS[whole];
}

function dealt(
  modules: readonly Module[],
  { players, expert }: Pick<Setup, 'players' | 'expert'>,
  defs: CardDef[],
  cards: Card[],
  names: Setup['names'],
): Setup {
  const draft: Setup = {
    players,
    seats: players,
    expert,
    deckPlayers: players,
    handSize: 0,
    plays: 0,
    decks: [],
    pools: [],
    deals: [],
    coins: [],
    tokens: {},
    allies: [],
    cards,
    names,
  };
  // automatic modules go first: they say how many cities there are
  const inOrder = [...modules].sort((a, b) => Number(b.automatic ?? false) - Number(a.automatic ?? false));
  for (const module of inOrder) module.setup?.(draft);
  if (draft.allies.length === 0) draft.allies = Array.from({ length: draft.seats }, () => NOBODY);
  draft.decks = Array.from({ length: AGES }, (_, i) =>
    cards.flatMap((card) =>
      card.age === i + 1
        ? (defs[card.id]?.copies ?? []).filter((from) => from <= draft.deckPlayers).map(() => card.id)
        : [],
    ),
  );
  return draft;
}

function teamsOf(allies: readonly SeatId[]): Rules['teams'] {
  const pairs = allies.flatMap((ally, seat) => (seat < ally ? [[seat, ally]] : []));
  return pairs.length > 0 ? pairs : null;
}

/** Lines of one name are one line, in the order in which they were first named. */
function scoreLines(lines: readonly ScoreLine[]): Rules['lines'] {
  const ids = [...new Set(lines.map((line) => line.id))];
  return ids.map((id) => ({
    id,
    points: lines.flatMap((line) => (line.id === id && line.points ? [line.points] : [])),
  }));
}

function turnKinds(modules: readonly Module[]): Record<string, TurnDef> {
  const kinds: Record<string, TurnDef> = {};
  for (const module of modules)
    for (const [name, def] of Object.entries(module.turns ?? {})) kinds[name] = { ...kinds[name], ...def };
  return kinds;
}

/** Of one shape, whatever is left out: every step of every game looks here for what to do. */
const shaped = ({ enter, answer, question }: Phase): Phase => ({ enter, answer, question });

/** The timeline as one list of steps, without the windows of absent modules. */
function programme(
  phases: Record<string, Phase>,
  turns: Record<string, TurnDef>,
  plays: number,
  tokens: readonly TokenDef[],
  pileOf: (name: string) => PileId,
): Step[] {
  const steps: Step[] = [];
  const add = (windows: readonly string[], age: number, turn: number, kind: string | null): void => {
    for (const [place, window] of windows.entries()) {
      const phase = phases[window];
      if (!phase) continue;
      const token = tokens.findIndex(({ id }) => id === window);
      const def = kind === null ? null : turns[kind];
      const step: Step = {
        window,
        phase,
        age,
        turn,
        kind,
        def,
        pile: def ? pileOf(def.pile) : HAND,
        token,
        follows: 0,
      };
      steps.push(step);
      if (!arrivals.includes(window)) continue;
      const before = steps.length;
      const later = windows.slice(place + 1);
      add(
        timeline.arrival.filter((one) => !later.includes(one)),
        ...([age, turn, kind] as const),
      );
      step.follows = steps.length - before;
    }
  };
  add(timeline.game, 0, 0, null);
  for (let age = 1; age <= AGES; age++) {
    const parts = timeline.turns.flatMap((name: string): { name: string; turn: number }[] =>
      name === 'play'
        ? Array.from({ length: plays }, (_, i) => ({ name, turn: i + 1 }))
        : [{ name, turn: name === 'play.last' ? plays : 0 }],
    );
    parts.forEach(({ name, turn }, i) => {
      if (!turns[name]) {
        add([name], age, 0, null);
        return;
      }
      add(timeline.turn, age, turn, name);
      const next = parts[i + 1];
      const goesOn = next && next.turn === turn && turns[next.name];
      if (!goesOn) add(timeline.turnEnd, age, turn, name);
    });
    add(timeline.ageEnd, age, 0, null);
  }
  add(timeline.end, AGES, 0, null);
  return steps;
}
