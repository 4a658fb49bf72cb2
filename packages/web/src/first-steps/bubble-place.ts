/** Where a bubble stands: next to what it points at, and never over the cards or the button that one needs. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface BubblePlace {
  left: number;
  top: number;
  /** The side of the bubble that faces what it points at; null if something lies between. */
  tip: Side | null;
  /** How far along that side the middle of it is. */
  along: number;
}

type Side = 'top' | 'bottom' | 'left' | 'right';

const GAP = 12;
const MARGIN = 8;
/** Corners are round. */
const CORNER = 20;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

interface Around {
  /** What it points at, and the region of the table in which that is. */
  target: Box;
  region: Box;
  size: { width: number; height: number };
  screen: { width: number; height: number };
  /** What has to stay free. */
  free: readonly Box[];
}

export function placeBubble({ target, region, size, screen, free }: Around): BubblePlace {
  const { width, height } = size;
  const inX = (left: number): number => between(MARGIN, left, screen.width - width - MARGIN);
  const inY = (top: number): number => between(MARGIN, top, screen.height - height - MARGIN);
  const x = inX(target.left + target.width / 2 - width / 2);
  const y = inY(target.top + target.height / 2 - height / 2);
  const highest = Math.min(target.top, ...free.map((box) => box.top));
  const places: { left: number; top: number; tip: Side | null }[] = [
    { left: x, top: target.top - height - GAP, tip: 'bottom' },
    { left: x, top: target.top + target.height + GAP, tip: 'top' },
    { left: target.left + target.width + GAP, top: y, tip: 'left' },
    { left: target.left - width - GAP, top: y, tip: 'right' },
    // above all that has to stay free
    { left: x, top: highest - height - GAP, tip: null },
  ];
  const whole = { left: 0, top: 0, width: screen.width, height: screen.height };
  const cost = ({ left, top }: { left: number; top: number }): number => {
    const box = { left, top, width, height };
    const outside = width * height - overlap(box, whole);
    const covered = free.reduce((sum, one) => sum + overlap(box, one), 0);
    return outside * 8 + covered * 4 + overlap(box, target) * 4 + overlap(box, region);
  };
  const { left, top, tip } = places.reduce((a, b) => (cost(b) < cost(a) ? b : a));
  const at = { left: inX(left), top: inY(top) };
  const isUpright = tip === 'left' || tip === 'right';
  const middle = isUpright ? target.top + target.height / 2 - at.top : target.left + target.width / 2 - at.left;
  return { ...at, tip, along: between(CORNER, middle, (isUpright ? height : width) - CORNER) };
}
