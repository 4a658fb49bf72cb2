/** What an exercise is about: what speaks for the best choice and not for the second. */
import { type Choice, COLOURS, choices, type OwnAsk, type Rules, type View } from '@polis/engine';
import { rulesFor } from '../bot.ts';
import { Judge } from '../judge.ts';
import { type Position, positionOf, tableOfView } from '../position.ts';
import { type Reason, reasonsFor } from '../reasons.ts';
import { weights } from '../weights.ts';
import type { Seen } from './look.ts';
import { THEMES, type Theme } from './types.ts';

/** Reasons that belong to a theme wherever they are told. */
const OF_REASON: Partial<Record<Reason['code'], Theme>> = {
  resource: 'trade',
  resources: 'trade',
  'cheaper-trade': 'trade',
  coins: 'trade',
  'needs-coins': 'trade',
  smuggles: 'trade',
  exchanges: 'trade',
  'gives-coins': 'trade',
  'others-lose': 'trade',
  conflict: 'conflict',
  peace: 'conflict',
  'victory-token': 'conflict',
  'clears-defeats': 'conflict',
  disarms: 'conflict',
  unbeaten: 'conflict',
  science: 'science',
  'turns-symbol': 'science',
  'adds-symbol': 'science',
  chain: 'chains',
  'leads-to': 'chains',
  joins: 'edifice',
  entombs: 'leaders',
  'meets-leader': 'leaders',
};

/** In the order of the list. A stage that gives points has none. */
export function themesOf(
  view: View,
  question: OwnAsk,
  { best, second }: Pick<Seen, 'best' | 'second'>,
  worse: readonly Choice[],
  given?: Rules,
): Theme[] {
  const rules = rulesFor(view, given ? { rules: given } : {});
  const position = positionOf(rules, tableOfView(rules, view), question.seat);
  const reasons = (choice: Choice): Reason[] => reasonsFor(position, question.ask, choice);
  const others = reasons(second).map(({ code }) => code);
  const found = new Set<Theme>();
  for (const { code } of reasons(best)) {
    const theme = OF_REASON[code];
    if (theme && !others.includes(code)) found.add(theme);
  }
  if (isOfLeader(rules, best)) found.add('leaders');
  // not to join can be the point of it too
  if (choices.joinOf(best) !== choices.joinOf(second)) found.add('edifice');
  if (reasons(best).some(({ code }) => code === 'denies') && isForDenial(position, question, best, second, worse))
    found.add('denial');
  return THEMES.filter((theme) => found.has(theme));
}

const WHITE = COLOURS.indexOf('white');

function isOfLeader(rules: Rules, choice: Choice): boolean {
  const deed = choices.deedOf(choice);
  const isCard = deed === choices.BUILD || deed === choices.PICK;
  return isCard && rules.cards[choices.cardOf(choice)].colour === WHITE;
}

/** Whether it matters who gets the card: only that one will do, or without it the second choice would be worth more. */
function isForDenial(
  position: Position,
  { ask }: OwnAsk,
  best: Choice,
  second: Choice,
  worse: readonly Choice[],
): boolean {
  if (worse.length > 0) return true;
  const judge = new Judge(position, { ...weights, deny: 0 });
  return judge.worthOf(ask, best) < judge.worthOf(ask, second);
}
