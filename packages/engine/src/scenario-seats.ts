/** A seat of a scenario, as it is set at the table. */
import { comesWith } from './absent.ts';
import { refuseSide } from './mixes.ts';
import type { ReadCards, Table } from './module.ts';
import { didYouMean, noSuch } from './nearest.ts';
import { CITY, HAND, UNDER } from './piles.ts';
import type { Rules, Wonder } from './rules.ts';
import { cityName, insist, refuse, told } from './scenario-rules.ts';
import type { ScenarioSeat } from './scenario-types.ts';
import { CHOOSES_SIDE, copiedAt, setCopied, setOption, stageIn } from './stages.ts';
import { retally } from './tally.ts';
import type { Seat, SeatId, TokenId, WonderId } from './types.ts';
import { LEFT, RIGHT, SIDES, type Side } from './vocabulary.ts';

const DEFAULT_COINS = 3;
const NO_BOARD = 'a city without a board';

/** Boards come first: what a stage gives may depend on those of the neighbours. */
export function setBoards(rules: Rules, seats: readonly Seat[], from: readonly ScenarioSeat[], cards: ReadCards): void {
  for (const [id, seat] of seats.entries()) setBoard(rules, seat, from[id], id, cards);
  seats.forEach((seat, id) => {
    setCopies(rules, seats, from[id], id);
    setOptions(rules, seat, from[id]);
  });
}

export function setSeat(
  { rules, state }: Pick<Table, 'rules' | 'state'>,
  from: ScenarioSeat,
  id: number,
  cards: ReadCards,
): void {
  const seat = state.seats[id];
  const { coins = DEFAULT_COINS, city = [], hand = [] } = from;
  seat.coins = coins;
  seat.piles[CITY] = cards(city, `${id}-city`);
  seat.piles[HAND] = cards(hand, `${id}`);
  fillPiles(rules, seat, from, cards);
  const buildings = seat.piles[CITY].map((built) => rules.cards[built].building);
  const twice = city.find((_, i) => buildings.indexOf(buildings[i]) !== i);
  insist(!twice, `seat ${id} has ${String(twice)} twice`);
  setTokens(rules, seat, from, id, state.age);
  seat.tally = retally(rules, seat);
  setUsed(rules, seat, from, id);
}

/** Its side, its stages and what lies under them; a side that is still to be chosen is the first one until then. */
function setBoard(rules: Rules, seat: Seat, from: ScenarioSeat, id: number, cards: ReadCards): void {
  const { wonder = NO_BOARD, side = 'A', under = [] } = from;
  const isOpen = side === 'choice';
  insist(!isOpen || from.wonder !== undefined, 'a city without a board has no side to choose');
  const sides = rules.wonderByCity.get(cityName(from, id)) as Record<Side, WonderId>;
  seat.wonder = sides[isOpen ? 'A' : SIDES[side]];
  for (const shown of isOpen ? (['A', 'B'] as const) : [SIDES[side]]) {
    const wrong = from.wonder === undefined ? null : refuseSide(rules, wonder, shown);
    if (wrong) refuse(wrong);
  }
  const board = rules.wonders[seat.wonder];
  const built = placesTold(board, from, wonder);
  const most = isOpen ? 0 : board.stages.length;
  insist(built.length <= most, `${wonder} has ${most} stages, not ${built.length}`);
  seat.stage = built.length;
  if (board.anyOrder) for (const [before, place] of built.entries()) setOption(seat, before, place);
  insist(
    under.length <= built.length,
    `seat ${id} has more cards under stages (${under.length}) than stages (${built.length})`,
  );
  seat.piles[UNDER] = cards(under, `${id}-under`);
}

/** The places of the stages built, counted from 0: so many from the left, or those that are listed. */
function placesTold({ anyOrder, stages }: Wonder, { stages: told = 0 }: ScenarioSeat, wonder: string): number[] {
  if (!Array.isArray(told)) return Array.from({ length: told }, (_, place) => place);
  insist(told.length === 0 || stages.length > 0, `${wonder} has no stages`);
  insist(
    told.every((number) => number >= 1 && number <= stages.length),
    `${wonder} has stages 1 to ${stages.length}`,
  );
  insist(
    told.every((number, i) => told.indexOf(number) === i),
    `a stage of ${wonder} is listed twice`,
  );
  insist(anyOrder || told.every((number, i) => number === i + 1), `the stages of ${wonder} are built from the left`);
  return told.map((number) => number - 1);
}

/** The neighbours whose stages are copied: all of them, or only that which could have been the other. */
function setCopies(rules: Rules, seats: readonly Seat[], { wonder = NO_BOARD, from }: ScenarioSeat, id: SeatId): void {
  const seat = seats[id];
  const built = rules.wonders[seat.wonder].stages.slice(0, seat.stage);
  const copying = built.flatMap(({ copies }, stage) => (copies ? [{ stage, copies }] : []));
  const open = copying.filter(({ copies }) => copies.scope === (LEFT | RIGHT));
  const told = [from ?? []].flat();
  insist(
    told.length === copying.length || told.length === open.length,
    `stages of ${wonder} that do what a neighbour's does and are built: ${copying.length}; "from" says for each whose it is`,
  );
  const named = told.length === copying.length ? copying : open;
  for (const { stage, copies } of copying) {
    const at = named.findIndex((other) => other.stage === stage);
    const direction = at >= 0 ? (told[at] === 'left' ? LEFT : RIGHT) : copies.scope;
    insist((direction & copies.scope) !== 0, `stage ${stage + 1} of ${wonder} is not a copy of that neighbour's`);
    setCopied(seat, stage, seats[direction === LEFT ? rules.left[id] : rules.right[id]].wonder);
  }
}

/** One choice for each built stage that offered one. */
function setOptions(rules: Rules, seat: Seat, { wonder = NO_BOARD, options = [] }: ScenarioSeat): void {
  const { anyOrder, stages } = rules.wonders[seat.wonder];
  const built = anyOrder ? [] : stages.slice(0, seat.stage);
  const offering = built.flatMap((one, stage) => {
    const source = one.copies ? stageIn(rules, copiedAt(seat, stage), one.copies.place) : one;
    const offered = source?.options ?? [];
    return offered.length > 0 ? [{ stage, offered }] : [];
  });
  insist(
    options.length === offering.length,
    `stages that offer a choice and are built at ${wonder}: ${offering.length}; "options" says which was chosen, 1 for the first`,
  );
  offering.forEach(({ stage, offered }, i) => {
    const chosen = options[i];
    insist(chosen >= 1 && chosen <= offered.length, `there is no option ${chosen}`);
    setOption(seat, stage, chosen);
  });
}

/** Fields of the scenario that modules have named for their piles. */
function fillPiles(rules: Rules, seat: Seat, from: ScenarioSeat, cards: ReadCards): void {
  rules.seatPiles.forEach(({ scenario: field }, pile) => {
    const named = field === undefined ? undefined : told(from, field);
    if (named === undefined) return;
    seat.piles[pile] = cards((Array.isArray(named) ? named : [named]).map(String), '');
  });
}

/** Tokens by name, victory tokens by value, and those that modules have a field for: said twice, they have to agree. */
function setTokens(rules: Rules, seat: Seat, from: ScenarioSeat, id: number, age: number): void {
  const { victory, ...others } = from.tokens ?? {};
  const counts = new Map<TokenId, number>();
  const tell = (token: TokenId, count: number): void => {
    const before = counts.get(token) ?? count;
    insist(before === count, `seat ${id} has "${rules.tokens[token].id}" told twice: ${before} and ${count}`);
    counts.set(token, count);
  };
  if (victory) {
    const values = rules.military.victories.map((token) => rules.tokens[token].points);
    for (const value of victory) insist(values.includes(value), `there is no token "victory-${value}"`);
    rules.military.victories.forEach((token, i) => {
      tell(token, victory.filter((value) => value === values[i]).length);
    });
  }
  for (const [name, count] of Object.entries(others)) tell(tokenCalled(rules, name), count);
  rules.tokens.forEach(({ scenario: field, place }, token) => {
    const said = field === undefined ? undefined : told(from, field);
    if (said === undefined) return;
    const list = [said].flat() as number[];
    const places = rules.tokens.filter((other) => other.scenario === field).length;
    insist(list.length <= places, `"${field}" is a list of at most ${places} numbers`);
    const at = place ?? 0;
    if (at < list.length) tell(token, list[at]);
  });
  rules.tokens.forEach(({ brought }, token) => {
    seat.tokens[token] = counts.get(token) ?? brought?.(rules, seat, age) ?? 0;
  });
  if (from.side === 'choice') seat.tokens[rules.tokenByName(CHOOSES_SIDE)] = 1;
}

function tokenCalled(rules: Rules, name: string): TokenId {
  const token = rules.tokens.findIndex(({ id, right }) => id === name && !right);
  if (token >= 0) return token;
  const needed = comesWith('tokens', name, rules);
  const names = rules.tokens.flatMap(({ id, right }) => (right ? [] : [id]));
  return refuse(
    needed ? `${name}: this token comes with ${needed}` : `there is no token "${name}"${didYouMean(name, names)}`,
  );
}

/** Only a power that the city has, and that works once an Age, can be spent. */
function setUsed(rules: Rules, seat: Seat, { used = [] }: ScenarioSeat, id: number): void {
  const known = rules.powers.map(({ name }) => name);
  for (const name of used) {
    const bit = known.indexOf(name);
    if (bit < 0) refuse(noSuch('power', name, known));
    insist(((seat.tally.powers >> bit) & 1) === 1, `seat ${id} has not got the power "${name}", so it is not spent`);
    insist(rules.powers[bit].often === 'once an Age', `the power "${name}" is there at any time and never spent`);
    seat.used |= 1 << bit;
  }
}
