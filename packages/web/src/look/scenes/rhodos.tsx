/** Rhodos: the giant over the harbour. */
import { FIRST, HALF, Part, type SceneProps, Sea, Sky, WHOLE } from './parts.tsx';

export function Rhodos({ share, isNight }: SceneProps) {
  return (
    <>
      <Sky isNight={isNight} x={130} y={28} />
      <Part share={share} from={FIRST}>
        <path d="M4 84h40V70H12l-8 6zM126 84h40v-8l-8-6h-32zM60 84V74h16v10zM96 84V74h16v10z" fill="var(--column)" />
      </Part>
      <Part share={share} from={HALF}>
        <path
          d="M62 74c1-10 6-18 10-26l-3-16c4-3 9-4 16-4s12 1 16 4l-3 16c4 8 9 16 10 26h-9c-2-8-7-14-14-18-7 4-12 10-14 18z"
          fill="var(--me)"
        />
        <circle cx="86" cy="18" r="7" fill="var(--me)" />
        <path d="M70 32 58 46l7 9 3-4-4-5 9-8zM101 31l9-12-3-3 1-4 6 1 2 5-10 18z" fill="var(--me)" />
        <path d="M76 48h20M74 42h24" stroke="var(--surface)" strokeWidth="1.5" />
      </Part>
      <Part share={share} from={WHOLE}>
        <path d="M86 4l2 5h-4zM77 7l5 4-3 2zM95 7l-5 4 3 2zM73 15l6 1-1 3zM99 15l-6 1 1 3z" fill="var(--me)" />
        <path d="M108 13l-2-8c4 1 6-4 6-4s5 6 2 12z" fill="var(--sun)" stroke="var(--me)" />
      </Part>
      <Sea />
    </>
  );
}
