/** Results are kept once, and games that end at the same time all count. */
import { describe, expect, test } from 'vitest';
import { UNKNOWN } from '../../src/results/rating.ts';
import type { Store } from '../../src/store/store.ts';
import { onBothEngines } from './kit.ts';
import { gameResult, line, row } from './lines.ts';

const DAY = 86_400_000;
const PEOPLE = ['ann', 'bob', 'cid', 'dot'];

async function addPeople(store: Store): Promise<void> {
  for (const id of PEOPLE) await store.addPerson({ id, name: id.toUpperCase() }, 0);
}

const overall = async (store: Store, who: string) => (await store.ratingsOf([who], 'all'))[0] ?? null;

onBothEngines(({ fresh, open }) => {
  test('a result comes back as it was kept', async () => {
    const store = await open();
    await addPeople(store);
    const result = gameResult(['ann', 'bot:merchant', 'bob'], { modules: ['base', 'leaders'], edition: 'second' });
    result.seats[2] = { ...result.seats[2], conceded: true, byBot: 7, points: { military: -3 } };
    expect(await store.keepResult('t', result)).toBe(true);
    const [kept] = await store.resultsOf('bob', null, 10, 0);
    const { seats, ...game } = result;
    expect(kept).toEqual({
      table: 't',
      ...game,
      seats: seats.map(({ person, bot, ...seat }) => ({
        ...seat,
        who: bot ? `bot:${bot}` : person?.id,
        name: bot ?? person?.name,
      })),
    });
    expect(await store.seatsOf('bob', null, 10)).toEqual([{ ...kept.seats[2], players: 3 }]);
  });

  test('the same game counts once, whoever brings it and how often', async () => {
    const url = await fresh();
    const stores = [await open(url), await open(url)];
    await addPeople(stores[0]);
    const result = gameResult(['ann', 'bob']);
    const kept = await Promise.all(Array.from({ length: 8 }, (_, i) => stores[i % 2].keepResult('t', result)));
    expect(kept.filter(Boolean)).toHaveLength(1);
    expect(await stores[0].keepResult('t', null)).toBe(false);
    expect((await overall(stores[0], 'ann'))?.games).toBe(1);
    expect(await stores[1].countResults('ann', null)).toBe(1);
    expect(await stores[1].ratingChanges('t')).toHaveLength(4);
  });

  test('of the same people ten rated games a day count; with another one at the table it is another company', async () => {
    const store = await open();
    await addPeople(store);
    for (let i = 0; i < 12; i++)
      await store.keepResult(
        `t${i}`,
        gameResult(i % 2 ? ['ann', 'bob'] : ['bob', 'bot:merchant', 'ann'], { at: DAY + i }),
      );
    expect((await overall(store, 'ann'))?.games).toBe(10);
    expect((await store.resultsOf('ann', null, 20, 0)).filter(({ rated }) => rated)).toHaveLength(10);
    await store.keepResult('three', gameResult(['ann', 'bob', 'cid'], { at: DAY + 20 }));
    await store.keepResult('tomorrow', gameResult(['ann', 'bob'], { at: 2 * DAY + 20 }));
    expect((await overall(store, 'ann'))?.games).toBe(12);
  });

  test('a game of someone against themselves is not rated', async () => {
    const store = await open();
    await addPeople(store);
    await store.keepResult('t', gameResult(['ann', 'bob', 'ann']));
    expect(await store.ratingChanges('t')).toEqual([]);
  });

  test('a game of people who share a device is not rated, unless that is long ago', async () => {
    const store = await open();
    await addPeople(store);
    for (const person of ['ann', 'bob']) await store.usedDevice('laptop', person, DAY);
    await store.usedDevice('phone', 'bob', DAY);
    await store.keepResult('t1', gameResult(['ann', 'cid', 'bob'], { at: DAY }));
    expect(await store.ratingChanges('t1')).toEqual([]);
    await store.keepResult('t2', gameResult(['ann', 'cid'], { at: DAY }));
    expect(await store.ratingChanges('t2')).toHaveLength(4);
    await store.keepResult('t3', gameResult(['ann', 'bob'], { at: 32 * DAY }));
    expect(await store.ratingChanges('t3')).toHaveLength(4);
    await store.usedDevice('laptop', 'bob', 31 * DAY);
    await store.usedDevice('laptop', 'ann', 31 * DAY);
    await store.forgetDevices(30 * DAY);
    await store.keepResult('t4', gameResult(['ann', 'bob'], { at: 33 * DAY }));
    expect(await store.ratingChanges('t4')).toEqual([]);
  });

  test('where only accounts are rated, a game with a guest is not', async () => {
    const store = await open();
    await addPeople(store);
    await store.setLogin('ann', { name: 'Ann', folded: 'ann', looks: 'Ann', password: 'x' });
    await store.keepResult('t1', gameResult(['ann', 'bob']), true);
    expect(await store.ratingChanges('t1')).toEqual([]);
    await store.setLogin('bob', { name: 'Bob', folded: 'bob', looks: 'Bob', password: 'x' });
    await store.keepResult('t2', gameResult(['ann', 'bob']), true);
    expect(await store.ratingChanges('t2')).toHaveLength(4);
  });

  test('games of the same people that end at the same time all count, each from where the one before it led', async () => {
    const url = await fresh();
    const stores = [await open(url), await open(url), await open(url)];
    await addPeople(stores[0]);
    const games = Array.from({ length: 24 }, (_, i) => ({
      table: `t${i}`,
      result: gameResult(i % 3 === 0 ? ['bob', 'ann', 'cid'] : ['ann', 'bot:random', 'dot'], { at: i * DAY }),
    }));
    await Promise.all(games.map(({ table, result }, i) => stores[i % 3].keepResult(table, result)));
    for (const [who, count] of Object.entries({ ann: 24, bob: 8, cid: 8, dot: 16, 'bot:random': 16 })) {
      const history = await stores[0].ratingHistory(who, 'all', null, 100);
      expect(history).toHaveLength(count);
      let skill = UNKNOWN;
      for (const { before, after } of history) {
        expect(before).toEqual(skill);
        skill = after;
      }
      expect(await overall(stores[1], who)).toMatchObject({ ...skill, games: count });
    }
  });

  test('ratings are by number of players and modules, and one over all', async () => {
    const store = await open();
    await addPeople(store);
    await store.keepResult('t1', gameResult(['ann', 'bob']));
    await store.keepResult('t2', gameResult(['ann', 'bob', 'cid'], { modules: ['base', 'leaders', 'cities'] }));
    await store.keepResult('t3', gameResult(['bob', 'ann'], { rated: false }));
    const ofAnn = await store.ratingsOf(['ann'], null);
    expect(ofAnn.map(({ category, games }) => [category, games])).toEqual([
      ['all', 2],
      ['2.base', 1],
      ['3.base.leaders.cities', 1],
    ]);
    expect(await store.ratingCategories()).toEqual([
      { category: '2.base', players: 2 },
      { category: '3.base.leaders.cities', players: 3 },
      { category: 'all', players: 3 },
    ]);
    expect(await store.ratingChanges('t3')).toEqual([]);
    expect(await store.ratingChanges('t4')).toBeNull();
    expect(await store.countResults('bob', null)).toBe(3);
  });

  test('a ladder goes by what is nearly sure, and has pages', async () => {
    const store = await open();
    await addPeople(store);
    for (let i = 0; i < 5; i++) await store.keepResult(`t${i}`, gameResult(['ann', 'bot:merchant', 'bob', 'cid']));
    await store.keepResult('once', gameResult(['dot', 'cid']));
    const names = async (limit: number, offset: number) =>
      (await store.ladder('all', limit, offset)).map(({ who, name }) => `${who} ${name}`);
    expect(await names(10, 0)).toEqual(['ann ANN', 'bot:merchant null', 'dot DOT', 'bob BOB', 'cid CID']);
    expect(await names(2, 3)).toEqual(['bob BOB', 'cid CID']);
  });

  test('a game at a table that was not listed is seen by those who sat there', async () => {
    const store = await open();
    await addPeople(store);
    await store.keepResult('open', gameResult(['ann', 'bob'], { at: 1 }));
    await store.keepResult('hidden', gameResult(['ann', 'cid', 'bot:random', 'bot:random'], { at: 2, listed: false }));
    const seen = async (who: string, asker: string | null) =>
      (await store.resultsOf(who, asker, 10, 0)).map(({ table }) => table);
    expect(await seen('ann', 'ann')).toEqual(['hidden', 'open']);
    expect(await seen('ann', 'cid')).toEqual(['hidden', 'open']);
    expect(await seen('ann', 'bob')).toEqual(['open']);
    expect(await seen('ann', null)).toEqual(['open']);
    expect(await seen('bot:random', 'ann')).toEqual(['hidden']);
    expect(await seen('bot:random', null)).toEqual([]);
    expect(await store.seatsOf('ann', 'dot', 10)).toHaveLength(1);
    expect(await store.seatsOf('bot:random', 'cid', 10)).toHaveLength(2);
    expect(await store.countResults('bot:random', 'cid')).toBe(1);
    const history = await store.ratingHistory('ann', 'all', 'bob', 10);
    expect(history.map(({ table, isSeen }) => [table, isSeen])).toEqual([
      ['open', true],
      ['hidden', false],
    ]);
    expect((await store.ratingHistory('ann', 'all', 'cid', 10)).every(({ isSeen }) => isSeen)).toBe(true);
  });

  describe('someone who wants to be forgotten', () => {
    test.each(['startLeaving', 'removePerson'] as const)(
      'leaves games without a name (%s), and what others have won',
      async (leave) => {
        const store = await open();
        await addPeople(store);
        await store.keepResult('t', gameResult(['ann', 'bob']));
        const before = await overall(store, 'ann');
        await store[leave]('bob', 1);
        expect(await overall(store, 'bob')).toBeNull();
        expect(await store.countResults('bob', 'bob')).toBe(0);
        expect(await store.ratingHistory('bob', 'all', 'bob', 10)).toEqual([]);
        const [{ seats }] = await store.resultsOf('ann', null, 10, 0);
        expect(seats.map(({ who, name, total }) => [who, name, total])).toEqual([
          ['ann', 'ann of old', 49],
          [null, '', 48],
        ]);
        expect(await overall(store, 'ann')).toEqual(before);
        expect(JSON.stringify(await store.ladder('all', 10, 0))).not.toContain('bob');
      },
    );

    test('does not come back with a game that ends later', async () => {
      const store = await open();
      await addPeople(store);
      await store.addPerson({ id: 'gone', name: 'Gone' }, 0);
      await store.startLeaving('gone', 1);
      await store.keepResult('t', gameResult(['ann', 'gone', 'bob']));
      expect(await overall(store, 'gone')).toBeNull();
      expect((await store.resultsOf('ann', null, 1, 0))[0].seats[1]).toMatchObject({ who: null, name: '' });
      expect(await overall(store, 'ann')).toMatchObject({ games: 1 });
      expect((await overall(store, 'ann'))?.mu).toBeGreaterThan(UNKNOWN.mu);
    });
  });

  test('a guest who turns out to have an account brings their games along', async () => {
    const store = await open();
    await addPeople(store);
    await store.keepResult('t1', gameResult(['ann', 'bob'], { at: 1 }));
    await store.keepResult('t2', gameResult(['ann', 'bob'], { at: 2 }));
    await store.keepResult('t3', gameResult(['dot', 'ann', 'cid'], { at: 3 }));
    await store.keepResult('t4', gameResult(['cid', 'dot'], { at: 4 }));
    const [before, ofDot] = [await store.ratingsOf(['ann'], null), await store.ratingsOf(['dot'], null)];
    await store.adopt('ann', 'dot');
    expect((await store.resultsOf('dot', null, 10, 0)).map(({ table }) => table)).toEqual(['t4', 't3', 't2', 't1']);
    expect(await store.countResults('ann', null)).toBe(0);
    expect(await store.ratingsOf(['ann'], null)).toEqual([]);
    // more games speak for what was known of the guest but in games of three, where the account's stays
    const kept = (await store.ratingsOf(['dot'], null)).map(({ who: _, ...rating }) => rating);
    const expected = [
      ...before.filter(({ category }) => category !== '3.base'),
      ...ofDot.filter(({ category }) => category === '3.base'),
    ].map(({ who: _, ...rating }) => rating);
    expect(kept).toEqual(expected);
    expect(await store.ratingHistory('dot', 'all', null, 10)).toHaveLength(3);
    // a game they began as a guest ends
    await store.keepResult('t5', gameResult(['ann', 'bob'], { at: 5 }));
    expect(await store.countResults('dot', null)).toBe(5);
    expect((await overall(store, 'dot'))?.games).toBe(4);
  });

  test('tables that are over and have no result, the earliest first', async () => {
    const store = await open();
    const over = (id: string, updated: number) => line(id, 1, { row: row(id, { status: 'over', updated }) });
    await store.append([over('late', 30), over('early', 10), over('middle', 20), line('playing', 1)]);
    expect(await store.unsettled(0, 10)).toEqual(['early', 'middle', 'late']);
    expect(await store.unsettled(20, 1)).toEqual(['middle']);
    await store.keepResult('middle', null);
    expect(await store.unsettled(0, 10)).toEqual(['early', 'late']);
    expect(await store.resultsOf('ann', null, 10, 0)).toEqual([]);
  });
});
