import './Clock.css';
import './Bar.css';
import type { RegionProps } from '../../game/model.ts';
import { useNames } from '../../game/names.ts';
import { useTranslation } from '../../text/speaking.tsx';
import { clockText, useClock } from './useClock.ts';

const URGENT_MS = 30_000;

export function Clock({ known, model }: RegionProps) {
  const { t } = useTranslation();
  const names = useNames(known, model);
  const clock = useClock(known);
  if (!clock) return null;
  const isMine = clock.chair === known.you;
  const urgent = isMine && clock.left <= URGENT_MS ? ' clock-urgent' : '';
  return (
    <span
      className={`clock${isMine ? '' : ' clock-other'}${urgent}`}
      role="timer"
      aria-label={isMine ? t('table.clock.mine') : t('table.clock.of', { name: names.seat(clock.chair) })}
    >
      {clockText(clock.left)}
    </span>
  );
}
