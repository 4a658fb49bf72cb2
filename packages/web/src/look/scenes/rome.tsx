/** Rome: arches upon arches. */
import { Cypress, FIRST, HALF, Land, Part, type SceneProps, Sky, WHOLE } from './parts.tsx';

const arches = (xs: readonly number[], y: number): string => xs.map((x) => `M${x} ${y}v-9q5-8 10 0v9z`).join('');

export function Rome({ share, isNight }: SceneProps) {
  return (
    <>
      <Sky isNight={isNight} x={146} y={24} />
      <Land />
      <Part share={share} from={FIRST}>
        <path d="M18 90V68h130v22z" fill="var(--me)" />
        <path d={arches([25, 41, 57, 73, 89, 105, 121, 134], 88)} fill="var(--surface)" opacity=".85" />
        <path d="M16 66h134v3H16z" fill="var(--column)" />
      </Part>
      <Part share={share} from={HALF}>
        <path d="M22 66V46h122v20z" fill="var(--me)" />
        <path d={arches([29, 45, 61, 77, 93, 109, 125], 64)} fill="var(--surface)" opacity=".85" />
        <path d="M20 44h126v3H20z" fill="var(--column)" />
      </Part>
      <Part share={share} from={WHOLE}>
        <path d="M26 44V26q30-6 60-6v24z" fill="var(--me)" />
        <path d="M36 38h5v-8h-5zM52 38h5v-9h-5zM68 38h5v-10h-5z" fill="var(--surface)" opacity=".85" />
        <path d="M86 44V24l8 4-2 6 10 2v8z" fill="var(--me)" />
        <path d="M26 26V8M56 21V4" stroke="var(--column)" strokeWidth="2" />
        <path d="M27 8h14l-4 4 4 4H27zM57 4h14l-4 4 4 4H57z" fill="var(--sun)" />
      </Part>
      <Cypress x={8} y={90} h={26} />
      <Cypress x={160} y={90} h={34} />
    </>
  );
}
