/** Why a choice is good, as data that any language can say, and in English. */
import {
  type Card,
  type Choice,
  choices,
  type Direction,
  type Effect,
  type EffectKind,
  type EffectOf,
  LEFT,
  listed,
  many,
  nextHolder,
  RESOURCES,
  RIGHT,
  SYMBOLS,
  saleOf,
  titled,
} from '@polis/engine';
import { amountOf } from './counts.ts';
import { conflictsAhead, conflictsNow } from './military.ts';
import { fromChair, type Position } from './position.ts';
import { isSold } from './resources.ts';
import { scienceAhead, scienceNow } from './science.ts';
import { weights } from './weights.ts';
import { worthInHand } from './worth.ts';

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
  | { code: 'needs-coins'; brings: number; coins: number };

const { BUILD, STAGE, SELL, PICK, PAY, GIVE, SIDE, PASS } = choices;

/** The reasons for a choice, the weightiest first. */
export function reasonsFor(position: Position, choice: Choice): Reason[] {
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
      return ofCard(position, card);
    case PAY:
      return [{ code: 'coins', coins: -choices.coinsOf(choice) }];
    case GIVE:
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
  return [...ofEffects(position, card.effects), ...chain];
}

function ofEffects(position: Position, effects: readonly Effect[]): Reason[] {
  return effects.flatMap((effect) => ofEffect(position, effect));
}

const ofEffect = (position: Position, effect: Effect): Reason[] =>
  (REASONS[effect.kind] as Reasons<Effect>)?.(position, effect) ?? [];

type Reasons<E> = ((position: Position, effect: E) => Reason[]) | null;

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
  lose: null,
  gift: null,
  rebate: null,
  follow: null,
  copySymbol: null,
  incomeBonus: null,
  defeatsAsShields: null,
  victory: null,
  clearDefeats: null,
  doubleGuild: null,
  pawn: null,
  recruitFree: null,
  recruitCheaper: null,
  copyLeader: null,
  drawLeaders: null,
  extraLeader: null,
};

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
  const gained = scienceAhead(position, weights, one, kind < 3 ? 0 : 1) - scienceNow(position, weights);
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
  const { rules, me, table } = position;
  const stage = rules.wonders[me.wonder].stages[me.stage];
  const option = choices.optionOf(choice);
  const effects = option > 0 ? [...stage.effects, ...stage.options[option - 1].effects] : stage.effects;
  const joined: Reason[] = choices.joinOf(choice) > 0 ? [{ code: 'joins', card: rules.cards[table.project].name }] : [];
  const coins = choices.costOf(choice);
  const costs: Reason[] = coins > 0 ? [{ code: 'costs', coins }] : [];
  return [{ code: 'stage', stage: me.stage + 1 }, ...ofEffects(position, effects), ...joined, ...costs];
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

const both = (names: readonly Direction[]): string =>
  names.length === 2 ? 'both neighbours' : `your ${names[0]} neighbour`;

/** The reason as a part of a sentence. */
export function reasonText(reason: Reason): string {
  switch (reason.code) {
    case 'points':
      return `about ${many(reason.points, 'point')} at the end`;
    case 'science':
      return `${reason.set ? 'completes a set: ' : ''}about +${many(reason.points, 'point')} of science`;
    case 'conflict':
      return reason.against.length > 0
        ? `makes you stronger than ${both(reason.against)}, about +${many(reason.points, 'point')}`
        : `helps in the conflicts, about +${many(reason.points, 'point')}`;
    case 'peace':
      return `keeps you out of a conflict you would lose, about +${many(reason.points, 'point')}`;
    case 'resource':
      return reason.unsold
        ? `your first ${reason.resource}, which no neighbour sells`
        : `your first ${reason.resource}`;
    case 'resources':
      return 'more of what you will need twice';
    case 'cheaper-trade':
      return `trade with ${both(reason.from)} gets cheaper`;
    case 'coins':
      return reason.coins < 0 ? `${many(-reason.coins, 'coin')} paid` : `${many(reason.coins, 'coin')} at once`;
    case 'chain':
      return `free because of ${titled(reason.from)}`;
    case 'leads-to':
      return `will make ${listed(reason.cards.map(titled))} free`;
    case 'denies':
      return `${titled(reason.card)} would be good for your ${reason.to} neighbour, who gets this hand next`;
    case 'costs':
      return `costs ${many(reason.coins, 'coin')}`;
    case 'saves-power':
      return `free by ${titled(reason.power)}`;
    case 'joins':
      return `takes part in ${titled(reason.card)}`;
    case 'stage':
      return `stage ${reason.stage} of your wonder`;
    case 'needs-coins':
      return `${many(reason.brings, 'coin')}; you have ${reason.coins}`;
  }
}
