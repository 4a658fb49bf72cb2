/** Abu Simbel: four kings in the rock. */
import { FIRST, HALF, Palm, Part, type SceneProps, WHOLE } from './parts.tsx';

function Kings({ xs }: { xs: readonly number[] }) {
  return xs.map((x) => (
    <g key={x} transform={`translate(${x} 90)`} fill="var(--column)" stroke="var(--surface)" strokeWidth=".8">
      <path d="M-11 0v-4l2-1v-23h8.500V0zM11 0v-4l-2-1v-23H.5V0z" />
      <path d="M-9-54q9-4 18 0l-1 22H-8z" />
      <path d="M-10-32h20v7h-20z" />
      <path d="M-9-54q-4 2-3.5 8l1.5 17h5l-1-19zM9-54q4 2 3.5 8L11-29H6l1-19z" />
      <path d="M-4-67h8q4 3 5 19H4v-4h-8v4h-5q1-16 5-19z" fill="var(--sun)" />
      <path d="M-4-64h8v8l-2.5 4h-3L-4-56z" />
      <path d="M-4-66l-1-5q5-4 10 0l-1 5z" />
    </g>
  ));
}

export function AbuSimbel({ share }: SceneProps) {
  return (
    <>
      <path d="M0 96V44l10-18 14-8 8-10 36-6h50l22 8 12 14 18 22v50z" fill="var(--me)" opacity=".4" />
      <path d="M16 92l8-76h122l8 76z" fill="var(--me)" />
      <Part share={share} from={FIRST}>
        <path d="M20 17q3-3 3-7h124q0 4 3 7z" fill="var(--column)" />
        <path d="M27 13.500h117" stroke="var(--me)" strokeWidth="3" strokeDasharray="2 2.6" />
        <path d="M75 90V54h20v36z" fill="var(--k-shadow)" opacity=".75" />
        <path d="M73 54v-4h24v4z" fill="var(--column)" />
      </Part>
      <Part share={share} from={HALF}>
        <Kings xs={[59, 111]} />
      </Part>
      <Part share={share} from={WHOLE}>
        <Kings xs={[34, 136]} />
        <path d="M80 90V60h10v30z" fill="var(--sun)" />
        <path d="M72 36q13-3 26 0-3 8-13 5-10 3-13-5z" fill="var(--column)" />
        <circle cx="85" cy="37" r="5" fill="var(--sun)" />
      </Part>
      <path d="M0 96v-5q40-4 85-2t85 0v7z" fill="var(--sun)" opacity=".7" />
      <Palm x={158} y={92} h={24} />
    </>
  );
}
