import { type Game, hash } from '@polis/engine';
import { describe, expect, test } from 'vitest';
import { carryOut, type Room, thinking } from '../../src/room/index.ts';
import { type Sitting, started, table } from './kit.ts';

const gameOf = ({ game }: Room): Game => game as Game;

/** Which question is asked, of which table. */
const moment = (room: Room): string => `${gameOf(room).state.question} ${hash(gameOf(room))}`;

function settled(at: Sitting, questions: number): Sitting {
  for (let i = 0; i < questions; i++) at.settles();
  return at;
}

describe('an undo', () => {
  test('needs something that has happened', () => {
    const at = started();
    expect(at.refused('Ann', { do: 'undo' })).toBe('nothing-to-undo');
    at.answers('Ann');
    expect(at.refused('Ann', { do: 'undo' })).toBe('nothing-to-undo');
  });

  test('is agreed on by all people who play', () => {
    const at = started();
    const before = moment(at.room);
    at.settles();
    at.does('Ann', { do: 'undo' });
    expect(at.room.undo).toMatchObject({ by: 0, agreed: [0] });
    at.does('Cid', { do: 'agree', yes: true });
    expect(at.room.undone).toBe(0);
    at.does('Bob', { do: 'agree', yes: true });
    expect([at.room.undo, at.room.undone, moment(at.room)]).toEqual([null, 1, before]);
  });

  test('is for one person among bots to decide', () => {
    const at = started({}, []);
    const before = moment(at.room);
    at.settles();
    at.does('Ann', { do: 'undo' });
    expect(moment(at.room)).toBe(before);
    expect(thinking(at.room).map(({ seat }) => seat)).toEqual([1, 2]);
  });

  test('is refused by one who says no, and can be asked for again', () => {
    const at = settled(started(), 1);
    at.does('Ann', { do: 'undo' });
    at.does('Bob', { do: 'agree', yes: false });
    expect(at.room.undo).toBe(null);
    at.does('Bob', { do: 'undo' });
    expect(at.room.undo).toMatchObject({ by: 1, agreed: [1] });
  });

  test('can be withdrawn by who asked for it or agreed', () => {
    const at = settled(started(), 1);
    at.does('Ann', { do: 'undo' });
    at.does('Ann', { do: 'agree', yes: false });
    expect(at.room.undo).toBe(null);
    at.does('Ann', { do: 'undo' });
    at.does('Bob', { do: 'agree', yes: true });
    at.does('Bob', { do: 'agree', yes: false });
    expect(at.room.undo).toBe(null);
  });

  test('is asked for once, and agreed on once', () => {
    const at = settled(started(), 1);
    expect(at.refused('Bob', { do: 'agree', yes: true })).toBe('no-undo-asked');
    at.does('Ann', { do: 'undo' });
    expect(at.refused('Ann', { do: 'undo' })).toBe('undo-asked');
    expect(at.refused('Ann', { do: 'agree', yes: true })).toBe('undo-asked');
    at.does('Bob', { do: 'undo' });
    expect(at.room.undo).toMatchObject({ by: 0, agreed: [0, 1] });
  });

  test('leaves answers behind that were meant for a question of the same number', () => {
    const at = settled(started(), 1);
    const late = at.answer('Ann');
    at.does('Ann', { do: 'undo' });
    at.does('Bob', { do: 'undo' });
    at.does('Cid', { do: 'undo' });
    at.settles();
    expect(at.room.game?.state.question).toBe(late.question);
    expect(at.refused('Ann', { ...late, undone: 0 })).toBe('stale');
    at.does('Ann', { ...at.answer('Ann'), undone: 1 });
  });

  test('is no longer asked for when the question has been settled', () => {
    const at = settled(started(), 1);
    at.does('Ann', { do: 'undo' });
    at.answers('Bob');
    expect(at.room.undo).not.toBe(null);
    at.settles();
    expect(at.room.undo).toBe(null);
    expect(at.refused('Bob', { do: 'agree', yes: true })).toBe('no-undo-asked');
  });

  test.each([{ do: 'undo' }, { do: 'agree', yes: false }] as const)('is for those who play: $do', (command) => {
    expect(table().refused('Ann', command)).toBe('not-playing');
    const at = settled(started(), 1);
    expect(at.refused('Zoe', command)).toBe('not-seated');
    at.does('Ann', { do: 'lend', chair: 0, bot: 'random' });
    at.does('Bob', { do: 'concede' });
    expect(at.refused('Ann', command)).toBe('lent');
    expect(at.refused('Cid', command)).toBe('lent');
    expect(at.refused('Bob', command)).toBe('conceded');
  });
});

describe('who agrees', () => {
  test('is settled when the one that is missing concedes', () => {
    const at = settled(started(), 1);
    at.does('Ann', { do: 'undo' });
    at.does('Bob', { do: 'agree', yes: true });
    at.does('Cid', { do: 'concede' });
    expect(at.room.undone).toBe(1);
  });

  test('includes those who are away, and those for whom a bot plays: they need not take the chair back for it', () => {
    const at = settled(started({ rated: false }), 1);
    at.does('Ann', { do: 'undo' });
    at.does('Bob', { do: 'agree', yes: true });
    at.goes('Cid');
    at.waits(200_000);
    at.does('Ann', { do: 'lend', chair: 2, bot: 'random' });
    expect(at.room.undone).toBe(0);
    at.comes('Cid');
    at.does('Cid', { do: 'agree', yes: true });
    expect(at.room.undone).toBe(1);
  });

  test('is nobody in a rated game while a bot plays for someone', () => {
    const at = settled(started(), 1);
    at.does('Ann', { do: 'undo' });
    at.does('Cid', { do: 'leave' });
    expect(at.room.undo).toBe(null);
    expect(at.refused('Ann', { do: 'undo' })).toBe('lent');
    at.does('Cid', { do: 'reclaim' });
    at.does('Ann', { do: 'undo' });
    at.does('Cid', { do: 'leave' });
    at.does('Cid', { do: 'concede' });
    at.does('Ann', { do: 'undo' });
    at.does('Bob', { do: 'agree', yes: true });
    expect(at.room.undone).toBe(1);
  });

  test('was whoever played, where it was asked for before those away were asked', () => {
    const at = settled(started(), 1);
    at.happens({ fact: 'undo-asked', chair: 0 });
    at.happens({ fact: 'undo-agreed', chair: 1 });
    at.happens({ fact: 'lent', chair: 2, bot: 'merchant' });
    expect(at.room.undone).toBe(1);
  });

  test('includes someone who has come back meanwhile', () => {
    const at = settled(started({ rated: false }), 1);
    at.does('Cid', { do: 'leave' });
    at.does('Ann', { do: 'undo' });
    at.does('Cid', { do: 'reclaim' });
    at.does('Bob', { do: 'agree', yes: true });
    expect(at.room.undone).toBe(0);
    at.does('Cid', { do: 'agree', yes: true });
    expect(at.room.undone).toBe(1);
  });

  test('is nobody where nobody plays', () => {
    const at = settled(started({}, ['Bob']), 1);
    at.does('Ann', { do: 'undo' });
    at.does('Ann', { do: 'concede' });
    expect(at.room.undone).toBe(0);
    at.does('Bob', { do: 'concede' });
    expect([at.room.undone, at.room.undo?.by]).toEqual([0, 0]);
  });
});

describe('after an undo', () => {
  test('sealed answers to the question of before are gone, and late ones hit nothing', () => {
    const at = settled(started(), 1);
    const late = at.answer('Bob');
    at.answers('Ann');
    at.does('Ann', { do: 'undo' });
    at.does('Bob', { do: 'agree', yes: true });
    at.does('Cid', { do: 'agree', yes: true });
    expect(gameOf(at.room).state.sealed).toEqual([-1, -1, -1]);
    expect(at.refused('Bob', late)).toBe('stale');
  });

  test('the log is that of the turns that are left', () => {
    const at = started({}, []);
    const told = [at.room.told];
    for (let i = 0; i < 3; i++) {
      at.settles();
      told.push(at.room.told);
    }
    for (const before of told.slice(0, 3).reverse()) {
      at.does('Ann', { do: 'undo' });
      expect(at.room.told).toBe(before);
    }
    expect(at.room.undone).toBe(3);
    expect(at.refused('Ann', { do: 'undo' })).toBe('nothing-to-undo');
  });

  test('the game goes another way, to its end', () => {
    const at = settled(started({}, []), 4);
    at.does('Ann', { do: 'undo' });
    while (at.room.status === 'playing') at.settles();
    expect(at.room.undone).toBe(1);
    expect(at.refused('Ann', { do: 'undo' })).toBe('not-playing');
  });
});

/** Games in which much is asked besides the cards of the turns: digs, drafts, leaders, losses, the Free City. */
const GAMES = [
  { modules: ['base'], seats: 2 },
  { modules: ['base', 'leaders'], seats: 2 },
  { modules: ['base', 'leaders', 'cities', 'edifice'], seats: 4 },
  { modules: ['base', 'leaders', 'cities', 'teams'], seats: 4 },
];

describe.each(GAMES)('with $modules for $seats', ({ modules, seats }) => {
  const boards = ['halikarnassos', 'babylon', 'olympia', 'random'].slice(0, Math.max(3, seats));
  const wonders = boards.map((wonder) => ({ wonder, side: 'choice' as const }));

  test('wherever the game is, an undo leads back to the last choice from the hand', () => {
    const at = table({ modules, seats, wonders });
    at.does('Ann', { do: 'start', fill: 'random' });
    let start = '';
    let asides = 0;
    while (at.room.status === 'playing') {
      const { rules, state } = gameOf(at.room);
      const { window, kind } = rules.steps[state.at];
      const isAside = state.age > 0 && (window !== 'turn.choose' || kind === 'play.last');
      if (start !== '') {
        const { room } = carryOut(at.room, { fact: 'undo-asked', chair: 0 }, at.now);
        expect(moment(room)).toBe(start);
        expect(room.told).toBeLessThan(at.room.told);
      }
      // what is asked aside belongs to the turn before
      if (isAside) asides++;
      else start = moment(at.room);
      at.settles();
    }
    if (modules.includes('leaders')) expect(asides).toBeGreaterThan(0);
  });
});
