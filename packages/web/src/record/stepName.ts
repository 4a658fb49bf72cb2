/** What a step is called. */
import { over } from '@polis/engine';
import type { TFunction } from 'i18next';
import type { Step } from './steps.ts';

export function stepName(t: TFunction, { game }: Pick<Step, 'game'>): string {
  const { age, turn, at } = game.state;
  if (over(game)) return t('replay.end');
  if (age === 0) return t('table.beforeFirst');
  // whoever may play the last card of an Age does it after everyone's turn
  if (game.rules.steps[at].kind === 'play.last') return t('replay.lastCard', { age: t(`age.${age}`) });
  if (turn > 0) return t('end.course.turn', { age: t(`age.${age}`), turn });
  // leaders are recruited in a turn of their own before the others
  const last = game.rules.steps.findLastIndex((step) => step.age === age && step.window === 'turn.choose');
  return t(at <= last ? 'replay.before' : 'replay.after', { age: t(`age.${age}`) });
}
