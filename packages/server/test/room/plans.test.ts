/** Choices ahead: what is written for the questions to come, what is carried out of it, and what nobody hears of. */
import { type Command, MOST_WISHES, type Wish } from '@polis/client';
import { explain, HAND, unpack } from '@polis/engine';
import { describe, expect, test } from 'vitest';
import { due, newsOf, numberTold, type Room, recordOf, shown, withoutPeople } from '../../src/room/index.ts';
import { refusePlan } from '../../src/room/plans.ts';
import { type Name, person, reopened, type Sitting, started, wishFor } from './kit.ts';

const ANN = 0;

const gameOf = ({ room }: Sitting) => {
  if (!room.game) throw new Error('no game');
  return room.game;
};

const hand = (at: Sitting, seat: number): string[] => {
  const { rules, state } = gameOf(at);
  return state.seats[seat].piles[HAND].map((id) => rules.cards[id].name);
};

/** In the first Age hands go to the left: what comes next to the first seat is now at the last one. */
const comingTo = (at: Sitting, seat: number): string[] => hand(at, (seat + at.room.chairs.length - 1) % 3);

const plan = (at: Sitting, wishes: Wish[], seat = ANN): Extract<Command, { do: 'plan' }> => ({
  do: 'plan',
  seat,
  question: gameOf(at).state.question,
  undone: at.room.undone,
  wishes,
});

/** A game in which Ann has answered, and wishes for what comes. */
function wishing(make: (coming: string[]) => Wish[]): Sitting {
  const at = started();
  at.answers('Ann', 0);
  at.does('Ann', plan(at, make(comingTo(at, ANN))));
  return at;
}

const others = (at: Sitting, pick = 0): void => {
  for (const name of ['Bob', 'Cid'] satisfies Name[]) at.answers(name, pick);
};

/** The last card of those that come which nobody takes when all choose their first. */
const kept = (coming: string[]): string => coming[coming.length - 1];

describe('a wish', () => {
  test('is carried out when the question comes, as the answer of its person, who can take it back', () => {
    const at = wishing((coming) => [wishFor('palace', { do: 'build' }), wishFor(kept(coming)), wishFor('palace')]);
    expect(at.fulfils()).toBe(0);
    others(at);
    expect(due(at.room)).toMatchObject([{ seat: ANN, place: 1 }]);
    expect(at.fulfils()).toBe(1);
    expect(gameOf(at).state.sealed.map((choice) => choice >= 0)).toEqual([true, false, false]);
    expect(at.room.plans[ANN]).toMatchObject({ wishes: [{ do: 'build' }, { do: 'sell' }] });
    expect(at.room.botAnswered).toEqual([]);

    const { question } = gameOf(at).state;
    at.does('Ann', { do: 'retract', seat: ANN, question });
    const { wishes, done } = at.room.plans[ANN] ?? {};
    expect(wishes?.map(({ card }) => card)).toEqual(['palace', done?.wish.card, 'palace']);
    expect(done).toMatchObject({ question, isTakenBack: true });
    expect(at.fulfils()).toBe(0);
    // nor in that question by sending the list again
    at.does('Ann', plan(at, [...(wishes ?? [])]));
    expect(at.fulfils()).toBe(0);
  });

  test('that is overruled by another answer waits for a later question', () => {
    const at = wishing((coming) => [wishFor(kept(coming))]);
    others(at);
    at.fulfils();
    const { question } = gameOf(at).state;
    const { rules } = gameOf(at);
    const { choices } = shown(at.room, ANN, new Set(), 0).view?.asks[0] ?? { choices: [] };
    at.does('Ann', { do: 'answer', seat: ANN, question, choice: unpack(rules, choices[0]) });
    expect(at.room.plans[ANN]?.wishes).toHaveLength(1);
    expect(at.room.plans[ANN]?.done?.isTakenBack).toBe(true);
    expect(at.fulfils()).toBe(0);
    others(at);
    expect(gameOf(at).state.question).toBe(question + 1);
  });

  test('is not for the question that its person has before their eyes, but for one that has just come', () => {
    const at = started();
    const [first] = hand(at, ANN);
    at.does('Ann', plan(at, [wishFor(first)]));
    expect(at.fulfils()).toBe(0);
    at.does('Ann', { ...plan(at, [wishFor(first)]), question: gameOf(at).state.question - 1 });
    expect(at.fulfils()).toBe(1);
  });

  test('is told to its person alone, and its line has no number that others could miss', () => {
    const at = started();
    const before = at.room;
    at.answers('Ann', 0);
    const answered = at.room;
    at.waits(60_000);
    at.does('Ann', plan(at, [wishFor('palace')]));
    const after = at.room;
    const news = newsOf(answered, after, [], new Set());
    expect(news.only).toBe(ANN);
    expect(news.alike).toEqual({});
    expect([numberTold(before, before.seq), numberTold(after, after.seq)]).toEqual([before.seq, answered.seq]);
    expect(numberTold(after, answered.seq)).toBe(answered.seq);
    // lists tell when something last happened
    expect(after.at).toBe(answered.at);
    for (const seat of [1, 2, null]) {
      expect(JSON.stringify(shown(after, seat, new Set(), 0))).toBe(
        JSON.stringify(shown(answered, seat, new Set(), 0)),
      );
      expect(news.own(seat, true)).toEqual({});
    }
    expect(shown(after, ANN, new Set(), 0).plan).toMatchObject({ wishes: [{ card: 'palace' }], isSetAside: false });
  });

  test('is set aside by an undo until the list is sent again', () => {
    const at = wishing((coming) => [wishFor(kept(coming))]);
    others(at);
    at.fulfils();
    expect(at.room.plans[ANN]?.wishes).toHaveLength(0);
    others(at);
    at.does('Ann', { do: 'undo' });
    for (const name of ['Bob', 'Cid'] satisfies Name[]) at.does(name, { do: 'agree', yes: true });
    expect(shown(at.room, ANN, new Set(), 0).plan).toMatchObject({ isSetAside: true });
    expect(at.room.plans[ANN]?.wishes).toHaveLength(1);
    const wishes = [...(at.room.plans[ANN]?.wishes ?? [])];
    expect(at.refused('Ann', { ...plan(at, wishes), undone: 0 })).toBe('stale');
    // the hand is there again, and its person may want something else now
    expect(at.fulfils()).toBe(0);
    at.does('Ann', { ...plan(at, wishes), question: gameOf(at).state.question - 1 });
    expect(at.fulfils()).toBe(1);
  });

  test('rests while a bot plays for its person, and when their time has run out', () => {
    const at = started({ clock: { per: 'move', seconds: 20 } });
    at.answers('Ann', 0);
    at.does('Ann', plan(at, [wishFor(kept(comingTo(at, ANN)))]));
    at.does('Ann', { do: 'lend', chair: ANN, bot: 'random' });
    others(at);
    expect(at.fulfils()).toBe(0);
    expect(at.refused('Ann', plan(at, []))).toBe('lent');
    at.does('Ann', { do: 'reclaim' });
    at.waits(20_000);
    expect(at.room.clocks?.out[ANN]).toBe(true);
    expect(at.fulfils()).toBe(0);
  });

  test('ends with the game, and no record has it', () => {
    const at = wishing(() => [wishFor('palace', { age: 3 })]);
    while (at.room.status === 'playing') at.settles();
    expect(at.room.plans).toEqual([]);
    expect(shown(at.room, ANN, new Set(), 0).plan).toBe(null);
    expect(JSON.stringify(recordOf(at.room, gameOf(at)))).not.toMatch(/wish|plan/);
    expect(at.refused('Ann', plan(at, []))).toBe('not-playing');
  });

  test('is carried out by a server that reads the journal, once', () => {
    const at = wishing((coming) => [wishFor(kept(coming))]);
    others(at);
    const again = reopened(at.journal);
    expect(again.fulfils()).toBe(1);
    expect(reopened(again.journal).fulfils()).toBe(0);
  });

  test('goes when its person is forgotten, and the game stays as it was', () => {
    const at = wishing((coming) => [wishFor(kept(coming))]);
    others(at);
    at.fulfils();
    const ann = person('Ann').id;
    const lines = at.journal.map(({ fact }) => ({ action: fact.fact === 'planned' ? `${ann}:1` : null, fact }));
    const changed = withoutPeople(lines, new Map([[ann, 'nobody-1']]));
    const rest = at.journal.map((line, i) => ({ ...line, fact: changed.get(i)?.fact ?? line.fact }));
    expect(rest.flatMap(({ fact }) => (fact.fact === 'planned' ? fact.wishes : []))).toEqual([]);
    const again = reopened(rest);
    expect(again.room.frozen).toBe(null);
    expect(gameOf(again).state.sealed).toEqual(gameOf(at).state.sealed);
    const without = withoutPeople(lines, new Map([[person('Bob').id, 'nobody-2']]));
    expect([...without.values()].filter(({ fact }) => fact.fact === 'planned')).toEqual([]);
  });
});

describe('refused', () => {
  test('with a reason, and nothing changes', () => {
    const at = started();
    expect(at.refused('Zoe', plan(at, []))).toBe('not-seated');
    expect(at.refused('Ann', plan(at, [], 1))).toBe('not-yours');
    expect(at.refused('Ann', plan(at, [wishFor('no such card')]))).toBe('unknown-card');
    expect(at.refused('Ann', { ...plan(at, []), question: 99 })).toBe('stale');
    at.does('Ann', { do: 'concede' });
    expect(at.refused('Ann', plan(at, []))).toBe('conceded');
  });

  test('after six hundred lists of a game', () => {
    const at = started();
    at.does('Ann', plan(at, Array(MOST_WISHES).fill(wishFor('palace'))));
    const [list] = at.room.plans;
    if (!list) throw new Error('no list');
    const sent = (saved: number): Room => ({ ...at.room, plans: [{ ...list, saved }] });
    expect(refusePlan(sent(599), ANN, [])).toBe(null);
    expect(refusePlan(sent(600), ANN, [])?.code).toBe('too-many-plans');
    expect(refusePlan(sent(600), 1, [])).toBe(null);
  });
});

test('how a card is paid is what the engine offers, and the cheapest of it', () => {
  const at = started();
  for (let turn = 0; turn < 3; turn++) at.settles(0);
  const [card] = explain(gameOf(at), ANN).filter(({ build }) => build.length > 0);
  at.does('Ann', { ...plan(at, [wishFor(card.card, { do: 'build' })]), question: 0 });
  const [{ choice }] = due(at.room);
  expect(choice).toMatchObject({ do: 'build', card: card.card, pay: card.build[0].pay });
});
