/**
 * Games that go after what no game has shown yet, until every card, stage, question, effect and way to build has been
 * seen; each kind of question by all eyes.
 */
import { expect, test, vi } from 'vitest';
import { determinize } from '../../src/belief.ts';
import {
  BUILD,
  type Choice,
  cardOf,
  deedOf,
  joinOf,
  optionOf,
  PICK,
  PLACED,
  placeOf,
  SELL,
  STAGE,
  viaOf,
  whichOf,
} from '../../src/choice.ts';
import { rulesOf } from '../../src/config.ts';
import { create } from '../../src/create.ts';
import { step } from '../../src/flow.ts';
import { type Game, legal, over } from '../../src/game.ts';
import { activeModules, boardNames, moduleNames } from '../../src/mixes.ts';
import type { CardDef, Handler, Module, StageDef, WonderDef } from '../../src/module.ts';
import { modules } from '../../src/modules/index.ts';
import { type Dice, dice, roll, seedFrom } from '../../src/rng.ts';
import { bestEnding } from '../../src/score.ts';
import { directionOf } from '../../src/stages.ts';
import { type Direction, EDITIONS, type GameEvent, type SeatId, type WonderPick } from '../../src/types.ts';
import { view } from '../../src/view.ts';
import type { EffectKind, Side } from '../../src/vocabulary.ts';
import { viaName } from '../../src/words.ts';
import { ALL_BOXES, awaited, type Box, citiesOf, sidesIn, viewers } from '../kit/index.ts';
import { printedIn, TABLES } from './random-game.ts';
import { boardOf, sourcesOf } from './stages-printed.ts';
import { twinOf } from './twin.ts';

const DEEDS = ['build', 'stage', 'sell', 'pick', 'side', 'pass', 'pay', 'give'];

/** With the module that it is printed in, as editions and boxes may each have something of that name. */
const NAMES = new Map<CardDef | WonderDef, string>(
  modules.flatMap(({ id, cards = [], wonders = [] }) =>
    [...cards, ...wonders].map((def): [CardDef | WonderDef, string] => [def, `${def.id} of ${id}`]),
  ),
);
const nameOf = (def: CardDef | WonderDef): string => NAMES.get(def) as string;

const nameOfCard = (def: CardDef): string => `card ${nameOf(def)}`;

interface Chosen {
  option: number;
  from?: Direction;
}

const nameOfStage = (board: WonderDef, side: Side, stage: number, { option, from }: Chosen): string => {
  const ways = [option > 0 ? ` with option ${option}` : '', from ? ` from ${from}` : ''];
  return `stage ${nameOf(board)} ${side}${stage}${ways.join('')}`;
};

/** Every way to build a stage; a copy of one that offers a choice is a copy like any other. */
const waysTo = (stage: StageDef): Chosen[] =>
  stage.options?.map((_, i) => ({ option: i + 1 })) ?? sourcesOf(stage).map((from) => ({ option: 0, from }));

/** What has been seen so far in the games that are played now, by name. */
const seen = vi.hoisted(() => new Set<string>());

type AnyHandler = Handler<EffectKind, unknown>;

vi.mock('../../src/modules/index.ts', async (original) => {
  const listening = ([kind, handler]: [string, AnyHandler]): [string, AnyHandler] => {
    const { lasting, once, points } = handler;
    const notice =
      <A extends unknown[], R>(what: string, work: (...args: A) => R) =>
      (...args: A): R => {
        seen.add(`effect ${kind} ${what}`);
        return work(...args);
      };
    return [
      kind,
      {
        ...handler,
        ...(lasting && { lasting: notice('lasting', lasting) }),
        ...(once && { once: { in: once.in, apply: notice('once', once.apply) } }),
        ...(points && { points: notice('points', points) }),
      },
    ];
  };
  const { modules: real } = await original<{ modules: Module[] }>();
  return {
    modules: real.map((module) => ({
      ...module,
      effects: Object.fromEntries(Object.entries(module.effects ?? {}).map((entry) => listening(entry as never))),
    })),
  };
});

/** Everything there is to see. */
function everything(): string[] {
  const events: Record<GameEvent['event'], true> = {
    age: true,
    dealt: true,
    drawn: true,
    entombed: true,
    kept: true,
    copied: true,
    side: true,
    built: true,
    stage: true,
    sold: true,
    coins: true,
    leftover: true,
    lost: true,
    finished: true,
    failed: true,
    penalty: true,
    token: true,
    passed: true,
    conflict: true,
    standoff: true,
    over: true,
  };
  const conflicts = moduleNames.includes('teams') ? [1, 2] : [1];
  const powers = EDITIONS.flatMap((edition) => rulesOf({ edition, modules: [...moduleNames], seats: 4 }).powers);
  const cards = modules.flatMap((module) => module.cards ?? []);
  const wonders = modules.flatMap((module) => module.wonders ?? []);
  return [
    ...cards.flatMap((def) => (def.colour === null ? [`${def.id} finished`, `${def.id} failed`] : [nameOfCard(def)])),
    ...wonders.flatMap((def) =>
      (['A', 'B'] as const).flatMap((side) =>
        def.sides[side].flatMap((stage, i) => waysTo(stage).map((way) => nameOfStage(def, side, i + 1, way))),
      ),
    ),
    ...new Set(powers.map(({ name }) => `via ${name}`)),
    ...modules.flatMap(({ phases = {} }) =>
      Object.entries(phases).flatMap(([window, { answer }]) => (answer ? [`question ${window}`] : [])),
    ),
    ...['paid', 'chain', 'dug'].map((via) => `via ${via}`),
    ...DEEDS.map((deed) => `deed ${deed}`),
    ...Object.keys(events).map((event) => `event ${event}`),
    ...modules.flatMap(({ effects = {} }) =>
      Object.entries(effects).flatMap(([kind, handler]) =>
        ['lasting', 'once', 'points'].filter((when) => when in handler).map((when) => `effect ${kind} ${when}`),
      ),
    ),
    ...conflicts.map((tokens) => `a conflict for ${tokens}`),
    'a guild copied',
    'a guild doubled',
    'a debt',
    'a penalty in coins',
    'a penalty in cards',
    'a penalty in tokens',
    'a debt for a penalty',
  ];
}

/** What this answer would show. */
function shows(game: Game, seat: SeatId, choice: Choice): string[] {
  const { rules, state } = game;
  const deed = `deed ${DEEDS[deedOf(choice)]}`;
  if (deedOf(choice) === STAGE) {
    const { wonder, stage } = state.seats[seat];
    const { board, stages } = boardOf(game, seat);
    const place = whichOf(choice) === PLACED ? placeOf(choice) : stage;
    const option = stages[place].options ? optionOf(choice) : 0;
    const way = { option, from: directionOf(whichOf(choice)) };
    return [deed, nameOfStage(board, rules.wonders[wonder].side, place + 1, way)];
  }
  const def = printedIn(game).cards.get(rules.cards[cardOf(choice)]?.name);
  const card = def ? nameOfCard(def) : '';
  if (deedOf(choice) === BUILD) return [deed, card, `via ${viaName(rules, viaOf(choice))}`];
  const ask = state.asks[seat];
  if (deedOf(choice) !== PICK || ask?.ask !== 'pick') return [deed];
  return ask.why.endsWith('.dig') ? [deed, card, 'via dug'] : [deed, `pick ${card} for ${ask.why}`];
}

/** Questions that this answer may lead to, now or when the card that is kept is used. */
function hopes(game: Game, choice: Choice): string[] {
  if (deedOf(choice) !== BUILD && deedOf(choice) !== PICK) return [];
  const { rules } = game;
  const def = printedIn(game).cards.get(rules.cards[cardOf(choice)].name);
  return (def?.gives ?? []).flatMap((effect) => {
    if (effect.kind === 'dig') return [`question ${effect.window}`];
    return (effect.kind as string) === 'disarm' ? ['question leaders.disarm'] : [];
  });
}

/** Only who has victory tokens of several values is asked which of them to give up: too early, the leader is wasted. */
function isTooEarly({ rules, state }: Game, seat: SeatId, choice: Choice): boolean {
  const mayChoose = state.seats.some(
    ({ tokens }, other) => other !== seat && rules.military.victories.filter((token) => tokens[token] > 0).length > 1,
  );
  const usesUp = deedOf(choice) !== PICK && rules.cards[cardOf(choice)]?.name === 'telesilla';
  return usesUp && !mayChoose && !seen.has('question leaders.disarm');
}

/** Edifices that can still be finished in this game and have not been so in another: of this Age, of any. */
function wantedEdifices({ rules, state }: Game): { now: boolean; any: boolean } {
  const projects = state.piles[rules.tablePiles.findIndex(({ id }) => id === 'projects')] ?? [];
  const wanted = projects.map((id) => rules.cards[id]).filter(({ name }) => !seen.has(`${name} finished`));
  return { now: wanted.some(({ age }) => age === state.age), any: wanted.length > 0 };
}

/** More than any Edifice costs, with something left for the stage. */
const ENOUGH = 9;

/** What leads to something new: stages, then anything but a sale; for an Edifice stages are kept, and coins. */
function progress(game: Game, seat: SeatId, choice: Choice): number {
  const { now, any } = wantedEdifices(game);
  const deed = deedOf(choice);
  if (deed === STAGE && joinOf(choice) > 0) return now ? 5 : 0;
  if (deed === STAGE) return any ? 0 : 2;
  if (deed === SELL) return now && game.state.seats[seat].coins < ENOUGH ? 3 : 0;
  return 1;
}

/** Something new if there is any; else what leads there. */
function curious(game: Game, seat: SeatId, chance: Dice): Choice {
  const choices = legal(game, seat);
  const worth = (choice: Choice): number => {
    const news = [...shows(game, seat, choice), ...hopes(game, choice)].filter((what) => !seen.has(what)).length;
    if (isTooEarly(game, seat, choice)) return -1;
    return 10 * news + progress(game, seat, choice) + roll(chance, 100) / 100;
  };
  return choices.map((choice): [number, Choice] => [worth(choice), choice]).sort((a, b) => b[0] - a[0])[0][1];
}

/** Each kind of question is looked at so many times by everybody. */
const LOOKS = 4;

/** To each player and to a spectator the table looks the same whatever is hidden from them, and as they imagine it. */
function look(game: Game, chance: Dice): void {
  for (const viewer of viewers(game)) {
    const sees = JSON.stringify(view(game, viewer));
    expect(JSON.stringify(view(twinOf(game, viewer, chance), viewer))).toBe(sees);
    expect(JSON.stringify(view(determinize(view(game, viewer), chance), viewer))).toBe(sees);
  }
}

function play(game: Game, chance: Dice, looks: Record<string, number>): void {
  const { rules, state } = game;
  const log: GameEvent[] = [];
  while (!over(game)) {
    const { window, kind } = rules.steps[state.at];
    const times = (looks[`${kind} ${window}`] ?? 0) + 1;
    if (times <= LOOKS) look(game, chance);
    looks[`${kind} ${window}`] = times;
    for (const seat of awaited(game)) {
      const choice = curious(game, seat, chance);
      for (const what of shows(game, seat, choice)) seen.add(what);
      seen.add(`question ${window}`);
      state.sealed[seat] = choice;
    }
    step(rules, state, state.sealed.slice(), log);
  }
  for (const event of log) {
    seen.add(`event ${event.event}`);
    if (event.event === 'conflict') seen.add(`a conflict for ${event.tokens}`);
    if (event.event === 'lost' && event.debt > 0) seen.add('a debt');
    if (event.event === 'finished' || event.event === 'failed') seen.add(`${event.card} ${event.event}`);
    if (event.event === 'penalty') seen.add(nameOfPenalty(event));
  }
  state.seats.forEach(({ tally }, seat) => {
    if (bestEnding({ rules, state, log: null }, seat).guilds === 0) return;
    if (tally.copies > 0) seen.add('a guild copied');
    if (tally.doubles > 0) seen.add('a guild doubled');
  });
}

function nameOfPenalty({ coins, card, debt }: Extract<GameEvent, { event: 'penalty' }>): string {
  if (debt > 0) return 'a debt for a penalty';
  if (coins > 0) return 'a penalty in coins';
  return card === null ? 'a penalty in tokens' : 'a penalty in cards';
}

/** Stages of this side that no game has shown yet. */
function unseenOf({ wonder, side }: WonderPick, box: Box): number {
  const board = activeModules({ ...box, boards: boardNames }, box.seats)
    .flatMap(({ wonders = [] }) => wonders)
    .find(({ id }) => id === wonder) as WonderDef;
  const stages = board.sides[side as Side];
  return stages
    .flatMap((stage, i) => waysTo(stage).map((way) => nameOfStage(board, side as Side, i + 1, way)))
    .filter((name) => !seen.has(name)).length;
}

/** The rules with every board that can be picked. */
const wholeOf = (box: Box) => rulesOf({ ...box, boards: [...boardNames] });

/**
 * First of all sides with stages that no game has shown yet, then every board in turn; now and then the players choose
 * the side. The last city may be the Free City.
 */
function picks(game: number, box: Box): WonderPick[] {
  const sides = sidesIn(box);
  const turned = sides.map((_, i) => sides[(i + 3 * game) % sides.length]);
  const wanted = turned.toSorted((a, b) => unseenOf(b, box) - unseenOf(a, box));
  const boards = wanted.filter(({ wonder }, i) => wanted.findIndex((other) => other.wonder === wonder) === i);
  const { playersOnly } = wholeOf(box);
  return Array.from({ length: citiesOf(box.seats) }, (_, seat) => {
    if (seat >= box.seats && playersOnly.includes(boards[seat].wonder)) return { wonder: 'random', side: 'random' };
    return game % 5 === 4 ? { wonder: boards[seat].wonder, side: 'choice' } : boards[seat];
  });
}

/** A question can be asked where its window is; whatever else is still to be seen may be seen anywhere. */
const canShow = (box: Box, what: string): boolean =>
  !what.startsWith('question ') || wholeOf(box).steps.some(({ window }) => what === `question ${window}`);

const MOST = 600;

/** No number of boxes can be divided by it, so that all of them come up. */
const STRIDE = 61;

test.each(TABLES)('%s curious games show every card, stage, question, effect, event and way to build', (_, mixes) => {
  seen.clear();
  const looks: Record<string, number> = {};
  const all = everything();
  const missing = (): string[] => all.filter((what) => !seen.has(what));
  const boxes = ALL_BOXES.filter(mixes);
  let games = 0;
  for (; games < MOST && missing().length > 0; games++) {
    const rest = missing();
    const useful = boxes.filter((box) => rest.some((what) => canShow(box, what)));
    const box = useful[(games * STRIDE) % useful.length];
    const seed = seedFrom('coverage', games);
    play(create({ ...box, seed, expert: games % 4 > 0, wonders: picks(games, box) }), dice(games), looks);
  }
  expect(missing()).toEqual([]);
  expect(games).toBeLessThan(MOST);
});
