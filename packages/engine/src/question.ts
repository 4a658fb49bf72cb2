/** What a seat is being asked: the cards it is about, and the question in words for whoever answers something else. */
import { cardOf, deedOf, NONE, PASS } from './choice.ts';
import { PolisError } from './errors.ts';
import { isOver } from './flow.ts';
import type { Table } from './module.ts';
import { insistSeat } from './seats.ts';
import { type Ask, type CardId, NOBODY, type SeatId, type State } from './types.ts';
import { coinsText, VERBS, type Verb } from './vocabulary.ts';
import { valuesOf } from './words.ts';

export type PlayAsk = Extract<Ask, { ask: 'play' }>;

/** Whether a card may be used so. Asked for every list of plays: nearly always all is allowed, by the one list of it. */
export function mayDo({ verbs }: PlayAsk, verb: Verb): boolean {
  if (verbs === VERBS) return true;
  for (let i = 0; i < verbs.length; i++) if (verbs[i] === verb) return true;
  return false;
}

/** The cards this question is about: the pile, less what another answer has taken from it already. */
export function cardsAsked(state: State, ask: PlayAsk): readonly CardId[] {
  const pile = state.seats[ask.from].piles[ask.pile];
  if (ask.after === NOBODY) return pile;
  const taken = state.sealed[ask.after];
  if (taken === NONE) return [];
  const rest = pile.slice();
  if (deedOf(taken) !== PASS) rest.splice(rest.indexOf(cardOf(taken)), 1);
  return rest;
}

/** `which card of the discard pile to build`: it follows a verb such as "asked". */
export function questionOf({ rules, state }: Pick<Table, 'rules' | 'state'>): string {
  if (isOver(rules, state)) throw new PolisError('over', 'the game is over');
  const { phase, def } = rules.steps[state.at];
  return phase.question ?? def?.question ?? 'something else';
}

/** What can be answered, by the names of cards, sides or tokens; nothing if this seat is not asked. */
export function offered({ rules, state }: Pick<Table, 'rules' | 'state'>, seat: SeatId): string[] {
  insistSeat(rules, seat);
  const ask = state.asks[seat];
  if (!ask) return [];
  const names = (cards: readonly CardId[]): string[] => [...new Set(cards)].map((id) => rules.cards[id].name);
  switch (ask.ask) {
    case 'play':
      return [...names(cardsAsked(state, ask)), ...(ask.optional ? ['pass'] : [])];
    case 'pick':
      return [...names(ask.options), ...(ask.optional ? ['pass'] : [])];
    case 'side':
      return ask.wonders.map((wonder) => rules.wonders[wonder].side);
    case 'pay':
      return [`0 to ${coinsText(Math.min(ask.coins, state.seats[seat].coins))}`];
    case 'give': {
      const held = rules.military.victories.map((token) => state.seats[seat].tokens[token]);
      return [`${ask.count} of the victory tokens ${valuesOf(rules, held).join(', ')}`];
    }
  }
}

/** `asked is which side of the board to play; offered are: A, B` */
export const askedText = (table: Table, seat: SeatId): string =>
  `asked is ${questionOf(table)}; offered are: ${offered(table, seat).join(', ')}`;
