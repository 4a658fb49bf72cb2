/** Coins fly along the line between two seats, and each seat says how many it has more or less. */
import '../Moments.css';
import type { CSSProperties } from 'react';
import { Icon } from '../../look/Icon.tsx';
import { Coin } from '../../look/symbols.tsx';
import type { Flow, TurnMoment } from '../moments.ts';
import type { Point } from '../on-screen.ts';

const MOST_COINS = [0, 1, 2, 3];
const STAGGER_MS = 60;

interface Changing {
  moment: TurnMoment;
  /** Of the emblems, by seat. */
  points: (Point | null)[];
  isMoving: boolean;
}

export function Coins({ moment: { flows, coins }, points, isMoving }: Changing) {
  return (
    <>
      {isMoving ? flows.map((flow) => <Flight key={`${flow.from}-${flow.to}`} flow={flow} points={points} />) : null}
      {points.map((point, seat) => {
        if (!point || !coins[seat]) return null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the list
          <span key={seat} className={`mo-change${isMoving ? ' moves' : ''}`} style={at(point)}>
            <Coin count={coins[seat]} isChange />
          </span>
        );
      })}
    </>
  );
}

function Flight({ flow, points }: { flow: Flow; points: (Point | null)[] }) {
  const from = points[flow.from];
  const to = points[flow.to];
  if (!from || !to) return null;
  return MOST_COINS.slice(0, flow.coins).map((coin) => (
    <span
      key={coin}
      className="mo-coin"
      style={
        {
          ...at(from),
          '--tx': `${to.x - from.x}px`,
          '--ty': `${to.y - from.y}px`,
          '--wait': `${coin * STAGGER_MS}ms`,
        } as CSSProperties
      }
    >
      <Icon name="coin" />
    </span>
  ));
}

const at = ({ x, y }: Point): CSSProperties => ({ '--x': `${x}px`, '--y': `${y}px` }) as CSSProperties;
