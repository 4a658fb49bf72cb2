/** Categories and ratings in words. */
import type { Profile, ShownSkill } from '@polis/server/protocol';
import { botName } from '../text/botName.ts';
import { listed } from '../text/listed.ts';
import { useTranslation } from '../text/speaking.tsx';
import { levelOf, OVERALL } from './data.ts';

/** `5.base.leaders` is 5 players with Leaders. */
export function useCategoryName(): (category: string) => string {
  const { t } = useTranslation();
  return (category) => {
    if (category === OVERALL) return t('people.category.all');
    const [players, , ...added] = category.split('.');
    const names = added.map((name) => t(`setup.module.${name}.title`));
    return t('people.category.some', {
      players: t('count.players', { count: Number(players) }),
      modules: names.length === 0 ? t('people.category.base') : listed(t, names),
    });
  };
}

/** Bots are called by their level in the reader's language. */
export function useNameOf(): (who: { id: string | null; name: string }) => string {
  const { t } = useTranslation();
  return ({ id, name }) => {
    const level = id === null ? null : levelOf(id);
    if (level) return botName(t, level);
    return name || t('people.forgotten');
  };
}

/** A bot sits on several chairs of a game, and each of them counts. */
export const chairsOf = ({ isBot }: Pick<Profile, 'isBot'>): { context?: 'chairs' } =>
  isBot ? { context: 'chairs' } : {};

export function useRatingText(): (skill: Pick<ShownSkill, 'value' | 'spread'>) => string {
  const { t } = useTranslation();
  return ({ value, spread }) => t('people.rating.whole', { value, spread });
}

export function useDate(): (at: number) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  return (at) => format.format(at);
}

/** A mean as people write it, with a true minus. */
export function useMean(): (mean: number) => string {
  const { i18n } = useTranslation();
  const format = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (mean) => `${mean < 0 ? '−' : ''}${format.format(Math.abs(mean))}`;
}
