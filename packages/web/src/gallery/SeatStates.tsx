/** Seats by emblem, name and state: people, bots, teams and the Free City. */
import type { ChairShown } from '@polis/client';
import type { SeatId } from '@polis/engine';
import type { RegionProps } from '../game/model.ts';
import { type SeatState, stateOf } from '../game/state.ts';
import { StatePill, Who } from '../parts/Who.tsx';
import { State, States } from './State.tsx';
import * as tables from './tables.ts';

const STATES: readonly SeatState[] = ['sealed', 'thinking', 'away', 'holiday', 'lent', 'conceded', 'idle'];

/** What the room adds to what the game says of a seat. */
const CHAIRS: Partial<Record<SeatState, Partial<ChairShown>>> = {
  away: { present: false },
  holiday: { present: false, holidays: [{ since: 0, until: Number.MAX_SAFE_INTEGER }] },
  lent: { lent: 'merchant' },
  conceded: { conceded: true },
};

/** At which tables the game itself says it. */
const TABLES: Partial<Record<SeatState, tables.Found>> = {
  sealed: tables.sealedBeside,
  thinking: tables.thinkingBeside,
  idle: tables.idleBeside,
};

export function SeatStates() {
  const { model } = tables.teams();
  return (
    <>
      <States least={[232, 175]}>
        {STATES.map((state) => (
          <Seat key={state} caption={state} region={withState(state)} seat={1} />
        ))}
        <Seat caption="a bot" region={tables.fullHand()} seat={2} />
        <Seat caption="a long name" region={tables.longSeller()} seat={4} />
        <Seat caption="the Free City" region={tables.forFreeCity()} seat={2} />
        {model.view.seats.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <Seat key={seat} caption="in teams" region={tables.teams()} seat={seat} />
        ))}
      </States>
      <States least={[232, 175]}>
        {STATES.filter((state) => state !== 'idle').map((state) => (
          <State key={state} caption={`${state}, alone`}>
            <span className="row">
              <StatePill state={state} />
            </span>
          </State>
        ))}
      </States>
    </>
  );
}

function Seat({ caption, region, seat }: { caption: string; region: RegionProps; seat: SeatId }) {
  return (
    <State caption={caption}>
      <div className="state-row">
        <Who {...region} known={region.known} model={region.model} seat={seat} />
      </div>
    </State>
  );
}

/** A table at which the second seat is in this state. */
function withState(state: SeatState): RegionProps {
  const { known, model, send } = (TABLES[state] ?? tables.anyHand)();
  const { room } = known;
  const added = CHAIRS[state];
  const chairs = room.chairs.map((chair, seat) => (seat === 1 ? { ...chair, ...added } : chair));
  const region = { known: { ...known, room: { ...room, chairs } }, model, send };
  if (stateOf(region.known, model, 1) !== state) throw new Error(`no seat is ${state}`);
  return region;
}
