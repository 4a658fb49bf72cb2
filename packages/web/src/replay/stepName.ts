/** What a step is called. */
import { over } from '@polis/engine';
import type { TFunction } from 'i18next';
import type { Step } from './steps.ts';

export function stepName(t: TFunction, { game }: Step): string {
  const { age, turn } = game.state;
  if (over(game)) return t('replay.end');
  if (age === 0) return t('table.beforeFirst');
  return turn > 0 ? t('end.course.turn', { age: t(`age.${age}`), turn }) : t('replay.before', { age: t(`age.${age}`) });
}
