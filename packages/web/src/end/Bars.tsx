/** The points of each city as one bar, by category. */
import './Bars.css';
import type { SeatId } from '@polis/engine';
import type { CSSProperties } from 'react';
import { Emblem } from '../look/symbols.tsx';
import { lookOf } from '../parts/lines.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { minus } from './minus.ts';
import { type EndModel, lineName } from './model.ts';
import type { Counting } from './useCounting.ts';

/** Smaller parts have no room for their number. */
const LEAST_WRITTEN = 4;

interface BarsProps {
  model: EndModel;
  counting: Counting;
}

export function Bars({ model, counting }: BarsProps) {
  const { t } = useTranslation();
  const { ranking, score, lines } = model;
  const gained = (seat: SeatId): number => lines.reduce((sum, line) => sum + Math.max(0, score.sheets[seat][line]), 0);
  const most = Math.max(1, ...ranking.seats.map(gained));
  return (
    <section className="panel" aria-labelledby="bars">
      <h2 id="bars">{t('end.bars.title')}</h2>
      <p className="vh">{t('end.bars.text')}</p>
      <div aria-hidden="true">
        {ranking.seats.map((seat) => (
          <Bar key={seat} model={model} counting={counting} seat={seat} most={most} />
        ))}
        <ul className="bars-legend">
          {lines.map((line) => (
            <li key={line}>
              <i data-line={line} style={{ '--fill': lookOf(line).fill } as CSSProperties} />
              {t(lineName(model, line))}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Grows with the counting; `most`: the points that fill the whole width. */
function Bar({ model, counting, seat, most }: BarsProps & { seat: SeatId; most: number }) {
  const { t } = useTranslation();
  const { lines, score, names, me } = model;
  const counted = lines.map((line, i) => ({
    line,
    points: Math.trunc(score.sheets[seat][line] * counting.partOf(i)),
  }));
  const total = counted.reduce((sum, { points }) => sum + points, 0);
  const lost = counted.reduce((sum, { points }) => sum + Math.min(0, points), 0);
  return (
    <div className="bar-row">
      <span className="bar-name">
        <Emblem city={names.city(seat)} />
        <span>{seat === me ? t('you') : names.seat(seat)}</span>
      </span>
      <span className="bar-track">
        <span className="bar-parts" style={{ width: `${((total - lost) / most) * 100}%` }}>
          {counted
            .filter(({ points }) => points > 0)
            .map(({ line, points }) => {
              const { fill, on } = lookOf(line);
              return (
                <i key={line} data-line={line} style={{ flex: points, '--fill': fill, '--on': on } as CSSProperties}>
                  {points >= LEAST_WRITTEN ? points : ''}
                </i>
              );
            })}
        </span>
      </span>
      <b>
        {minus(total)}
        {lost < 0 ? <small>{t('end.bars.minus', { points: minus(lost) })}</small> : null}
      </b>
    </div>
  );
}
