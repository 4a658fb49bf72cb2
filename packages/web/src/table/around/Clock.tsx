import './Clock.css';
import './Bar.css';
import type { RegionProps } from '../../game/model.ts';
import { useNames } from '../../game/names.ts';
import { Icon } from '../../look/Icon.tsx';
import { dayText } from '../../text/dayText.ts';
import { useTranslation } from '../../text/speaking.tsx';
import { clockText, useClock } from './useClock.ts';

const URGENT_MS = 30_000;

export function Clock({ known, model }: RegionProps) {
  const { t, i18n } = useTranslation();
  const names = useNames(known, model);
  const clock = useClock(known);
  if (!clock) return null;
  const { chair, left, holiday } = clock;
  const isMine = chair === known.you;
  const whose = isMine ? t('table.clock.mine') : t('table.clock.of', { name: names.seat(chair) });
  const stands = holiday && t('table.clock.stands', { date: dayText(i18n.language, holiday.until - 1) });
  const look = holiday ? ' clock-stands' : isMine && left <= URGENT_MS ? ' clock-urgent' : '';
  return (
    <span
      className={`clock${isMine ? '' : ' clock-other'}${look}`}
      role="timer"
      aria-label={stands ? `${whose}. ${stands}` : whose}
      title={stands ?? undefined}
    >
      {holiday ? <Icon name="pause" /> : null}
      {clockText(left)}
    </span>
  );
}
