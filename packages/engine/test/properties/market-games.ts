/** Games in which my city holds a structure that costs what a random market demands. */
import type { Game } from '../../src/game.ts';
import { clone } from '../../src/state.ts';
import { emptyTally, STAGES } from '../../src/tally.ts';
import { COLOURS } from '../../src/vocabulary.ts';
import { MADE_UP, table } from '../kit/index.ts';
import { costOf, equip, type Market, ME, rules as others } from './markets.ts';

const RICH = 99;
const BLUE = COLOURS.indexOf('blue');

/** My city holds one structure, and has a board whose next stage offers a choice. */
const { game: plain } = table({
  me: { wonder: 'carthage', side: 'B', coins: RICH, hand: [{ cost: '', colour: 'blue' }] },
});

/** The structure costs what the market demands, and the cities have what it says. */
export function gameOf(market: Market): Game {
  const state = clone(plain.state);
  for (const seat of state.seats) seat.tally = emptyTally(plain.rules.words);
  const cards = plain.rules.cards.map((card) => (card.name === MADE_UP ? { ...card, cost: costOf(market) } : card));
  // the table has its own boards only; those of all kinds of resources are behind them
  const wonders = [...plain.rules.wonders, ...others.wonders];
  const rules = { ...plain.rules, cards, wonders, teams: market.teams ? [[0, 1], [2]] : null };
  equip(state, market, rules);
  const { tally } = state.seats[ME];
  tally.waived = tally.waived.map((_, of) => (of === BLUE || of === STAGES ? market.waived : 0));
  return { ...plain, state, rules };
}
