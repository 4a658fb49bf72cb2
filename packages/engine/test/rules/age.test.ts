import { describe, expect } from 'vitest';
import { create } from '../../src/create.ts';
import { over, retract } from '../../src/game.ts';
import { seedFrom } from '../../src/rng.ts';
import { redact, view } from '../../src/view.ts';
import { build, pick, rule, sell, stage, type Tabletop, table, tabletop } from '../kit/index.ts';

const begun = (seats: number): Tabletop => tabletop(create({ seats, seed: seedFrom('age', seats) }));

/** Everyone sells in every turn until the game is over; `each` sees the table before each turn. */
function sellOut(start: Tabletop, each: (now: Tabletop) => void = () => {}): Tabletop {
  let now = start;
  while (!over(now.game)) {
    each(now);
    now = now.play({});
  }
  return now;
}

rule('B-2.1', 'an Age begins with hands of seven cards, and has six turns', () => {
  const turns: string[] = [];
  sellOut(begun(4), ({ game: { state, rules } }) => {
    const sizes = state.seats.map((seat) => seat.piles[rules.seatPile('hand')].length);
    turns.push(`Age ${state.age}, turn ${state.turn}: ${sizes.join(' ')}`);
  });
  const sizes = ['7 7 7 7', '6 6 6 6', '5 5 5 5', '4 4 4 4', '3 3 3 3', '2 2 2 2'];
  expect(turns).toEqual([1, 2, 3].flatMap((age) => sizes.map((hands, i) => `Age ${age}, turn ${i + 1}: ${hands}`)));
});

describe('a turn', () => {
  const t = table({
    me: { hand: ['tavern', 'altar', 'baths'], wonder: 'giza' },
    left: { hand: ['stone-pit', 'theater'] },
    right: { hand: ['lumber-yard', 'pawnshop'] },
  });

  rule('B-2.2', 'nothing happens before the last player has chosen', () => {
    const waiting = t.answer('me', build('tavern')).answer('left', build('stone-pit'));
    expect(waiting.events).toEqual([]);
    for (const place of ['me', 'left', 'right'] as const) expect(waiting.seat(place)).toEqual(t.seat(place));
    const acted = waiting.answer('right', sell('pawnshop'));
    expect(acted.seat('me')).toMatchObject({ coins: 8, city: ['tavern'] });
    expect(acted.seat('left').city).toEqual(['stone-pit']);
    expect(acted.discard()).toEqual(['pawnshop']);
  });

  rule('B-2.2', 'the others see that a choice was made, but not which', () => {
    const deeds = [
      { do: 'build', card: 'tavern' },
      { do: 'build', card: 'altar' },
      { do: 'sell', card: 'tavern' },
    ] as const;
    for (const viewer of [null, 1, 2]) {
      const [first, ...rest] = deeds.map((deed) => view(t.answer('me', deed).game, viewer));
      expect(first.answered).toEqual([true, false, false]);
      for (const seen of rest) expect(seen).toEqual(first);
    }
  });

  rule('B-2.2', 'a choice may be changed until the last player has chosen', () => {
    const changed = t.answer('me', build('tavern')).answer('me', build('altar'));
    const settled = changed.answer('left', sell('theater')).answer('right', sell('pawnshop'));
    expect(settled.seat('me').city).toEqual(['altar']);
  });

  rule('B-2.2', 'a choice may be taken back until the last player has chosen, whichever it is', () => {
    for (const [place, card] of [
      ['me', 'altar'],
      ['right', 'lumber-yard'],
    ] as const) {
      const chosen = t.answer(place, build(card));
      const { game, error } = retract(chosen.game, chosen.at(place));
      expect(error, card).toBeNull();
      expect(game.state).toEqual(t.game.state);
    }
    expect(retract(t.game, 0).error?.code).toBe('nothing-sealed');
    expect(retract(t.game, 0).game).toBe(t.game);
  });

  rule('B-2.2', 'then the hands move on', () => {
    const after = t.play({ me: build('altar') });
    expect(after.seat('left').hand).toEqual(['tavern', 'baths']);
    expect(after.game.state.turn).toBe(2);
  });

  for (const [age, passed, way] of [
    [1, 'the left neighbour in Age I', 1],
    [2, 'the right neighbour in Age II', 3],
    [3, 'the left neighbour in Age III', 1],
  ] as const)
    rule('B-2.3', `a hand goes to ${passed}`, () => {
      const hands = [['altar'], ['baths'], ['theater'], ['pawnshop']];
      const [me, left, other, right] = hands.map((hand) => ({ hand: ['tavern', ...hand] }));
      const after = table({ age, me, left, others: [other], right }).play({});
      hands.forEach((hand, seat) => {
        expect(after.seat((seat + way) % 4).hand).toEqual(hand);
      });
    });
});

describe('turn 6', () => {
  const t = table({
    turn: 6,
    me: { hand: ['altar', 'tavern'], coins: 0 },
    left: { hand: ['stone-pit', 'theater'], wonder: 'halikarnassos', side: 'B', makes: ['2 ore'] },
    right: { hand: ['lumber-yard', 'pawnshop'], coins: 0 },
  });

  rule('B-2.4', 'one of the last two cards is used, the other is discarded and brings no coins', () => {
    const after = t.play({ me: build('altar'), left: build('stone-pit') });
    expect(after.seat('me')).toMatchObject({ city: ['altar'], hand: [], coins: 0 });
    expect(after.seat('right')).toMatchObject({ hand: [], coins: 3 });
    expect(after.discard().sort()).toEqual(['lumber-yard', 'pawnshop', 'tavern', 'theater']);
  });

  rule('B-2.4', 'the last card is discarded face down', () => {
    const after = t.play({ me: build('altar'), left: build('stone-pit') });
    for (const viewer of [null, 0, 1, 2])
      expect(view(after.game, viewer).piles[after.game.rules.tablePile('discard')]).toMatchObject({
        count: 4,
        cards: null,
      });
    const mine = after.events.find((event) => event.event === 'leftover' && event.seat === 0);
    expect(mine).toMatchObject({ count: 1, secret: { to: [0], cards: ['tavern'] } });
    expect(mine && redact(mine, 1)).toEqual({ event: 'leftover', seat: 0, count: 1 });
  });

  rule('B-2.4', 'Halikarnassos can still find it there', () => {
    const digging = t.play({ me: build('altar'), left: stage('stone-pit') });
    const after = digging.answer('left', pick('tavern'));
    expect(after.seat('left')).toMatchObject({ city: ['tavern'], coins: 8 });
  });

  rule('B-2.4', 'no hand is left over before turn 6', () => {
    const after = table({ turn: 5, me: { hand: ['altar', 'tavern', 'baths'] } }).play({});
    expect(after.discard()).toHaveLength(3);
    expect(after.events.some(({ event }) => event === 'leftover')).toBe(false);
  });
});

describe('the end of an Age', () => {
  rule('B-2.5', 'conflicts are fought after turn 6 and at no other time', () => {
    for (const turn of [1, 2, 3, 4, 5, 6]) {
      const hand = ['altar', 'baths'];
      const { events } = table({ turn, me: { hand, shields: 1 }, left: { hand }, right: { hand } }).play({});
      const fought = events.filter(({ event }) => event === 'conflict' || event === 'standoff');
      expect(fought, `turn ${turn}`).toHaveLength(turn === 6 ? 3 : 0);
    }
  });

  rule('B-2.5', 'after the conflicts the next Age begins, and after Age III the points are counted', () => {
    const told = sellOut(begun(3)).events.flatMap((event) =>
      event.event === 'age' ? [`Age ${event.age}`] : ['standoff', 'over'].includes(event.event) ? [event.event] : [],
    );
    const fought = ['standoff', 'standoff', 'standoff'];
    // the first Age began before anyone was asked
    expect(told).toEqual([...fought, 'Age 2', ...fought, 'Age 3', ...fought, 'over']);
  });

  rule('B-2.5', 'the last cards are discarded before the conflicts', () => {
    const { events } = table({ turn: 6, me: { hand: ['altar', 'tavern'], shields: 1 } }).play({});
    const order = events.map(({ event }) => event).filter((event) => event === 'leftover' || event === 'conflict');
    expect(order).toEqual(['leftover', 'conflict', 'conflict']);
  });

  rule('B-2.5', 'the points are those on the sheet when the game ends', () => {
    const end = sellOut(begun(3));
    const last = end.events[end.events.length - 1];
    // 3 coins, 18 sales and nothing else: 57 coins
    expect(last).toEqual({ event: 'over', totals: [19, 19, 19], winners: [0, 1, 2], teams: null });
  });
});
