/** Petra: a house of the dead cut into the rock. */
import { Columns, FIRST, HALF, Part, type SceneProps, WHOLE } from './parts.tsx';

export function Petra({ share }: SceneProps) {
  return (
    <>
      <path
        d="M0 96V30q10-18 22-14 8-14 22-8L52 0h70q6 10 20 8 10 8 12 16 12 6 16 20v52z"
        fill="var(--me)"
        opacity=".4"
      />
      <path d="M44 96V14h82v82z" fill="var(--me)" />
      <Part share={share} from={FIRST}>
        <path d="M48 96v-6h74v6zM50 56h70v-5H50z" fill="var(--column)" />
        <Columns xs={[54, 66, 104, 116]} y={56} h={34} w={6} />
        <path d="M76 90V66h18v24z" fill="var(--k-shadow)" opacity=".75" />
      </Part>
      <Part share={share} from={HALF}>
        <path d="M48 51 85 38l37 13z" fill="var(--column)" />
        <path d="M52 38V20h12v18zM106 38V20h12v18z" fill="var(--column)" />
        <path d="M50 20l6-6h10l-2 6zM104 20l2-6h10l4 6z" fill="var(--column)" />
      </Part>
      <Part share={share} from={WHOLE}>
        <path d="M74 38V20h22v18z" fill="var(--column)" />
        <path d="M72 20l13-8 13 8z" fill="var(--column)" />
        <path d="M85 12q-5-3-3-8h6q2 5-3 8z" fill="var(--sun)" />
        <path d="M82 38V28q3-5 6 0v10z" fill="var(--sun)" />
      </Part>
      <path d="M0 96v-4q40-5 85-3t85 1v6z" fill="var(--sun)" opacity=".7" />
    </>
  );
}
