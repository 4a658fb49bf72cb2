/** The points of each city over the turns. */
import './Course.css';
import type { SeatId } from '@polis/engine';
import { AxisLeft } from '@visx/axis';
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { SEAT_COLOURS } from '../look/kinds.ts';
import { useWidth } from '../parts/useWidth.ts';
import type { Moment } from '../record/course.ts';
import { useTranslation } from '../text/speaking.tsx';
import type { EndModel } from './model.ts';
import { spread } from './spread.ts';

const HEIGHT = 240;
const TOP = 10;
const BOTTOM = 28;
const LEFT = 34;
const LABEL_GAP = 15;
const MOST_ROOM = 170;
/** Lines differ by their dashes, so that colour is not needed. */
const DASHES = ['16 3', '6 3', '2 3', '8 3 2 3', '12 4', '4 2', '1 4', '10 3 2 3 2 3'];

interface CourseProps {
  model: EndModel;
  course: readonly Moment[];
}

export function Course({ model, course }: CourseProps) {
  const { t } = useTranslation();
  const [box, width] = useWidth<HTMLDivElement>();
  return (
    <section className="panel course" aria-labelledby="course">
      <h2 id="course">{t('end.course.title')}</h2>
      <p className="vh">{t('end.course.text')}</p>
      <div ref={box} className="course-chart">
        {width > 0 ? <Chart model={model} course={course} width={width} /> : null}
      </div>
      <CourseTable model={model} course={course} />
    </section>
  );
}

function Chart({ model, course, width }: CourseProps & { width: number }) {
  const { t } = useTranslation();
  const { ranking, names, me } = model;
  const longest = Math.max(...ranking.seats.map((seat) => names.seat(seat).length));
  const right = width < 420 ? 98 : Math.min(Math.max(112, roomFor(longest)), MOST_ROOM);
  const all = course.flatMap(({ totals }) => totals);
  const x = scaleLinear({ domain: [0, course.length - 1], range: [LEFT, width - right] });
  const y = scaleLinear({
    domain: [Math.min(0, ...all), Math.max(10, ...all)],
    range: [HEIGHT - BOTTOM, TOP],
    nice: 4,
  });
  const ends = spread(
    ranking.seats.map((seat) => y(course.at(-1)?.totals[seat] ?? 0)),
    LABEL_GAP,
    HEIGHT - BOTTOM + 6,
  );
  return (
    <svg width={width} height={HEIGHT} aria-hidden="true">
      {y.ticks(4).map((tick) => (
        <line key={tick} className="grid" x1={LEFT} x2={width - right} y1={y(tick)} y2={y(tick)} />
      ))}
      <AxisLeft
        scale={y}
        left={LEFT}
        numTicks={4}
        hideAxisLine
        hideTicks
        tickLabelProps={{ className: 'axis-number', dx: -2, dy: 4 }}
      />
      {agesOf(course).map(({ age, from, to }) => (
        <g key={age}>
          {age > 1 ? <line className="age-line" x1={x(from)} x2={x(from)} y1={TOP} y2={HEIGHT - BOTTOM} /> : null}
          <text className="age-name" x={(x(from) + x(to)) / 2} y={HEIGHT - 8} textAnchor="middle">
            {t(`age.${age}`)}
          </text>
        </g>
      ))}
      {ranking.seats.map((seat, i) => (
        <LinePath
          key={seat}
          data={course as Moment[]}
          x={(_, at) => x(at)}
          y={({ totals }) => y(totals[seat])}
          className={seat === me ? 'line mine' : 'line'}
          stroke={colourOf(seat)}
          strokeDasharray={seat === me ? '' : DASHES[i % DASHES.length]}
        />
      ))}
      {ranking.seats.map((seat, i) => (
        <g key={seat} className={seat === me ? 'line-end mine' : 'line-end'}>
          <line
            x1={width - right + 3}
            x2={width - right + 15}
            y1={ends[i]}
            y2={ends[i]}
            stroke={colourOf(seat)}
            strokeDasharray={seat === me ? '' : DASHES[i % DASHES.length]}
          />
          <text x={width - right + 19} y={ends[i] + 4}>
            {shortened(seat === me ? t('you') : names.seat(seat), right)} {course.at(-1)?.totals[seat]}
          </text>
        </g>
      ))}
    </svg>
  );

  function colourOf(seat: SeatId): string {
    return SEAT_COLOURS[names.city(seat) ?? ''] ?? 'var(--ink-3)';
  }
}

/** Beside the lines, for a name of so many letters and its points. */
const roomFor = (letters: number): number => 44 + 7 * letters;

/** So many letters fit beside the lines. */
const shortened = (name: string, room: number): string => {
  const most = Math.floor((room - roomFor(0)) / 7);
  return name.length > most ? `${name.slice(0, most)}…` : name;
};

/** Where each Age begins and ends, by moments. */
function agesOf(course: readonly Moment[]): { age: number; from: number; to: number }[] {
  return [1, 2, 3].flatMap((age) => {
    const from = course.findIndex((moment) => moment.age === age);
    const next = course.findIndex((moment, i) => i > from && moment.age !== age);
    return from < 0 ? [] : [{ age, from, to: next < 0 ? course.length - 1 : next }];
  });
}

/** The same in numbers. */
function CourseTable({ model, course }: CourseProps) {
  const { t } = useTranslation();
  const { ranking, names, me } = model;
  /** A moment is named by the turn that has just been played. */
  const nameOf = (i: number): string => {
    if (i === 0) return t('end.course.start');
    const { age, turn } = course[i - 1];
    return i === course.length - 1 ? t('end.course.over') : t('end.course.turn', { age: t(`age.${age}`), turn });
  };
  return (
    <details className="course-table">
      <summary>{t('end.course.table')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('end.course.when')}</th>
            {ranking.seats.map((seat) => (
              <th scope="col" key={seat}>
                {seat === me ? t('you') : names.seat(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {course.map((moment, i) => (
            <tr key={`${moment.age} ${moment.turn}`}>
              <th scope="row">{nameOf(i)}</th>
              {ranking.seats.map((seat) => (
                <td key={seat}>{moment.totals[seat]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
