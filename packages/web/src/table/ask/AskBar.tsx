import type { RegionProps } from '../model.ts';

export function AskBar(_: RegionProps) {
  return <section aria-label="AskBar" />;
}
