import type { RegionProps } from '../model.ts';

export function City(_: RegionProps) {
  return <section aria-label="City" />;
}
