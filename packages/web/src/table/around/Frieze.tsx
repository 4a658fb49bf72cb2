import type { RegionProps } from '../model.ts';

export function Frieze(_: RegionProps) {
  return <section aria-label="Frieze" />;
}
