/** What happened, in words. */
import { type GameEvent, listed, type Payment, type SeatId, titled } from '@polis/engine';
import type { Names } from './names.ts';
import { ageName, coins, count, payment, signed } from './text.ts';

/** One line for an event, or null for one that says nothing to a reader of the log. */
export function eventText(event: GameEvent, names: Names): string | null {
  const cards = (event.secret?.cards ?? []).map(names.card);
  switch (event.event) {
    case 'age':
      return `${ageName(event.age)} begins`;
    case 'side':
      return `${names.seat(event.seat)} plays ${names.side(event.seat)}`;
    case 'drawn':
      return `${names.seat(event.seat)} draws ${listed(cards) || number(event.count, 'card')}`;
    case 'kept':
      return `${names.seat(event.seat)} keeps ${cards[0] ?? 'a leader'}`;
    case 'copied':
      return `${names.seat(event.seat)} copies ${names.card(event.card)}`;
    case 'built':
      return `${names.seat(event.seat)} ${names.builds(event.card)} ${names.card(event.card)}${wayText(event, names)}`;
    case 'stage':
      return `${names.seat(event.seat)} builds stage ${event.stage} with ${cards[0] ?? 'a card'}${chosen(event, names)}${paid(event, names)}`;
    case 'entombed':
      return `${names.seat(event.seat)} entombs ${names.card(event.card)}, for ${count(event.points, 'point')}`;
    case 'sold':
      return `${names.seat(event.seat)} sells ${cards[0] ?? 'a card'}`;
    case 'coins':
      return `${names.seat(event.seat)} receives ${coins(event.amount)}${coinsFor(event.why, names)}`;
    case 'leftover':
      return `${names.seat(event.seat)} discards ${listed(cards) || 'the last card'} unused`;
    case 'lost':
      return `${names.seat(event.seat)} ${lossText(event)}`;
    case 'token':
      return `${names.seat(event.seat)} ${tokenText(event)}`;
    case 'finished':
      return `${names.card(event.card)} is finished and rewards ${listed(event.holders.map(names.seat))}`;
    case 'failed':
      return `${names.card(event.card)} fails${sparedText(event.spared, names)}`;
    case 'penalty':
      return `${names.seat(event.seat)} ${penaltyText(event, names)}`;
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
};

const coinsFor = (why: string, names: Names): string =>
  why === 'gift' ? ` for what ${names.giver} built` : (REASONS[why] ?? '');

const number = (count: number, what: string): string => (count === 1 ? `a ${what}` : `${count} ${what}s`);

/** `loses 2 coins and takes 1 debt token` */
function lossText({ paid: amount, debt }: { paid: number; debt: number }): string {
  const parts = [
    ...(amount > 0 ? [`loses ${coins(amount)}`] : []),
    ...(debt > 0 ? [`takes ${count(debt, 'debt token')}`] : []),
  ];
  return listed(parts);
}

/** `, as that of Giza A, choosing 7 coins, and takes part in the Money Changer` */
function chosen({ seat, stage, option, from, joined }: Extract<GameEvent, { event: 'stage' }>, names: Names): string {
  const copied = from ? `, as that of ${names.neighbours(seat)[from]}` : '';
  const choice = copied + (option > 0 ? `, choosing ${names.offer(seat, stage, option, from)}` : '');
  return joined ? `${choice} and takes part in the ${names.card(joined)}` : choice;
}

/** `takes a victory token of +3`, `gives away 2 defeat tokens`, `takes a pawn of Age II` */
function tokenText({ token, count: gained }: { token: string; count: number }): string {
  const [kind, of] = token.split('-');
  const many = (what: string): string => `${gained > 0 ? 'takes' : 'gives back'} ${number(Math.abs(gained), what)}`;
  switch (kind) {
    case 'victory':
      return `${many('victory token')} of ${signed(Number(of))}`;
    case 'defeat':
      return gained > 0 ? many('defeat token') : `gives away ${number(-gained, 'defeat token')}`;
    case 'debt':
      return many('debt token');
    case 'pawn':
      return `${many('pawn')} of ${ageName(Number(of))}`;
    default:
      return many(`${titled(token)} token`);
  }
}

/** Those with a pawn. */
function sparedText(spared: readonly SeatId[], names: Names): string {
  if (spared.length === 0) return ', and everybody suffers the penalty';
  return `; ${listed(spared.map(names.seat))} took part and ${spared.length > 1 ? 'suffer' : 'suffers'} no penalty`;
}

interface Penalty {
  coins: number;
  card: string | null;
  victory: number[];
  debt: number;
}

/** One of the four: coins, a card or tokens, or debt where these were lacking. */
function penaltyText({ coins: amount, card, victory, debt }: Penalty, names: Names): string {
  if (debt > 0) return `cannot pay the penalty and takes an Edifice debt token of ${signed(-debt)}`;
  if (card !== null) return `loses ${names.card(card)} to the penalty`;
  if (victory.length > 0) return `gives back victory tokens as the penalty: ${victory.map(signed).join(' ')}`;
  return `pays ${coins(amount)} as the penalty`;
}

/** Only between teams does the number of tokens at stake vary, so only there it is said. */
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
