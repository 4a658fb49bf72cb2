/** The calculator counts as the engine does, and its sheets survive links and time. */
import {
  bestUse,
  COLOURS,
  create,
  describe as describeTable,
  dice,
  type Game,
  isBuilt,
  legal,
  over,
  sample,
  score,
  scoreParts,
  seedFrom,
  stageGives,
  submit,
} from '@polis/engine';
import i18next from 'i18next';
import { expect, test } from 'vitest';
import { inGame } from '../src/calculator/inGame.ts';
import { packed, unpacked } from '../src/calculator/link.ts';
import { counted } from '../src/calculator/score.ts';
import { type Column, emptyColumn, emptySheet, readSheet, type Sheet } from '../src/calculator/sheet.ts';
import { symbolUse } from '../src/end/use-words.ts';

/** In which Age leaders were entombed that cost as much as the Age. */
const entombed = new Map<Game['state'], Map<string, number>>();

function finished(config: Mix, number: number): Game {
  const chance = dice(number + 1);
  const ages = new Map<string, number>();
  let game = create({ ...config, seed: seedFrom('calculator', number) });
  while (!over(game))
    for (let seat = 0; seat < game.rules.seats; seat++) {
      if (over(game) || legal(game, seat).length === 0 || game.state.sealed[seat] >= 0) continue;
      const done = submit(game, seat, sample(game.rules, game.state, seat, chance));
      for (const event of done.events)
        if (event.event === 'entombed' && costOf(game, event.card).byAge) ages.set(event.card, event.points / 2);
      game = done.game;
    }
  entombed.set(game.state, ages);
  return game;
}

/** What someone would tap who has that game on the table. */
function told(game: Game): Sheet {
  const { config, rules, state } = game;
  const wonders = state.seats.map(({ wonder }) => ({ wonder: rules.wonders[wonder].city }));
  const table = describeTable(game, { seats: wonders });
  const columns = table.seats.map((seat, id): Column => {
    const places = Array.isArray(seat.stages) ? seat.stages.toSorted() : [];
    const leaders = [...(seat.entombed ?? [])];
    const isTomb = (place: number): boolean =>
      isBuilt(rules, state.seats[id], place) &&
      stageGives(rules, state.seats[id], place).some(({ effects }) => effects.some(({ kind }) => kind === 'entomb'));
    const tombs = [0, 1, 2, 3].map((place) => (isTomb(place) ? (leaders.shift() ?? '') : ''));
    const under = (seat.under ?? [])[1];
    return {
      ...emptyColumn(),
      wonder: seat.wonder ?? null,
      side: seat.side as 'A' | 'B',
      stages: Array.isArray(seat.stages) ? 0 : (seat.stages ?? 0),
      places,
      from: seat.wonder === 'manneken-pis' && seat.stages === 3 ? ([seat.from].flat()[2] ?? null) : null,
      under: seat.wonder === 'stonehenge' && typeof under === 'string' ? colourOf(game, under) : null,
      tombs,
      tombAges: tombs.map((card) => entombed.get(state)?.get(card) ?? 0),
      options: [0, 1, 2, 3].map((place) => (seat.wonder === 'great-wall' ? 0 : optionsAt(state.seats[id], place))),
      coins: seat.coins ?? 0,
      cards: [...((seat.city ?? []) as string[]), ...((seat.leaders as string[] | undefined) ?? [])],
      copied: (seat.courtesan as string | undefined) ?? null,
      victories: [1, 3, 5].map((value) => (seat.tokens?.victory ?? []).filter((one) => one === value).length),
      defeats: seat.tokens?.defeat ?? 0,
      debt: (seat.debt as number | undefined) ?? 0,
      pawns: (seat.pawns as number[] | undefined) ?? [0, 0, 0],
      projectDebts: (seat.edificeDebt as number[] | undefined) ?? [0, 0, 0],
    };
  });
  const edifices = (table.edifices as { id: string; state: 'built' | 'failed' }[] | undefined) ?? [];
  const empty = emptySheet();
  return {
    ...empty,
    edition: config.edition,
    modules: config.modules,
    boxes: firstIn(config),
    seats: config.seats,
    columns: empty.columns.map((column, seat) => columns[seat] ?? column),
    projects: empty.projects.map((none, i) => (edifices[i] ? { card: edifices[i].id, fate: edifices[i].state } : none)),
  };
}

const optionsAt = ({ options }: { options: number }, place: number): number => (options >> (2 * place)) & 3;
const cardOf = ({ rules }: Game, name: string) => rules.cards[rules.cardByName.get(name) as number];
const costOf = (game: Game, name: string) => cardOf(game, name).cost;
const colourOf = (game: Game, name: string): string => COLOURS[cardOf(game, name).colour];
/** As a sheet tells it: only what is not of the edition. */
const firstIn = ({ edition, boxes = {} }: Pick<Mix, 'edition' | 'boxes'>): Sheet['boxes'] =>
  Object.fromEntries(Object.entries(boxes).filter(([, box]) => box !== edition));

type Mix = Pick<Sheet, 'edition' | 'modules' | 'seats'> &
  Partial<Pick<Sheet, 'boxes'>> & { boards?: string[]; expert?: boolean };

const MIXES: Mix[] = [
  { edition: 'first', modules: ['base'], seats: 2 },
  { edition: 'first', modules: ['base'], seats: 4 },
  { edition: 'second', modules: ['base', 'edifice'], seats: 3 },
  { edition: 'first', modules: ['base', 'leaders', 'cities', 'edifice'], seats: 7 },
  { edition: 'second', modules: ['base', 'leaders', 'cities', 'edifice', 'teams'], seats: 6 },
  { edition: 'first', modules: ['base', 'leaders', 'cities'], seats: 8 },
  {
    edition: 'second',
    modules: ['base', 'leaders', 'cities', 'edifice'],
    boards: ['wonder-pack', 'catan'],
    expert: true,
    seats: 7,
  },
  { edition: 'second', modules: ['base', 'leaders', 'cities'], boxes: { leaders: 'first' }, seats: 5 },
  { edition: 'first', modules: ['base', 'leaders'], boards: ['wonder-pack'], seats: 2 },
];
const GAMES = 6;

for (const mix of MIXES)
  test(`${mix.modules.join(' + ')}, ${mix.edition} edition, for ${mix.seats}: the same points and winners`, async () => {
    for (let number = 0; number < GAMES; number++) {
      const game = finished(mix, number);
      const sheet = told(game);
      const count = counted(sheet);
      expect(count?.score).toEqual(score(game));
      const kept = new Set(inGame(sheet).map(({ card }) => card.name));
      expect(sheet.columns.flatMap(({ cards }) => cards).filter((name) => !kept.has(name))).toEqual([]);
      // by a link, and as a browser keeps it
      expect(await unpacked(await packed(sheet))).toEqual(sheet);
      expect(readSheet(JSON.parse(JSON.stringify(sheet)))).toEqual(sheet);
    }
  });

test('totals are taken as they are told, and decide who wins', () => {
  const sheet = emptySheet();
  sheet.seats = 3;
  sheet.columns[0] = { ...emptyColumn(), cards: ['altar', 'baths'], coins: 4 };
  sheet.columns[1] = { ...emptyColumn(), by: 'totals', coins: 3, totals: { military: -2, civilian: 8, science: 0 } };
  sheet.columns[2] = { ...emptyColumn(), by: 'totals', totals: { civilian: 5 } };
  const { score: final } = counted(sheet) ?? expect.fail('it can be played');
  expect(final.sheets.map(({ total }) => total)).toEqual([6, 6, 5]);
  expect(final.winners).toEqual([0]);
  expect(final.sheets[1]).toMatchObject({ military: -2, civilian: 8, treasury: 0 });
});

test('what a mix does not have is not counted, and not lost', () => {
  const sheet = { ...emptySheet(), modules: ['base', 'leaders', 'cities'] };
  sheet.columns[0] = { ...emptyColumn(), cards: ['plato', 'zenobia', 'gates-of-the-city', 'altar'], debt: 2 };
  expect(counted(sheet)?.score.sheets[0]).toMatchObject({ leaders: 3, cities: 4, civilian: 2, treasury: -2, total: 7 });
  expect(counted({ ...sheet, modules: ['base'] })?.score.sheets[0]).toMatchObject({ civilian: 2, total: 2 });
  expect(counted({ ...sheet, modules: ['base'], seats: 8 })).toBeNull();
});

test('what no table can have is not counted, and not lost', () => {
  const sheet = { ...emptySheet(), modules: ['base', 'leaders', 'edifice'], seats: 3 };
  const [first, second] = [0, 1].map((seat) => (told: Partial<Column>) => {
    const columns = sheet.columns.with(seat, { ...emptyColumn(), ...told });
    return counted({ ...sheet, columns })?.score.sheets[seat];
  });
  sheet.columns[0] = { ...emptyColumn(), cards: ['zenobia'] };
  // the first player has Zenobia, so that she can only be copied by the second, who needs the guild for it
  expect(second({ cards: ['zenobia', 'sappho'] })).toMatchObject({ leaders: 2 });
  expect(second({ cards: ['courtesans-guild'], copied: 'zenobia' })).toMatchObject({ guilds: 3 });
  expect(second({ cards: [], copied: 'zenobia' })).toMatchObject({ guilds: 0 });
  expect(second({ cards: ['courtesans-guild'], copied: 'plato' })).toMatchObject({ guilds: 0 });
  expect(first({ cards: ['zenobia', 'courtesans-guild'], copied: 'zenobia' })).toMatchObject({ leaders: 3, guilds: 0 });
  // one pawn for taking part, and what Ur's stages bring
  sheet.projects[0] = { card: 'belvedere', fate: 'built' };
  const giza = { wonder: 'giza', stages: 3 };
  expect(first({ ...giza, pawns: [2, 0, 0] })).toMatchObject({ edifice: 3 });
  const ur = { wonder: 'ur', side: 'B' as const, stages: 3 };
  expect(first({ ...ur, pawns: [0, 0, 0] })).toMatchObject({ edifice: 3 });
  expect(first({ ...ur, pawns: [2, 0, 0] })).toMatchObject({ edifice: 6 });
  // the Free City
  const two = { ...emptySheet(), modules: ['base', 'leaders'], seats: 2 };
  two.columns[2] = { ...emptyColumn(), wonder: 'rome', stages: 2, cards: ['zenobia', 'altar'] };
  expect(counted(two)?.score.sheets[2]).toMatchObject({ leaders: 0, wonder: 0, civilian: 2 });
});

test('a sheet from before there were second boxes has the first ones', () => {
  const old = readSheet({
    edition: 'second',
    modules: ['base', 'cities'],
    seats: 3,
    columns: [{ cards: ['embassy'] }],
  });
  expect(old?.boxes).toEqual({ leaders: 'first', cities: 'first' });
  expect(counted(old as Sheet)?.score.sheets[0]).toMatchObject({ cities: 3 });
  expect(counted({ ...(old as Sheet), boxes: {} })?.score.sheets[0]).toMatchObject({ cities: 2 });
  // the first edition has no others
  expect(readSheet({ edition: 'first', boxes: { cities: 'second' } })?.boxes).toEqual({});
});

test('boards that build in any order, copy, count what lies under them, and entomb', () => {
  const sheet: Sheet = { ...emptySheet(), edition: 'second', modules: ['base', 'leaders'], seats: 4 };
  const points = (seat: number, column: Partial<Column>, others: Record<number, Partial<Column>> = {}) => {
    const told = (at: number): Partial<Column> => (at === seat ? column : (others[at] ?? {}));
    const columns = sheet.columns.map((_, at) => ({ ...emptyColumn(), ...told(at) }));
    return counted({ ...sheet, columns })?.score.sheets[seat];
  };
  // a symbol of choice
  expect(points(0, { wonder: 'great-wall', places: [2, 4] })).toMatchObject({ science: 1, wonder: 0 });
  // the side that is not there without Cities is the other one
  expect(points(0, { wonder: 'great-wall', side: 'B', places: [2] })).toMatchObject({ science: 1 });
  const copies = { wonder: 'manneken-pis', stages: 3 };
  const around = { 1: { wonder: 'giza', side: 'B' as const }, 3: { wonder: 'stonehenge' } };
  expect(points(0, copies, around)).toMatchObject({ wonder: 3 + 5 + 5 });
  expect(points(0, { ...copies, from: 'right', cards: ['stone-pit'] }, around)).toMatchObject({ wonder: 3 + 5 + 2 });
  const henge = { wonder: 'stonehenge', side: 'B' as const, stages: 2 };
  const blue = { 1: { cards: ['altar', 'baths'] }, 3: { cards: ['altar', 'plato'] } };
  expect(points(0, { ...henge, under: 'blue' }, blue)).toMatchObject({ wonder: 3 });
  expect(points(0, { ...henge, under: 'white' }, blue)).toMatchObject({ wonder: 1 });
  expect(points(0, henge, blue)).toMatchObject({ wonder: 0 });
  const tombs = { wonder: 'abu-simbel', side: 'B' as const, stages: 2, tombs: ['pericles', 'nitocris', '', ''] };
  expect(points(0, tombs)).toMatchObject({ wonder: 12 + 6, leaders: 0 });
  expect(points(0, { ...tombs, tombAges: [0, 1, 0, 0] })).toMatchObject({ wonder: 12 + 2 });
  // whom somebody has cannot lie in a tomb
  expect(points(1, tombs, { 0: { cards: ['pericles'] } })).toMatchObject({ wonder: 6 });
});

test('best use: a symbol turned, and one more of the commonest', () => {
  const sheet: Sheet = { ...emptySheet(), edition: 'second', modules: ['base', 'leaders'], seats: 3 };
  const cards = ['apothecary', 'dispensary', 'workshop', 'laboratory', 'aganice', 'enheduanna'];
  sheet.columns[0] = { ...emptyColumn(), cards };
  const { game, score: final } = counted(sheet) ?? expect.fail('it can be played');
  // 2/2/0 becomes 2/1/1 and then 3/1/1
  expect(final.sheets[0]).toMatchObject({ science: 18 });
  const use = bestUse(game, 0);
  expect(use.turnedSymbols.reduce((sum, change) => sum + change, 0)).toBe(0);
  expect(use.addedSymbols.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(symbolUse(i18next.t, { card: String, list: (all) => all.join(', ') }, use)).toHaveLength(2);
});

test('best use: symbols of choice, masks, a copied guild, one that counts twice', () => {
  const sheet = { ...emptySheet(), modules: ['base', 'cities', 'edifice'], seats: 3 };
  sheet.columns[0] = {
    ...emptyColumn(),
    wonder: 'olympia',
    side: 'B',
    stages: 3,
    cards: ['apothecary', 'workshop', 'scientists-guild', 'pigeon-loft'],
  };
  sheet.columns[1] = { ...emptyColumn(), cards: ['scriptorium', 'workers-guild', 'magistrates-guild'] };
  sheet.columns[2] = { ...emptyColumn(), cards: ['lumber-yard', 'stone-pit', 'altar'], pawns: [0, 0, 1] };
  sheet.projects[2] = { card: 'agora', fate: 'built' };
  const { game } = counted(sheet) ?? expect.fail('it can be played');
  const use = bestUse(game, 0);
  // compass and gear are there, the mask brings the tablet
  expect(use.copiedSymbols).toEqual([0, 0, 1]);
  expect(use.chosen.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(use.copied).toEqual(['workers-guild']);
  expect(scoreParts(game, 0, 'guilds')).toEqual([{ of: 'copied', card: 'workers-guild', points: 2 }]);
  expect(bestUse(game, 2)).toMatchObject({ copied: [], doubled: [] });
  sheet.columns[2].cards.push('philosophers-guild');
  expect(bestUse((counted(sheet) ?? expect.fail()).game, 2)).toMatchObject({ doubled: ['philosophers-guild'] });
});

test('links that are no sheets are refused, and nonsense in a sheet is passed over', async () => {
  for (const text of ['', 'x', '1.', '1.%%%', '1.AAAA', '2.abc']) expect(await unpacked(text)).toBeNull();
  const bomb = new Blob([new Uint8Array(5_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(bomb).arrayBuffer());
  const text = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  expect(await unpacked(`1.${text}`)).toBeNull();
  const odd = readSheet({
    seats: 99,
    modules: ['nosuch'],
    columns: [{ coins: -5, cards: [1, 'altar'], totals: { x: 1e9 } }, 7],
  });
  expect(odd).toMatchObject({ seats: 8, modules: ['base'] });
  expect(odd?.columns[0]).toMatchObject({ coins: 0, cards: ['altar'], totals: { x: 999 } });
  expect(counted({ ...(odd as Sheet), seats: 4 })).not.toBeNull();
  expect(readSheet('nothing')).toBeNull();
});

test('a full sheet makes a link that can be sent', async () => {
  const sheet = told(finished(MIXES[3], 1));
  expect((await packed(sheet)).length).toBeLessThan(1800);
});
