/** The chance to win over the decisions of a game, and what the costly ones took from it. */
import './Curve.css';
import '../end/Course.css';
import { over, score } from '@polis/engine';
import { AxisLeft } from '@visx/axis';
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { SEAT_COLOURS } from '../look/kinds.ts';
import { useWidth } from '../parts/useWidth.ts';
import { useTranslation } from '../text/speaking.tsx';
import { costliest, isCostly } from './costs.ts';
import { type ReviewProps, usePercent } from './shown.ts';

const HEIGHT = 260;
const TOP = 20;
const BOTTOM = 28;
const LEFT = 46;
const RIGHT = 14;
/**
 * If all chances are low the scale ends lower, at a multiple of this; but not so low that small differences look large.
 */
const TICK = 0.2;
const LEAST_TOP = 0.2;

/** `name`: of whose chances they are; null for one's own. Teammates win together. */
export function Curve({ name, ...props }: ReviewProps & { name: string | null }) {
  const { t } = useTranslation();
  const [box, width] = useWidth<HTMLDivElement>();
  const context = props.game.story.steps[0].game.rules.teams ? { context: 'team' } : {};
  return (
    <section className="panel course review-curve" aria-labelledby="curve">
      <h2 id="curve">{name === null ? t('review.curve.mine', context) : t('review.curve.of', { name, ...context })}</h2>
      <p className="hint">{t('review.curve.text')}</p>
      <div ref={box} className="course-chart">
        {width > 0 ? <Chart {...props} width={width} /> : null}
      </div>
    </section>
  );
}

function Chart({ game, seat, review, width }: ReviewProps & { width: number }) {
  const { t } = useTranslation();
  const percent = usePercent();
  const { decisions, found } = review;
  const { steps } = game.story;
  const { rules, state } = steps[steps.length - 1].game;
  const x = scaleLinear({ domain: [0, decisions.length], range: [LEFT, width - RIGHT] });
  const points = found.flatMap((one, at) => (one ? [{ at, chance: one.chosen.chance }] : []));
  const end = endOf();
  const sides = rules.teams?.length ?? rules.players;
  const most = Math.max(
    1 / sides,
    end ?? 0,
    ...found.flatMap((one) => (one ? [one.chosen, one.better ?? one.chosen] : [])).map(({ chance }) => chance),
  );
  const top = Math.min(1, Math.max(LEAST_TOP, Math.ceil(most / TICK) * TICK));
  const y = scaleLinear({ domain: [0, top], range: [HEIGHT - BOTTOM, TOP] });
  const step = top > 2 * TICK ? TICK : top / 4;
  const ticks = Array.from({ length: Math.round(top / step) + 1 }, (_, i) => i * step);
  const ages = [1, 2, 3].flatMap((age) => {
    const from = decisions.findIndex(({ view }) => view.age === age);
    const next = decisions.findIndex(({ view }) => view.age > age);
    return from < 0 ? [] : [{ age, from, to: next < 0 ? decisions.length : next }];
  });
  const colour = SEAT_COLOURS[rules.wonders[state.seats[seat].wonder]?.city ?? ''] ?? 'var(--ink)';
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
      <line className="even" x1={LEFT} x2={width - RIGHT} y1={y(1 / sides)} y2={y(1 / sides)} />
      {found.map((one, at) =>
        one?.better && isCostly(one) ? (
          <g key={`${decisions[at].at}/${decisions[at].question.seat}`} className="lost">
            <line x1={x(at)} x2={x(at)} y1={y(one.better.chance)} y2={y(one.chosen.chance)} />
            <path d={`M${x(at) - 5} ${y(one.better.chance) + 6}h10l-5-8z`} />
          </g>
        ) : null,
      )}
      <LinePath
        data={end === null ? points : [...points, { at: decisions.length, chance: end }]}
        x={({ at }) => x(at)}
        y={({ chance }) => y(chance)}
        className="line mine"
        stroke={colour}
      />
      {points.map(({ at, chance }) => (
        <circle key={at} className="line-dot" cx={x(at)} cy={y(chance)} r={3} fill={colour} />
      ))}
      <text className="even-name" x={width - RIGHT} y={y(1 / sides) - 5} textAnchor="end">
        {t('review.curve.even')}
      </text>
      {costliest(found).map(({ number, better }, i) => (
        <text key={number} className="rank" x={x(number)} y={y(better.chance) - 6} textAnchor="middle">
          {i + 1}
        </text>
      ))}
    </svg>
  );

  /** 1 if it was won, 0 if not; null until every decision has been looked at. */
  function endOf(): number | null {
    const last = steps[steps.length - 1].game;
    if (points.length < decisions.length || !over(last)) return null;
    return score(last).winners.includes(seat) ? 1 : 0;
  }
}
