/**
 * Choices ahead: what someone wishes to do with cards that may come. The server carries wishes out, and the app shows what
 * would come of them; both ask here, and here the engine is asked.
 */
import {
  type CardId,
  type ChoiceForm,
  type Direction,
  explain,
  type Game,
  HAND,
  nextHolder,
  rulesOf,
  type SeatId,
  type View,
  type Way,
} from '@polis/engine';

/** What can be wished for a card; `keep`: of those that are passed on before the first Age. */
export const WISH_DEEDS = ['build', 'stage', 'sell', 'keep'] as const;
export type WishDeed = (typeof WISH_DEEDS)[number];

/** If this card is there when the seat is asked, do this with it. */
export interface Wish {
  card: string;
  do: WishDeed;
  /** With a hand of this Age; 0 before the first one. */
  age: number;
  /** Only in this turn of it; null: in any. */
  turn: number | null;
  /** Only if it costs no more coins, in all and of these to neighbours; null: whatever it costs. */
  most: number | null;
  trade: number | null;
  /** Who is paid where it costs the same; null: either. */
  prefer: Direction | null;
  /** A stage takes part in what can be joined with it. */
  join: boolean;
}

/** So many wishes has a seat at most. */
export const MOST_WISHES = 30;

/** What a seat has written for the questions to come, as its person is shown it. */
export interface PlanShown {
  /** The first that can be carried out is. */
  wishes: Wish[];
  /** How often a list was sent. */
  saved: number;
  /** A turn was undone since: nothing is carried out until the list is sent again. */
  isSetAside: boolean;
  /** The answer that was given by it last: to which question, by which wish, and whether it was changed since. */
  done: { question: number; undone: number; wish: Wish; isTakenBack: boolean } | null;
}

/** What a list of wishes answers: which of them, and how. */
export interface Fulfilled {
  place: number;
  choice: ChoiceForm;
}

/**
 * The first wish that can be carried out answers the question that is open for a seat; null: its person is asked. A wish
 * that leaves a choice open, such as that between two effects of a stage, is none for the server to make: the person is
 * asked then, and not answered for by a later wish.
 */
export function fulfilled({ rules, state, ...game }: Game, seat: SeatId, wishes: readonly Wish[]): Fulfilled | null {
  const ask = state.asks[seat];
  const isHere = ({ age, turn }: Wish): boolean => age === state.age && (turn === null || turn === state.turn);
  const now = wishes.flatMap((wish, place) => (isHere(wish) ? [{ wish, place }] : []));
  if (!ask || now.length === 0) return null;
  if (ask.ask === 'pick') {
    if (!isDraft(ask.why)) return null;
    const names = ask.options.map((id) => rules.cards[id].name);
    const kept = now.find(({ wish }) => wish.do === 'keep' && names.includes(wish.card));
    return kept ? { place: kept.place, choice: { do: 'pick', card: kept.wish.card } } : null;
  }
  if (ask.ask !== 'play' || ask.from !== seat) return null;
  const cards = explain({ rules, state, ...game }, seat);
  for (const { wish, place } of now) {
    const card = cards.find((one) => one.card === wish.card);
    if (wish.do === 'sell' && card?.sell) return { place, choice: { do: 'sell', card: wish.card } };
    if (!card || wish.do === 'sell' || wish.do === 'keep') continue;
    const ways = wish.do === 'build' ? card.build.filter(spendsNoPower(rules)) : card.stage;
    const fitting = ways.filter((way) => isWithin(wish, way));
    if (fitting.length === 0) continue;
    if (wish.do === 'stage' && !isOneStage(fitting)) return null;
    return { place, choice: choiceOf(wish.do, wish.card, best(fitting, wish.prefer)) };
  }
  return null;
}

/** Cards that are kept one by one while the others go round. */
const isDraft = (why: string): boolean => why.endsWith('draft');

/** As the engine itself reads a choice without a way: what can be used once in an Age is for its owner to use. */
const spendsNoPower = ({ powers }: Game['rules']) => {
  const once = new Set(powers.filter(({ often }) => often !== 'always').map(({ name }) => name));
  return ({ via }: Way): boolean => !once.has(via);
};

const total = ({ pay }: Way): number => pay.left + pay.right + pay.bank;

const isWithin = (wish: Wish, way: Way): boolean =>
  (wish.most === null || total(way) <= wish.most) &&
  (wish.trade === null || way.pay.left + way.pay.right <= wish.trade) &&
  (wish.do !== 'stage' || (way.join !== false) === wish.join);

/** Whether they differ in nothing but how they are paid. */
const isOneStage = (ways: readonly Way[]): boolean =>
  new Set(ways.map(({ join, option, stage, from }) => JSON.stringify([join, option, stage, from]))).size === 1;

/** The cheapest; of those a chain, then what the preferred neighbour gets most of, then what is listed first. */
function best(ways: readonly Way[], prefer: Direction | null): Way {
  const gets = ({ pay }: Way): number => (prefer ? pay[prefer] : 0);
  const chains = ({ via }: Way): number => Number(via === 'chain');
  return ways.reduce((one, other) =>
    (total(other) - total(one) || chains(one) - chains(other) || gets(one) - gets(other)) < 0 ? other : one,
  );
}

function choiceOf(deed: 'build' | 'stage', card: string, { via, pay, join, option, stage, from }: Way): ChoiceForm {
  if (deed === 'build') return { do: 'build', card, via, pay };
  return { do: 'stage', card, pay, join, option, ...(stage !== undefined && { stage }), ...(from && { from }) };
}

/** A hand of this Age that is still to come to the seat that looks. */
export interface ComingHand {
  turn: number;
  /** Who has it now. */
  seat: SeatId;
  /** What can be in it, as far as the seat knows: some of these are gone by then. Null: anything. */
  cards: CardId[] | null;
}

/** The hands that are still to come in this Age, the next one first; none for someone who only watches. */
export function comingHands(view: View): ComingHand[] {
  const { seat, seen, seats, age, turn } = view;
  const rules = rulesOf(view.config);
  if (seat === null || seat >= rules.players) return [];
  const passes = rules.steps.filter(
    (step, at) => at >= view.at && step.window === 'turn.pass' && step.kind === 'play' && step.age === age,
  ).length;
  // while leaders are recruited the hands are still to be dealt
  if (turn === 0) return [];
  const hands: ComingHand[] = [];
  for (let pass = 1; pass <= passes; pass++) {
    const holder = before(age, rules.players, hands.at(-1)?.seat ?? seat);
    const known = seats[holder].piles[HAND].cards ?? seen?.[holder] ?? [];
    hands.push({ turn: turn + pass, seat: holder, cards: known.length > 0 && !known.includes(UNSEEN) ? known : null });
  }
  return hands;
}

/** Stands in what a seat remembers for a card that came into a hand unseen. */
const UNSEEN: CardId = -1;

/** From whom a seat is handed cards. */
const before = (age: number, players: number, seat: SeatId): SeatId =>
  Array.from({ length: players }, (_, from) => from).find((from) => nextHolder(age, players, from) === seat) ?? seat;

/**
 * What a wish is worth by what the seat can know. `past`: its time is over. `gone`: the card does not come any more.
 * `next`: it may be in the next hand, of which the seat knows what can be in it. `open`: it may come.
 */
export type Prospect = 'past' | 'gone' | 'next' | 'open';

export function prospectOf(view: View, wish: Wish): Prospect {
  const { age, turn, seat, config } = view;
  if (wish.age < age || (wish.age === age && wish.turn !== null && wish.turn < turn)) return 'past';
  // of hands that were not dealt yet nobody knows anything, nor does one of another's leaders
  if (wish.age > age || turn === 0 || wish.do === 'keep' || seat === null) return 'open';
  const rules = rulesOf(config);
  const isCard = (id: CardId): boolean => rules.cards[id]?.name === wish.card && rules.cards[id].age === age;
  if (!rules.cards.some((card) => card.name === wish.card && card.age === age)) return 'open';
  const hands = comingHands(view).filter((hand) => wish.turn === null || hand.turn === wish.turn);
  if (hands[0]?.turn === turn + 1 && hands[0].cards?.some(isCard)) return 'next';
  if (hands.some(({ cards }) => cards === null || cards.some(isCard))) return 'open';
  const isAsked = view.asks.some((own) => own.seat === seat && own.ask.ask === 'play');
  const inHand = seats(view, seat).some(isCard) && (wish.turn === null || wish.turn === turn);
  return inHand && isAsked ? 'open' : 'gone';
}

const seats = (view: View, seat: SeatId): CardId[] => view.seats[seat].piles[HAND].cards ?? [];
