/** Manneken Pis: a small fountain on the square of a town. */
import { FIRST, HALF, Land, Part, type SceneProps, Sky, WHOLE } from './parts.tsx';

/** Houses whose gables rise in steps: from where, how high, how wide. */
const HOUSES = [
  [3, 40, 18, 'var(--me)'],
  [21, 26, 21, 'var(--column)'],
  [42, 34, 20, 'var(--me)'],
  [108, 34, 20, 'var(--me)'],
  [128, 24, 21, 'var(--column)'],
  [149, 38, 18, 'var(--me)'],
] as const;

const gable = (x: number, y: number, w: number): string => {
  const step = `h${w / 7}v`;
  return `M${x} 90V${y + 12}${step}-4${step}-4${step}-4${step}4${step}4${step}4h${w / 7}V90z`;
};

const windows = (x: number, y: number, w: number): string =>
  [16, 27, 38].map((down) => `M${x + w * 0.2} ${y + down}h4v6h-4zM${x + w * 0.8 - 4} ${y + down}h4v6h-4z`).join('');

export function MannekenPis({ share, isNight }: SceneProps) {
  return (
    <>
      <Sky isNight={isNight} x={85} y={15} r={11} />
      <Land />
      <Part share={share} from={FIRST}>
        {HOUSES.map(([x, y, w, fill]) => (
          <g key={x}>
            <path d={gable(x, y, w)} fill={fill} />
            <path d={windows(x, y, w)} fill="var(--surface)" opacity=".85" />
          </g>
        ))}
      </Part>
      <Part share={share} from={HALF}>
        <path d="M60 90V48q0-17 25-17t25 17v42z" fill="var(--column)" />
        <path d="M66 82V51q0-14 19-14t19 14v31z" fill="var(--surface)" />
        <path d="M82 30h6l-1 8h-4z" fill="var(--me)" />
        <path d="M77 72h16v2l-2 2v9H79v-9l-2-2z" fill="var(--column)" />
        <path d="M56 80h58l-6 12H62z" fill="var(--column)" />
        <path d="M59 82h52v2.5H59z" fill="var(--r-glass)" />
      </Part>
      <Part share={share} from={WHOLE}>
        <path d="M90 62q10-1 11 20" fill="none" stroke="var(--r-glass)" strokeWidth="1.8" />
        <g transform="translate(85 72)scale(1.18)">
          <path d="M-1-17q-6 4-8 15l8-2z" fill="var(--me)" />
          <circle cy="-21" r="3.6" fill="var(--column)" />
          <path d="M-3-16.5q3-1.5 6 0l1 7-.5 2.5.5 7H1L0-6-1.5 0h-3l1-9z" fill="var(--column)" />
          <path d="M-2-16l-4 4 3 4M2.5-16l3 4L3-9" fill="none" stroke="var(--column)" strokeWidth="1.8" />
          <path d="M-5-17H5l-2.5 4h-5zM-6-22q6-7 12 0z" fill="var(--me)" />
          <path d="M3-23q0-6 6-6 1 4-6 6z" fill="var(--sun)" />
        </g>
      </Part>
    </>
  );
}
