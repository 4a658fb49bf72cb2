/** A temple front with a place for every column: raised by those who took part, or still missing. */
import './Temple.css';
import type { RegionProps } from '../../game/model.ts';
import { useNames } from '../../game/names.ts';
import type { IconName } from '../../look/icon-names.ts';
import { SEAT_COLOURS } from '../../look/kinds.ts';
import { useTranslation } from '../../text/speaking.tsx';
import type { Project } from './project.ts';

const WIDTH = 158;
const COLUMN = 14;

export function Temple({ known, model, project }: Pick<RegionProps, 'known' | 'model'> & { project: Project }) {
  const { t } = useTranslation();
  const names = useNames(known, model);
  const { fate, places, missing, takers } = project;
  const raised = places - missing;
  const pitch = Math.min(29, (WIDTH - 18) / places);
  const start = (WIDTH - pitch * (places - 1)) / 2;
  const columns = Array.from({ length: places }, (_, i) => ({
    x: start + i * pitch,
    seat: takers[i],
    isRaised: i < raised,
  }));
  return (
    <svg
      className={`temple temple-${fate}`}
      viewBox={`0 0 ${WIDTH} 76`}
      role="img"
      aria-label={t('table.project.columns', { raised, places })}
    >
      <path className="roof" d="M4 24 79 2l75 22z" />
      <circle cx="79" cy="15" r="5" fill="var(--column)" />
      <path d="M2 68h154M0 73h158" stroke="var(--column)" strokeWidth="3.5" />
      {columns.map(({ x, seat, isRaised }) =>
        isRaised ? (
          <Column key={x} x={x} city={seat === undefined ? null : names.city(seat)} />
        ) : (
          <rect key={x} className="empty" x={x - COLUMN / 2} y="28" width={COLUMN} height="38" />
        ),
      )}
      {fate === 'failed' ? <path className="crack" d="M70 26l9 13-8 9 11 12-6 8" /> : null}
    </svg>
  );
}

function Column({ x, city }: { x: number; city: string | null }) {
  return (
    <g className="raised">
      <path d={`M${x - 9} 27h18v3h-18zM${x - 7} 30h14v34h-14zM${x - 9} 64h18v3h-18z`} fill="var(--column)" />
      <path className="flutes" d={`M${x - 3} 31v32M${x + 3} 31v32`} />
      {city && city in SEAT_COLOURS ? (
        <>
          <circle cx={x} cy="47" r="10" fill={SEAT_COLOURS[city]} stroke="var(--surface)" strokeWidth="1.5" />
          <svg className="taker" x={x - 7} y="40" width="14" height="14" aria-hidden="true">
            <use href={`#g-${city as IconName}`} />
          </svg>
        </>
      ) : null}
    </g>
  );
}
