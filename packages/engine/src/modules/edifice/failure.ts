/** An Edifice that is not built by the end of its Age, and what those pay who took no part (E-33 to E-42). */
import { type Choice, cardOf, deedOf, GIVE, givenOf, NONE } from '../../choice.ts';
import { payBank } from '../../coins.ts';
import { noticeAllDiscarded } from '../../memory.ts';
import type { Penalty, Phase, Table } from '../../module.ts';
import { CITY, DISCARD, take } from '../../piles.ts';
import { retally } from '../../tally.ts';
import type { CardId, SeatId } from '../../types.ts';
import { COLOURS, type Colour } from '../../vocabulary.ts';
import { valuesOf } from '../../words.ts';
import { penalties } from './edifices.ts';
import { edificeIn, holdersOf, placesIn } from './project.ts';
import { debtOf } from './tokens.ts';

const PENALTY = 'edifice.penalty';

/** The Edifice fails, and everyone without a pawn owes the penalty. */
export const fails: Phase = {
  enter(table) {
    const { rules, state, log } = table;
    const { projects, failed } = placesIn(rules);
    const edifice = edificeIn(table, projects, state.age);
    if (edifice === undefined) return;
    take(state.piles[projects], edifice);
    state.piles[failed].push(edifice);
    const spared = holdersOf(table, state.age);
    log?.push({ event: 'failed', card: rules.cards[edifice].name, spared });
    const token = rules.tokenByName(PENALTY);
    for (let seat = 0; seat < rules.seats; seat++) if (!spared.includes(seat)) state.seats[seat].tokens[token] = 1;
  },
};

/** All pay at the same time; whoever can choose what to lose is asked (E-57, EQ-27). */
export const punishes: Phase = {
  question: 'what to lose as the penalty of the Edifice',
  enter(table) {
    const { rules, state } = table;
    const { token } = rules.steps[state.at];
    const penalty = penaltyOf(table);
    if (!penalty) return;
    for (let seat = 0; seat < rules.seats; seat++)
      if (state.seats[seat].tokens[token] > 0) suffer(table, seat, penalty);
  },
  answer(table, choices) {
    for (let seat = 0; seat < table.rules.seats; seat++)
      if (choices[seat] !== NONE) loseChosen(table, seat, choices[seat]);
  },
};

function penaltyOf(table: Table): Penalty | undefined {
  const edifice = edificeIn(table, placesIn(table.rules).failed, table.state.age);
  return edifice === undefined ? undefined : penalties.get(table.rules.cards[edifice].name);
}

/** In full, or not at all for a debt token of the Age (E-37, E-38). */
function suffer(table: Table, seat: SeatId, penalty: Penalty): void {
  if ('coins' in penalty) loseCoins(table, seat, penalty.coins);
  else if ('card' in penalty) loseCard(table, seat, penalty.card);
  else loseTokens(table, seat, penalty.victories);
}

function loseCoins(table: Table, seat: SeatId, coins: number): void {
  if (table.state.seats[seat].coins < coins) takeDebt(table, seat);
  else {
    payBank(table, seat, coins);
    settled(table, seat, { coins });
  }
}

function loseCard(table: Table, seat: SeatId, colour: Colour): void {
  const { rules, state } = table;
  const wanted = COLOURS.indexOf(colour);
  const options = state.seats[seat].piles[CITY].filter((card) => rules.cards[card].colour === wanted);
  if (options.length === 0) takeDebt(table, seat);
  else if (options.length === 1) discard(table, seat, options[0]);
  else state.asks[seat] = { ask: 'pick', options: options.sort((a, b) => a - b), why: PENALTY, optional: false };
}

/** Nobody is asked who has tokens of one value only, or no more than are lost. */
function loseTokens(table: Table, seat: SeatId, count: number): void {
  const { rules, state } = table;
  const held = rules.military.victories.map((token) => state.seats[seat].tokens[token]);
  const all = held.reduce((sum, n) => sum + n, 0);
  if (all < count) takeDebt(table, seat);
  else if (all === count) giveBack(table, seat, held);
  else if (held.includes(all))
    giveBack(
      table,
      seat,
      held.map((n) => (n > 0 ? count : 0)),
    );
  else state.asks[seat] = { ask: 'give', count, why: PENALTY };
}

function loseChosen(table: Table, seat: SeatId, choice: Choice): void {
  if (deedOf(choice) === GIVE) giveBack(table, seat, givenOf(choice));
  else discard(table, seat, cardOf(choice));
}

/** What the card would give from now on is lost with it; coins it brought stay (EQ-22, EQ-23). */
function discard(table: Table, seat: SeatId, card: CardId): void {
  const { rules, state } = table;
  const city = state.seats[seat];
  take(city.piles[CITY], card);
  state.piles[DISCARD].push(card);
  noticeAllDiscarded(state, card);
  city.tally = retally(rules, city);
  settled(table, seat, { card: rules.cards[card].name });
}

function giveBack(table: Table, seat: SeatId, counts: readonly number[]): void {
  const { rules, state } = table;
  rules.military.victories.forEach((token, age) => {
    state.seats[seat].tokens[token] -= counts[age];
  });
  settled(table, seat, { victory: valuesOf(rules, counts) });
}

function takeDebt(table: Table, seat: SeatId): void {
  const { rules, state } = table;
  const token = debtOf(rules, state.age);
  state.seats[seat].tokens[token]++;
  settled(table, seat, { debt: -rules.tokens[token].points });
}

/** What someone lost, or the debt taken instead. */
interface Loss {
  coins?: number;
  card?: string | null;
  victory?: number[];
  debt?: number;
}

/** The penalty is no longer owed. */
function settled(
  { rules, state, log }: Table,
  seat: SeatId,
  { coins = 0, card = null, victory = [], debt = 0 }: Loss,
): void {
  state.seats[seat].tokens[rules.tokenByName(PENALTY)] = 0;
  log?.push({ event: 'penalty', seat, coins, card, victory, debt });
}
