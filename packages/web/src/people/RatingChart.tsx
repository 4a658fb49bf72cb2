/** A rating from game to game: the line is where it was, the band how sure that was. */
import type { RatingHistory } from '@polis/server/protocol';
import { AxisLeft } from '@visx/axis';
import { scaleLinear } from '@visx/scale';
import { Area, LinePath } from '@visx/shape';
import { useId } from 'react';
import { useDate } from '../ratings/words.ts';

const HEIGHT = 220;
const TOP = 10;
const BOTTOM = 26;
const LEFT = 44;
const RIGHT = 12;
/** How far the picture goes beyond the line. The band of the first games is much wider, and is cut off. */
const AROUND = 150;

type Point = Pick<RatingHistory['points'][number], 'at' | 'value' | 'spread'>;

export function RatingChart({ points, width }: { points: readonly Point[]; width: number }) {
  const clip = useId();
  const date = useDate();
  const values = points.map(({ value }) => value);
  const last = points[points.length - 1];
  const x = scaleLinear({ domain: [0, Math.max(1, points.length - 1)], range: [LEFT, width - RIGHT] });
  const y = scaleLinear({
    domain: [Math.min(...values) - AROUND, Math.max(...values) + AROUND],
    range: [HEIGHT - BOTTOM, TOP],
    nice: 4,
  });
  const at = points.length === 1 ? (LEFT + width - RIGHT) / 2 : x(points.length - 1);
  return (
    <svg width={width} height={HEIGHT} aria-hidden="true">
      <clipPath id={clip}>
        <rect x={LEFT} y={TOP} width={width - LEFT - RIGHT} height={HEIGHT - TOP - BOTTOM} />
      </clipPath>
      {y.ticks(4).map((tick) => (
        <line key={tick} className="grid" x1={LEFT} x2={width - RIGHT} y1={y(tick)} y2={y(tick)} />
      ))}
      <AxisLeft
        scale={y}
        left={LEFT}
        numTicks={4}
        hideAxisLine
        hideTicks
        tickFormat={(value) => String(value)}
        tickLabelProps={{ className: 'axis-number', dx: -2, dy: 4 }}
      />
      <g clipPath={`url(#${clip})`}>
        {points.length === 1 ? (
          <line
            className="band-line"
            x1={at}
            x2={at}
            y1={y(last.value - last.spread)}
            y2={y(last.value + last.spread)}
          />
        ) : (
          <Area
            data={[...points]}
            x={(_, i) => x(i)}
            y0={({ value, spread }) => y(value - spread)}
            y1={({ value, spread }) => y(value + spread)}
            className="band"
          />
        )}
        {points.length === 1 ? null : (
          <LinePath data={[...points]} x={(_, i) => x(i)} y={({ value }) => y(value)} className="line" />
        )}
      </g>
      <circle className="dot-now" cx={at} cy={y(last.value)} r={5} />
      <text className="axis-date" x={LEFT} y={HEIGHT - 6}>
        {points.length > 1 ? date(points[0].at) : ''}
      </text>
      <text className="axis-date" x={width - RIGHT} y={HEIGHT - 6} textAnchor="end">
        {date(last.at)}
      </text>
    </svg>
  );
}
