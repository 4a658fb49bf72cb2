/** What a finished game says of those who played. */
import { describe, expect, test } from 'vitest';
import { categoryOf, rateGame, type Skill, shownSkill, sureOf, UNKNOWN } from '../src/results/rating.ts';
import { resultOf as resultOfRoom, type SeatResult } from '../src/results/result.ts';
import { statisticsOf } from '../src/results/statistics.ts';
import type { Fact } from '../src/room/index.ts';
import { readLines, rebuild } from '../src/room/index.ts';
import { person, type Sitting, started, table } from './room/kit.ts';
import { seatResult } from './store/lines.ts';

/** As after a crash: from the journal alone. */
const resultOf = (id: string, lines: ReturnType<typeof linesOf>) => resultOfRoom(rebuild(id, [...readLines(lines)]));

/** How much each gains, from a game of people of whom nothing is known unless it is said. */
function gains(seats: readonly SeatResult[], known: Record<string, Skill> = {}): Record<string, number> {
  const rated = rateGame(seats, (who) => known[who] ?? null);
  return Object.fromEntries([...rated].map(([who, { before, after }]) => [who, after.mu - before.mu]));
}
const inOrder = (...order: string[]): SeatResult[] => order.map((who, i) => seatResult(who, i + 1));

describe('ratings', () => {
  test('go by places: who comes further ahead gains more', () => {
    const { ann, bob, cid, dot } = gains(inOrder('ann', 'bob', 'cid', 'dot'));
    expect(ann).toBeGreaterThan(bob);
    expect(bob).toBeGreaterThan(0);
    expect(cid).toBeLessThan(0);
    expect(cid).toBeGreaterThan(dot);
    expect(ann + bob + cid + dot).toBeCloseTo(0);
  });

  test('are the same for those who share a place', () => {
    const { ann, bob, cid } = gains([seatResult('ann', 1), { ...seatResult('bob', 1), seat: 1 }, seatResult('cid', 3)]);
    expect(ann).toBeCloseTo(bob);
    expect(cid).toBeLessThan(0);
  });

  test('grow more by beating the strong, and are surer with every game', () => {
    const strong = { mu: 35, sigma: 2 };
    const weak = { mu: 15, sigma: 2 };
    const overStrong = gains(inOrder('ann', 'bob'), { bob: strong }).ann;
    const overWeak = gains(inOrder('ann', 'bob'), { bob: weak }).ann;
    expect(overStrong).toBeGreaterThan(overWeak);
    expect(overWeak).toBeGreaterThan(0);
    const { after } = rateGame(inOrder('ann', 'bob'), () => null).get('ann') ?? { after: UNKNOWN };
    expect(after.sigma).toBeLessThan(UNKNOWN.sigma);
  });

  test('rate a team as one', () => {
    const seats = [
      seatResult('ann', 2, { seat: 0, team: 0 }),
      seatResult('bob', 2, { seat: 1, team: 0, total: 90 }),
      seatResult('cid', 1, { seat: 2, team: 1, total: 20 }),
      seatResult('dot', 1, { seat: 3, team: 1 }),
    ];
    const { ann, bob, cid, dot } = gains(seats);
    expect(ann).toBeCloseTo(bob);
    expect(cid).toBeCloseTo(dot);
    expect(cid).toBeGreaterThan(0);
    expect(ann).toBeLessThan(0);
  });

  test('who gave up is last, whatever the bot made of it', () => {
    const seats = [seatResult('ann', 1, { conceded: true }), seatResult('bob', 2), seatResult('cid', 3)];
    const { ann, bob, cid } = gains(seats);
    expect(ann).toBeLessThan(cid);
    expect(bob).toBeGreaterThan(cid);
    expect({ ann, bob, cid }).toEqual({
      ann: gains(inOrder('bob', 'cid', 'ann')).ann,
      bob: gains(inOrder('bob', 'cid', 'ann')).bob,
      cid: gains(inOrder('bob', 'cid', 'ann')).cid,
    });
  });

  test('who gave up in a team wins nothing with it, and their partner does', () => {
    const seats = [
      seatResult('ann', 1, { seat: 0, team: 0, conceded: true }),
      seatResult('bob', 1, { seat: 1, team: 0 }),
      seatResult('cid', 2, { seat: 2, team: 1 }),
      seatResult('dot', 2, { seat: 3, team: 1 }),
    ];
    const { ann, bob } = gains(seats);
    expect(ann).toBe(0);
    expect(bob).toBeGreaterThan(0);
  });

  test('who let a bot play for the most part can lose by it and not win', () => {
    const won = (byBot: number) => gains([seatResult('ann', 1, { byBot }), seatResult('bob', 2)]).ann;
    expect(won(0)).toBeGreaterThan(0);
    expect(won(9)).toBe(won(0));
    expect(won(10)).toBe(0);
    const lost = (byBot: number) => gains([seatResult('bob', 1), seatResult('ann', 2, { byBot })]).ann;
    expect(lost(18)).toBe(lost(0));
  });

  test('a bot on several chairs is one player', () => {
    const known = { 'bot:merchant': { mu: 27, sigma: 1 }, ann: { mu: 25, sigma: 3 } };
    const split = gains(inOrder('bot:merchant', 'ann', 'bot:merchant'), known);
    expect(Object.keys(split).sort()).toEqual(['ann', 'bot:merchant']);
    expect(Math.abs(split['bot:merchant'])).toBeLessThan(0.1);
    expect(gains(inOrder('bot:merchant', 'bot:merchant', 'ann'), known)['bot:merchant']).toBeGreaterThan(0);
  });

  test('are told in points with how sure they are', () => {
    expect(shownSkill(UNKNOWN)).toEqual({ value: 1500, spread: 500, provisional: true });
    expect(shownSkill({ mu: 26, sigma: 2 })).toEqual({ value: 1530, spread: 120, provisional: false });
    expect(sureOf({ mu: 26, sigma: 2 })).toBe(22);
  });

  test('stop being provisional after a dozen games of four', () => {
    let skills: Record<string, Skill> = {};
    let games = 0;
    while (shownSkill(skills.ann ?? UNKNOWN).provisional) {
      const order = ['ann', 'bob', 'cid', 'dot'].map((_, i, all) => all[(i + games) % 4]);
      const rated = rateGame(inOrder(...order), (who) => skills[who] ?? null);
      skills = Object.fromEntries([...rated].map(([who, { after }]) => [who, after]));
      games++;
    }
    expect(games).toBeGreaterThan(8);
    expect(games).toBeLessThan(16);
  });

  test('a category is the number of players and the modules', () => {
    expect(categoryOf({ modules: ['base', 'leaders'], seats: inOrder('ann', 'bob', 'cid') })).toBe('3.base.leaders');
  });
});

const linesOf = ({ journal }: Sitting) =>
  journal.map(({ seq, at, fact }) => ({ seq, at, action: null, body: JSON.stringify(fact) }));

function playedOut(at: Sitting): Sitting {
  while (at.room.status === 'playing') at.settles();
  return at;
}

describe('a result', () => {
  test('is all that the journal says: boards, points, places, and who played', () => {
    const at = playedOut(started({ modules: ['base', 'leaders'], edition: 'second', seats: 4 }, ['Bob']));
    const over = at.now;
    at.does('Ann', { do: 'say', text: 'well played' });
    const result = resultOf('table', linesOf(at));
    expect(result).toMatchObject({
      at: over,
      listed: true,
      rated: true,
      edition: 'second',
      modules: ['base', 'leaders'],
    });
    const seats = result?.seats ?? [];
    expect(seats.map(({ person: who, bot }) => who?.name ?? bot)).toEqual(['Ann', 'Bob', 'random', 'random']);
    for (const { points, total } of seats) expect(Object.values(points).reduce((sum, one) => sum + one, 0)).toBe(total);
    expect(Math.min(...seats.map(({ place }) => place))).toBe(1);
    const [best] = [...seats].sort((a, b) => a.place - b.place);
    expect(best.total).toBe(Math.max(...seats.map(({ total }) => total)));
    expect(seats.every(({ wonder, side }) => wonder !== '' && ['A', 'B'].includes(side))).toBe(true);
    expect(seats.every(({ byBot }) => byBot === 0)).toBe(true);
    expect(seats.every(({ answers }) => answers > 18)).toBe(true);
  });

  test('says how much a bot played for someone: lent, out of time, given up', () => {
    const at = started({ clock: { per: 'move', seconds: 30 } });
    at.does('Ann', { do: 'lend', chair: 0, bot: 'random' });
    at.settles();
    at.does('Ann', { do: 'reclaim' });
    at.answers('Cid');
    at.answers('Ann');
    // Bob's clock runs out, and a bot answers this one question
    at.waits(31_000);
    at.botsAnswer();
    at.does('Cid', { do: 'concede' });
    playedOut(at);
    const seats = resultOf('table', linesOf(at))?.seats ?? [];
    expect(seats.map(({ byBot, conceded }) => [byBot, conceded])).toEqual([
      [1, false],
      [1, false],
      [seats[2].answers - 2, true],
    ]);
  });

  test('counts a question once, however often it is answered anew', () => {
    const at = started();
    at.does('Ann', { do: 'lend', chair: 0, bot: 'random' });
    at.settles();
    at.does('Ann', { do: 'reclaim' });
    for (let i = 0; i < 5; i++) {
      const { question } = at.room.game?.state ?? { question: 0 };
      at.does('Ann', at.answer('Ann'));
      at.does('Ann', { do: 'retract', seat: 0, question });
    }
    at.settles();
    at.does('Ann', { do: 'lend', chair: 0, bot: 'random' });
    playedOut(at);
    const [ann, bob] = resultOf('table', linesOf(at))?.seats ?? [];
    expect(ann.answers - bob.answers).toBeLessThan(3);
    expect(ann.byBot).toBe(ann.answers - 1);
  });

  test('does not count what was undone', () => {
    const at = started({ rated: false }, ['Bob']);
    for (let i = 0; i < 4; i++) {
      at.settles();
      at.does('Ann', { do: 'undo' });
      at.does('Bob', { do: 'agree', yes: true });
    }
    playedOut(at);
    const moves = at.room.game?.moves ?? [];
    const seats = resultOf('table', linesOf(at))?.seats ?? [];
    expect(seats.map(({ answers }) => answers)).toEqual(
      [0, 1, 2].map((chair) => moves.filter(({ seat }) => seat === chair).length),
    );
  });

  test('is not rated if someone resigns at once', () => {
    const ratedAfter = (answers: number): boolean | undefined => {
      const at = started();
      for (let i = 0; i < answers; i++) at.settles();
      at.does('Bob', { do: 'concede' });
      return resultOf('table', linesOf(playedOut(at)))?.rated;
    };
    expect([0, 2, 3].map(ratedAfter)).toEqual([false, false, true]);
  });

  test('of two players has no line for the Free City', () => {
    const at = playedOut(started({ seats: 2 }, ['Bob']));
    const seats = resultOf('table', linesOf(at))?.seats ?? [];
    expect(seats.map(({ person: who }) => who?.name)).toEqual(['Ann', 'Bob']);
    expect(seats.map(({ place }) => place).sort()).toEqual([1, 2]);
  });

  test('is none where no game came to its end', () => {
    const left = table({}, ['Bob']);
    left.does('Bob', { do: 'leave' });
    left.does('Ann', { do: 'leave' });
    expect(left.room.status).toBe('over');
    expect(resultOf('table', linesOf(left))).toBeNull();
    expect(resultOf('table', linesOf(started()))).toBeNull();
    const tampered = linesOf(playedOut(started()));
    const body = JSON.parse(tampered[9].body);
    tampered[9].body = JSON.stringify({ ...body, hash: 'another' });
    expect(resultOf('table', tampered)).toBeNull();
  });

  test('is final: nobody can undo a game that is over', () => {
    const at = started();
    while (at.room.status === 'playing') {
      const before = at.room.game?.state.question;
      if (at.room.game?.state.age === 3 && !at.room.undo) at.tries('Ann', { do: 'undo' });
      if (at.room.game?.state.question === before) at.settles();
    }
    expect(at.refused('Bob', { do: 'agree', yes: true })).toBe('not-playing');
    expect(at.refused('Ann', { do: 'undo' })).toBe('not-playing');
    expect(at.refused('Ann', { do: 'concede' })).toBe('not-playing');
    expect(at.refused('Ann', { do: 'lend', chair: 1, bot: 'random' })).toBe('not-playing');
  });

  test('counts as rated where an older journal says nothing of it', () => {
    const at = playedOut(started());
    const older = linesOf(at).map((line) => {
      const fact = JSON.parse(line.body) as Fact;
      if (fact.fact === 'created') delete (fact.settings as { rated?: boolean }).rated;
      return { ...line, body: JSON.stringify(fact) };
    });
    expect(resultOf('table', older)?.rated).toBe(true);
    expect(rebuild('table', [{ seq: 1, at: 1, fact: JSON.parse(older[0].body) }]).settings.rated).toBe(true);
    expect(resultOf('table', linesOf(playedOut(started({ rated: false }))))?.rated).toBe(false);
  });
});

test('statistics of someone’s games', () => {
  const own = (place: number, players: number, changes: Partial<SeatResult> = {}) => {
    const { person: _, bot: __, ...seat } = seatResult('ann', place, changes);
    return { ...seat, who: 'ann', name: person('Ann').name, players };
  };
  const seats = [
    own(1, 3, { wonder: 'giza', points: { military: 4, civilian: 10 }, total: 60 }),
    own(3, 3, { wonder: 'giza', points: { military: -1, civilian: 12, leaders: 6 }, total: 40 }),
    own(1, 7, { wonder: 'rome', points: { military: 0, civilian: 20 }, total: 55 }),
    own(2, 4, { wonder: 'giza', team: 0, points: { military: 0, civilian: 20 }, total: 50 }),
  ];
  expect(statisticsOf(seats)).toEqual({
    counted: 4,
    wins: 2,
    places: [
      { players: 2, counts: [0, 1] },
      { players: 3, counts: [1, 0, 1] },
      { players: 7, counts: [1, 0, 0, 0, 0, 0, 0] },
    ],
    means: { military: 0.8, civilian: 15.5, leaders: 6 },
    meanTotal: 51.3,
    boards: [
      { wonder: 'giza', games: 3, wins: 1, meanTotal: 50 },
      { wonder: 'rome', games: 1, wins: 1, meanTotal: 55 },
    ],
  });
  expect(statisticsOf([])).toMatchObject({ counted: 0, meanTotal: 0, means: {}, boards: [], places: [] });
});
