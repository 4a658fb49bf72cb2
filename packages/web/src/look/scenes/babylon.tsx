/** Babylon: gardens that hang from terraces. */
import { FIRST, HALF, Land, Palm, Part, type SceneProps, Sky, WHOLE } from './parts.tsx';

const leaves = (x: number, y: number, w: number): string =>
  `M${x} ${y}q${w / 6} -7 ${w / 3} 0q${w / 6} -7 ${w / 3} 0q${w / 6} -7 ${w / 3} 0v3q-3 9-6 0-3 6-6 0-4 12-8 0-3 5-6 0-3 8-6 0h-${Math.max(0, w - 32)}z`;

export function Babylon({ share, isNight }: SceneProps) {
  return (
    <>
      <Sky isNight={isNight} x={28} y={24} />
      <Land />
      <Part share={share} from={FIRST}>
        <path d="M26 90V68h118v22z" fill="var(--me)" />
        <path
          d="M36 90V78q6-8 12 0v12zM58 90V78q6-8 12 0v12zM100 90V78q6-8 12 0v12zM122 90V78q6-8 12 0v12z"
          fill="var(--surface)"
          opacity=".8"
        />
        <path d={leaves(26, 68, 44)} fill="var(--good)" />
        <path d={leaves(100, 68, 44)} fill="var(--good)" />
      </Part>
      <Part share={share} from={HALF}>
        <path d="M44 68V46h82v22z" fill="var(--me)" />
        <path d="M54 68V56q5-7 10 0v12zM106 68V56q5-7 10 0v12z" fill="var(--surface)" opacity=".8" />
        <path d={leaves(44, 46, 34)} fill="var(--good)" />
        <path d={leaves(92, 46, 34)} fill="var(--good)" />
      </Part>
      <Part share={share} from={WHOLE}>
        <path d="M62 46V26h46v20z" fill="var(--me)" />
        <path d={leaves(62, 26, 46)} fill="var(--good)" />
        <Palm x={85} y={26} h={18} />
        <path d="M82 26h6v64h-6z" fill="var(--r-glass)" opacity=".8" />
      </Part>
      <Palm x={154} y={90} h={26} />
    </>
  );
}
