/** What no table with leaders can look like. */
import type { Table } from '../../module.ts';
import { CITY, DISCARD, deckOf, HAND, UNDER } from '../../piles.ts';
import type { Setup } from '../../rules.ts';
import { AGES } from '../../timeline.ts';
import type { CardId, SeatId } from '../../types.ts';
import { isRecruit } from '../../vocabulary.ts';
import { mayRecruitLater } from './phases.ts';

declare module '../../scenario-types.ts' {
  interface ScenarioSeat {
    /** Leaders recruited. */
    leaders?: string[];
    /** Leaders held. */
    leaderHand?: string[];
    /** Before the first Age: the pack of leaders to choose from. */
    draft?: string[];
    /** The leader copied by the Courtesans Guild. */
    courtesan?: string;
  }
}

const GUILD = 'courtesans-guild';
/** Where nothing but leaders lies, each of them once. A board may have room for those who are entombed. */
const OWN_PILES = ['leaders', 'leader-hand', 'draft', 'entombed'];

export function refuseLeaders(table: Table, strict: boolean): string | null {
  return (
    drafting(table) ??
    misplaced(table) ??
    twice(table) ??
    withoutPlayer(table) ??
    wronglyCopied(table) ??
    (strict ? miscounted(table) : null)
  );
}

/** Empty for one that no module has. */
const pileOf = ({ rules, state }: Table, seat: SeatId, pile: string): readonly CardId[] =>
  state.seats[seat].piles[rules.seatPiles.findIndex(({ id }) => id === pile)] ?? [];

const seatsOf = ({ state }: Table): SeatId[] => state.seats.map((_, seat) => seat);

const nameOf = ({ rules }: Table, card: CardId): string => rules.cards[card].name;

const isLeader = ({ rules }: Table, card: CardId): boolean => isRecruit(rules.cards[card]);

/** Packs are there only before the first Age (L-07). */
function drafting(table: Table): string | null {
  const seat = seatsOf(table).find((one) => table.state.age > 0 && pileOf(table, one, 'draft').length > 0);
  return seat === undefined ? null : `seat ${seat} has a pack of the draft, which is over in Age ${table.state.age}`;
}

/** Leaders are in no deck, so in no hand of an Age, no city and no discard pile; and nothing else is a leader (L-03, L-12). */
function misplaced(table: Table): string | null {
  const { state } = table;
  const leaderIn = (pile: readonly CardId[], place: string): string[] =>
    pile
      .filter((card) => isLeader(table, card))
      .map((card) => `${nameOf(table, card)} is a leader and not for ${place}`);
  const otherIn = (seat: SeatId, pile: string): string[] =>
    pileOf(table, seat, pile)
      .filter((card) => !isLeader(table, card))
      .map((card) => `${nameOf(table, card)} is no leader, and seat ${seat} has it as one`);
  const drawn = state.age > 0 ? state.piles[deckOf(state.age)] : [];
  return (
    [
      ...seatsOf(table).flatMap((seat) => [
        ...leaderIn(state.seats[seat].piles[HAND], 'the hand of an Age; leaders held are the "leaderHand"'),
        ...leaderIn(state.seats[seat].piles[CITY], 'the "city"; leaders recruited are "leaders"'),
        ...[...OWN_PILES, 'courtesan'].flatMap((pile) => otherIn(seat, pile)),
      ]),
      ...leaderIn(state.piles[DISCARD], 'the discard pile; leaders go back to the box'),
      ...leaderIn(drawn, 'the draw pile'),
    ][0] ?? null
  );
}

/** All are different (L-01). One that is copied lies where it was. */
function twice(table: Table): string | null {
  const { state } = table;
  const lying = seatsOf(table).flatMap((seat) =>
    [...OWN_PILES.flatMap((pile) => pileOf(table, seat, pile)), ...state.seats[seat].piles[UNDER]]
      .filter((card) => isLeader(table, card))
      .map((card) => ({ card, seat })),
  );
  const second = lying.find(({ card }, i) => lying.findIndex((other) => other.card === card) < i);
  if (!second) return null;
  const first = lying.find(({ card }) => card === second.card)?.seat;
  const where = first === second.seat ? `seat ${first} has it twice` : `seats ${first} and ${second.seat} have it`;
  return `${nameOf(table, second.card)} is there only once, and ${where}`;
}

/** The Free City never recruits (L-16, L-18, L-R4). */
function withoutPlayer(table: Table): string | null {
  const { rules } = table;
  const seat = seatsOf(table).find(
    (city) => city >= rules.players && OWN_PILES.some((pile) => pileOf(table, city, pile).length > 0),
  );
  return seat === undefined ? null : `seat ${seat} is the Free City, which has no leaders`;
}

/**
 * Only the Courtesans Guild copies, and only a leader of a neighbour (L-44). Neither ever leaves, so both are still
 * there.
 */
function wronglyCopied(table: Table): string | null {
  const copies = seatsOf(table).flatMap((seat) => pileOf(table, seat, 'courtesan').map((copied) => ({ seat, copied })));
  for (const { seat, copied } of copies) {
    const name = nameOf(table, copied);
    if (!table.state.seats[seat].piles[CITY].some((card) => nameOf(table, card) === GUILD))
      return `seat ${seat} copies ${name} and has no ${GUILD}`;
    if (pileOf(table, seat, 'leaders').includes(copied)) return `seat ${seat} copies ${name}, a leader of its own`;
    if (!leadersBeside(table, seat).includes(copied))
      return `seat ${seat} copies ${name}, and neither neighbour has recruited that leader`;
  }
  return null;
}

/** Leaders that neighbours have, or have entombed since. */
const leadersBeside = (table: Table, seat: SeatId): CardId[] => {
  const { left, right } = table.rules;
  return [left[seat], right[seat]].flatMap((next) =>
    ['leaders', 'entombed'].flatMap((pile) => pileOf(table, next, pile)),
  );
};

/** How many leaders each player was dealt (L-06). */
const dealt = ({ deals, names }: Setup): number => deals.find(({ to }) => to === names.seatPile('draft'))?.each ?? 0;

/** How large the packs of the draft are, by the packs and hands that are told. */
export function packAt(table: Table): number {
  if (table.state.age > 0) return 0;
  const most = (pile: string): number => Math.max(...seatsOf(table).map((seat) => pileOf(table, seat, pile).length));
  return most('draft') || dealt(table.rules.setup) - most('leader-hand');
}

/** How many leaders a player holds at this time; none where it could be any number. */
export function heldAt(table: Table, seat: SeatId): number {
  const all = dealt(table.rules.setup);
  return table.state.age === 0 ? all - packAt(table) : (heldBy(table, seat, all) ?? 0);
}

/** Packs go round in the draft (L-07), and each recruitment turn takes one leader from the hand (L-09, L-14). */
function miscounted(table: Table): string | null {
  const { rules, state } = table;
  const all = dealt(rules.setup);
  const first = pileOf(table, 0, 'draft').length;
  for (let seat = 0; seat < rules.players; seat++) {
    const hand = pileOf(table, seat, 'leader-hand').length;
    const pack = pileOf(table, seat, 'draft').length;
    if (state.age === 0 && (pack < 2 || pack !== first || pack + hand !== all))
      return `seat ${seat} holds leaders: ${hand}, and a pack of ${pack}; in the draft everybody has ${all}, and packs are equal`;
    const held = state.age === 0 ? null : heldBy(table, seat, all);
    if (held !== null && held !== hand)
      return `seat ${seat} holds leaders: ${hand}; at this time it can only be ${held}`;
  }
  return null;
}

/** Null where a stage has brought leaders, or lets one more be recruited (L-58, L-59, X-08). */
function heldBy(table: Table, seat: SeatId, all: number): number | null {
  const { age, turn, seats } = table.state;
  if (mayRecruitLater(table, seat, 0) && (seats[seat].stage > 0 || (age === AGES && turn > 0))) return null;
  if (turn === 0) return all - (age - 1);
  return age === AGES ? 0 : all - age;
}
