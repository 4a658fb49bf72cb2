/** One symbol of the sprite in the page. It says nothing by itself: whoever shows it gives it a name. */
import type { IconName } from './icon-names.ts';

export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`g ${className}`} aria-hidden="true">
      <use href={`#g-${name}`} />
    </svg>
  );
}
