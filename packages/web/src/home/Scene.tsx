/** A city on the sea: the picture of the first screen. It says nothing that words do not say. */
import './Scene.css';
import { memo } from 'react';
import { HOUSES, STARS, TREES } from './scene-parts.ts';

interface TempleProps {
  x: number;
  y: number;
  width: number;
  height: number;
  columns: number;
}

function Temple({ x, y, width, height, columns }: TempleProps) {
  const roof = height * 0.32;
  const beam = height * 0.08;
  const step = height * 0.09;
  const gap = (width - 20) / columns;
  return (
    <g>
      <path className="stone" d={`M${x} ${y + roof} ${x + width / 2} ${y} ${x + width} ${y + roof}z`} />
      <path
        className="shade"
        d={`M${x + width * 0.24} ${y + roof - 3} ${x + width / 2} ${y + roof * 0.36} ${x + width * 0.76} ${y + roof - 3}z`}
      />
      <rect className="shade" x={x + 4} y={y + roof} width={width - 8} height={beam} />
      <rect className="inner" x={x + 10} y={y + roof + beam} width={width - 20} height={height - roof - beam - step} />
      {Array.from({ length: columns }, (_, i) => x + 10 + gap * (i + 0.28)).map((left) => (
        <g key={left}>
          <rect
            className="stone"
            x={left}
            y={y + roof + beam}
            width={gap * 0.44}
            height={height - roof - beam - step}
          />
          <rect
            className="shade"
            x={left + gap * 0.32}
            y={y + roof + beam}
            width={gap * 0.12}
            height={height - roof - beam - step}
          />
        </g>
      ))}
      <rect className="stone" x={x} y={y + height - step} width={width} height={step} />
      <rect className="shade" x={x - 5} y={y + height - 1} width={width + 10} height={step * 0.6} />
    </g>
  );
}

function House({ x, y, width, height, roof }: (typeof HOUSES)[number]) {
  const side = width * 0.3;
  return (
    <g>
      <path className="stone" d={`M${x} ${y}v${-height}h${width}v${height}z`} />
      <path className="shade" d={`M${x + width - side} ${y}v${-height}h${side}v${height}z`} />
      {roof ? (
        <path className="tile" d={`M${x - 3} ${y - height} l${width / 2 + 3} -11 ${width / 2 + 3} 11z`} />
      ) : (
        <rect className="shade" x={x - 2} y={y - height} width={width + 4} height={3} />
      )}
      <rect className="window" x={x + width * 0.22} y={y - height * 0.68} width={5} height={8} />
      {height > 58 ? <rect className="window" x={x + width * 0.46} y={y - height * 0.42} width={5} height={8} /> : null}
    </g>
  );
}

function Lighthouse() {
  return (
    <g className="lighthouse">
      <path className="beam" d="M672 231 L452 262 L452 322z" />
      <rect className="stone" x={652} y={300} width={40} height={70} />
      <rect className="shade" x={680} y={300} width={12} height={70} />
      <rect className="stone" x={658} y={244} width={28} height={56} />
      <rect className="shade" x={678} y={244} width={8} height={56} />
      <rect className="shade" x={648} y={298} width={48} height={5} />
      <rect className="shade" x={654} y={242} width={36} height={4} />
      <rect className="stone" x={664} y={222} width={16} height={20} />
      <path className="tile" d="M660 222 672 208 684 222z" />
      <circle className="fire" cx={672} cy={231} r={5} />
      <path className="mole" d="M640 370h74v14h-84z" />
    </g>
  );
}

/** So far a wave goes until it looks the same again. */
const wave = (y: number): string => `M-80 ${y}q20-8 40 0${'t40 0'.repeat(40)}`;

function Sea() {
  return (
    <g>
      <rect className="sea" x={-400} y={376} width={2240} height={120} />
      <path className="glitter" d="M1170 392h90M1186 402h58M1158 412h112M1196 422h40M1176 434h78M1200 446h30" />
      <path className="wave w1" d={wave(376)} />
      <path className="wave w2" d={wave(402)} />
      <path className="wave w3" d={wave(432)} />
    </g>
  );
}

export const Scene = memo(() => (
  <svg className="scene-city" viewBox="0 0 1440 470" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
    <defs>
      <linearGradient id="scene-beam" x1="1" x2="0">
        <stop offset="0" className="beam-start" />
        <stop offset="1" className="beam-end" />
      </linearGradient>
      <radialGradient id="scene-halo">
        <stop offset="0.45" className="halo-start" />
        <stop offset="1" className="halo-end" />
      </radialGradient>
    </defs>
    <g className="stars">
      {STARS.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
      ))}
    </g>
    <circle className="halo" cx={1215} cy={118} r={130} />
    <circle className="sun" cx={1215} cy={118} r={46} />
    <path className="birds" d="M930 96q8-9 16 0q8-9 16 0M976 122q6-7 12 0q6-7 12 0M886 130q5-6 10 0q5-6 10 0" />
    <path className="far" d="M180 400C420 330 560 250 700 262c120 10 170-70 300-60 150 10 250 90 440 60v138z" />
    <path className="hill" d="M430 400C580 330 720 290 830 256c90-28 150-74 240-78 110-4 190 54 370 64v158z" />
    <Temple x={1002} y={150} width={206} height={106} columns={7} />
    <path className="slope" d="M600 400c120-60 220-74 320-114 40-16 60-30 92-32h190c80 8 130 50 238 56v90z" />
    <path
      className="wall"
      d="M866 318c60-22 96-42 150-50h186c60 6 96 34 150 46v14c-60-14-100-36-150-44h-184c-56 8-96 28-152 48z"
    />
    <Temple x={842} y={258} width={112} height={62} columns={5} />
    <Temple x={1284} y={254} width={124} height={64} columns={5} />
    <g className="trees">
      {TREES.map(([x, y, h]) => (
        <ellipse key={x} cx={x} cy={y - h / 2} rx={h * 0.15} ry={h / 2} />
      ))}
    </g>
    {HOUSES.map((house) => (
      <House key={house.x} {...house} />
    ))}
    <path className="mole" d="M700 372h740v8H700z" />
    <Lighthouse />
    <Sea />
    <g className="ship">
      <svg x={513} y={316} width={76} height={76} aria-hidden="true">
        <use href="#g-trade" />
      </svg>
    </g>
    <g className="ship far-ship">
      <svg x={330} y={344} width={40} height={40} aria-hidden="true">
        <use href="#g-trade" />
      </svg>
    </g>
  </svg>
));
