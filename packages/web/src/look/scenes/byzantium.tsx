/** Byzantium: domes above the strait. */
import { Cypress, FIRST, HALF, Part, type SceneProps, Sea, Sky, WHOLE } from './parts.tsx';

export function Byzantium({ share, isNight }: SceneProps) {
  return (
    <>
      <Sky isNight={isNight} x={26} y={26} r={12} />
      <path d="M12 84q10-8 24-8h98q14 0 24 8z" fill="var(--column)" opacity=".6" />
      <Cypress x={26} y={80} h={24} />
      <Cypress x={146} y={80} h={30} />
      <Part share={share} from={FIRST}>
        <path d="M38 80V58h94v22z" fill="var(--column)" />
        <path
          d="M46 80V70q4-6 8 0v10zM62 80V70q4-6 8 0v10zM80 80V68q5-7 10 0v12zM100 80V70q4-6 8 0v10zM116 80V70q4-6 8 0v10z"
          fill="var(--surface)"
        />
      </Part>
      <Part share={share} from={HALF}>
        <path d="M40 58q2-18 20-18v18zM130 58q-2-18-20-18v18z" fill="var(--me)" />
        <path d="M58 58V38h54v20z" fill="var(--column)" />
        <path d="M64 58V48q4-6 8 0v10zM81 58V47q4-6 8 0v11zM98 58V48q4-6 8 0v10z" fill="var(--surface)" />
      </Part>
      <Part share={share} from={WHOLE}>
        <path d="M60 38q0-26 25-26t25 26z" fill="var(--me)" />
        <path d="M58 36h54v4H58z" fill="var(--column)" />
        <path d="M85 12V4" stroke="var(--sun)" strokeWidth="2.4" />
        <circle cx="85" cy="4" r="3.4" fill="var(--sun)" />
        <path d="M66 34q2-14 12-18M104 34q-2-14-12-18" stroke="var(--sun)" strokeWidth="1.6" fill="none" />
      </Part>
      <Sea />
    </>
  );
}
