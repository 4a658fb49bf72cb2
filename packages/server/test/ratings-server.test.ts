/** Finished games leave results and ratings, for those who may see them. */
import type { Settings } from '@polis/client';
import { describe, expect, test } from 'vitest';
import { playOn } from '../bench/people.ts';
import type { Ladder, PlayedGame, Profile, RatingChanges, RatingHistory } from '../src/protocol/index.ts';
import { openDatabase } from '../src/store/open.ts';
import { browser } from './accounts.kit.ts';
import {
  device,
  done,
  finished,
  json,
  refusal,
  type Sitter,
  server,
  sharedServer,
  sitters,
  tableWith,
  until,
} from './kit.ts';

/** A whole game, in which free chairs are for merchants. */
async function game(address: string, people: readonly Sitter[], changed: Partial<Settings> = {}): Promise<string> {
  const table = await tableWith(address, people, changed);
  const games = people.map(({ by }, i) => playOn(by, table, i + 1));
  await done(people[0].by.command(table, { do: 'start', fill: 'merchant' }));
  await Promise.all(games.map(({ over }) => over));
  return table;
}

const as = (who: Sitter): RequestInit => ({ headers: { cookie: who.cookie } });
const profile = (address: string, id: string, init?: RequestInit) => json<Profile>(address, `/api/people/${id}`, init);
const gamesOf = (address: string, id: string, init?: RequestInit) =>
  json<{ games: PlayedGame[]; total: number }>(address, `/api/people/${id}/games`, init);
const changesOf = (address: string, table: string) => json<RatingChanges>(address, `/api/games/${table}/ratings`);

const shared = sharedServer();

test('a game that has ended counts at once, for people and bots', async () => {
  const { address } = await server();
  const people = await sitters(address, 2);
  const [ann, bob] = people;
  const table = await game(address, people, { seats: 4, modules: ['base', 'leaders'] });
  const { changes } = await changesOf(address, table);
  const whos = [ann.person.id, bob.person.id, 'bot:merchant'];
  expect(changes.map(({ who, category }) => `${category} ${who}`).sort()).toEqual(
    ['4.base.leaders', 'all'].flatMap((category) => whos.map((who) => `${category} ${who}`)).sort(),
  );
  for (const { before } of changes) expect(before).toEqual({ value: 1500, spread: 500, provisional: true });

  const { sheets, winners } = await finished(address, table);
  const ofAnn = await profile(address, ann.person.id);
  expect(ofAnn).toMatchObject({ id: ann.person.id, name: 'Ann', isBot: false, games: 1, counted: 1 });
  expect(ofAnn.wins).toBe(winners.includes(0) ? 1 : 0);
  expect(ofAnn.meanTotal).toBe(sheets[0].points.total);
  const { total, ...points } = sheets[0].points;
  expect(ofAnn.means).toEqual(points);
  expect(ofAnn.boards).toEqual([expect.objectContaining({ games: 1, meanTotal: total })]);
  const after = changes.find(({ who, category }) => who === ann.person.id && category === 'all')?.after;
  expect(ofAnn.ratings.find(({ category }) => category === 'all')).toEqual({ ...after, category: 'all', games: 1 });

  const { games } = await gamesOf(address, ann.person.id);
  expect(games).toEqual([
    expect.objectContaining({ table, rated: true, listed: true, modules: ['base', 'leaders'], edition: 'first' }),
  ]);
  expect(games[0].seats.map(({ name, total: points }) => [name, points])).toEqual(
    sheets.map(({ name, points: sheet }) => [name, sheet.total]),
  );
  expect((await profile(address, 'bot:merchant')).isBot).toBe(true);
  expect((await gamesOf(address, 'bot:merchant')).total).toBe(1);

  const everyone = await json<Ladder>(address, '/api/ratings');
  expect(everyone.entries.map(({ id }) => id).sort()).toEqual([...whos].sort());
  expect(everyone.entries.map(({ place }) => place)).toEqual([1, 2, 3]);
  expect(everyone.categories).toEqual([
    { category: '4.base.leaders', players: 3 },
    { category: 'all', players: 3 },
  ]);
  expect((await json<Ladder>(address, '/api/ratings?category=4.base.leaders&page=1')).entries).toEqual([]);
  const { people: asked } = await json<{ people: unknown[] }>(
    address,
    `/api/people?ids=${bob.person.id},bot:architect`,
  );
  expect(asked).toEqual([
    { id: bob.person.id, rating: expect.objectContaining({ category: 'all', games: 1 }) },
    { id: 'bot:architect', rating: null },
  ]);
  const history = await json<RatingHistory>(address, `/api/people/${ann.person.id}/ratings`);
  expect(history.points).toEqual([expect.objectContaining({ table, value: after?.value, spread: after?.spread })]);
});

test('an unrated game is kept and changes nobody’s rating', async () => {
  const { address } = shared();
  const people = await sitters(address, 2);
  const table = await game(address, people, { rated: false });
  expect(await changesOf(address, table)).toEqual({ changes: [] });
  expect(await profile(address, people[0].person.id)).toMatchObject({ games: 1, ratings: [] });
});

test('two people of one browser play, and are not rated against each other', async () => {
  const { address } = shared();
  const here = browser(address);
  const people: Sitter[] = [];
  for (const name of ['Ann', 'Bob']) {
    const person = { id: await here.guest(name), name };
    const who = { person, cookie: here.cookie };
    people.push({ ...who, by: device(address, who) });
  }
  expect(await changesOf(address, await game(address, people))).toEqual({ changes: [] });
  const others = await sitters(address, 3);
  expect((await changesOf(address, await game(address, [people[0], others[2]]))).changes).not.toEqual([]);
});

test('what was played at a table that was not listed is for those who sat there', async () => {
  const { address } = shared();
  const people = await sitters(address, 3);
  const [ann, bob, cid] = people;
  const table = await game(address, [ann, bob], { listed: false, seats: 3 });
  await changesOf(address, table);
  for (const asker of [ann, bob]) {
    expect((await gamesOf(address, ann.person.id, as(asker))).games.map((one) => one.table)).toEqual([table]);
    expect((await profile(address, ann.person.id, as(asker))).games).toBe(1);
  }
  for (const init of [as(cid), {}]) {
    const shown = [
      await profile(address, ann.person.id, init),
      await gamesOf(address, ann.person.id, init),
      await json(address, `/api/people/${ann.person.id}/ratings`, init),
      await json(address, '/api/ratings', init),
    ];
    expect(shown[0]).toMatchObject({ games: 0, counted: 0, boards: [], means: {} });
    expect(JSON.stringify(shown)).not.toContain(table);
    // that it was played, and how well, is part of the rating
    expect((shown[0] as Profile).ratings).toHaveLength(2);
  }
});

test('nothing is told of a game that goes on, or of nobody', async () => {
  const { address } = shared();
  const people = await sitters(address, 2);
  const table = await tableWith(address, people);
  expect(await refusal(people[1].by, table, { do: 'start', fill: null })).toBe('not-host');
  await done(people[0].by.command(table, { do: 'start', fill: null }));
  const status = async (place: string) => (await fetch(`${address}${place}`)).status;
  expect(await status(`/api/games/${table}/ratings`)).toBe(404);
  expect(await status('/api/games/nothing/ratings')).toBe(404);
  expect(await status('/api/people/nobody')).toBe(404);
  expect(await status('/api/people/bot:nobody')).toBe(404);
  expect(await status('/api/people/nobody/games')).toBe(404);
  expect(await status('/api/ratings?category=9.base')).toBe(400);
  expect(await status('/api/ratings?page=-1')).toBe(400);
  expect((await profile(address, people[0].person.id)).games).toBe(0);
});

describe('a server that ended between the last answer and the result', () => {
  test('keeps the result when it is back, from the journal, and as it would have been', async () => {
    const first = await server();
    const people = await sitters(first.address, 2);
    const tables = [await game(first.address, people), await game(first.address, people)];
    const before = await Promise.all(tables.map((table) => changesOf(first.address, table)));
    for (const { by } of people) by.close();
    await first.close();

    const db = await openDatabase(first.database);
    for (const name of ['rating_change', 'result_seat', 'rating', 'result'] as const)
      await db.deleteFrom(name).execute();
    await db.destroy();

    const { address } = await server({ database: first.database });
    await until(async () => (await profile(address, people[0].person.id)).games === 2);
    const after = await Promise.all(tables.map((table) => changesOf(address, table)));
    expect(after).toEqual(before);
  });
});
