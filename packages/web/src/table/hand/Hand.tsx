import type { RegionProps } from '../model.ts';

export function Hand(_: RegionProps) {
  return <section aria-label="Hand" />;
}
