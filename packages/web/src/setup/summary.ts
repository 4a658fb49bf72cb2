/** A table in a few short sentences. */
import type { Settings } from '@polis/client';
import { useTranslation } from 'react-i18next';
import { modulesOf } from '../home/describe.ts';
import { areHintsAllowed } from '../table/hintsAllowed.ts';
import { type Draft, draftOf } from './draft.ts';
import { durationText } from './durations.ts';

/** What is played, without who plays. */
export function useGameSummary(): (draft: Draft) => string[] {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const clockText = ({ clock }: Draft): string => {
    if (!clock) return t('setup.summary.clock.none');
    const time = durationText(language, clock.seconds);
    if (clock.per === 'move') return t('setup.summary.clock.move', { time });
    return t('setup.summary.clock.game', { time, bonus: durationText(language, clock.bonus) });
  };
  return (draft) => [
    modulesOf(t, draft.modules),
    t(`setup.summary.edition.${draft.edition}`),
    t(`setup.summary.boards.${draft.boards}`),
    ...(draft.where === 'friends'
      ? [
          clockText(draft),
          t(`setup.summary.listed.${draft.listed ? 'public' : 'private'}`),
          t(`people.rated.${draft.rated ? 'yes' : 'no'}`),
          t(`setup.summary.hints.${areHintsAllowed(draft) ? 'yes' : 'no'}`),
        ]
      : []),
  ];
}

export function useSettingsSummary(): (settings: Settings) => string[] {
  const { t } = useTranslation();
  const summary = useGameSummary();
  return (settings) => [t('setup.summary.seats', { count: settings.seats }), ...summary(draftOf(settings, 'merchant'))];
}
