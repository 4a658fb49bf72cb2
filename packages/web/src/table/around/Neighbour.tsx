import type { RegionProps } from '../model.ts';

export function Neighbour(_: RegionProps & { side: 'left' | 'right' }) {
  return <section aria-label="Neighbour" />;
}
