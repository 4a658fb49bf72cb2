/** What happened, in words. */
import type { GameEvent, Payment, SeatId } from '@polis/engine';
import type { Names } from './names.ts';
import { ageName, coins, count, listed, payment, titled } from './text.ts';

/** One line for an event, or null for one that says nothing to a reader of the log. */
export function eventText(event: GameEvent, names: Names): string | null {
  const cards = (event.secret?.cards ?? []).map(names.card);
  switch (event.event) {
    case 'age':
      return `${ageName(event.age)} begins`;
    case 'side':
      return `${names.seat(event.seat)} plays side ${event.side}`;
    case 'drawn':
      return `${names.seat(event.seat)} draws ${listed(cards) || number(event.count, 'card')}`;
    case 'kept':
      return `${names.seat(event.seat)} keeps ${cards[0] ?? 'a leader'}`;
    case 'copied':
      return `${names.seat(event.seat)} copies ${names.card(event.card)}`;
    case 'built':
      return `${names.seat(event.seat)} ${names.builds(event.card)} ${names.card(event.card)}${wayText(event, names)}`;
    case 'stage':
      return `${names.seat(event.seat)} builds stage ${event.stage} with ${cards[0] ?? 'a card'}${paid(event, names)}`;
    case 'sold':
      return `${names.seat(event.seat)} sells ${cards[0] ?? 'a card'}`;
    case 'coins':
      return `${names.seat(event.seat)} receives ${coins(event.amount)}${REASONS[event.why] ?? ''}`;
    case 'leftover':
      return `${names.seat(event.seat)} discards ${listed(cards) || 'the last card'} unused`;
    case 'lost':
      return `${names.seat(event.seat)} ${lossText(event)}`;
    case 'token': {
      const tokens = number(Math.abs(event.count), `${titled(event.token)} token`);
      return `${names.seat(event.seat)} ${event.count > 0 ? 'takes' : 'gives back'} ${tokens}`;
    }
    case 'passed':
      return `The hands pass to the ${event.to}`;
    case 'conflict':
      return `${names.seat(event.winner)} defeats ${names.seat(event.loser)}, ${event.strengths.join(' to ')}${stake(event, names)}`;
    case 'standoff':
      return `${listed(event.between.map(names.seat))} are equally strong, ${event.strength} each`;
    case 'over':
      return 'The game is over';
    default:
      return null;
  }
}

const REASONS: Record<string, string> = {
  trade: ' from a neighbour',
  sale: ' for the card sold',
  effect: ' from the bank',
  building: ' for what was built',
  chain: ' for building by a chain',
  buying: ' for buying from neighbours',
  victory: ' for the victory',
  gift: ' for what a neighbour built',
};

const number = (count: number, what: string): string => (count === 1 ? `a ${what}` : `${count} ${what}s`);

/** `loses 2 coins and takes 1 debt token` */
function lossText({ paid: amount, debt }: { paid: number; debt: number }): string {
  const parts = [
    ...(amount > 0 ? [`loses ${coins(amount)}`] : []),
    ...(debt > 0 ? [`takes ${count(debt, 'debt token')}`] : []),
  ];
  return listed(parts);
}

/** Only between teams a conflict may be about more than one token or less than usual. */
function stake({ winner, tokens }: { winner: SeatId; tokens: number }, names: Names): string {
  return names.team(winner) === null ? '' : `, for ${count(tokens, 'token')} each`;
}

function wayText(event: { seat: SeatId; via: string; pay: Payment }, names: Names): string {
  if (event.via === 'paid') return paid(event, names);
  if (event.via === 'dug') return ' from the discard pile';
  return `, free by ${event.via}`;
}

function paid({ seat, pay }: { seat: SeatId; pay: Payment }, names: Names): string {
  const amounts = payment(pay, names.neighbours(seat));
  return amounts && `, paying ${amounts}`;
}
