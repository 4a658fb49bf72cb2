/** How long people may think. */
import './Clock.css';
import type { ClockSettings } from '@polis/client';
import { Choices } from '../frame/Choices.tsx';
import { Select } from '../frame/Select.tsx';
import { BONUS_SECONDS, durationText, GAME_SECONDS, MOVE_SECONDS } from '../tables/durations.ts';
import { useTranslation } from '../text/speaking.tsx';
import type { PartProps } from './SetupForm.tsx';

const DEFAULTS: Record<'none' | 'move' | 'game', ClockSettings> = {
  none: null,
  move: { per: 'move', seconds: 120 },
  game: { per: 'game', seconds: 1200, bonus: 10 },
};
const KINDS = ['none', 'move', 'game'] as const;

export function Clock({ draft, change }: PartProps) {
  const { t, i18n } = useTranslation();
  const { clock } = draft;
  const times = (seconds: readonly number[]) =>
    seconds.map((value) => ({ value, text: durationText(i18n.language, value) }));
  return (
    <div className="panel wide-part">
      <Choices
        legend={t('setup.clock.title')}
        value={clock?.per ?? 'none'}
        options={KINDS.map((value) => ({
          value,
          title: t(`setup.clock.${value}.title`),
          text: t(`setup.clock.${value}.text`),
        }))}
        onChange={(kind) => change({ clock: DEFAULTS[kind] })}
      />
      {clock ? (
        <div className="clock-times">
          <Select
            label={t(`setup.clock.${clock.per}Time`)}
            value={clock.seconds}
            options={times(clock.per === 'move' ? MOVE_SECONDS : GAME_SECONDS)}
            onChange={(seconds) => change({ clock: { ...clock, seconds } })}
          />
          {clock.per === 'game' ? (
            <Select
              label={t('setup.clock.bonus')}
              value={clock.bonus}
              options={times(BONUS_SECONDS)}
              onChange={(bonus) => change({ clock: { ...clock, bonus } })}
            />
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
