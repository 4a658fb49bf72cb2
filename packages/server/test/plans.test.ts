/** Choices ahead over sockets: they are carried out, outlive the server, and nobody else hears of them. */
import { comingHands, type FromServer, type Known, type Wish } from '@polis/client';
import { HAND, rulesOf } from '@polis/engine';
import { expect, test } from 'vitest';
import { readLine } from '../src/room/index.ts';
import { openStore } from '../src/store/open.ts';
import {
  answerTo,
  begun,
  done,
  json,
  rawSocket,
  refusal,
  separateServer,
  sharedServer,
  sitter,
  sitters,
  testFolder,
  watched,
} from './kit.ts';
import { wishFor } from './room/kit.ts';

const PATIENCE = { timeout: 120_000 };
const ANN = 0;
const shared = sharedServer();

type ShownMessage = Extract<FromServer, { type: 'shown' }>;

/** To sell whatever of these is there. */
const sales = (names: readonly string[]): Wish[] => names.map((card) => wishFor(card));

/** The names of what is in the hand of the seat that looks. */
function handOf({ view }: Known): string[] {
  const cards = view?.seats[view.seat ?? 0].piles[HAND].cards ?? [];
  return view ? cards.map((id) => rulesOf(view.config).cards[id].name) : [];
}

test('a wish is carried out when the question comes, and can be taken back; others hear nothing of it', async () => {
  const { address, database } = shared();
  const heard: string[][] = [[], [], []];
  const people = await Promise.all(
    ['Ann', 'Bob', 'Cid'].map((name, i) => sitter(address, name, (text) => heard[i].push(text))),
  );
  const { table, seen } = await begun(address, people);
  const spied: string[] = [];
  const onlooker = await sitter(address, 'Eve', (text) => spied.push(text));
  await watched(onlooker.by, table).until(({ view }) => view !== null);
  const [ann, bob, cid] = people;

  await done(ann.by.command(table, answerTo(seen[0].now(), 0)));
  for (const one of [...seen, watched(onlooker.by, table)]) await one.until(({ view }) => view?.answered[0] === true);
  // what comes to Ann is what the last one passes on
  const coming = handOf(seen[2].now());
  const listed = () => json<object>(address, `/api/tables/${table}`);
  const before = { told: heard.map(({ length }) => length), spied: spied.length, listed: await listed() };
  const { question } = seen[0].now().view ?? { question: 0 };
  const number = await done(ann.by.command(table, { do: 'plan', seat: ANN, question, wishes: sales(coming) }));
  expect(number).toBe(seen[1].now().seq);
  await seen[0].until(({ plan }) => plan?.wishes.length === coming.length);
  // whatever was on its way to them has come before this
  await done(onlooker.by.command(table, { do: 'say', text: 'hello' }));
  for (const one of seen) await one.until(({ chat }) => chat.length === 1);
  expect(heard.slice(1).map(({ length }, i) => length - before.told[i + 1])).toEqual([1, 1]);
  expect(await listed()).toEqual(before.listed);

  await done(bob.by.command(table, answerTo(seen[1].now(), 1)));
  await done(cid.by.command(table, answerTo(seen[2].now(), 2)));
  const now = await seen[0].until(({ view, plan }) => view?.question === question + 1 && plan?.done !== null);
  expect(now.view?.answered).toEqual([true, false, false]);
  expect(now.plan).toMatchObject({ done: { question: question + 1, isTakenBack: false } });
  expect(now.plan?.wishes).toHaveLength(coming.length - 1);
  expect(coming).toContain(now.plan?.done?.wish.card);

  await done(ann.by.command(table, { do: 'retract', seat: ANN, question: question + 1 }));
  const back = await seen[0].until(({ plan }) => plan?.done?.isTakenBack === true);
  expect(back.plan?.wishes).toHaveLength(coming.length);
  await done(ann.by.command(table, answerTo(seen[0].now(), 0)));
  await done(bob.by.command(table, answerTo(seen[1].now(), 1)));
  await seen[1].until(({ view }) => view?.answered[1] === true);

  for (const texts of [...heard.slice(1), spied]) {
    const messages = texts.map((text) => JSON.parse(text) as FromServer).filter((one) => one.type === 'shown');
    expect(messages.flatMap((message) => (message as ShownMessage).plan ?? [])).toEqual([]);
    expect(texts.join('')).not.toMatch(/wish|isSetAside/);
    // no number is missing by which they could tell that something was written
    const numbers = [...new Set(messages.map((message) => (message as ShownMessage).seq))].slice(1);
    expect(numbers).toEqual(numbers.map((_, i) => numbers[0] + i));
  }
  const store = await openStore(database);
  const lines = (await store.lines(table)).map(readLine);
  await store.close();
  const answers = lines.flatMap(({ fact }) => (fact.fact === 'answered' && fact.wish !== undefined ? [fact] : []));
  expect(answers).toMatchObject([{ seat: ANN, choice: { do: 'sell' } }]);
});

test('a hand that was passed on is known when it comes back', async () => {
  const people = await sitters(shared().address, 3);
  const { seen, table } = await begun(shared().address, people);
  const first = handOf(seen[0].now());
  for (let turn = 1; turn < 4; turn++) {
    await Promise.all(seen.map((one) => one.until(({ view }) => view?.turn === turn)));
    if (turn === 3) break;
    for (const [i, { by }] of people.entries()) await done(by.command(table, answerTo(seen[i].now(), i)));
  }
  const { view } = seen[0].now();
  if (!view) throw new Error('no game');
  const [next] = comingHands(view);
  expect(next.turn).toBe(4);
  expect(next.cards?.length).toBeGreaterThan(0);
  const names = next.cards?.map((id) => rulesOf(view.config).cards[id].name) ?? [];
  expect(names.filter((name) => !first.includes(name))).toEqual([]);
});

test('what makes no sense is refused', async () => {
  const { address } = shared();
  const people = await sitters(address, 2);
  const { table } = await begun(address, people, { seats: 3 });
  const [ann] = people;
  const plan = { do: 'plan', seat: ANN, question: 1, wishes: sales(['palace']) } as const;
  expect(await refusal(ann.by, table, { ...plan, seat: 1 })).toBe('not-yours');
  expect(await refusal(ann.by, table, { ...plan, question: 50 })).toBe('stale');
  expect(await refusal(ann.by, table, { ...plan, wishes: sales(['nothing']) })).toBe('unknown-card');
  expect(await refusal((await sitter(address, 'Eve')).by, table, { ...plan })).toBe('not-seated');
  const raw = await rawSocket(address, { cookie: ann.cookie });
  const wish = sales(['palace'])[0];
  const wrong = [
    { wishes: Array(31).fill(wish) },
    { wishes: [{ ...wish, do: 'pass' }] },
    { wishes: [{ ...wish, age: 4 }] },
    { wishes: [{ ...wish, most: -1 }] },
    { wishes: [{ ...wish, card: 'x'.repeat(41) }] },
    { wishes: 'all' },
    {},
  ];
  for (const [i, part] of wrong.entries()) {
    const { wishes: _, ...rest } = plan;
    raw.say({ type: 'command', id: `m${i}`, table, command: { ...rest, ...part } });
    expect(await raw.reply(`m${i}`)).toMatchObject({ type: 'refused', code: 'malformed' });
  }
});

test('killed before the question comes, the server carries it out all the same, once', PATIENCE, async () => {
  const folder = testFolder();
  const first = await separateServer(folder);
  const people = await sitters(first.address, 3);
  const { table, seen } = await begun(first.address, people);
  await done(people[0].by.command(table, answerTo(seen[0].now(), 0)));
  const { question } = seen[0].now().view ?? { question: 0 };
  const wishes = sales(handOf(seen[2].now()));
  await done(people[0].by.command(table, { do: 'plan', seat: ANN, question, wishes }));
  await first.end('SIGKILL');
  people[0].by.close();
  await separateServer(folder, first.port);
  await done(people[1].by.command(table, answerTo(seen[1].now(), 1)));
  await done(people[2].by.command(table, answerTo(seen[2].now(), 2)));
  // nobody has to be there whose wish it is
  await seen[1].until(({ view }) => view?.question === question + 1 && view.answered[0]);
});
