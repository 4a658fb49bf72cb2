/** Where things are on the screen. Regions of the table name their seat in `data-seat`. */
import type { SeatId } from '@polis/engine';

export interface Point {
  x: number;
  y: number;
}

/** A region of the table: its middle, and how wide it is. */
export interface Place extends Point {
  width: number;
}

const middle = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

export function placeOfSeat(seat: SeatId): Place | null {
  const region = document.querySelector(`[data-seat="${seat}"]`);
  const point = region && seen(middle(region));
  return point && { ...point, width: region.clientWidth };
}

/** On a phone cities may have been scrolled away. */
function seen(point: Point): Point | null {
  const around = document.querySelector('.around')?.getBoundingClientRect();
  const isAway = around && around.height > 0 && (point.y < around.top || point.y > around.bottom);
  return isAway ? null : point;
}

/** Where the emblem of a seat is: coins come from and go to it. */
export function middleOfEmblem(seat: SeatId): Point | null {
  const region = document.querySelector(`[data-seat="${seat}"]`);
  return region && seen(middle(region.querySelector('.emb') ?? region));
}
