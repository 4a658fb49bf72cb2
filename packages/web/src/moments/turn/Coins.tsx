/** Coins fly along the line between two seats, and each seat says how many it has more or less. */
import type { CSSProperties } from 'react';
import { Icon } from '../../look/Icon.tsx';
import { Coin } from '../../look/symbols.tsx';
import type { Flow, TurnMoment } from '../moments.ts';
import type { Place } from '../places.ts';

const MOST_COINS = [0, 1, 2, 3];
const STAGGER_MS = 60;

interface Changing {
  moment: TurnMoment;
  /** Of the emblems, by seat. */
  places: (Place | null)[];
  isMoving: boolean;
}

export function Coins({ moment: { flows, coins }, places, isMoving }: Changing) {
  return (
    <>
      {isMoving ? flows.map((flow) => <Flight key={`${flow.from}-${flow.to}`} flow={flow} places={places} />) : null}
      {places.map((place, seat) => {
        if (!place || !coins[seat]) return null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the list
          <span key={seat} className={`mo-change${isMoving ? ' moves' : ''}`} style={at(place)}>
            <Coin count={coins[seat]} isChange />
          </span>
        );
      })}
    </>
  );
}

function Flight({ flow, places }: { flow: Flow; places: (Place | null)[] }) {
  const from = places[flow.from];
  const to = places[flow.to];
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

const at = ({ x, y }: Place): CSSProperties => ({ '--x': `${x}px`, '--y': `${y}px` }) as CSSProperties;
