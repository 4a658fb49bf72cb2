/** Catan: an island of fields with six sides. */
import { FIRST, HALF, Part, type SceneProps, Sea, Sky, WHOLE } from './parts.tsx';

const HOUSE = 'v-6l5-4.5 5 4.500v6h-3.500v-4h-3v4z';
const SHEEP = 'q-2-5 2-5 5-1 5 2 0 3-2 3z';

/** Fields side by side, each from its upper left corner. */
function Fields({ at, fill }: { at: readonly string[]; fill: string }) {
  const d = at.map((corner) => `M${corner}l22-6 22 6v12l-22 6-22-6z`).join('');
  return <path d={d} fill={fill} fillOpacity=".6" stroke="var(--surface)" strokeWidth="1.4" />;
}

export function Catan({ share, isNight }: SceneProps) {
  return (
    <>
      <Sky isNight={isNight} x={150} y={20} r={12} />
      <ellipse cx="85" cy="66" rx="84" ry="25" fill="var(--r-glass)" opacity=".28" />
      <path d="M19 57 85 40l66 17v12l-22 6v12l-22 6-22-6-22 6-22-6V75l-22-6z" fill="var(--column)" />
      <path
        d="M19 52l22-6V34l22-6 22 6 22-6 22 6v12l22 6v12l-22 6v12l-22 6-22-6-22 6-22-6V70l-22-6z"
        fill="var(--surface-3)"
      />
      <Part share={share} from={HALF}>
        <Fields at={['41 34']} fill="var(--good)" />
        <Fields at={['85 34']} fill="var(--column)" />
        <Fields at={['107 52']} fill="var(--me)" />
        <path d="M45 43l6-16 6 16zM56 48l7-19 7 19zM69 42l5-14 5 14z" fill="var(--good)" />
        <path d="M89 44l15-28 9 15 4-6 10 19z" fill="var(--me)" />
        <path d="M104 16l9 15 4-6 10 19h-20l2-6z" fill="var(--column)" />
        <path d="M115 62q6-14 13 0zM129 62q7-11 14 0z" fill="var(--me)" />
      </Part>
      <Part share={share} from={WHOLE}>
        <Fields at={['63 52']} fill="var(--good)" />
        <path d="M67 62v-9h11v9zM92 62v-9h11v9zM79 64V38h12v26z" fill="var(--me)" />
        <path d="M65 53l7.5-7 7.5 7zM90 53l7.5-7 7.5 7zM77 40v-7h4v3h2v-3h4v3h2v-3h4v7z" fill="var(--column)" />
        <path d="M82 64v-8q3-5 6 0v8zM84 27H71l4-4-4-4h13z" fill="var(--sun)" />
        <path d="M85 34V18" stroke="var(--column)" strokeWidth="2" />
      </Part>
      <Part share={share} from={FIRST}>
        <Fields at={['19 52', '85 70']} fill="var(--sun)" />
        <Fields at={['41 70']} fill="var(--good)" />
        <path
          d="M24 56l17-5 17 5M24 61l17-5 17 5M29 65l12-4 12 4M89 76l10-3M89 81l14-4M95 84l10-3"
          stroke="var(--column)"
          strokeWidth="1.6"
          fill="none"
        />
        <path d={`M54 78${HOUSE}M110 81${HOUSE}`} fill="var(--me)" />
        <path d={`M48 82${SHEEP}M70 83${SHEEP}M74 76${SHEEP}`} fill="var(--surface)" />
      </Part>
      <Sea />
    </>
  );
}
