/** Why a choice is good, as data that any language can say. */
import {
  type Ask,
  type Card,
  type Choice,
  COLOURS,
  choices,
  type Direction,
  type Effect,
  type EffectKind,
  type EffectOf,
  LEFT,
  nextHolder,
  RESOURCES,
  RIGHT,
  SYMBOLS,
  saleOf,
} from '@polis/engine';
import { spoiled, worthInHand } from './card-worth.ts';
import { amountOf } from './counts.ts';
import { chanceUnbeaten, conflictsAhead, conflictsNow } from './military.ts';
import { disarmed } from './others.ts';
import { fromChair, type Position } from './position.ts';
import { isSold, smuggled } from './resources.ts';
import { chanceOfMost } from './rivalry.ts';
import { NO_CHANGES, scienceAhead, scienceNow, worthOfChange } from './science.ts';
import { buildingOf, effectsOf } from './stages.ts';
import { weights } from './weights.ts';
import { rivalled } from './wishes.ts';
import { entombedFor, leadersOf, lossOf, victoryAge, worthOfEffects, worthOfTomb } from './worth.ts';

/** Something that speaks for a choice, or what it costs. */
export type Reason =
  /** Points without further ado. */
  | { code: 'points'; points: number }
  /** Points of science that a symbol is expected to bring; `set`: it completes a set of three now. */
  | { code: 'science'; symbol: string; points: number; set: boolean }
  | { code: 'conflict'; against: Direction[]; points: number }
  | { code: 'peace'; points: number }
  /** The first of its kind; `unsold`: no neighbour sells it. */
  | { code: 'resource'; resource: string; unsold: boolean }
  | { code: 'resources'; kinds: number }
  | { code: 'cheaper-trade'; from: Direction[] }
  | { code: 'coins'; coins: number }
  | { code: 'chain'; from: string }
  | { code: 'leads-to'; cards: string[] }
  | { code: 'denies'; card: string; to: Direction }
  | { code: 'costs'; coins: number }
  | { code: 'saves-power'; power: string }
  | { code: 'joins'; card: string }
  | { code: 'stage'; stage: number }
  /** It brings so many coins, and there are these. */
  | { code: 'needs-coins'; brings: number; coins: number }
  /** A victory token, taken at once. */
  | { code: 'victory-token'; value: number }
  /** Debt for each neighbour. */
  | { code: 'indebts'; debt: number }
  /** What others get of it. */
  | { code: 'gives-coins'; coins: number; to: 'neighbours' | 'others' }
  | { code: 'others-lose'; coins: number }
  | { code: 'clears-defeats'; count: number }
  /** What all others give up together. */
  | { code: 'disarms'; points: number }
  /** Points on a condition, and how likely it will hold, in percent. */
  | { code: 'most'; of: string; points: number; chance: number }
  | { code: 'unbeaten'; points: number; chance: number }
  | { code: 'alone'; points: number }
  /** A leader of the city who has to be alone is so no more. */
  | { code: 'not-alone'; points: number }
  | { code: 'turns-symbol'; points: number }
  | { code: 'adds-symbol'; points: number }
  /** What the neighbours' boards start with costs a coin less. */
  | { code: 'smuggles'; resources: string[] }
  | { code: 'exchanges' }
  | { code: 'meets-leader' }
  | { code: 'copies'; from: Direction; stage: number }
  /** The card under the stage counts the neighbours' cards of its colour. */
  | { code: 'like-under'; colour: string; points: number }
  /** The leader who gains most in a tomb, and what is lost with the effect. */
  | { code: 'entombs'; card: string; points: number; lost: number }
  /** The tokens given up, in points. */
  | { code: 'gives-up'; points: number };

const { BUILD, STAGE, SELL, PICK, PAY, GIVE, SIDE, PASS } = choices;

/** The reasons for a choice that answers this question, the weightiest first. */
export function reasonsFor(position: Position, ask: Ask, choice: Choice): Reason[] {
  const { rules } = position;
  const deed = choices.deedOf(choice);
  const card = rules.cards[choices.cardOf(choice)];
  switch (deed) {
    case BUILD:
      return [...ofCard(position, card), ...ofWay(position, card, choice), ...denial(position, card)];
    case STAGE:
      return [...ofStage(position, choice), ...denial(position, card)];
    case SELL:
      return [
        { code: 'needs-coins', brings: saleOf(position.me), coins: position.me.coins },
        ...denial(position, card),
      ];
    case PICK:
      return ask.ask === 'pick' && ask.why === 'abu-simbel.entomb' ? ofTomb(position, card) : ofCard(position, card);
    case PAY:
      return [{ code: 'coins', coins: -choices.coinsOf(choice) }];
    case GIVE:
      return [{ code: 'gives-up', points: choices.givenOf(choice).reduce((sum, n, i) => sum + n * (2 * i + 1), 0) }];
    case SIDE:
    case PASS:
      return [];
  }
}

function ofCard(position: Position, card: Card): Reason[] {
  const leads = position.knowledge.leadsTo[card.id]
    .filter(({ card: later }) => later.age >= position.table.age)
    .map(({ card: later }) => later.name);
  const chain: Reason[] = leads.length > 0 ? [{ code: 'leads-to', cards: leads }] : [];
  const spoils = spoiled(position, card);
  const alone: Reason[] = spoils > 0 ? [{ code: 'not-alone', points: spoils }] : [];
  return [...ofEffects(position, card.effects, null), ...chain, ...alone];
}

/** `under`: the card under the stage that they are of. */
function ofEffects(position: Position, effects: readonly Effect[], under: Card | null): Reason[] {
  return effects.flatMap((effect) => ofEffect(position, effect, under));
}

const ofEffect = (position: Position, effect: Effect, under: Card | null): Reason[] =>
  (REASONS[effect.kind] as Reasons<Effect>)?.(position, effect, under) ?? [];

type Reasons<E> = ((position: Position, effect: E, under: Card | null) => Reason[]) | null;

/** Every kind, so that none is forgotten; null: the card says all there is to say. */
// biome-ignore lint/suspicious/noExplicitAny: nothing is known of a kind that no module has
const REASONS: { readonly [K in EffectKind]: Reasons<EffectOf<K>> } & { readonly [kind: string]: Reasons<any> } = {
  vp(position, { amount }) {
    const points = Math.round(amountOf(position, amount, weights));
    return points > 0 ? [{ code: 'points', points }] : [];
  },
  coins: (position, { amount }) => [{ code: 'coins', coins: amountOf(position, amount, null) }],
  shields: (position, { count }) => ofShields(position, count),
  symbol: (position, { symbol }) => ofSymbol(position, SYMBOLS.indexOf(symbol)),
  produce: (position, { units }) => ofProduction(position, units),
  trade: (_, { scope }) => [{ code: 'cheaper-trade', from: sides(scope) }],
  diplomacy(position) {
    const points = Math.round(conflictsAhead(position, weights, 0, true) - conflictsNow(position, weights));
    return points > 0 ? [{ code: 'peace', points }] : [];
  },
  freeBuild: null,
  cheaper: null,
  buyFromBank: null,
  whenever: null,
  betterSets: null,
  passDefeats: null,
  lastCard: null,
  dig: null,
  copyGuild: null,
  lose(position, { loss, count }) {
    const coins = loss === 'coins' ? Math.round(lossOf(position, weights, count)) : 0;
    return coins > 0 ? [{ code: 'others-lose', coins }] : [];
  },
  gift: (_, { coins, to }) => [{ code: 'gives-coins', coins, to }],
  takeVictory: ({ rules, table }, { age }) => [
    { code: 'victory-token', value: tokenValue(rules, victoryAge(age, table.age)) },
  ],
  indebt: (_, { debt }) => [{ code: 'indebts', debt }],
  clearDefeats({ me, rules }) {
    const count = me.tokens[rules.military.defeat];
    return count > 0 ? [{ code: 'clears-defeats', count }] : [];
  },
  disarm(position) {
    const points = disarmed(position);
    return points > 0 ? [{ code: 'disarms', points }] : [];
  },
  most: (position, { of, points }) => [
    { code: 'most', of, points, chance: percent(chanceOfMost(position, weights, rivalled(of), 0)) },
  ],
  unbeaten: (position, { points }) => [
    { code: 'unbeaten', points, chance: percent(chanceUnbeaten(position, weights, 0, false)) },
  ],
  alone: ({ me }, { points }) => (me.tally.colours[WHITE] > 0 ? [] : [{ code: 'alone', points }]),
  turnSymbol: (position) => [{ code: 'turns-symbol', points: changed(position, 'turned') }],
  moreSymbol: (position) => [{ code: 'adds-symbol', points: changed(position, 'added') }],
  smuggle(position) {
    const resources = smuggled(position).map((resource) => RESOURCES[resource]);
    return resources.length > 0 ? [{ code: 'smuggles', resources }] : [];
  },
  exchange: () => [{ code: 'exchanges' }],
  meetLeader: () => [{ code: 'meets-leader' }],
  likeUnder(position, effect, under) {
    if (!under) return [];
    const points = Math.round(worthOfEffects(position, weights, [effect], false, under.colour));
    return [{ code: 'like-under', colour: COLOURS[under.colour], points }];
  },
  entomb(position) {
    const [best] = leadersOf(position)
      .map((leader) => ({ leader, gain: worthOfTomb(position, weights, leader) }))
      .sort((a, b) => b.gain - a.gain);
    return best ? ofTomb(position, best.leader) : [];
  },
  // told with the stage, which knows whose it is
  copyStage: null,
  rebate: null,
  follow: null,
  copySymbol: null,
  incomeBonus: null,
  defeatsAsShields: null,
  victory: null,
  doubleGuild: null,
  pawn: null,
  recruitFree: null,
  recruitCheaper: null,
  copyLeader: null,
  drawLeaders: null,
  extraLeader: null,
};

const WHITE = COLOURS.indexOf('white');

const percent = (chance: number): number => 5 * Math.round(20 * chance);

const tokenValue = ({ tokens, military }: Position['rules'], age: number): number =>
  tokens[military.victories[age - 1]].points;

const changed = (position: Position, what: 'turned' | 'added'): number =>
  Math.round(worthOfChange(position, weights, what));

function ofTomb(position: Position, leader: Card): Reason[] {
  const points = entombedFor(position, leader);
  const lost = Math.round(points - worthOfTomb(position, weights, leader));
  return [{ code: 'entombs', card: leader.name, points, lost: Math.max(0, lost) }];
}

const sides = (scope: number): Direction[] => [
  ...(scope & LEFT ? ['left' as const] : []),
  ...(scope & RIGHT ? ['right' as const] : []),
];

/** Borders that these shields turn, or make safer. */
function ofShields(position: Position, shields: number): Reason[] {
  const { rules, seat, me } = position;
  const ally = rules.setup.allies[seat];
  const turns = (side: Direction): boolean => {
    const theirs = position[side].tally.shields;
    return rules[side][seat] !== ally && me.tally.shields <= theirs && me.tally.shields + shields > theirs;
  };
  const against = (['left', 'right'] as const).filter(turns);
  const gained = conflictsAhead(position, weights, shields, false) - conflictsNow(position, weights);
  const points = Math.round(gained);
  return points > 0 ? [{ code: 'conflict', against, points }] : [];
}

function ofSymbol(position: Position, kind: number): Reason[] {
  const { compass, gear, tablet } = position.me.tally;
  const held = [compass, gear, tablet];
  const one: [number, number, number] = [0, 0, 0];
  if (kind < 3) one[kind] = 1;
  const gained =
    scienceAhead(position, weights, one, { ...NO_CHANGES, free: kind < 3 ? 0 : 1 }) - scienceNow(position, weights);
  const set = kind < 3 && held.every((count, other) => (other === kind ? count : count - 1) >= held[kind]);
  return [{ code: 'science', symbol: SYMBOLS[kind], points: Math.round(gained), set }];
}

function ofProduction(position: Position, units: readonly number[]): Reason[] {
  const all = units.reduce((set, unit) => set | unit, 0);
  const kinds = RESOURCES.flatMap((_, i) => ((all >> i) & 1 ? [i] : []));
  const news = kinds.filter((resource) => position.me.tally.own[1 << resource] === 0);
  if (news.length === 0) return [{ code: 'resources', kinds: kinds.length }];
  return news
    .slice(0, 2)
    .map(
      (resource): Reason => ({ code: 'resource', resource: RESOURCES[resource], unsold: !isSold(position, resource) }),
    );
}

function ofWay(position: Position, card: Card, choice: Choice): Reason[] {
  const { rules, me } = position;
  const via = choices.viaOf(choice);
  if (via === choices.CHAIN) {
    const from = card.chain.find(({ word, bit }) => (me.tally.built[word] & bit) !== 0);
    return [{ code: 'chain', from: from?.name ?? '' }];
  }
  if (via >= choices.FIRST_POWER) return [{ code: 'saves-power', power: rules.powers[via - choices.FIRST_POWER].name }];
  const coins = choices.costOf(choice);
  return coins > 0 ? [{ code: 'costs', coins }] : [];
}

function ofStage(position: Position, choice: Choice): Reason[] {
  const { rules, table } = position;
  const building = buildingOf(position, choice);
  const { place, from, copied } = building;
  const under = rules.cards[choices.cardOf(choice)];
  const whose: Reason[] = from && copied !== null ? [{ code: 'copies', from, stage: copied + 1 }] : [];
  const joined: Reason[] = choices.joinOf(choice) > 0 ? [{ code: 'joins', card: rules.cards[table.project].name }] : [];
  const coins = choices.costOf(choice);
  const costs: Reason[] = coins > 0 ? [{ code: 'costs', coins }] : [];
  return [
    { code: 'stage', stage: place + 1 },
    ...whose,
    ...ofEffects(position, effectsOf(building), under),
    ...joined,
    ...costs,
  ];
}

/** Points a card has to be worth to the next player before it is worth a word. */
const WORTH_DENYING = 5;

function denial(position: Position, card: Card): Reason[] {
  const { rules, seat, table, plays } = position;
  // a city without a player has no hand to pass on
  if (plays[table.age] === 0 || table.turn === 0 || seat >= rules.players) return [];
  const next = nextHolder(table.age, rules.players, seat);
  if (rules.setup.allies[seat] === next) return [];
  const to: Direction = rules.left[seat] === next ? 'left' : 'right';
  const theirs = worthInHand(fromChair(position, next), weights, card);
  return theirs >= WORTH_DENYING ? [{ code: 'denies', card: card.name, to }] : [];
}
