/** The Forging Agency builds from the discard pile, the Memorial gives defeats back. */
import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import {
  build,
  expectRefused,
  PASS,
  PLENTY,
  pick,
  rule,
  secondEdition,
  sell,
  stage,
  type Tabletop,
} from '../../kit/index.ts';

const { ageEnd, lastTurn, table } = secondEdition('cities');

const hand = ['altar', 'theater'];
/** I build the Forging Agency, with this discard pile. */
const forging = (discard: string[], me: ScenarioSeat = {}, left: ScenarioSeat = {}, age = 2): Tabletop =>
  table({
    age,
    discard,
    me: { coins: 2, ...me, hand: ['forging-agency', 'theater'] },
    left: { hand, ...left },
    right: { hand },
  }).quietTurn({ me: build('forging-agency') });

describe('the Forging Agency', () => {
  rule('C2-25', 'builds one card of the discard pile for nothing at the end of the turn', () => {
    const t = forging(['palace', 'senate']);
    expect([t.asked(), t.picks(), t.seat().coins]).toEqual(['pick', ['palace', 'senate'], 0]);
    const after = t.answer('me', pick('palace'));
    expect([after.seat().city, after.seat().coins, after.discard()]).toEqual([
      ['forging-agency', 'palace'],
      0,
      ['senate'],
    ]);
    expect(after.score().civilian).toBe(8);
    expect(after.asked()).toBe('play');
  });

  rule('C2-25', 'also a card that was sold in this very turn', () => {
    const t = table({
      age: 2,
      me: { coins: 2, hand: ['forging-agency', 'theater'] },
      left: { hand: ['palace', 'theater'] },
      right: { hand },
    }).quietTurn({ me: build('forging-agency'), left: sell('palace') });
    expect(t.picks()).toEqual(['palace']);
  });

  rule('C2-25', 'in the last turn of an Age after the last cards are laid down', () => {
    const t = table({
      age: 2,
      turn: lastTurn,
      me: { coins: 2, hand: ['forging-agency', 'palace'] },
      left: { hand: ['altar', 'senate'] },
      right: { hand: ['altar', 'theater'] },
    }).quietTurn({ me: build('forging-agency') });
    expect(t.picks()).toEqual(['palace', 'senate', 'theater']);
  });

  rule('C2-26', 'a card of any colour that would be no duplicate', () => {
    const discard = ['lumber-yard', 'press-age1', 'palace', 'tavern', 'stockade', 'workshop', 'spies-guild', 'mint'];
    expect(forging([...discard, 'forging-agency']).picks()).toEqual([...discard].sort());
    expect(forging(discard, { city: ['palace', 'mint'] }).picks()).not.toContain('palace');
    expectRefused(forging(discard, { city: ['palace'] }), 'me', pick('palace'), 'not-offered');
  });

  rule('C2-26', 'its owner may pass', () => {
    const t = forging(['palace']).answer('me', PASS);
    expect([t.seat().city, t.discard(), t.asked()]).toEqual([['forging-agency'], ['palace'], 'play']);
  });

  rule('C2-26', 'it brings nothing if there is no such card', () => {
    expect(forging([]).asked()).toBe('play');
    expect(forging(['palace'], { city: ['palace'] }).asked()).toBe('play');
  });

  rule('C2-26', 'once, in the turn in which it is built', () => {
    const t = forging(['palace', 'senate']).answer('me', pick('palace'));
    expect(t.quietTurn().asked()).toBeNull();
    const had = table({
      age: 2,
      discard: ['palace'],
      me: { city: ['forging-agency'], hand },
      left: { hand },
      right: { hand },
    });
    expect(had.quietTurn().asked()).toBe('play');
  });

  rule('C2-26', 'sold or under a stage it does nothing', () => {
    const me: ScenarioSeat = { wonder: 'giza', makesPrivately: ['2 wood'], hand: ['forging-agency', 'theater'] };
    for (const deed of [sell('forging-agency'), stage('forging-agency')])
      expect(
        table({ discard: ['palace'], me, left: { hand }, right: { hand } })
          .quietTurn({ me: deed })
          .asked(),
      ).toBe('play');
  });

  rule('C2-25', 'what it digs up acts: Raiders bring their token, an Opium card its losses in this turn', () => {
    const raid = forging(['raider-camp']).answer('me', pick('raider-camp'));
    expect([raid.military(), raid.count('debt')]).toEqual([
      [1, 0, 0, 0],
      [0, 1, 1],
    ]);
    const opium = forging(['opium-distillery'], {}, { coins: 9 }).answer('me', pick('opium-distillery'));
    expect([opium.seat().coins, opium.dues()]).toEqual([5, [0, 5, 5]]);
  });
});

describe('the Memorial', () => {
  const built = (defeat: number, me: ScenarioSeat = {}): Tabletop =>
    table({
      age: 3,
      me: {
        coins: 0,
        makesPrivately: PLENTY,
        tokens: { defeat, victory: [1, 3] },
        ...me,
        hand: ['memorial', 'theater'],
      },
      left: { hand, tokens: { defeat: 2 } },
      right: { hand },
    }).quietTurn({ me: build('memorial') });

  rule('C2-27', '2 coins for each own defeat token at once, and then these tokens go', () => {
    for (const defeat of [1, 3, 6]) {
      const t = built(defeat);
      expect([t.seat().coins, t.military()]).toEqual([2 * defeat, [1, 1, 0, 0]]);
      expect(t.score()).toMatchObject({ military: 4, cities: 0 });
      expect(t.military('left')).toEqual([0, 0, 0, 2]);
    }
  });

  rule('C2-27', 'without defeat tokens it brings nothing', () => {
    const t = built(0);
    expect([t.seat().coins, t.military(), t.happened('token')]).toEqual([0, [1, 1, 0, 0], []]);
  });

  rule('C2-27', 'defeats that come later stay', () => {
    const me: ScenarioSeat = { coins: 0, makesPrivately: PLENTY, tokens: { defeat: 2 }, hand: ['memorial'] };
    const t = ageEnd({ age: 3, me, left: { shields: 5 } }, { me: build('memorial') });
    expect([t.seat().coins, t.military()]).toEqual([4, [0, 0, 0, 1]]);
  });

  rule('C2-42', 'what has counted the tokens before stays as it was: the coins come first', () => {
    const t = built(3);
    const kinds = t.events.flatMap((event) =>
      'seat' in event && event.seat === 0 && (event.event === 'coins' || event.event === 'token') ? [event.event] : [],
    );
    expect(kinds).toEqual(['coins', 'token']);
  });

  rule('C2-42', 'dug up it does the same', () => {
    const me: ScenarioSeat = { coins: 2, tokens: { defeat: 2 } };
    const t = forging(['memorial'], me, {}, 3).answer('me', pick('memorial'));
    expect([t.seat().coins, t.military()]).toEqual([4, [0, 0, 0, 0]]);
  });
});
