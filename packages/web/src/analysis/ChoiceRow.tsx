/** One choice: its chance as a bar with its doubt, its points, and the reasons for it. To press it is to play it. */
import './ChoiceRow.css';
import type { Analysed } from '@polis/bots';
import type { RegionProps } from '../game/model.ts';
import { keyed } from '../parts/keyed.ts';
import { useReasonWords } from '../table/sheets/reasons.ts';
import { useTranslation } from '../text/speaking.tsx';
import type { Line } from './lines.ts';

const REASONS = 3;
const NARROW = 0.015;
/** Nineteen of twenty others would be nearer. */
const ERRORS = 2;

interface RowProps extends RegionProps {
  one: Analysed;
  line: Line;
  isBest: boolean;
  isPlaying: boolean;
  onPlay(): void;
}

/** From where to where the chance may be. */
export function intervalOf({ chance, doubt }: Pick<Analysed, 'chance' | 'doubt'>): [number, number] {
  return [Math.max(0, chance - ERRORS * doubt), Math.min(1, chance + ERRORS * doubt)];
}

export function ChoiceRow({ one, line, isBest, isPlaying, onPlay, ...region }: RowProps) {
  const { t, i18n } = useTranslation();
  const why = useReasonWords(region);
  const { chance, points, tries, reasons } = one;
  const [least, most] = intervalOf(one);
  // a range from 4 % to 4 % would say nothing
  const digits = most - least < NARROW ? 1 : 0;
  const percent = new Intl.NumberFormat(i18n.language, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return (
    <li>
      <button type="button" className={isBest ? 'weighed best' : 'weighed'} disabled={isPlaying} onClick={onPlay}>
        <span className="weighed-line">
          <b>{line.what}</b>
          {line.price === null ? null : <small>{line.price}</small>}
          {isBest ? <em>{t('sheet.hint.best')}</em> : null}
        </span>
        {tries > 0 ? (
          <>
            <span className="weighed-bar" aria-hidden="true">
              <i style={{ width: `${100 * chance}%` }} />
              <i className="doubt" style={{ left: `${100 * least}%`, width: `${100 * (most - least)}%` }} />
            </span>
            <span className="weighed-odds">
              <b>{t('sheet.hint.chance', { percent: percent.format(chance) })}</b>
              <span>{t('analysis.interval', { least: percent.format(least), most: percent.format(most) })}</span>
              <span>{t('sheet.hint.points', { points: Math.round(points), count: Math.round(points) })}</span>
            </span>
          </>
        ) : null}
        <span className="weighed-why">
          {keyed(reasons.slice(0, REASONS), ({ code }) => code).map(({ key, item }) => (
            <span key={key}>{why(item)}</span>
          ))}
        </span>
      </button>
    </li>
  );
}
