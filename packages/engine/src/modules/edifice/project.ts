/** Taking part in the Edifice of an Age, and building it (E-12 to E-32). */
import { CANNOT_JOIN } from '../../joining.ts';
import type { Joining, Phase, Table } from '../../module.ts';
import { onceFor } from '../../once-for.ts';
import { take } from '../../piles.ts';
import type { Rules } from '../../rules.ts';
import { addLasting } from '../../tally.ts';
import type { CardId, PileId, SeatId } from '../../types.ts';
import { asRead } from '../../versions.ts';
import { penalties } from './edifices.ts';
import { REWARD_PER_PAWN } from './readings.ts';
import { pawnOf, pawnsOfStages } from './tokens.ts';

/** Where an Edifice lies says what has become of it. */
export const PROJECTS = 'projects';
export const BUILT = 'edifices';
export const FAILED = 'failed-edifices';
/** At each seat: a mark of the Edifice for every reward gained. */
export const REWARDS = 'rewards';

/** The same as piles of the table. */
export const placesIn = onceFor(({ tablePile }: Rules) => ({
  projects: tablePile(PROJECTS),
  built: tablePile(BUILT),
  failed: tablePile(FAILED),
}));
const rewardsPile = onceFor(({ seatPile }: Rules) => seatPile(REWARDS));

/** The Edifice of that Age among those of a pile. */
export function edificeIn({ rules, state }: Table, pile: PileId, age: number): CardId | undefined {
  const cards = state.piles[pile];
  for (let i = 0; i < cards.length; i++) if (rules.cards[cards[i]].age === age) return cards[i];
  return undefined;
}

/** With a stage, once an Age, as long as there is a pawn on the Edifice of the Age. */
export const joining: Joining = {
  name: 'edifice',
  price(table, seat) {
    const { rules, state } = table;
    if (state.tokens[pawnOf(rules, state.age)] === 0) return CANNOT_JOIN;
    const edifice = edificeIn(table, placesIn(rules).projects, state.age);
    return edifice === undefined || hasTakenPart(table, seat) ? CANNOT_JOIN : rules.cards[edifice].cost.coins;
  },
  /** When several take the last pawns in one turn, the box has one for each (E-22). */
  joined({ rules, state }, seat) {
    const token = pawnOf(rules, state.age);
    state.seats[seat].tokens[token]++;
    if (state.tokens[token] > 0) state.tokens[token]--;
  },
  whyNot(table) {
    const { age } = table.state;
    const places = placesIn(table.rules);
    const lying = (pile: PileId): string | undefined => {
      const card = edificeIn(table, pile, age);
      return card === undefined ? undefined : table.rules.cards[card].name;
    };
    const [built, failed, project] = [places.built, places.failed, places.projects].map(lying);
    if (built) return { why: 'built', what: built };
    if (failed) return { why: 'failed', what: failed };
    return project ? { why: 'joined', what: project } : { why: 'nothing' };
  },
  what: (table) => table.rules.cards[edificeIn(table, placesIn(table.rules).projects, table.state.age) as CardId].name,
  penalty: (card) => penalties.get(card),
};

/** A pawn of this Age that no stage has brought was paid for (E-16, EQ-38). */
function hasTakenPart({ rules, state }: Table, seat: SeatId): boolean {
  const city = state.seats[seat];
  const pawns = city.tokens[pawnOf(rules, state.age)];
  return pawns > 0 && pawns > pawnsOfStages(rules, city, state.age);
}

/** As soon as the last pawn is taken the Edifice stands, and all who have a pawn of it gain its reward at once. */
export const finishes: Phase = {
  enter(table) {
    const { rules, state, log } = table;
    const { projects, built } = placesIn(rules);
    const edifice = edificeIn(table, projects, state.age);
    if (edifice !== undefined && state.tokens[pawnOf(rules, state.age)] === 0) {
      take(state.piles[projects], edifice);
      state.piles[built].push(edifice);
      log?.push({ event: 'finished', card: rules.cards[edifice].name, holders: holdersOf(table, state.age) });
    }
    for (const finished of state.piles[built]) reward(table, finished);
  },
};

export function holdersOf({ rules, state }: Table, age: number): SeatId[] {
  const token = pawnOf(rules, age);
  const holders: SeatId[] = [];
  for (let seat = 0; seat < rules.seats; seat++) if (state.seats[seat].tokens[token] > 0) holders.push(seat);
  return holders;
}

function countOf(cards: readonly CardId[], wanted: CardId): number {
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] === wanted) count++;
  return count;
}

/** How many rewards so many pawns of an Edifice bring. */
export const rewardsFor = (rules: Rules, pawns: number): number =>
  asRead(REWARD_PER_PAWN, rules) ? pawns : Math.min(1, pawns);

/** What is still due for pawns of this Edifice, also for one that came after it was built (EQ-35). */
function reward(table: Table, edifice: CardId): void {
  const { rules, state } = table;
  const card = rules.cards[edifice];
  const token = pawnOf(rules, card.age);
  const pile = rewardsPile(rules);
  for (let seat = 0; seat < rules.seats; seat++) {
    const city = state.seats[seat];
    const pawns = city.tokens[token];
    if (pawns === 0) continue;
    const marks = city.piles[pile];
    const due = rewardsFor(rules, pawns);
    for (let had = countOf(marks, edifice); had < due; had++) {
      marks.push(edifice);
      addLasting(city.tally, card, false);
      for (const once of card.once.flat()) once.apply(table, seat, once.effect);
    }
  }
}
