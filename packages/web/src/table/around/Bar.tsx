import type { RegionProps } from '../model.ts';

export function Bar(_: RegionProps) {
  return <section aria-label="Bar" />;
}
