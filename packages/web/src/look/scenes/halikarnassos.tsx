/** Halikarnassos: the tomb of a king, with his chariot on top. */
import { Columns, Cypress, FIRST, HALF, Land, Part, type SceneProps, Sky, WHOLE } from './parts.tsx';

export function Halikarnassos({ share, isNight }: SceneProps) {
  return (
    <>
      <Sky isNight={isNight} x={30} y={26} />
      <Land fill="var(--good)" />
      <Cypress x={30} y={90} h={30} />
      <Cypress x={142} y={90} h={36} />
      <Cypress x={154} y={90} h={24} />
      <Part share={share} from={FIRST}>
        <path d="M44 90h84v-5H44zM50 85h72V66H50z" fill="var(--column)" />
        <path d="M56 80V72h16v8zM78 80V72h16v8zM100 80V72h16v8z" fill="var(--me)" />
      </Part>
      <Part share={share} from={HALF}>
        <path d="M60 64V44h52v20z" fill="var(--me)" />
        <path d="M50 66h72v-3H50z" fill="var(--column)" />
        <Columns xs={[57, 71, 86, 101, 115]} y={42} h={22} w={5} />
      </Part>
      <Part share={share} from={WHOLE}>
        <path d="M50 42v-4h72v4zM56 38v-4h60v4zM62 34v-4h48v4zM68 30v-4h36v4zM74 26v-4h24v4z" fill="var(--me)" />
        <path d="M76 22q0-8 7-9l3-5 4 2-1 4 6 3 1 5zM96 22a4 4 0 1 0 .1 0z" fill="var(--sun)" />
      </Part>
    </>
  );
}
