/** A table at a glance: each city with its board, coins, structures and hand. */
import type { Game, SeatId } from '@polis/engine';
import { bold, coins, dim, titled } from './text.ts';

/** Names seats by their board, or by number. */
export function seatNames({ rules, state }: Game): (seat: SeatId) => string {
  return (seat) => {
    const { city, side } = rules.wonders[state.seats[seat].wonder];
    return /^city-\d+$/.test(city) ? `City ${seat}` : `${titled(city)} ${side}`;
  };
}

export function tableText(game: Game): string {
  const { rules, state } = game;
  const nameOf = seatNames(game);
  const list = (pile: readonly number[]): string => pile.map((id) => titled(rules.cards[id].name)).join(', ') || '-';
  const head = state.at < rules.steps.length ? `Age ${state.age}, turn ${state.turn}` : 'The game is over';
  const seats = state.seats.map((seat, id) => {
    const tokens = rules.tokens.flatMap((token, t) => (seat.tokens[t] ? [`${seat.tokens[t]} x ${token.id}`] : []));
    const stages = `${seat.stage} of ${rules.wonders[seat.wonder].stages.length} stages`;
    return [
      `${bold(`${id}  ${nameOf(id)}`)}  ${coins(seat.coins)}, ${stages}${tokens.length ? `, ${tokens.join(', ')}` : ''}`,
      `   city  ${list(seat.piles[rules.seatPile('city')])}`,
      dim(`   hand  ${list(seat.piles[rules.seatPile('hand')])}`),
    ].join('\n');
  });
  return [bold(head), ...seats, `discard pile  ${list(state.piles[rules.tablePile('discard')])}`].join('\n');
}
