/** Stonehenge: a ring of stones, and the sun between the greatest. */
import { FIRST, HALF, Part, type SceneProps, Sky, WHOLE } from './parts.tsx';

/** Stones that stand, a little narrower at their tops, each with a side in the shade. */
function Stones({ xs, y, w, h, fill }: { xs: readonly number[]; y: number; w: number; h: number; fill: string }) {
  return xs.map((x) => (
    <g key={x}>
      <path d={`M${x} ${y}l1-${h}h${w - 2}l1 ${h}z`} fill={fill} />
      <path d={`M${x + w * 0.7} ${y}v-${h}h${w * 0.3 - 1}l1 ${h}z`} fill="var(--k-shadow)" opacity=".25" />
    </g>
  ));
}

export function Stonehenge({ share, isNight }: SceneProps) {
  return (
    <>
      <path d="M0 74q40-14 84-8t86-4v34H0z" fill="var(--good)" opacity=".3" />
      <Sky isNight={isNight} x={85} y={45} />
      <path d="M0 96V80q42-6 85-5t85-1v22z" fill="var(--good)" opacity=".5" />
      <Part share={share} from={FIRST}>
        <Stones xs={[4, 24, 134, 154]} y={88} w={12} h={37} fill="var(--column)" />
      </Part>
      <Part share={share} from={HALF}>
        <Stones xs={[41, 50, 113, 122]} y={80} w={7} h={27} fill="var(--column)" />
        <path
          d="M39 54l1-5 18 1v4zM112 54v-4l18-1 1 5zM2 52l1-8q18-2 34 0l1 8zM132 52l1-8q18-2 34 0l1 8z"
          fill="var(--column)"
        />
      </Part>
      <Part share={share} from={WHOLE}>
        <path d="M73 86h24l18 10H55z" fill="var(--sun)" opacity=".7" />
        <Stones xs={[56, 97]} y={87} w={17} h={60} fill="var(--me)" />
        <path d="M54 28l2-12q29-4 57-1l3 13z" fill="var(--me)" />
        <path d="M57 28h15l-1 3H57zM98 28h15v3H99z" fill="var(--k-shadow)" opacity=".25" />
      </Part>
      <path d="M30 95l3-4 17-1 3 5z" fill="var(--column)" />
    </>
  );
}
