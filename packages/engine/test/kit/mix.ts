/** Tables and games of any mix: the base game of an edition, alone or with expansions. */
import { type ConfigInput, rulesOf } from '../../src/config.ts';
import { create } from '../../src/create.ts';
import type { Game } from '../../src/game.ts';
import { boxedModules } from '../../src/mixes.ts';
import { seedFrom } from '../../src/rng.ts';
import type { Card, Rules } from '../../src/rules.ts';
import { setTable } from '../../src/scenario.ts';
import type { Scenario, ScenarioSeat } from '../../src/scenario-types.ts';
import type { Boxes, Edition, GameEvent, SeatId } from '../../src/types.ts';
import { EDIFICES } from './boxes.ts';
import type { Deeds } from './deeds.ts';
import { refusedWith } from './refusals.ts';
import { FILLER, type Tabletop, tabletop } from './tabletop.ts';

type Fate = 'project' | 'built' | 'failed';

/**
 * A scenario. Of three cities each has a name; others sit between left and right. Or all are told clockwise from seat
 * 0, as `seats`. Who is given no hand has one card to play that nobody misses.
 */
export interface TableLiteral extends Omit<Scenario, 'seats'> {
  me?: ScenarioSeat;
  left?: ScenarioSeat;
  right?: ScenarioSeat;
  others?: ScenarioSeat[];
  seats?: ScenarioSeat[];
  /** The Edifice that the test is about; its Age is the one that is played if nothing else is said. */
  edifice?: string;
  /** Pawns on its card. */
  on?: number;
  fate?: Fate;
}

/** Two players and the Free City. Unless told otherwise player 0 is the holder, and has drawn already. */
export interface Duel extends Omit<Scenario, 'seats' | 'freeCity'> {
  one?: ScenarioSeat;
  two?: ScenarioSeat;
  city?: ScenarioSeat;
  holder?: SeatId;
  drawPile?: string[];
}
export const FREE_CITY: SeatId = 2;

export interface Mix {
  /** What a configuration calls it. */
  modules: string[];
  /** The last turn of an Age; seven players or less have one more with Cities. */
  lastTurn: number;
  /** All that it is made of, for so many players. */
  rulesFor(seats: number): Rules;
  table(literal: TableLiteral): Tabletop;
  duel(literal: Duel): Tabletop;
  /** The turn before an Age in which everybody uses a leader; after it everybody has one card to play. */
  recruitment(literal: TableLiteral): Tabletop;
  /** The table after the conflicts of an Age; everybody sells the last card for 3 coins. */
  fought(age: number, literal: TableLiteral): Tabletop;
  /** The same, but whoever is not named builds the last card, so that no coins move; the Edifice may fail. */
  ageEnd(literal: TableLiteral, deeds?: Deeds): Tabletop;
  /** A game that has just begun, another one for each number `n`. */
  newGame(seats: number, n?: number, more?: Partial<ConfigInput>, log?: GameEvent[] | null): Game;
  /** Why there is no game for so many players; null if there is one. */
  whyNot(seats: number): string | null;
}

/** The base game of the first edition, with these expansions. */
export const mix = (...expansions: string[]): Mix => mixOf('first', expansions);
/** The same of the second edition, with its own boxes. */
export const secondEdition = (...expansions: string[]): Mix => mixOf('second', expansions);
/** Again of the second edition, but with the boxes that were printed for the first. */
export const firstBoxes = (...expansions: string[]): Mix => mixOf('second', expansions, 'first');

function mixOf(edition: Edition, expansions: string[], box: Edition = edition): Mix {
  const modules = ['base', ...expansions];
  const teams = expansions.includes('teams');
  const others = boxedModules.filter((name) => box !== edition && modules.includes(name));
  const boxes: Boxes = Object.fromEntries(others.map((name) => [name, box]));
  const setting = { edition, teams, boxes, modules: modules.filter((name) => name !== 'teams') };
  const series = [...(edition === 'second' ? ['second edition'] : []), ...expansions].join(' and ') || 'base';
  const lastTurn = expansions.includes('cities') ? 7 : 6;
  const lastTurnOf = ({ seats = [], others = [] }: TableLiteral): number =>
    Math.max(seats.length, others.length + 3) === 8 ? 6 : lastTurn;
  const table = ({ me = {}, left = {}, right = {}, others = [], ...literal }: TableLiteral): Tabletop => {
    const { edifice, on = 1, fate = 'project', seats = [me, left, ...others, right], ...rest } = literal;
    const site = edifice === undefined ? {} : { age: ageOf(edifice), edifices: edificesWith(edifice, on, fate) };
    const held = seats.map((seat) => ({ hand: [FILLER], ...seat }));
    return tabletop(setTable({ ...setting, ...site, ...rest, seats: held }));
  };
  const newGame: Mix['newGame'] = (seats, n = 0, more = {}, log = null) =>
    create({ seats, edition, modules, boxes, seed: seedFrom(series, seats * 1000 + n), ...more }, log);
  return {
    modules,
    lastTurn,
    rulesFor: (seats) => rulesOf({ edition, modules, boxes, seats }),
    table,
    duel({ one = {}, two = {}, city = {}, holder = 0, drawPile = [], ...rest }) {
      const hands = holder === 0 ? [[FILLER, 'altar'], [FILLER]] : [[FILLER], [FILLER, 'altar']];
      const seats = [{ hand: hands[0], ...one }, { hand: hands[1], ...two }, city];
      return tabletop(setTable({ ...setting, ...rest, seats, freeCity: { seat: FREE_CITY, holder, drawPile } }));
    },
    recruitment: (literal) => table({ turn: 0, ...literal }),
    fought: (age, literal) => table({ age, turn: lastTurnOf(literal), ...literal }).play(),
    ageEnd: (literal, deeds) => table({ turn: lastTurnOf(literal), ...literal }).quietTurn(deeds),
    newGame,
    whyNot(seats) {
      const { code, message } = refusedWith(() => newGame(seats));
      if (code !== 'accepted' && code !== 'seats') throw new Error(message);
      return code === 'seats' ? message : null;
    },
  };
}

/** What one mix has more than another, for seven players. */
export function moreIn(one: Mix, other: Mix): { cards: Card[]; cities: string[] } {
  const [more, less] = [one, other].map((of) => of.rulesFor(7));
  return {
    cards: more.cards.filter(({ name }) => !less.cardByName.has(name)),
    cities: more.cities.filter((city) => !less.cities.includes(city)),
  };
}

/** A card by its name. */
export const cardIn = ({ cards, cardByName }: Rules, name: string): Card => cards[cardByName.get(name) as number];

const ageOf = (edifice: string): number => 1 + EDIFICES.findIndex((names) => names.includes(edifice));

/** Edifices of earlier Ages have failed, those of later Ages are waiting. */
export function edificesWith(edifice: string, on: number, fate: Fate): { id: string; left: number; state: string }[] {
  const age = ageOf(edifice);
  return ['belvedere', 'amphitheater', 'archives'].map((id, i) => {
    if (i + 1 === age) return { id: edifice, left: fate === 'built' ? 0 : on, state: fate };
    return i + 1 < age ? { id, left: 1, state: 'failed' } : { id, left: 2, state: 'project' };
  });
}
