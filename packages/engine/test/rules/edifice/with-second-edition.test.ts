import { describe, expect } from 'vitest';
import { score } from '../../../src/game.ts';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import {
  boardIn,
  build,
  EDIFICES,
  join,
  PAWNS,
  pick,
  playOut,
  ready,
  rule,
  secondEdition,
  sell,
  stage,
  type Tabletop,
  tabletop,
} from '../../kit/index.ts';

const { ageEnd, lastTurn, newGame, table } = secondEdition('edifice');

describe('Edifice in the second edition', () => {
  rule('E-R3', 'three to seven players; two and eight are refused with a sentence that says why', () => {
    for (const seats of [3, 4, 5, 6, 7]) expect(score(playOut(newGame(seats), seats)).sheets).toHaveLength(seats);
    expect(() => newGame(2)).toThrow(/3 to 7 players, not 2: \w+ \w+/);
    expect(() => newGame(8)).toThrow(/3 to 7 players, not 8.*Edifice .*pawns/);
  });

  rule('E-R15', 'the same Edifices, the same pawns', () => {
    for (const seats of [3, 4, 5, 6, 7]) {
      const t = tabletop(newGame(seats));
      t.fates().projects.forEach((name, i) => {
        expect(EDIFICES[i]).toContain(name);
      });
      expect(t.pawnsLeft()).toEqual(new Array(3).fill(PAWNS[seats]));
    }
  });

  rule('E-R15', 'taking part, the reward and the penalty are the same', () => {
    for (const edition of ['first', 'second'] as const) {
      const cities = { me: ready('giza'), left: ready('rhodos'), edition };
      const t = table({ edifice: 'money-changer', on: 1, ...cities }).quietTurn({
        me: join('theater'),
        left: join('theater'),
      });
      expect([t.purses(), t.pawns(), t.pawns('left'), t.pawnsLeft()[0]]).toEqual([[6, 6, 3], [1, 0, 0], [1, 0, 0], 0]);
      const failed = ageEnd({ edifice: 'auction-house', edition, me: { coins: 4 }, left: { coins: 5 } });
      expect([failed.purses().slice(0, 2), failed.edificeDebts().slice(0, 2)]).toEqual([
        [4, 0],
        [1, 0],
      ]);
    }
  });

  rule('E-R15', 'Ur is the same board, with sides called day and night', () => {
    const [first, second] = (['first', 'second'] as const).map((edition) =>
      boardIn(table({ edition, me: { wonder: 'ur' } }).game.rules, 'ur'),
    );
    expect(first).toEqual(second);
    expect(first.map(({ side, dayAndNight }) => [side, dayAndNight])).toEqual([
      ['A', true],
      ['B', true],
    ]);
  });

  rule('E-R2', 'Ur and Carthage are dealt in both editions', () => {
    const dealt = new Set<string>();
    for (let n = 0; n < 40; n++) {
      const { rules, state } = newGame(7, n);
      for (const { wonder } of state.seats) dealt.add(rules.wonders[wonder].city);
    }
    expect(dealt).toContain('ur');
    expect(dealt).toContain('carthage');
  });

  rule('E-R13', 'the Agora doubles the Decorators Guild: 14 points with a finished wonder, 0 otherwise', () => {
    const guilds = (stages: number, count: number) => {
      const me = { wonder: 'giza', stages, city: ['decorators-guild'], pawns: [0, 0, count] };
      return table({ edifice: 'agora', fate: 'built', me }).score().guilds;
    };
    expect([guilds(3, 0), guilds(3, 1), guilds(2, 0), guilds(2, 1)]).toEqual([7, 14, 0, 0]);
  });

  rule('E-R13', 'or another guild, if that is better', () => {
    const left = { city: ['lumber-yard', 'stone-pit', 'clay-pool'] };
    const me = (stages: number): ScenarioSeat => ({
      wonder: 'giza',
      stages,
      city: ['decorators-guild', 'workers-guild'],
      pawns: [0, 0, 1],
    });
    expect(table({ edifice: 'agora', fate: 'built', me: me(3), left }).score().guilds).toBe(14 + 3);
    expect(table({ edifice: 'agora', fate: 'built', me: me(1), left }).score().guilds).toBe(0 + 6);
  });

  rule('E-R12', 'Olympia day may build the next card of a colour for nothing whose last one was lost', () => {
    const olympia = (more: ScenarioSeat): Tabletop => {
      const me = { wonder: 'olympia', stages: 2, coins: 0, city: ['barracks'], ...more };
      return table({ edifice: 'outpost', turn: lastTurn, me }).withNextAge('walls').quietTurn();
    };
    const lost = olympia({});
    expect([lost.seat().city, lost.ways('walls').map(({ via }) => via)]).toEqual([['theater'], ['olympia-new-colour']]);
    expect(
      lost
        .quietTurn({
          me: build('walls', 'olympia-new-colour'),
          left: sell('walls'),
          right: sell('walls'),
        })
        .seat().city,
    ).toContain('walls');
    expect(olympia({ pawns: [1, 0, 0] }).ways('walls')).toEqual([]);
  });

  rule('E-R12', 'not while another card of the colour is there', () => {
    const me = { wonder: 'olympia', stages: 2, coins: 0, city: ['barracks', 'stockade'] };
    let t = table({ edifice: 'outpost', turn: lastTurn, me }).withNextAge('walls').quietTurn();
    t = t.answer('me', pick('stockade'));
    expect([t.seat().city, t.ways('walls')]).toEqual([['barracks', 'theater'], []]);
  });

  rule('EQ-11', 'Olympia’s powers cover no stage and no project', () => {
    for (const [side, stages] of [
      ['day', 2],
      ['night', 1],
      ['night', 2],
    ] as const)
      for (const n of [1, lastTurn]) {
        const me = { wonder: 'olympia', side, stages, coins: 0 };
        const t = table({ edifice: 'belvedere', on: 2, turn: n, me });
        expect([t.mayStage(), t.mayJoin()]).toEqual([false, false]);
        expect(t.refusal('me', stage('theater'))).not.toBeNull();
        expect(t.refusal('me', join('theater'))).not.toBeNull();
      }
  });

  rule('EQ-14', 'Babylon night takes part with its last card', () => {
    const me = ready('babylon', { side: 'night', stages: 1, hand: ['theater', 'altar'] });
    let t = table({ edifice: 'money-changer', on: 1, turn: lastTurn, me }).quietTurn({ me: build('theater') });
    t = t.answer('me', join('altar'));
    expect([t.pile('rewards'), t.seat().coins]).toEqual([['money-changer'], 6]);
  });
});
