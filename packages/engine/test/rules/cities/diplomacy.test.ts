import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import type { SeatId } from '../../../src/types.ts';
import { view } from '../../../src/view.ts';
import { conflictsNow } from '../../../src/what-if.ts';
import {
  build,
  MADE_UP,
  mix,
  NO_TOKENS,
  pick,
  rule,
  sell,
  stage,
  type TableLiteral,
  type Tabletop,
} from '../../kit/index.ts';

const { fought, lastTurn, table } = mix('cities');

const DOVES: [card: string, age: number, makes: string[]][] = [
  ['residence', 1, ['clay']],
  ['consulate', 2, ['clay', 'papyrus']],
  ['embassy', 3, ['stone', 'loom', 'papyrus']],
];

const DOVE: ScenarioSeat = { diplomacy: 1 };

/** After the conflicts between cities of these strengths; those named have a Diplomacy token. */
const foughtIn = (age: number, strengths: number[], absent: SeatId[]): Tabletop =>
  fought(age, { seats: strengths.map((shields, seat) => ({ shields, diplomacy: absent.includes(seat) ? 1 : 0 })) });

/** Who takes what by the rules of the ring: those present each meet the next one present, two of them one time. */
function expectedTokens(age: number, strengths: number[], absent: SeatId[]): number[][] {
  const taken = strengths.map(() => [...NO_TOKENS]);
  const present = strengths.map((_, seat) => seat).filter((seat) => !absent.includes(seat));
  const pairs = present.map((seat, i) => [seat, present[(i + 1) % present.length]]);
  for (const [one, other] of present.length === 2 ? pairs.slice(0, 1) : pairs) {
    if (strengths[one] === strengths[other]) continue;
    const [winner, loser] = strengths[one] > strengths[other] ? [one, other] : [other, one];
    taken[winner][age - 1]++;
    taken[loser][3]++;
  }
  return taken;
}

describe('the token', () => {
  rule('C-15', 'comes when the card is built, once, and to nobody else', () => {
    for (const [card, age, makesPrivately] of DOVES) {
      const t = table({
        age,
        me: { makesPrivately, hand: [card, 'altar'] },
        left: { hand: ['theater', 'altar'] },
      }).play({
        me: build(card),
      });
      expect(t.count('diplomacy')).toEqual([1, 0, 0]);
      expect(t.events).toContainEqual({ event: 'token', seat: 0, token: 'diplomacy', count: 1 });
      expect(t.play({}).count('diplomacy')).toEqual([1, 0, 0]);
    }
  });

  rule('C-15', 'not when the card is sold, marks a stage or stays in hand', () => {
    const me: ScenarioSeat = { wonder: 'giza', makesPrivately: ['stone', 'clay'], hand: ['residence', 'altar'] };
    for (const deed of [sell('residence'), stage('residence'), build('altar')])
      expect(table({ me }).play({ me: deed }).count('diplomacy')).toEqual([0, 0, 0]);
  });

  rule('C-15', 'everybody sees who has one', () => {
    const { game } = table({ left: { diplomacy: 2 } });
    const token = game.rules.tokenByName('diplomacy');
    for (const viewer of [0, 1, 2, null])
      expect(view(game, viewer).seats.map((seat) => seat.tokens[token])).toEqual([0, 2, 0]);
  });

  rule('C-33', 'Residence, Consulate and Embassy make 1, 2 and 3 points', () => {
    DOVES.forEach(([card], i) => {
      expect(table({ age: 3, me: { city: [card], coins: 0 } }).score()).toMatchObject({ cities: i + 1, total: i + 1 });
    });
  });

  rule('C-77', 'a card that Halikarnassos builds from the discard pile brings it too, for the next conflicts', () => {
    for (const age of [2, 3])
      for (const [card] of DOVES) {
        const halikarnassos: ScenarioSeat = { wonder: 'halikarnassos', side: 'B', makesPrivately: ['2 ore'] };
        const t = table({
          age,
          turn: lastTurn,
          discard: [card],
          me: { ...halikarnassos, hand: ['altar'] },
          left: { shields: 2 },
          right: { shields: 1 },
        })
          .play({ me: stage('altar') })
          .answer('me', pick(card));
        expect(t.seat().city).toEqual([card]);
        expect(t.military('me')).toEqual(NO_TOKENS);
        expect(t.military('left')[age - 1]).toBe(1);
        expect(t.count('diplomacy')).toEqual([0, 0, 0]);
      }
  });

  rule('C-R7', 'taken in the last turn of an Age it is in time for the conflicts of that Age', () => {
    for (const [card, age, makesPrivately] of DOVES) {
      const t = table({
        age,
        turn: lastTurn,
        me: { makesPrivately, hand: [card], shields: 9 },
        left: { shields: 1 },
      }).play({ me: build(card) });
      expect(t.militaries()[0]).toEqual(NO_TOKENS);
      expect(t.count('diplomacy')).toEqual([0, 0, 0]);
      expect([t.military('left')[age - 1], t.military('right')[3]]).toEqual([1, 1]);
    }
  });
});

describe('an absent city', () => {
  rule('C-16', 'takes neither victory nor defeat tokens, and discards its Diplomacy token', () => {
    for (const age of [1, 2, 3])
      for (const shields of [0, 5, 9]) {
        const t = fought(age, { me: { ...DOVE, shields }, left: { shields: 5 }, right: { shields: 5 } });
        expect(t.militaries()).toEqual([NO_TOKENS, NO_TOKENS, NO_TOKENS]);
        expect(t.count('diplomacy')).toEqual([0, 0, 0]);
        expect(t.events).toContainEqual({ event: 'token', seat: 0, token: 'diplomacy', count: -1 });
      }
  });

  rule('C-16', 'keeps the tokens it has', () => {
    const t = fought(2, { me: { ...DOVE, tokens: { victory: [1], defeat: 1 } }, left: { shields: 9 } });
    expect(t.military('me')).toEqual([1, 0, 0, 1]);
  });

  rule('C-16', 'is absent only from conflicts: neighbours still buy from it', () => {
    const hand = [{ cost: 'stone', colour: 'blue' as const }];
    const t = table({ me: { hand }, left: { ...DOVE, makes: ['stone'] } });
    expect(t.offers(MADE_UP)).toEqual([{ left: 2 }]);
  });

  rule('C-17', 'its two neighbours meet each other', () => {
    // round the table: me, 1, 2, 3; with 1 absent, me and 2 meet
    const t = fought(1, { me: { shields: 3 }, left: { ...DOVE, shields: 9 }, others: [{ shields: 1 }], right: {} });
    expect(t.militaries()).toEqual([[2, 0, 0, 0], NO_TOKENS, [1, 0, 0, 1], [0, 0, 0, 2]]);
    const pairs = t.events.flatMap((event) => (event.event === 'conflict' ? [[event.winner, event.loser]] : []));
    expect(pairs).toEqual([
      [0, 2],
      [2, 3],
      [0, 3],
    ]);
  });

  rule('C-17', 'this is so for the conflicts of that Age only', () => {
    const literal: TableLiteral = {
      turn: lastTurn,
      me: { shields: 3 },
      left: { ...DOVE, shields: 9 },
      others: [{ shields: 1 }],
      right: { shields: 0 },
    };
    let t = table(literal).withNextAge().play({});
    expect([t.game.state.age, t.count('diplomacy')]).toEqual([2, [0, 0, 0, 0]]);
    expect(t.militaries()).toEqual([[2, 0, 0, 0], NO_TOKENS, [1, 0, 0, 1], [0, 0, 0, 2]]);
    while (t.game.state.turn < lastTurn) t = t.play({});
    t = t.withNextAge().play({});
    expect(t.militaries()).toEqual([
      [2, 1, 0, 1],
      [0, 2, 0, 0],
      [1, 1, 0, 2],
      [0, 0, 0, 4],
    ]);
  });

  rule('C-18', 'the Residence in Age I: no conflict for its owner, and the neighbours compare as usual', () => {
    let t = table({
      turn: 6,
      me: { makesPrivately: ['clay'], shields: 4, hand: ['residence', 'altar'] },
      left: { shields: 2, hand: ['theater', 'altar'] },
      right: { shields: 1, hand: ['theater', 'altar'] },
    });
    t = t.play({ me: build('residence') }).play({});
    expect(t.militaries()).toEqual([NO_TOKENS, [1, 0, 0, 0], [0, 0, 0, 1]]);
  });

  rule('C-19', 'two tokens of Age I: absent in Ages I and II, and there again in Age III', () => {
    let t = table({ turn: lastTurn, me: { diplomacy: 2, shields: 9 }, left: { shields: 1 }, right: { shields: 1 } })
      .withNextAge()
      .play({});
    expect([t.game.state.age, t.count('diplomacy'), t.military('me')]).toEqual([2, [1, 0, 0], NO_TOKENS]);
    while (t.game.state.turn < lastTurn) t = t.play({});
    t = t.withNextAge().play({});
    expect([t.game.state.age, t.count('diplomacy'), t.military('me')]).toEqual([3, [0, 0, 0], NO_TOKENS]);
    while (t.game.state.at < t.game.rules.end) t = t.play({});
    expect(t.military('me')).toEqual([0, 0, 2, 0]);
    expect([t.military('left'), t.military('right')]).toEqual([
      [0, 0, 0, 1],
      [0, 0, 0, 1],
    ]);
  });

  rule('C-19', 'tokens of several players and turns add up, and one each is discarded', () => {
    expect(
      fought(2, { me: { diplomacy: 5 }, left: { diplomacy: 1 }, right: { diplomacy: 2 } }).count('diplomacy'),
    ).toEqual([4, 0, 1]);
    const t = table({
      me: { makesPrivately: ['clay', 'papyrus'], diplomacy: 1, hand: ['residence', 'consulate'] },
      left: { hand: ['theater', 'altar'] },
      right: { hand: ['theater', 'consulate'] },
    }).play({ me: build('residence') });
    expect(t.count('diplomacy')).toEqual([2, 0, 0]);
    expect(t.play({ me: build('consulate') }).count('diplomacy')).toEqual([3, 0, 0]);
  });

  rule('C-20', 'nobody is asked: the strongest city has to stay away too', () => {
    const t = table({ age: 3, turn: lastTurn, me: { ...DOVE, shields: 9 }, left: { shields: 1 } }).play({});
    expect([t.asked(), t.game.state.at]).toEqual([null, t.game.rules.end]);
    expect(t.militaries()).toEqual([NO_TOKENS, [0, 0, 1, 0], [0, 0, 0, 1]]);
    expect(t.count('diplomacy')).toEqual([0, 0, 0]);
  });
});

describe('the ring closes', () => {
  rule('C-21', 'two cities that are left meet one time, so each takes one token at most', () => {
    for (const players of [3, 4, 5, 6, 7, 8])
      for (let one = 0; one < players; one++)
        for (let other = one + 1; other < players; other++) {
          const seats = Array.from({ length: players }, (_, seat) => seat);
          const strengths = seats.map((seat) => (seat === other ? 2 : 1));
          const absent = seats.filter((seat) => seat !== one && seat !== other);
          const t = playedOn(1, strengths, absent);
          expect(t[one]).toEqual([0, 0, 0, 1]);
          expect(t[other]).toEqual([1, 0, 0, 0]);
          for (const seat of absent) expect(t[seat]).toEqual(NO_TOKENS);
        }
  });

  rule('C-22', 'four players, two of them absent in Age II: one token of 3 and one of −1', () => {
    for (const absent of [
      [1, 2],
      [1, 3],
    ]) {
      const t = foughtIn(2, [3, 1, 1, 1], absent);
      const other = absent.includes(2) ? 3 : 2;
      expect(t.military(0)).toEqual([0, 1, 0, 0]);
      expect(t.military(other)).toEqual([0, 0, 0, 1]);
      for (const seat of absent) expect(t.military(seat)).toEqual(NO_TOKENS);
      expect(t.events.filter(({ event }) => event === 'conflict' || event === 'standoff')).toHaveLength(1);
    }
  });

  rule(
    'X-23',
    'with four players and one absent there are three conflicts, with three and one absent there is one',
    () => {
      const fights = (t: Tabletop) =>
        t.events.filter(({ event }) => event === 'conflict' || event === 'standoff').length;
      const conflicts = (players: number, absent: number) => {
        const seats = Array.from({ length: players }, (_, seat) => seat);
        return fights(foughtIn(1, seats, seats.slice(0, absent)));
      };
      expect([0, 1, 2, 3].map((absent) => conflicts(3, absent))).toEqual([3, 1, 0, 0]);
      expect([0, 1, 2, 3, 4].map((absent) => conflicts(4, absent))).toEqual([4, 3, 1, 0, 0]);
      expect([0, 1, 2, 3, 4].map((absent) => conflicts(7, absent))).toEqual([7, 6, 5, 4, 3]);
    },
  );

  for (const players of [3, 4, 5, 6, 7])
    rule('X-23', `${players} players: whoever stays away, each of the others meets the next one on either side`, () => {
      const strengths = [2, 4, 2, 5, 3, 0, 4].slice(0, players);
      for (let set = 0; set < 1 << players; set++) {
        const absent = strengths.map((_, seat) => seat).filter((seat) => (set >> seat) & 1);
        const age = 1 + (set % 3);
        expect(playedOn(age, strengths, absent), `absent: ${absent}`).toEqual(expectedTokens(age, strengths, absent));
      }
    });

  rule('X-23', 'each absent city discards one token, also when there was nothing to fight', () => {
    for (const [coming, left] of [
      [
        [1, 1, 1],
        [0, 0, 0],
      ],
      [
        [2, 1, 0],
        [1, 0, 0],
      ],
    ]) {
      const [me, one, two] = coming.map((diplomacy, i) => ({ diplomacy, shields: i }));
      const t = fought(3, { me, left: one, right: two });
      expect(t.count('diplomacy')).toEqual(left);
      expect(t.militaries()).toEqual([NO_TOKENS, NO_TOKENS, NO_TOKENS]);
    }
  });

  rule('X-23', 'Diplomacy tokens never run out', () => {
    const byzantium: ScenarioSeat = { wonder: 'byzantium', side: 'B', diplomacy: 3 };
    const me = { ...byzantium, makesPrivately: ['wood', 'ore', 'glass', 'papyrus'], hand: ['altar'] };
    const hand = ['residence'];
    const t = table({
      me,
      left: { diplomacy: 4, makesPrivately: ['clay'], hand },
      right: { diplomacy: 5, makesPrivately: ['clay', 'papyrus'], hand: ['consulate'] },
    }).play({ me: stage('altar'), left: build('residence'), right: build('consulate') });
    expect(t.count('diplomacy')).toEqual([4, 5, 6]);
  });

  rule('X-23', 'what would happen now is told the same way', () => {
    const t = table({ age: 2, me: { ...DOVE, shields: 9 }, left: { shields: 1 } });
    expect(conflictsNow(t.game)).toEqual([
      { won: [], lost: 0 },
      { won: [3], lost: 0 },
      { won: [], lost: 1 },
    ]);
    expect(t.count('diplomacy')).toEqual([1, 0, 0]);
  });

  rule('C-16', 'a loss of the last turn does not change who is absent', () => {
    const t = table({
      turn: lastTurn,
      me: { ...DOVE, hand: ['hideout'] },
      left: { shields: 1 },
    }).play({ me: build('hideout') });
    expect(t.asked('left')).toBe('pay');
    expect(t.count('diplomacy')).toEqual([1, 0, 0]);
    const after = t.settle();
    expect([after.count('diplomacy'), after.military('left')]).toEqual([
      [0, 0, 0],
      [1, 0, 0, 0],
    ]);
  });
});

/** The tokens after the conflicts of an Age, with no Diplomacy token left. */
function playedOn(age: number, strengths: number[], absent: SeatId[]): number[][] {
  const t = foughtIn(age, strengths, absent);
  expect(t.count('diplomacy')).toEqual(strengths.map(() => 0));
  return t.militaries();
}
