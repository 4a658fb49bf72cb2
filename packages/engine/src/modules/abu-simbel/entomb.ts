/** A leader of the own city is laid under a stage: what it gives ends, and it is worth twice its cost. */
import { cardOf, deedOf, NONE, PICK } from '../../choice.ts';
import type { Phase, Table } from '../../module.ts';
import { take } from '../../piles.ts';
import type { Card, Rules } from '../../rules.ts';
import { stagesBuilt } from '../../stages.ts';
import { retally } from '../../tally.ts';
import type { CardId, Seat, SeatId } from '../../types.ts';

/** The right to it, and its window. */
export const ENTOMB = 'abu-simbel.entomb';
/** A point at the end. */
export const TOMB = 'tomb';
const POINTS_PER_COIN = 2;

export const entombs: Phase = {
  question: 'which leader of the city to entomb',
  enter({ rules, state }) {
    const { token } = rules.steps[state.at];
    state.seats.forEach((city, seat) => {
      if (!city.tokens[token]) return;
      const options = city.piles[rules.seatPile('leaders')].slice().sort((a, b) => a - b);
      if (options.length > 0) state.asks[seat] = { ask: 'pick', options, why: ENTOMB, optional: true };
      else city.tokens[token] = 0;
    });
  },
  answer(table, choices) {
    const { rules, state } = table;
    state.seats.forEach((city, seat) => {
      if (choices[seat] === NONE) return;
      city.tokens[rules.steps[state.at].token] = 0;
      if (deedOf(choices[seat]) === PICK) layDown(table, seat, cardOf(choices[seat]));
    });
  },
};

/** Coins, tokens and builds that the leader has brought stay. */
function layDown({ rules, state, log }: Table, seat: SeatId, card: CardId): void {
  const city = state.seats[seat];
  take(city.piles[rules.seatPile('leaders')], card);
  city.piles[rules.seatPile('entombed')].push(card);
  city.tally = retally(rules, city);
  // nor does it help any longer in this turn, or keep a power that was spent
  city.bonus = Math.min(city.bonus, city.tally.bonus);
  city.used &= city.tally.powers;
  const points = worthIn(rules.cards[card], state.age);
  city.tokens[rules.tokenByName(TOMB)] += points;
  log?.push({ event: 'entombed', seat, card: rules.cards[card].name, points });
}

/** Twice the printed cost, whatever was paid; a cost by the Age is that of the Age now. */
const worthIn = ({ cost }: Card, age: number): number => POINTS_PER_COIN * (cost.coins + (cost.byAge ? age : 0));

/** Points of all tombs of a city, if they were closed in this Age. */
export const pointsEntombed = (rules: Rules, city: Seat, age: number): number =>
  city.piles[rules.seatPile('entombed')].reduce((sum, card) => sum + worthIn(rules.cards[card], age), 0);

/** How many tombs a city's stages have room for. */
export const tombsOf = (rules: Rules, city: Seat): number =>
  stagesBuilt(rules, city)
    .flatMap((gives) => gives.once.flat())
    .filter(({ effect }) => (effect as { entombs?: number }).entombs !== undefined).length;
