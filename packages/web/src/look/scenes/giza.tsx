/** Giza: pyramids, and the one who lies before them. */
import { FIRST, HALF, Palm, Part, type SceneProps, Sky, WHOLE } from './parts.tsx';

/** With four stages the middle pyramid comes third. */
const MORE = 0.7;

export function Giza({ share, isNight }: SceneProps) {
  return (
    <>
      <Sky isNight={isNight} x={142} y={22} />
      <Part share={share} from={WHOLE}>
        <path d="M84 6 140 88H28z" fill="var(--me)" />
        <path d="M84 6 140 88H92z" fill="var(--column)" />
        <path d="M84 6l12 18-6 4-6-5-7 5-5-4z" fill="var(--sun)" />
      </Part>
      <Part share={share} from={HALF}>
        <path d="M40 38 76 88H6z" fill="var(--me)" />
        <path d="M40 38 76 88H46z" fill="var(--column)" />
      </Part>
      <Part share={share} from={MORE}>
        <path d="M136 52 164 88H112z" fill="var(--me)" />
        <path d="M136 52 164 88H140z" fill="var(--column)" />
      </Part>
      <path d="M0 96V86q40-6 85-2t85 0v12z" fill="var(--sun)" opacity=".5" />
      <Part share={share} from={FIRST}>
        <path
          d="M46 91v-5l10-1q-1-5 3-8l1-8q0-9 8-9t8 9q0 6 4 8 14 0 20 8v6z"
          fill="var(--column)"
          stroke="var(--surface)"
          strokeWidth="1.4"
        />
        <path d="M62 66h12M61 70h13M60 74h14" stroke="var(--me)" strokeWidth="1.6" />
      </Part>
      <Palm x={118} y={93} h={22} />
    </>
  );
}
