/** The leader that a stage of Catan draws: first in the hidden order of those in the box. */
import { build, cardOf, deedOf, NONE, PAID, PICK } from '../../choice.ts';
import { payBank } from '../../coins.ts';
import { confidants } from '../../confidants.ts';
import type { Phase, Table } from '../../module.ts';
import { take } from '../../piles.ts';
import type { Card } from '../../rules.ts';
import type { CardId, SeatId } from '../../types.ts';
import { viaName } from '../../words.ts';

/** The right to it, and its window. */
export const MEETS = 'catan.recruit';

/** Nobody's reductions help. */
const priceOf = ({ state }: Table, { cost }: Card): number => cost.coins + (cost.byAge ? state.age : 0);

const drawnBy = ({ rules, state }: Table, seat: SeatId): CardId[] =>
  state.seats[seat].piles[rules.seatPile('drawn-leader')];

export const meets: Phase = {
  question: 'whether to recruit the leader that was drawn',
  enter(table) {
    const { rules, state } = table;
    const { token } = rules.steps[state.at];
    state.seats.forEach((city, seat) => {
      state.plays[seat] = NONE;
      if (!city.tokens[token]) return;
      if (drawnBy(table, seat).length === 0) draw(table, seat);
      const [card] = drawnBy(table, seat);
      if (card !== undefined && priceOf(table, rules.cards[card]) <= city.spendable)
        state.asks[seat] = { ask: 'pick', options: [card], why: MEETS, optional: true };
      else putBack(table, seat);
    });
  },
  answer(table, choices) {
    for (let seat = 0; seat < table.rules.seats; seat++) {
      if (choices[seat] === NONE) continue;
      if (deedOf(choices[seat]) === PICK) recruit(table, seat, cardOf(choices[seat]));
      putBack(table, seat);
    }
  },
};

function draw(table: Table, seat: SeatId): void {
  const { rules, state, log } = table;
  const box = state.piles[rules.tablePile('leader-box')];
  const first = state.piles[rules.tablePile('leader-order')].find((card) => box.includes(card));
  if (first === undefined) return;
  take(box, first);
  drawnBy(table, seat).push(first);
  const secret = { to: confidants(rules, seat), cards: [rules.cards[first].name] };
  log?.push({ event: 'drawn', seat, count: 1, secret });
}

function recruit(table: Table, seat: SeatId, id: CardId): void {
  const { rules, state, log } = table;
  const card = rules.cards[id];
  const bank = priceOf(table, card);
  take(drawnBy(table, seat), id);
  payBank(table, seat, bank);
  state.plays[seat] = build(id, PAID, 0, 0, bank);
  log?.push({ event: 'built', seat, card: card.name, via: viaName(rules, PAID), pay: { left: 0, right: 0, bank } });
}

/** The right is used up; a leader who was not recruited goes back to the box. */
function putBack(table: Table, seat: SeatId): void {
  const { rules, state } = table;
  state.seats[seat].tokens[rules.steps[state.at].token] = 0;
  state.piles[rules.tablePile('leader-box')].push(...drawnBy(table, seat).splice(0));
}
