/** A table in a few short sentences. */
import type { Settings } from '@polis/client';
import { boxesOf, clockOf, modulesOf, ratedOf } from '../tables/describe.ts';
import { durationText, isLong } from '../tables/durations.ts';
import { areHintsAllowed } from '../tables/hints.ts';
import { useTranslation } from '../text/speaking.tsx';
import { type Draft, draftOf, settingsOf } from './draft.ts';

/** What is played, without who plays. */
export function useGameSummary(): (draft: Draft) => string[] {
  const { t, i18n } = useTranslation();
  return (draft) => [
    modulesOf(t, draft.modules),
    t(`setup.summary.edition.${draft.edition}`),
    ...boxesOf(t, settingsOf(draft)),
    t(`setup.summary.boards.${draft.boardsBy}`),
    ...(draft.where === 'friends'
      ? [
          clockOf(t, i18n.language, draft.clock),
          ...(draft.grace === null
            ? []
            : [t('setup.summary.grace', { time: durationText(i18n.language, draft.grace) })]),
          ...(draft.clock && draft.timeout !== 'answer' ? [t(`setup.summary.timeout.${draft.timeout}`)] : []),
          ...(draft.lending === 'anyone' ? [] : [t(`setup.summary.lending.${draft.lending}`)]),
          ...(isLong(draft) && !draft.holidays ? [t('setup.summary.noHolidays')] : []),
          t(`setup.summary.listed.${draft.listed ? 'public' : 'private'}`),
          ...(draft.accounts ? [t('setup.summary.accounts')] : []),
          ...(draft.onlookers ? [] : [t('setup.summary.closed')]),
          ...(draft.talk === 'seated' ? [t('setup.summary.seated')] : []),
          ...(draft.slow > 0 ? [t('setup.summary.slow', { time: durationText(i18n.language, draft.slow) })] : []),
          ratedOf(t, draft.rated),
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
