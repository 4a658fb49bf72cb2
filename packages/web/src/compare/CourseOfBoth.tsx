/** How the chance to win went over the turns of both games. */
import './CourseOfBoth.css';
import '../end/Course.css';
import { AxisLeft } from '@visx/axis';
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { useEffect, useState } from 'react';
import { Select } from '../frame/Select.tsx';
import { useWidth } from '../parts/useWidth.ts';
import { usePercent } from '../review/shown.ts';
import { TIMES, type Time, useReview } from '../review/useReview.ts';
import { useTranslation } from '../text/speaking.tsx';
import { type Chance, chancesOf, END_AGE, placesOf } from './chances.ts';
import type { CompareProps } from './shown.ts';

const HEIGHT = 240;
const TOP = 14;
const BOTTOM = 28;
const LEFT = 46;
const RIGHT = 14;
/** Where all chances are low the scale ends lower, at a multiple of this. */
const PART = 0.2;

export function CourseOfBoth({ compared, seat }: CompareProps) {
  const { t } = useTranslation();
  const { here, there, at } = compared;
  const before = useReview(there, seat, at);
  const after = useReview(here, seat);
  const [time, setTime] = useState<Time>(TIMES[0]);
  const [isBoth, setIsBoth] = useState(false);
  // one after the other, so that both are thought about equally long
  useEffect(() => {
    if (!isBoth || before.is === 'thinking') return;
    setIsBoth(false);
    if (before.is === 'done') after.start(time);
  }, [isBoth, before.is, after, time]);
  const start = (): void => {
    const isAgain = before.is === 'done' && after.is === 'done';
    if (before.is === 'done' && !isAgain) after.start(time);
    else before.start(time);
    setIsBoth(isAgain || (before.is !== 'done' && after.is !== 'done'));
  };
  const stop = (): void => {
    setIsBoth(false);
    if (before.is === 'thinking') before.stop();
    if (after.is === 'thinking') after.stop();
  };
  const count = before.count + after.count;
  const all = before.all + after.all;
  const isThinking = before.is === 'thinking' || after.is === 'thinking';
  const lines = [chancesOf(there, seat, before), chancesOf(here, seat, after)] as const;
  if (before.is === 'looking' || after.is === 'looking') return null;
  return (
    <section className="panel course both" aria-labelledby="course-of-both">
      <h2 id="course-of-both">{t('branch.compare.course.title')}</h2>
      <p className="hint">{t('branch.compare.course.text')}</p>
      {count > 0 ? (
        <>
          <Plot lines={lines} />
          <Legend />
          <ChanceTable lines={lines} />
        </>
      ) : null}
      <div className="looking">
        {isThinking || count > 0 ? <p role="status">{t('branch.compare.course.thinking', { count, all })}</p> : null}
        {isThinking ? (
          <>
            <progress max={all} value={count} aria-label={t('branch.compare.course.title')} />
            <button type="button" className="button" onClick={stop}>
              {t('review.stop')}
            </button>
          </>
        ) : (
          <>
            <Select<Time>
              label={t('review.time')}
              isLabelHidden
              value={time}
              options={TIMES.map((value) => ({ value, text: t(`review.times.${value}`) }))}
              onChange={setTime}
            />
            <button type="button" className={count === 0 ? 'button call' : 'button'} onClick={start}>
              {t(`branch.compare.course.${count === 0 ? 'start' : count < all ? 'go' : 'again'}`)}
            </button>
          </>
        )}
      </div>
    </section>
  );
}

type Lines = readonly [there: readonly Chance[], here: readonly Chance[]];

function Plot({ lines }: { lines: Lines }) {
  const [box, width] = useWidth<HTMLDivElement>();
  return (
    <div ref={box} className="course-chart">
      {width > 0 ? <Chart lines={lines} width={width} /> : null}
    </div>
  );
}

function Chart({ lines, width }: { lines: Lines; width: number }) {
  const { t } = useTranslation();
  const percent = usePercent();
  const all = lines.flat();
  const placeOf = placesOf(all);
  const last = Math.max(1, ...all.map(placeOf));
  const x = scaleLinear({ domain: [0, last], range: [LEFT, width - RIGHT] });
  const top = Math.min(1, Math.max(PART, Math.ceil(Math.max(...all.map(({ chance }) => chance)) / PART) * PART));
  const ticks = [0, 1, 2, 3, 4].map((quarter) => (top * quarter) / 4);
  const y = scaleLinear({ domain: [0, top], range: [HEIGHT - BOTTOM, TOP] });
  const ages = [...new Set(all.map(({ age }) => age))]
    .filter((age) => age > 0 && age < END_AGE)
    .map((age) => {
      const places = all.filter((one) => one.age === age).map(placeOf);
      return { age, from: Math.min(...places), to: Math.max(...places) };
    });
  return (
    <svg width={width} height={HEIGHT} aria-hidden="true">
      {ticks.map((tick) => (
        <line key={tick} className="grid" x1={LEFT} x2={width - RIGHT} y1={y(tick)} y2={y(tick)} />
      ))}
      <AxisLeft
        scale={y}
        left={LEFT}
        tickValues={ticks}
        hideAxisLine
        hideTicks
        tickFormat={(value) => percent(Number(value))}
        tickLabelProps={{ className: 'axis-number', dx: -2, dy: 4 }}
      />
      {ages.map(({ age, from, to }) => (
        <g key={age}>
          {from > 0 ? <line className="age-line" x1={x(from)} x2={x(from)} y1={TOP} y2={HEIGHT - BOTTOM} /> : null}
          <text className="age-name" x={(x(from) + x(to)) / 2} y={HEIGHT - 8} textAnchor="middle">
            {t(`age.${age}`)}
          </text>
        </g>
      ))}
      {lines.map((line, i) => (
        <LinePath
          // biome-ignore lint/suspicious/noArrayIndexKey: the game and the branch
          key={i}
          data={line as Chance[]}
          x={(one) => x(placeOf(one))}
          y={({ chance }) => y(chance)}
          className={i === 0 ? 'line there' : 'line here'}
        />
      ))}
      {lines[1].map((one) => (
        <circle key={`${one.age} ${one.turn}`} className="here-dot" cx={x(placeOf(one))} cy={y(one.chance)} r={4} />
      ))}
    </svg>
  );
}

function Legend() {
  const { t } = useTranslation();
  return (
    <p className="both-legend" aria-hidden="true">
      <span className="there">{t('branch.compare.there')}</span>
      <span className="here">{t('branch.compare.here')}</span>
    </p>
  );
}

/** The same in numbers. */
function ChanceTable({ lines }: { lines: Lines }) {
  const { t } = useTranslation();
  const percent = usePercent();
  const all = lines.flat();
  const placeOf = placesOf(all);
  const places = [...new Map(all.map((one) => [placeOf(one), one])).entries()].sort(([a], [b]) => a - b);
  const nameOf = ({ age, turn }: Chance): string => {
    if (age === END_AGE) return t('end.course.over');
    if (age === 0) return t('table.beforeFirst');
    return turn > 0 ? t('end.course.turn', { age: t(`age.${age}`), turn }) : t(`age.${age}`);
  };
  return (
    <details className="course-table">
      <summary>{t('branch.compare.course.table')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('branch.compare.course.when')}</th>
            <th scope="col">{t('branch.compare.there')}</th>
            <th scope="col">{t('branch.compare.here')}</th>
          </tr>
        </thead>
        <tbody>
          {places.map(([place, moment]) => (
            <tr key={place}>
              <th scope="row">{nameOf(moment)}</th>
              {lines.map((line, i) => {
                const found = line.find((one) => placeOf(one) === place);
                // biome-ignore lint/suspicious/noArrayIndexKey: the game and the branch
                return <td key={i}>{found ? percent(found.chance) : null}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
