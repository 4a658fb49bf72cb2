/** Tables for the gallery: real games, played by chance from fixed seeds, and searched for what a caption says. */
import type { ChairShown, Known } from '@polis/client';
import {
  create,
  dice,
  type Edition,
  type Game,
  type GameEvent,
  legal,
  over,
  choices as packed,
  readConfig,
  redact,
  roll,
  type Side,
  submit,
  unpack,
  view,
  type WonderPick,
} from '@polis/engine';
import { modelOf, type RegionProps } from '../game/model.ts';
import { recordedRoom } from '../game/recorded.ts';

interface Played {
  modules?: string[];
  edition?: Edition;
  seats?: number;
  /** Boards of the first seats; the others get any. */
  boards?: readonly (readonly [wonder: string, side: Side])[];
  /** Where the search begins: a game that has it, so that none is played in vain. */
  seed?: number;
}

const MOST_GAMES = 300;

/** My own first; bots have no name. */
const PEOPLE = ['Ann', 'Dov', null, 'Iris', 'Maximiliane-Alexandra', null, 'Wolfeschlegelsteinhau', 'Bo'];

/** A table as the first seat sees it, at the first time when `isWanted` holds. A caption never says what is not there. */
export function find(played: Played, isWanted: (region: RegionProps) => boolean): RegionProps {
  const { seed: first = 1 } = played;
  for (let seed = first; seed < first + MOST_GAMES; seed++)
    for (const region of tables(played, seed)) if (isWanted(region)) return region;
  throw new Error('no game came to what a caption of the gallery says');
}

/** Before every answer that anyone gives. */
function* tables({ modules = ['base'], edition = 'first', seats = 4, boards }: Played, seed: number) {
  const wonders = boards
    ? Array.from({ length: Math.max(seats, 3) }, (_, seat) => pickOf(boards[seat] ?? ['random', 'random']))
    : null;
  const chance = dice(seed);
  const log: GameEvent[] = [];
  let game = create(readConfig({ modules, edition, seats, wonders, seed: seed.toString(16).padStart(32, '0') }));
  while (!over(game)) {
    yield seenIn(game, log);
    const asked = game.state.asks.flatMap((ask, seat) =>
      ask && game.state.sealed[seat] < 0 && legal(game, seat).length > 0 ? [seat] : [],
    );
    const seat = asked[roll(chance, asked.length)];
    const all = legal(game, seat);
    // who builds when it is possible has a fuller city
    const useful = all.filter((choice) => packed.deedOf(choice) !== packed.SELL);
    const among = useful.length > 0 ? useful : all;
    const done = submit(game, seat, unpack(game.rules, among[roll(chance, among.length)]));
    game = done.game;
    log.push(...done.events);
  }
}

const pickOf = ([wonder, side]: readonly [string, string]): WonderPick => ({ wonder, side }) as WonderPick;

/** Nobody hears what is said in the gallery. */
const send: RegionProps['send'] = () => new Promise(() => undefined);

function seenIn(game: Game, log: readonly GameEvent[]): RegionProps {
  const { players } = game.rules;
  let seen: Known | null = null;
  const known = (): Known => {
    seen ??= {
      table: 'gallery',
      seq: 0,
      you: 0,
      now: 0,
      roomAt: 0,
      room: recordedRoom(game.config, PEOPLE.slice(0, players).map(chair)),
      view: view(game, 0),
      log: log.map((event) => redact(event, 0)),
      chat: [],
    };
    return seen;
  };
  return {
    // only of the tables that are looked at
    get known() {
      return known();
    },
    get model() {
      return modelOf(known().view as NonNullable<Known['view']>);
    },
    send,
  };
}

const chair = (name: string | null): ChairShown => ({
  person: name === null ? null : { id: name, name },
  bot: name === null ? 'merchant' : null,
  lent: null,
  conceded: false,
  byBot: name === null,
  present: true,
  pledge: null,
  holidays: [],
  wanted: [],
});
