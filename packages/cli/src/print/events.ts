/** What happened, in words. */
import type { GameEvent, SeatId } from '@polis/engine';
import { coins, payment, titled } from './text.ts';

const ROMAN = ['', 'I', 'II', 'III'];

/** One line for an event, or null for one that says nothing to a reader of the log. */
export function eventText(event: GameEvent, nameOf: (seat: SeatId) => string): string | null {
  switch (event.event) {
    case 'age':
      return `Age ${ROMAN[event.age]} begins`;
    case 'side':
      return `${nameOf(event.seat)} plays ${titled(event.wonder)}, side ${event.side}`;
    case 'drawn':
      return `${nameOf(event.seat)} draws a card for the Free City`;
    case 'built':
      return `${nameOf(event.seat)} builds ${titled(event.card)} (${wayText(event.via, payment(event.pay))})`;
    case 'stage':
      return `${nameOf(event.seat)} builds stage ${event.stage} of the wonder (${payment(event.pay)})`;
    case 'sold':
      return `${nameOf(event.seat)} sells a card`;
    case 'coins':
      return `${nameOf(event.seat)} receives ${coins(event.amount)} (${event.why})`;
    case 'leftover':
      return `${nameOf(event.seat)} discards the last card`;
    case 'conflict':
      return `${nameOf(event.winner)} defeats ${nameOf(event.loser)}, ${event.strengths.join(' to ')}`;
    case 'standoff':
      return `${event.between.map(nameOf).join(' and ')} are equally strong (${event.strength})`;
    case 'over':
      return 'The game is over';
    default:
      return null;
  }
}

function wayText(via: string, paid: string): string {
  if (via === 'paid') return paid;
  if (via === 'dug') return 'from the discard pile';
  return via === 'chain' ? 'free by chain' : `free by ${titled(via)}`;
}
