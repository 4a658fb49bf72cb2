/** A turn: cards turn over at all seats, coins change hands, the hands go on. */
import type { SeatId } from '@polis/engine';
import { startTransition, useLayoutEffect, useState } from 'react';
import { useIsStill } from '../../device/look.ts';
import { useStages } from '../../parts/useStages.ts';
import type { MomentProps } from '../Moments.tsx';
import type { TurnMoment } from '../moments.ts';
import { middleOfEmblem, type Place, type Point, placeOfSeat } from '../on-screen.ts';
import { Coins } from './Coins.tsx';
import { Passing } from './Passing.tsx';
import { Revealed } from './Revealed.tsx';

const BESIDE = 36;
/** Two cards fit side by side in what is wider. */
const WIDE = 150;

interface Middles {
  seats: (Place | null)[];
  emblems: (Point | null)[];
}

export function Turn(props: MomentProps<TurnMoment>) {
  const { moment, model } = props;
  const isMoving = !useIsStill();
  const middles = useMiddles(moment, model.view.seats.length);
  // the nearest first: all at once would keep a slow phone busy for too long
  const [near, far, changed] = useStages(middles, 3);
  const isNear = (seat: SeatId): boolean => seat === model.left || seat === model.right;
  const scale = (seat: SeatId): number => (isNear(seat) ? 1.2 : 1);
  return (
    <>
      {isMoving
        ? moment.deeds.map((deed, order) => {
            const at = (isNear(deed.seat) ? near : far)?.seats[deed.seat];
            if (!at || (deed.seat === model.me && !model.isSpectator)) return null;
            // a second card lies beside the first
            const before = moment.deeds.slice(0, order).filter(({ seat }) => seat === deed.seat).length;
            return (
              <Revealed
                key={`${deed.seat}/${deed.did === 'built' ? deed.card : deed.did}`}
                {...props}
                deed={deed}
                at={{ ...at, x: at.x + (at.width > WIDE ? before * BESIDE : 0), y: at.y + before * BESIDE }}
                scale={scale(deed.seat)}
                order={order}
              />
            );
          })
        : null}
      {changed ? <Coins moment={moment} points={changed.emblems} isMoving={isMoving} /> : null}
      {isMoving ? <Passing moment={moment} /> : null}
    </>
  );
}

/** Measures the table first and draws above it later: both at once would keep a slow phone busy too long. */
function useMiddles(moment: TurnMoment, seats: number): Middles | null {
  const [middles, setMiddles] = useState<Middles | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew for each moment
  useLayoutEffect(() => {
    const all = Array.from({ length: seats }, (_, seat) => seat);
    const measured = { seats: all.map(placeOfSeat), emblems: all.map(middleOfEmblem) };
    startTransition(() => setMiddles(measured));
  }, [moment, seats]);
  return middles;
}
