/** Alexandria: the lighthouse on its island. */
import { FIRST, HALF, Part, type SceneProps, Sea, WHOLE } from './parts.tsx';

export function Alexandria({ share }: SceneProps) {
  return (
    <>
      <Part share={share} from={WHOLE}>
        <path d="M90 14 10 2v26zM90 14l78-14v30z" fill="var(--sun)" opacity=".45" />
      </Part>
      <path d="M44 86q6-9 20-10h50q14 1 20 10z" fill="var(--column)" />
      <Part share={share} from={FIRST}>
        <path d="M68 76l4-30h36l4 30z" fill="var(--me)" />
        <path d="M66 44h48v4H66z" fill="var(--column)" />
        <path d="M86 76V64q4-6 8 0v12zM77 54h4v6h-4zM99 54h4v6h-4z" fill="var(--surface)" />
      </Part>
      <Part share={share} from={HALF}>
        <path d="M78 44l2-18h20l2 18z" fill="var(--me)" />
        <path d="M76 24h28v3H76z" fill="var(--column)" />
        <path d="M88 30h4v8h-4z" fill="var(--surface)" />
      </Part>
      <Part share={share} from={WHOLE}>
        <path d="M84 24V14h12v10zM82 14l8-7 8 7z" fill="var(--me)" />
        <circle cx="90" cy="18" r="4.5" fill="var(--sun)" />
      </Part>
      <path d="M14 82h22l-4 6H18zM24 82V68l9 11H24z" fill="var(--column)" />
      <Sea />
    </>
  );
}
