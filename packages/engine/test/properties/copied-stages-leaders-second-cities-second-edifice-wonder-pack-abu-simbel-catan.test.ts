/**
 * A referee for copied stages: Manneken Pis beside every side of every board, of both editions and all boxes. What each
 * copy should give is told from the printed words of the neighbour's board, kind by kind; what it gives is looked at.
 */
import { describe, expect, test } from 'vitest';
import { describe as described } from '../../src/describe.ts';
import type { WonderDef } from '../../src/module.ts';
import { modules as allModules } from '../../src/modules/index.ts';
import { setTable } from '../../src/scenario.ts';
import type { Scenario, ScenarioSeat } from '../../src/scenario-types.ts';
import type { Boxes, Direction, Edition } from '../../src/types.ts';
import { type Effect, LEFT, type Per, RIGHT, type Side } from '../../src/vocabulary.ts';
import { PASS, PLENTY, stage, type Tabletop, tabletop } from '../kit/index.ts';

const MODULES = ['base', 'leaders', 'cities', 'edifice'];
const BOARDS = [
  ...['abu-simbel', 'alexandria', 'babylon', 'byzantium', 'carthage', 'catan', 'ephesos', 'giza', 'great-wall'],
  ...['halikarnassos', 'olympia', 'petra', 'rhodos', 'rome', 'stonehenge', 'ur'],
];

/** All there is to see of a copy: what is more than before. */
interface Seen {
  /** From the bank, by seat. */
  coins: number[];
  points: number;
  science: number;
  guilds: number;
  shields: number;
  /** Questions to its player in their order: whose window, and what is offered. */
  asks: string[];
  /** What each seat has to pay at the end of the turn. */
  dues: number[];
  diplomacy: number;
  pawns: number[];
  leadersDrawn: number;
  powers: string[];
  lastCards: number;
  /** For a coin from that neighbour: raw materials, manufactured goods. */
  cheap: string[];
  /** Resources of which there is one more each turn, for the city itself. */
  makes: string[];
}

/** What Manneken Pis and its neighbours have beside their boards. Its brown cards have three stones. */
const ME: ScenarioSeat = {
  wonder: 'manneken-pis',
  coins: 30,
  city: ['quarry', 'stone-pit', 'workers-guild', 'tavern'],
  symbols: { compass: 1, gear: 1 },
  leaders: ['nero', 'sappho'],
  leaderHand: ['plato'],
};
const STONES = 3;
/** The third symbol makes a set, 1 and 7 points more, the fourth a pair. The neighbours have just the tablet for a mask. */
const NEXT_SYMBOL = [8, 3];
const LEFT_CITY = ['altar', 'theater', 'scriptorium', 'lumber-yard', 'clay-pool'];
const RIGHT_CITY = ['baths', 'ore-vein', 'philosophers-guild', 'tavern'];
/** The Philosophers Guild counts the one green card of the neighbours. */
const COPIED_GUILD = 1;
/** The card under the stage is blue, and so are three of the neighbours'. */
const UNDER = 'baths';
const BLUE = 3;

/** A city that sells all that Manneken Pis needs for its stages. */
const other = (more: ScenarioSeat): ScenarioSeat => ({
  coins: 20,
  hand: ['stockade'],
  makesPrivately: ['ore wood'],
  ...more,
});

interface Setting {
  edition: Edition;
  boxes: Boxes;
}
const SETTINGS: Setting[] = [
  { edition: 'first', boxes: {} },
  ...(['first', 'second'] as const).flatMap((leaders) =>
    (['first', 'second'] as const).map((cities): Setting => ({ edition: 'second', boxes: { leaders, cities } })),
  ),
];

/** Boards as they are printed for an edition and its boxes. */
const boardsOf = ({ edition, boxes }: Setting): WonderDef[] =>
  allModules
    .filter((module) => {
      if (module.edition) return module.edition === edition;
      if (module.box) return (boxes[module.box.of] ?? edition) === module.box.edition;
      return module.automatic || MODULES.includes(module.id);
    })
    .flatMap(({ wonders = [] }) => wonders)
    .filter(({ id }) => id !== 'manneken-pis');

/** The words of the stage that is copied, as W-80 to W-82 read them. */
function copied(board: WonderDef, side: Side, place: number, option: number): Effect[] {
  const stages = board.sides[side];
  const source = place === 2 ? (stages[2] ?? stages[stages.length - 1]) : stages[place];
  if (!source) return [];
  return [...source.gives, ...(option > 0 ? (source.options?.[option - 1] ?? []) : [])];
}

const optionsIn = (board: WonderDef, side: Side, place: number): number[] => {
  const stages = board.sides[side];
  const source = place === 2 ? (stages[2] ?? stages[stages.length - 1]) : stages[place];
  return source?.options ? source.options.map((_, i) => i + 1) : [0];
};

const nothing = (): Seen => ({
  coins: [0, 0, 0, 0],
  points: 0,
  science: 0,
  guilds: 0,
  shields: 0,
  asks: [],
  dues: [0, 0, 0, 0],
  diplomacy: 0,
  pawns: [0, 0, 0],
  leadersDrawn: 0,
  powers: [],
  lastCards: 0,
  cheap: [],
  makes: [],
});

const amountOf = (amount: number | Per): number => {
  if (typeof amount === 'number') return amount;
  if (amount.of !== 'stone') throw new Error(`the referee does not know how many ${amount.of} there are`);
  return amount.each * STONES;
};

const RESOURCES = ['wood', 'stone', 'clay', 'ore', 'glass', 'loom', 'papyrus'];
const inWords = (set: number): string[] => RESOURCES.filter((_, i) => (set >> i) & 1);

/** What these words should do, one after the other, in a city that has copied so many symbols already. */
function expected(effects: Effect[], symbols: number): Seen {
  const seen = nothing();
  const asks: [order: number, ask: string][] = [];
  for (const effect of effects)
    switch (effect.kind) {
      case 'vp':
        seen.points += amountOf(effect.amount);
        break;
      case 'coins':
        seen.coins[0] += amountOf(effect.amount);
        break;
      case 'shields':
        seen.shields += effect.count;
        break;
      case 'symbol':
        expect(effect.symbol).toBe('any');
        seen.science = NEXT_SYMBOL[symbols];
        break;
      case 'copySymbol':
        seen.science = NEXT_SYMBOL[symbols];
        break;
      case 'produce':
        seen.makes.push(...effect.units.flatMap(inWords));
        break;
      case 'follow':
        // the brown cards make stone
        seen.makes.push(...RESOURCES.filter((name) => name !== 'stone'));
        break;
      case 'freeBuild':
        seen.powers.push(effect.power);
        break;
      case 'lastCard':
        seen.lastCards++;
        break;
      case 'trade':
        for (const [bit, side] of [
          [LEFT, 'left'],
          [RIGHT, 'right'],
        ] as const)
          if (effect.scope & bit) seen.cheap.push(`${effect.goods & 1 ? 'raw' : 'made'} ${side}`);
        break;
      case 'copyGuild':
        seen.guilds += COPIED_GUILD;
        break;
      case 'likeUnder':
        seen.points += BLUE * effect.each;
        break;
      case 'lose':
        seen.dues = [0, 2, 2, 2];
        expect(effect).toMatchObject({ loss: 'coins', count: 2 });
        break;
      case 'diplomacy':
        seen.diplomacy++;
        break;
      case 'gift':
        expect(effect.to).toBe('neighbours');
        for (const seat of [1, 3]) seen.coins[seat] += effect.coins;
        break;
      case 'pawn':
        seen.pawns[effect.age - 1]++;
        break;
      case 'drawLeaders':
        seen.leadersDrawn += effect.count;
        break;
      case 'entomb':
        asks.push([0, 'abu-simbel.entomb: nero sappho']);
        break;
      case 'extraLeader':
        asks.push([1, 'play: plato']);
        break;
      case 'meetLeader':
        asks.push([2, 'catan.recruit: 1']);
        break;
      case 'dig':
        asks.push([3, 'manneken-pis.dig: palace']);
        break;
      default:
        throw new Error(`the referee does not know "${effect.kind}"`);
    }
  seen.asks = asks.sort(([a], [b]) => a - b).map(([, ask]) => ask);
  return seen;
}

/** The questions of the turn are declined, and losses are paid. */
function settled(t: Tabletop, seen: Pick<Seen, 'asks' | 'dues'>): Tabletop {
  const [seat] = t.awaited();
  const ask = seat === undefined ? null : t.game.state.asks[seat];
  if (!ask) return t;
  if (ask.ask === 'pay') {
    seen.dues = t.dues();
    return settled(t.settle(), seen);
  }
  expect(seat).toBe(0);
  if (ask.ask === 'pick')
    seen.asks.push(`${ask.why}: ${ask.why === 'catan.recruit' ? t.picks().length : t.picks().join(' ')}`);
  else seen.asks.push(`play: ${t.pile('leader-hand').join(' ')}`);
  return settled(t.answer(0, PASS), seen);
}

function seenOf(before: Tabletop, words: object): { seen: Seen; after: Tabletop } {
  const told = { asks: [], dues: [0, 0, 0, 0] };
  const after = settled(before.quietTurn({ me: stage(UNDER, words) }), told);
  const [was, is] = [before, after].map(({ game }) => game.state.seats[0].tally);
  const { powers } = after.game.rules;
  const coins = [0, 0, 0, 0];
  for (const { seat, amount, why } of after.happened('coins')) if (why !== 'trade') coins[seat] += amount;
  const isCheap = (price: 'rawLeft' | 'rawRight' | 'madeLeft' | 'madeRight'): boolean => is[price] < was[price];
  const seen: Seen = {
    ...told,
    coins,
    points: after.score().wonder - before.score().wonder,
    science: after.score().science - before.score().science,
    guilds: after.score().guilds - before.score().guilds,
    shields: is.shields - was.shields,
    diplomacy: after.count('diplomacy')[0] - before.count('diplomacy')[0],
    pawns: after.pawns().map((pawns, age) => pawns - before.pawns()[age]),
    leadersDrawn: after.pile('leader-hand').length - before.pile('leader-hand').length,
    powers: powers.flatMap(({ name }, bit) => (((is.powers & ~was.powers) >> bit) & 1 ? [name] : [])),
    lastCards: is.lastCard - was.lastCard,
    cheap: [
      ...(isCheap('rawLeft') ? ['raw left'] : []),
      ...(isCheap('rawRight') ? ['raw right'] : []),
      ...(isCheap('madeLeft') ? ['made left'] : []),
      ...(isCheap('madeRight') ? ['made right'] : []),
    ],
    makes: RESOURCES.filter((_, i) => is.own[1 << i] > was.own[1 << i]),
  };
  return { seen, after };
}

/** Where A1 to A3 copy from. */
const WAYS: [place: number, from: Direction][] = [
  [0, 'left'],
  [1, 'right'],
  [2, 'left'],
  [2, 'right'],
];

/** The stages built before that one which copy the same board, with their first options. */
const earlier = (board: WonderDef, side: Side, place: number, from: Direction): { option: number; gives: Effect[] }[] =>
  WAYS.slice(0, place)
    .filter(([, other]) => other === from)
    .map(([before]) => {
      const [option] = optionsIn(board, side, before);
      return { option, gives: copied(board, side, before, option) };
    });

/** Four cities, so that one is no neighbour. */
function scenario(setting: Setting, board: WonderDef, side: Side, place: number, from: Direction): Scenario {
  const beside = (direction: Direction): ScenarioSeat =>
    direction === from ? { wonder: board.id, side } : { makes: PLENTY };
  const options = earlier(board, side, place, from).flatMap(({ option }) => (option > 0 ? [option] : []));
  return {
    ...setting,
    modules: MODULES,
    discard: ['palace'],
    seats: [
      { ...ME, stages: place, options, hand: [UNDER] },
      other({ ...beside('left'), city: LEFT_CITY }),
      other({}),
      other({ ...beside('right'), city: RIGHT_CITY }),
    ],
  };
}

describe.each(SETTINGS)('in the $edition edition with boxes $boxes', (setting) => {
  const boards = boardsOf(setting);

  test('there are all boards', () => expect(boards.map(({ id }) => id).sort()).toEqual(BOARDS));

  for (const board of boards)
    for (const side of ['A', 'B'] as const)
      test(`what is copied of ${board.id} ${side} is what is printed there`, () => {
        for (const [place, from] of WAYS)
          for (const option of optionsIn(board, side, place)) {
            const told = scenario(setting, board, side, place, from);
            const label = `A${place + 1} from the ${from}, option ${option}`;
            const words = { ...(place === 2 ? { from } : {}), ...(option > 0 ? { option } : {}) };
            const { seen, after } = seenOf(tabletop(setTable(told)), words);
            const had = earlier(board, side, place, from).flatMap(({ gives }) => gives);
            const symbols = had.filter(({ kind }) => kind === 'symbol').length;
            const gives = copied(board, side, place, option);
            expect({ label, ...seen }).toEqual({ label, ...expected(gives, symbols) });
            // it is told, and the same when it is set again
            const again = tabletop(setTable(described(after.game, told)));
            expect([again.score(), again.pawns()]).toEqual([after.score(), after.pawns()]);
            expect(again.game.state.seats[0].tally).toEqual(after.game.state.seats[0].tally);
          }
      });
});
