/**
 * A room between two questions, in little memory: thousands of them wait at once. Lists that grow while a game goes on have
 * room to spare, which a copy has not; and unit tables, 128 numbers each, are often the same as in another city.
 */
import { clone, type Game } from '@polis/engine';
import type { Room } from './types.ts';

export function atRest(room: Room, before: Room | null): Room {
  const { game } = room;
  if (!game || game.state.seats === before?.game?.state.seats) return room;
  return { ...room, game: compact(game), given: room.given.slice() };
}

function compact({ config, rules, state, moves }: Game): Game {
  const copy = clone(state);
  for (const { tally } of copy.seats) {
    const isOne = tally.fixed === tally.own;
    tally.own = shared(tally.own);
    tally.fixed = isOne ? tally.own : shared(tally.fixed);
    tally.rawForSale = shared(tally.rawForSale);
    tally.madeForSale = shared(tally.madeForSale);
  }
  return { config, rules, state: copy, moves: moves.slice() };
}

type Units = readonly number[];

/** Tables that were met lately, each where its numbers say; gone when no game has them any more. */
const PLACES = 4096;
const met: (WeakRef<Units> | null)[] = new Array(PLACES).fill(null);

/** An equal table that others have; the same one if there is none. Tables are replaced, never edited. */
function shared(units: Units): Units {
  const place = placeOf(units);
  const known = met[place]?.deref();
  if (known && areSame(known, units)) return known;
  met[place] = new WeakRef(units);
  return units;
}

function placeOf(units: Units): number {
  let place = units.length;
  for (let set = 0; set < units.length; set++) place = Math.imul(place, 31) + units[set];
  return (place ^ (place >>> 12)) & (PLACES - 1);
}

function areSame(one: Units, other: Units): boolean {
  if (one === other) return true;
  if (one.length !== other.length) return false;
  for (let set = 0; set < one.length; set++) if (one[set] !== other[set]) return false;
  return true;
}
