/** Olympia: the father of the gods on his throne. */
import { Columns, FIRST, HALF, Land, Part, type SceneProps, WHOLE } from './parts.tsx';

export function Olympia({ share }: SceneProps) {
  return (
    <>
      <Land />
      <Columns xs={[22, 38, 132, 148]} y={24} h={66} w={7} />
      <path d="M12 24v-5h146v5zM12 19 85 1l73 18z" fill="var(--column)" opacity=".55" />
      <Part share={share} from={FIRST}>
        <path d="M54 92h62v-7H54zM62 85V34q0-6 6-6h4v57zM108 85V34q0-6-6-6h-4v57z" fill="var(--column)" />
        <path d="M60 60h10v5H60zM100 60h10v5h-10z" fill="var(--column)" />
      </Part>
      <Part share={share} from={HALF}>
        <path d="M72 38q13-6 26 0l3 20H69z" fill="var(--me)" />
        <path d="M68 58h34l-2 10v17h-9V70H79v15h-9V68z" fill="var(--me)" />
        <path d="M73 40 60 58l5 4 12-12zM97 40l14-8 3 5-14 12z" fill="var(--me)" />
        <path d="M73 42q12 10 26 14" stroke="var(--sun)" strokeWidth="3" fill="none" />
      </Part>
      <Part share={share} from={WHOLE}>
        <circle cx="85" cy="29" r="8" fill="var(--me)" />
        <path d="M78 31q7 15 14 0z" fill="var(--column)" />
        <path d="M76 27q1-9 9-9t9 9" stroke="var(--good)" strokeWidth="3" fill="none" strokeDasharray="3 1.4" />
        <path d="M115 34v54" stroke="var(--sun)" strokeWidth="2.6" />
        <path d="M115 35q-8-2-9-9 5 0 9 5 4-5 9-5-1 7-9 9z" fill="var(--sun)" />
      </Part>
    </>
  );
}
