/** Ur: a hill of brick for the moon. */
import { FIRST, HALF, Land, Palm, Part, type SceneProps, Sky, WHOLE } from './parts.tsx';

export function Ur({ share, isNight }: SceneProps) {
  return (
    <>
      <Sky isNight={isNight} x={30} y={22} />
      <Land />
      <Part share={share} from={FIRST}>
        <path d="M20 90l8-24h114l8 24z" fill="var(--me)" />
        <path d="M34 68v20M48 68v20M122 68v20M136 68v20" stroke="var(--surface)" strokeWidth="1.6" opacity=".6" />
        <path d="M26 64h118v3H26z" fill="var(--column)" />
      </Part>
      <Part share={share} from={HALF}>
        <path d="M46 64l6-20h66l6 20z" fill="var(--me)" />
        <path d="M58 46v16M112 46v16" stroke="var(--surface)" strokeWidth="1.6" opacity=".6" />
        <path d="M50 42h70v3H50z" fill="var(--column)" />
      </Part>
      <Part share={share} from={WHOLE}>
        <path d="M66 42l3-20h32l3 20z" fill="var(--me)" />
        <path d="M66 19h38v4H66z" fill="var(--column)" />
        <path d="M80 42V30q5-6 10 0v12z" fill="var(--sun)" />
        {isNight ? (
          <path d="M85 4l2 4 5 .5-3.600 3 1 5-4.400-2.600-4.400 2.600 1-5-3.600-3 5-.5z" fill="var(--sun)" />
        ) : null}
      </Part>
      <Part share={share} from={FIRST}>
        <path d="M74 90l4-26h14l4 26z" fill="var(--column)" />
        <path d="M76 84h18M77 79h16M78 74h14M79 69h12" stroke="var(--me)" strokeWidth="1.4" />
      </Part>
      <Palm x={158} y={91} h={26} />
      <Palm x={10} y={92} h={18} />
    </>
  );
}
