/** Games that began elsewhere than with their deal, in a few words. */
import type { BeginningShown } from '@polis/client';
import type { TFunction } from 'i18next';

/** Without the number of the turn where none has begun. */
export function beganAt(t: TFunction, { age, turn }: Pick<BeginningShown, 'age' | 'turn'>): string {
  if (age === 0) return t('home.branch.before');
  return turn > 0 ? t('home.branch.turn', { age: t(`age.${age}`), turn }) : t(`age.${age}`);
}

/** What a branch is called: as its maker has named it, or by where it began. */
export const nameOfBranch = (
  t: TFunction,
  { is, name, ...when }: Pick<BeginningShown, 'is' | 'name' | 'age' | 'turn'>,
): string => name ?? t(`home.branch.${is}`, { when: beganAt(t, when) });
