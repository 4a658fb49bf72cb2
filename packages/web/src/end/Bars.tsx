/** The points of each city as one bar, by category. */
import './bars.css';
import type { SeatId } from '@polis/engine';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Emblem } from '../look/symbols.tsx';
import { lookOf } from './lines.tsx';
import { minus } from './minus.ts';
import type { EndModel } from './model.ts';

/** Smaller parts have no room for their number. */
const LEAST_WRITTEN = 4;

export function Bars({ model }: { model: EndModel }) {
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
          <Bar key={seat} model={model} seat={seat} width={gained(seat) / most} />
        ))}
      </div>
    </section>
  );
}

function Bar({ model, seat, width }: { model: EndModel; seat: SeatId; width: number }) {
  const { t } = useTranslation();
  const { lines, score, names, me } = model;
  const sheet = score.sheets[seat];
  const lost = lines.reduce((sum, line) => sum + Math.min(0, sheet[line]), 0);
  return (
    <div className="bar-row">
      <span className="bar-name">
        <Emblem city={names.city(seat)} />
        <span>{seat === me ? t('you') : names.seat(seat)}</span>
      </span>
      <span className="bar-track">
        <span className="bar-parts" style={{ width: `${width * 100}%` }}>
          {lines
            .filter((line) => sheet[line] > 0)
            .map((line) => {
              const { fill, on } = lookOf(line);
              return (
                <i key={line} style={{ flex: sheet[line], '--fill': fill, '--on': on } as CSSProperties}>
                  {sheet[line] >= LEAST_WRITTEN ? sheet[line] : ''}
                </i>
              );
            })}
        </span>
      </span>
      <b>
        {minus(sheet.total)}
        {lost < 0 ? <small>{t('end.bars.minus', { points: minus(lost) })}</small> : null}
      </b>
    </div>
  );
}
