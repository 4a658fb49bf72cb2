/** Ephesos: the temple of Artemis. */
import { Columns, Cypress, FIRST, HALF, Land, Part, type SceneProps, Sky, WHOLE } from './parts.tsx';

export function Ephesos({ share, isNight }: SceneProps) {
  return (
    <>
      <Sky isNight={isNight} x={142} y={22} />
      <Land fill="var(--good)" />
      <Cypress x={18} y={88} h={34} />
      <Cypress x={156} y={88} h={26} />
      <Part share={share} from={FIRST}>
        <path d="M28 90h114v-4H28zM34 86h102v-4H34zM40 82h90v-4H40z" fill="var(--column)" />
      </Part>
      <Part share={share} from={HALF}>
        <path d="M58 78V46h54v32z" fill="var(--me)" opacity=".85" />
        <Columns xs={[46, 59, 72, 98, 111, 124]} y={44} h={34} w={6} />
        <path d="M80 78V60h10v18z" fill="var(--sun)" />
      </Part>
      <Part share={share} from={WHOLE}>
        <path d="M36 44v-5h98v5z" fill="var(--column)" />
        <path d="M34 39 85 14l51 25z" fill="var(--me)" />
        <path d="M85 20l10 11h-6v4h-8v-4h-6z" fill="var(--sun)" />
        <path d="M85 14l-3-6 3-3 3 3z" fill="var(--column)" />
      </Part>
    </>
  );
}
