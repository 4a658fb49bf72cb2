import { type Command, learn, type Shown } from '@polis/client';
import { asksOf, type ChoiceForm, type Game, legal, NONE, type SeatId, submit, unpack, view } from '@polis/engine';
import { describe, expect, test } from 'vitest';
import { areAlike } from '../../src/accounts/looks.ts';
import { carryOut, decide, newsOf, type Room, shown } from '../../src/room/index.ts';
import { type Name, person, SEED, type Sitting, started, table } from './kit.ts';

const EVERYONE: ReadonlySet<string> = new Set();
const VIEWERS = [0, 1, 2, null] as const;

/** What this would tell a viewer. */
function telling(
  { room, now }: Sitting,
  name: Name,
  command: Command,
  seat: SeatId | null,
  readsChanges = false,
): Shown {
  const around = {
    now,
    awaySince: () => null,
    hasAccount: true,
    areAlike,
    apartFrom: [],
    seed: () => SEED,
    rematch: null,
  };
  const { fact, refused } = decide(room, person(name), command, around);
  if (refused) throw new Error(refused.message);
  const done = carryOut(room, fact, now);
  if (done.refused) throw new Error(done.refused.message);
  const { alike, changes, own } = newsOf(room, done.room, done.events, EVERYONE);
  return { ...alike, ...(readsChanges && changes), ...own(seat, readsChanges) };
}

const parts = (at: Sitting, name: Name, command: Command): string[] =>
  VIEWERS.map((seat) =>
    Object.keys(telling(at, name, command, seat))
      .sort()
      .join(' '),
  );

describe('people are told what is new and nothing else', () => {
  test('of an answer: that it was given, and to its owner which', () => {
    const at = started();
    expect(parts(at, 'Ann', at.answer('Ann'))).toEqual(['answered asks', 'answered', 'answered', 'answered']);
    const answer = at.answer('Ann');
    at.does('Ann', answer);
    const back = { do: 'retract', seat: 0, question: answer.question } as const;
    expect(parts(at, 'Ann', back)).toEqual(['answered asks', 'answered', 'answered', 'answered']);
  });

  test('of an answer for the Free City: both questions to who holds it', () => {
    const at = started({ seats: 2 }, ['Bob']);
    expect(parts(at, 'Bob', at.answer('Bob')).slice(0, 2)).toEqual(['answered', 'answered asks']);
    const { asks } = telling(at, 'Ann', at.answer('Ann'), 0);
    expect(asks?.map(({ choices }) => choices.length > 0)).toEqual([true, true]);
  });

  test('of the last answer: the table, and what happened', () => {
    const at = started();
    at.answers('Ann');
    at.answers('Bob');
    expect(new Set(parts(at, 'Cid', at.answer('Cid')))).toEqual(new Set(['log view']));
  });

  test('of the last answer, to those who read changes: what has changed for all, and besides for them', () => {
    const at = started();
    at.answers('Ann');
    at.answers('Bob');
    const last = at.answer('Cid');
    const told = VIEWERS.map((seat) => telling(at, 'Cid', last, seat, true));
    expect(told.map((what) => Object.keys(what).sort().join(' '))).toEqual([
      ...Array(3).fill('changed log own'),
      'changed log',
    ]);
    expect(new Set(told.map(({ changed }) => JSON.stringify(changed))).size).toBe(1);
    expect(new Set(told.map(({ own }) => JSON.stringify(own))).size).toBe(4);
    const whole = telling(at, 'Cid', last, 0);
    expect(JSON.stringify(told[0]).length).toBeLessThan(JSON.stringify(whole).length / 2);
  });

  test('of clocks, with the room', () => {
    const at = started({ clock: { per: 'move', seconds: 30 } });
    expect(parts(at, 'Ann', at.answer('Ann'))[3]).toBe('answered room');
  });

  test('of what is said: the new line alone, however many there are', () => {
    const at = started();
    expect(new Set(parts(at, 'Ann', { do: 'say', text: 'hello' }))).toEqual(new Set(['said']));
    for (let i = 0; i < 120; i++) at.does('Ann', { do: 'say', text: `line ${i}` });
    const all = { type: 'shown', table: 't', seq: 1, now: at.now, you: null } as const;
    const known = learn(null, { ...all, ...shown(at.room, null, EVERYONE, at.now) });
    const told = telling(at, 'Bob', { do: 'say', text: 'one more' }, null);
    expect(told.said?.map(({ text }) => text)).toEqual(['one more']);
    expect(JSON.stringify(told).length).toBeLessThan(200);
    const chat = learn(known, { ...all, ...told })?.chat ?? [];
    expect([chat.length, chat[0].text, chat[99].text]).toEqual([100, 'line 21', 'one more']);
  });

  test('of an undo that is asked for: the room; of one that happens: all of the game', () => {
    const at = started({}, ['Bob']);
    at.settles();
    expect(parts(at, 'Ann', { do: 'undo' })[1]).toBe('room');
    at.does('Bob', { do: 'concede' });
    expect(parts(at, 'Ann', { do: 'undo' })[1]).toBe('log room view');
    expect(telling(at, 'Ann', { do: 'undo' }, 1).log?.from).toBe(0);
  });

  test.each([{ do: 'sit', chair: null }, { do: 'leave' }] as const)(
    'of who comes and goes before the game: the room',
    (command) => {
      const at = table({}, ['Bob']);
      const name = command.do === 'sit' ? 'Cid' : 'Bob';
      expect(new Set(parts(at, name, command))).toEqual(new Set(['room']));
    },
  );
});

test('nobody is told what another has sealed: whichever answer it was, the messages are the same', () => {
  for (const [modules, seats] of [
    [['base'], 3],
    [['base'], 2],
    [['base', 'leaders', 'teams'], 4],
  ] as const) {
    const at = started({ modules: [...modules], seats }, ['Bob']);
    for (let i = 0; i < 8; i++) {
      const game = at.room.game as Game;
      if (game.state.asks[0] && game.state.asks[1]) {
        const choices = asksOf(game, 0)[0].choices.map((choice) => unpack(game.rules, choice));
        const command = (choice: ChoiceForm) => ({ ...at.answer('Ann'), choice });
        const others = [null, ...Array.from({ length: seats - 1 }, (_, seat) => seat + 1)];
        for (const seat of others) {
          for (const readsChanges of [false, true]) {
            const told = choices.map((choice) => telling(at, 'Ann', command(choice), seat, readsChanges));
            expect(new Set(told.map((what) => JSON.stringify(what))).size).toBe(1);
          }
        }
        const own = new Set(choices.map((choice) => JSON.stringify(telling(at, 'Ann', command(choice), 0))));
        expect(own.size).toBe(choices.length);
      }
      at.settles();
    }
  }
});

describe('someone who only watches', () => {
  test('sees no hand and no question, and hears of no card that is hidden', () => {
    const at = started({ modules: ['base', 'leaders'] });
    for (let i = 0; i < 6; i++) at.settles();
    const { view: seen, log } = shown(at.room, null, EVERYONE, at.now);
    expect(seen?.asks).toEqual([]);
    expect(seen?.seats.every(({ piles }) => piles[0].cards === null)).toBe(true);
    expect(log?.events.length).toBe(at.room.told);
    expect(log?.events.some((event) => 'secret' in event)).toBe(false);
  });
});

test('a teammate sees the hand and not the answer', () => {
  const at = started({ modules: ['base', 'teams'], seats: 4 });
  at.answers('Ann');
  const { view: seen } = shown(at.room, 1, EVERYONE, at.now);
  expect(seen?.seats.map(({ piles }) => piles[0].cards !== null)).toEqual([true, true, false, false]);
  expect(seen?.asks.map(({ seat, sealed }) => [seat, sealed])).toEqual([[1, NONE]]);
});

test('the seed and the record stay with the table, also when the game is over', () => {
  const at = started({}, []);
  while (at.room.status === 'playing') at.settles();
  for (const seat of VIEWERS) {
    const text = JSON.stringify(shown(at.room, seat, EVERYONE, at.now));
    expect(text).not.toContain(SEED);
    expect(text).not.toContain('"moves"');
  }
});

test('who comes back is told the log from where it is known', () => {
  const at = started({}, ['Bob']);
  const told = (room: Room, from: number) =>
    ({
      type: 'shown',
      table: room.id,
      seq: room.seq,
      now: at.now,
      you: 0,
      ...shown(room, 0, EVERYONE, at.now, { from }),
    }) as const;
  at.settles();
  const away = learn(null, told(at.room, 0));
  const known = away?.log.length ?? 0;
  for (let i = 0; i < 3; i++) at.settles();
  const { log } = told(at.room, known);
  expect(log?.events.length).toBe(at.room.told - known);
  expect(learn(away, told(at.room, known))).toEqual(learn(null, told(at.room, 0)));
});

test('a view is that of the engine', () => {
  const at = started();
  const game = at.room.game as Game;
  for (const seat of VIEWERS) expect(shown(at.room, seat, EVERYONE, at.now).view).toEqual(view(game, seat));
  expect(submit(game, 0, legal(game, 0)[0]).error).toBe(null);
});

test('before the game there is nothing to see of it', () => {
  const { view: seen, log } = shown(table().room, 0, EVERYONE, 0);
  expect([seen, log]).toEqual([null, { from: 0, events: [] }]);
});
