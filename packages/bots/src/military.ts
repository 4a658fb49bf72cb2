/** What the conflicts to come are worth. */
import { AGES } from '@polis/engine';
import type { City, Position } from './position.ts';
import type { Weights } from './weights.ts';
import { hasBuilt, pointsWished } from './wishes.ts';

const VICTORY = [0, 1, 3, 5];

/** The same as things stand, worked out once. */
export function conflictsNow(position: Position, weights: Weights): number {
  if (Number.isNaN(position.memo.conflicts)) position.memo.conflicts = conflictsAhead(position, weights, 0, false);
  return position.memo.conflicts;
}

/** Points that the conflicts of all Ages to come can be expected to bring, with so many shields more; `skipping` this Age. */
export function conflictsAhead(position: Position, weights: Weights, more: number, skipping: boolean): number {
  const { rules, left, right, table } = position;
  const { teams } = rules;
  const ally = rules.setup.allies[position.seat];
  const mine = strengthOf(position, position.me) + more;
  const stakes = stakesOf(position);
  const allOdds = oddsBy(weights);
  let points = 0;
  let turns = 0;
  for (let age = Math.max(1, table.age); age <= AGES; age++) {
    turns += position.plays[age] ?? 0;
    if (skipping && age === table.age) continue;
    allOdds[turns] ??= oddsIn(weights, turns);
    const odds = allOdds[turns];
    if (ally !== rules.left[position.seat]) points += border(mine - strengthOf(position, left), odds, stakes[age]);
    if (ally !== rules.right[position.seat]) points += border(mine - strengthOf(position, right), odds, stakes[age]);
  }
  const unbeaten = pointsWished(position.me, position.knowledge.wishes.unbeaten);
  const bet = unbeaten > 0 ? unbeaten * chanceUnbeaten(position, weights, more, skipping) : 0;
  return (teams ? 2 * points : points) + bet;
}

/** What a victory token of each Age is worth to this city: cards may ask for those of one value. */
export function stakesOf(position: Position): readonly number[] {
  position.memo.stakes ??= stakesIn(position);
  return position.memo.stakes;
}

function stakesIn({ me, knowledge }: Position): readonly number[] {
  const wished = knowledge.wishes.tokens.filter(({ age, card }) => age > 0 && hasBuilt(me, card));
  if (wished.length === 0) return VICTORY;
  return VICTORY.map((value, of) =>
    wished.reduce((sum, { age, each, every }) => (age === of ? sum + each / every : sum), value),
  );
}

/** What victory tokens that are held, so many of each Age, are worth at the end. */
export function worthOfVictories({ me, knowledge }: Position, held: readonly number[]): number {
  const printed = held.reduce((sum, count, i) => sum + count * VICTORY[i + 1], 0);
  return knowledge.wishes.tokens.reduce(
    (sum, { age, card, each, every }) =>
      age > 0 && hasBuilt(me, card) ? sum + each * Math.floor(held[age - 1] / every) : sum,
    printed,
  );
}

/** What one more victory token of that Age is worth, with what cards give for tokens of any value. */
export function worthOfVictory(position: Position, age: number): number {
  const { me, knowledge } = position;
  return knowledge.wishes.tokens.reduce(
    (sum, wish) => (wish.age === 0 && hasBuilt(me, wish.card) ? sum + wish.each / wish.every : sum),
    stakesOf(position)[age],
  );
}

/** How many victory tokens of an Age the conflicts can still be expected to bring. */
export function victoriesAhead(position: Position, weights: Weights, age: number): number {
  let tokens = 0;
  for (const { of, win } of bordersAhead(position, weights, 0, false)) if (of === age) tokens += win;
  return position.rules.teams ? 2 * tokens : tokens;
}

/**
 * How likely this city has no defeat token at the end. Who is strong on one border is so on the others: the truth lies
 * between the weakest border alone and all of them, each by itself.
 */
export function chanceUnbeaten(position: Position, weights: Weights, more: number, skipping: boolean): number {
  const { me, rules } = position;
  if (me.tokens[rules.military.defeat] > 0) return 0;
  if (me.tally.passesDefeats) return 1;
  let all = 1;
  let weakest = 1;
  // a single defeat is too many: what is doubtful is more so here
  const wary = { ...weights, doubt: 1.6 * weights.doubt, doubtPerTurn: 1.6 * weights.doubtPerTurn };
  for (const { lose } of bordersAhead(position, wary, more, skipping)) {
    all *= 1 - lose;
    weakest = Math.min(weakest, 1 - lose);
  }
  return 0.8 * Math.sqrt(all * weakest);
}

/** Every border of every Age to come, with the chances there. */
function bordersAhead(
  position: Position,
  weights: Weights,
  more: number,
  skipping: boolean,
): { of: number; win: number; lose: number }[] {
  const { rules, seat, table } = position;
  const mine = strengthOf(position, position.me) + more;
  const foes = (['left', 'right'] as const).filter((side) => rules[side][seat] !== rules.setup.allies[seat]);
  const borders: { of: number; win: number; lose: number }[] = [];
  let turns = 0;
  for (let of = Math.max(1, table.age); of <= AGES; of++) {
    turns += position.plays[of] ?? 0;
    if (skipping && of === table.age) continue;
    const doubt = weights.doubt + weights.doubtPerTurn * turns;
    for (const side of foes) {
      const lead = mine - strengthOf(position, position[side]);
      borders.push({ of, win: surely((lead - 0.5) / doubt), lose: surely((-lead - 0.5) / doubt) });
    }
  }
  return borders;
}

function strengthOf({ rules }: Position, { tally, tokens }: City): number {
  return tally.shields + tally.shieldsPerDefeat * tokens[rules.military.defeat];
}

/** A lead of so many shields, when so much can still change. */
const border = (lead: number, odds: Odds, victory: number): number =>
  victory * winning(lead, odds) - winning(-lead, odds);

/** The chance to win with each lead of whole shields, and how doubtful it is. */
interface Odds {
  doubt: number;
  chances: readonly number[];
}

/** A lead after which the rest is worked out. */
const LEAD = 20;

const known = new WeakMap<Weights, Odds[]>();

/** By the turns that are still to come: there are few, and each lead is met again and again. */
function oddsBy(weights: Weights): Odds[] {
  const before = known.get(weights);
  if (before) return before;
  const none: Odds[] = [];
  known.set(weights, none);
  return none;
}

function oddsIn(weights: Weights, turns: number): Odds {
  const doubt = weights.doubt + weights.doubtPerTurn * turns;
  return { doubt, chances: Array.from({ length: 2 * LEAD + 1 }, (_, i) => surely((i - LEAD - 0.5) / doubt)) };
}

/** Half a shield or a very great lead is not in the list. */
function winning(lead: number, { doubt, chances }: Odds): number {
  const at = lead + LEAD;
  return at >= 0 && at < chances.length && Number.isInteger(at) ? chances[at] : surely((lead - 0.5) / doubt);
}

/** Close to the normal distribution, and quick. */
export const surely = (x: number): number => 1 / (1 + Math.exp(-1.7 * x));
