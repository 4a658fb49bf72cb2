/** All of a game in one line: its Ages, the points of each city, and where one looks. */
import './Scrubber.css';
import { roman, type SeatId } from '@polis/engine';
import { memo } from 'react';
import { SEAT_COLOURS } from '../look/kinds.ts';
import { useWidth } from '../parts/useWidth.ts';
import type { RecordedGame } from '../record/game.ts';
import { stepName } from '../record/stepName.ts';
import type { Step } from '../record/steps.ts';
import { useTranslation } from '../text/speaking.tsx';

/** As wide as the thumb of the slider, so that the lines are under it. */
const THUMB = 16;
const HEIGHT = 34;

interface ScrubberProps {
  game: RecordedGame;
  at: number;
  seat: SeatId;
  onMove(at: number): void;
}

export function Scrubber({ game, at, seat, onMove }: ScrubberProps) {
  const { t } = useTranslation();
  const { steps } = game.story;
  const [box, width] = useWidth<HTMLDivElement>();
  const now = placeOf(at, steps, width);
  return (
    <div className="scrub" ref={box}>
      {width > 0 ? (
        <svg className="spark" width={width} height={HEIGHT} aria-hidden="true">
          <line className="spark-now" x1={now} x2={now} y1={0} y2={HEIGHT} />
          <Sparkline steps={steps} seat={seat} width={width} />
        </svg>
      ) : null}
      <input
        type="range"
        min={1}
        max={steps.length}
        value={at + 1}
        aria-label={t('replay.scrub')}
        aria-valuetext={t('replay.place', { name: stepName(t, steps[at]), step: at + 1, count: steps.length })}
        onChange={({ target }) => onMove(Number(target.value) - 1)}
      />
    </div>
  );
}

interface SparklineProps {
  steps: readonly Step[];
  seat: SeatId;
  width: number;
}

/** Where a step is on the line. */
const placeOf = (step: number, steps: readonly Step[], width: number): number =>
  THUMB / 2 + ((width - THUMB) * step) / Math.max(1, steps.length - 1);

/** It stays while one moves along it. */
const Sparkline = memo(function Sparkline({ steps, seat, width }: SparklineProps) {
  const all = steps.flatMap(({ totals }) => totals);
  const [least, most] = [Math.min(0, ...all), Math.max(10, ...all)];
  const x = (step: number): number => placeOf(step, steps, width);
  const y = (points: number): number => HEIGHT - 3 - ((HEIGHT - 6) * (points - least)) / (most - least);
  const ages = agesOf(steps);
  const { rules, state } = steps[steps.length - 1].game;
  const colourOf = (of: SeatId): string =>
    SEAT_COLOURS[rules.wonders[state.seats[of].wonder]?.city ?? ''] ?? 'var(--ink-3)';
  const seats = state.seats.map((_, of) => of).sort((a, b) => Number(a === seat) - Number(b === seat));
  return (
    <>
      {ages.map(({ age, from }) => (
        <line key={age} className="spark-age" x1={x(from)} x2={x(from)} y1={0} y2={HEIGHT} />
      ))}
      {seats.map((of) => (
        <polyline
          key={of}
          className={of === seat ? 'mine' : ''}
          stroke={colourOf(of)}
          points={steps.map(({ totals }, i) => `${x(i)},${y(totals[of])}`).join(' ')}
        />
      ))}
      {ages.map(({ age, from }) => (
        <text key={age} x={x(from) + 4} y={12}>
          {roman(age)}
        </text>
      ))}
    </>
  );
});

/** Where each Age begins. */
function agesOf(steps: readonly Step[]): { age: number; from: number }[] {
  return [1, 2, 3].flatMap((age) => {
    const from = steps.findIndex(({ game }) => game.state.age === age);
    return from < 0 ? [] : [{ age, from }];
  });
}
