/** Carthage: the round harbour with the admiral's island. */
import { Columns, FIRST, HALF, Part, type SceneProps, Sea, Sky, WHOLE } from './parts.tsx';

export function Carthage({ share, isNight }: SceneProps) {
  return (
    <>
      <Sky isNight={isNight} x={32} y={20} r={12} />
      <path d="M0 60q30-22 60-14 24-14 60-4 28-2 50 16v28H0z" fill="var(--column)" opacity=".35" />
      <path d="M14 84V66q0-12 71-12t71 12v18z" fill="var(--r-glass)" opacity=".28" />
      <Part share={share} from={FIRST}>
        <path d="M8 84V62l14-8 12 5v25zM162 84V62l-14-8-12 5v25z" fill="var(--column)" />
        <path d="M12 60l10-9 14 6v4zM158 60l-10-9-14 6v4z" fill="var(--me)" />
        <Columns xs={[14, 24, 32, 138, 146, 156]} y={62} h={22} w={4} />
      </Part>
      <Part share={share} from={HALF}>
        <path d="M52 80q0-8 33-8t33 8v4H52z" fill="var(--column)" />
        <path d="M62 74V56h46v18z" fill="var(--me)" />
        <path d="M66 74V64q4-6 8 0v10zM81 74V64q4-6 8 0v10zM96 74V64q4-6 8 0v10z" fill="var(--surface)" />
        <path d="M60 54h50v3H60z" fill="var(--column)" />
      </Part>
      <Part share={share} from={WHOLE}>
        <path d="M74 54V34h22v20z" fill="var(--me)" />
        <path d="M71 34l14-12 14 12z" fill="var(--column)" />
        <path d="M82 50V40q3-5 6 0v10z" fill="var(--sun)" />
        <path d="M85 22V6" stroke="var(--column)" strokeWidth="2" />
        <path d="M86 6h18l-5 5 5 5H86z" fill="var(--sun)" />
        <path
          d="M108 80h44q-2 9-9 9h-28q-5-2-7-9zM128 78V58q16 6 15 20z"
          fill="var(--me)"
          stroke="var(--surface)"
          strokeWidth="1.2"
        />
      </Part>
      <Sea />
    </>
  );
}
