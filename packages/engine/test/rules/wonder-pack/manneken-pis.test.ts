/** Manneken Pis, which does what its neighbours' stages do. What needs an expansion is in files of those names. */
import { describe, expect } from 'vitest';
import * as choices from '../../../src/choice.ts';
import { describe as described } from '../../../src/describe.ts';
import { explain } from '../../../src/explain.ts';
import { submit } from '../../../src/game.ts';
import { setTable } from '../../../src/scenario.ts';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { scoreParts } from '../../../src/score-parts.ts';
import { worthNow } from '../../../src/what-if.ts';
import {
  build,
  costsExactly,
  duel,
  expectNoTable,
  expectRefused,
  PASS,
  pick,
  ready,
  rule,
  sell,
  stage,
  TWO,
  table,
} from '../../kit/index.ts';

const pis = (stages: number, more: ScenarioSeat = {}): ScenarioSeat => ready('manneken-pis', { stages, ...more });
const shields = (t: ReturnType<typeof table>, seat = 0): number => t.game.state.seats[seat].tally.shields;

const GIZA = { wonder: 'giza', side: 'B' as const }; // 3, 5, 5 and 7 points
const RHODOS = { wonder: 'rhodos' }; // 3 points, 2 shields, 7 points
const EPHESOS = { wonder: 'ephesos' }; // 3 points, 9 coins, 7 points

describe('what is copied', () => {
  rule('W-39', 'A1 has the effect of the first stage of the left neighbour', () => {
    const left = { wonder: 'olympia', side: 'B' as const };
    const t = table({ me: pis(0, { coins: 2 }), left: { wonder: 'rhodos', side: 'B' }, right: GIZA });
    const after = t.play({ me: stage('theater') });
    expect([after.seat().coins, shields(after), after.score().wonder]).toEqual([5, 1, 3]);
    expect(after.happened('stage')).toMatchObject([{ stage: 1, from: 'left', option: 0 }]);
    // raw materials for a coin, from both neighbours
    const cheap = table({
      me: { ...pis(1, { coins: 9 }), makesPrivately: [], hand: ['baths'] },
      left,
      right: { makes: ['stone'] },
    });
    expect(cheap.offers('baths')).toEqual([{ right: 1 }]);
  });

  rule('W-40', 'A2 has the effect of the second stage of the right neighbour', () => {
    const t = table({ me: pis(1, { coins: 2 }), left: RHODOS, right: EPHESOS }).play({ me: stage('theater') });
    expect([t.seat().coins, shields(t), t.score().wonder]).toEqual([2 + 9, 0, 3]);
    expect(t.happened('stage')).toMatchObject([{ stage: 2, from: 'right' }]);
    const swapped = table({ me: pis(1), left: EPHESOS, right: RHODOS }).play({ me: stage('theater') });
    expect([swapped.seat().coins, shields(swapped), swapped.score().wonder]).toEqual([3, 2, 3]);
  });

  rule('W-41', 'A3 has that of the third stage of the left or the right neighbour', () => {
    const t = table({ me: pis(2), left: GIZA, right: { wonder: 'halikarnassos' } });
    const wonder = (from: 'left' | 'right') =>
      t.play({ me: stage('theater', { from }) }).score().wonder - t.score().wonder;
    expect([wonder('left'), wonder('right')]).toEqual([5, 7]);
  });

  rule('W-42', 'the neighbour is named when A3 is built', () => {
    const t = table({ me: pis(2, { hand: TWO }), left: GIZA, right: RHODOS });
    const card = t.game.rules.cardByName.get('theater') as number;
    expectRefused(t, 'me', stage('theater'), 'no-option');
    expectRefused(t, 'me', stage('theater', { option: 1, from: 'left' }), 'no-option');
    for (const from of ['me', 'across', 1, null]) expectRefused(t, 'me', { ...stage('theater'), from }, 'garbage');
    expectRefused(t, 'me', choices.stage(card, 0, 0, 0, 0, 0, choices.NEXT), 'no-option');
    for (const from of ['left', 'right'] as const) {
      expect(t.refusal('me', stage('theater', { from }))).toBeNull();
      const which = from === 'left' ? choices.AS_LEFT : choices.AS_RIGHT;
      expect(t.answer('me', stage('theater', { from })).game.state.sealed[0]).toBe(
        choices.stage(card, 0, 0, 0, 0, 0, which),
      );
    }
    const ways = explain(t.game, 0)[0].stage.map(({ from, pay }) => [from, pay.left + pay.right + pay.bank]);
    expect(ways).toEqual([
      ['left', 0],
      ['right', 0],
    ]);
  });

  rule('W-42', 'and it stays the same for good', () => {
    let t = table({ me: pis(2, { hand: TWO }), left: GIZA, right: RHODOS }).play({
      me: stage('theater', { from: 'left' }),
    });
    expect(described(t.game).seats[0]).toMatchObject({ stages: 3, from: ['left', 'right', 'left'] });
    t = t.play();
    expect(t.score().wonder).toBe(3 + 5);
  });

  rule('W-42', 'A1 and A2 have no such choice: what is said has to be the one', () => {
    for (const [stages, one, other] of [
      [0, 'left', 'right'],
      [1, 'right', 'left'],
    ] as const) {
      const t = table({ me: pis(stages), left: GIZA, right: RHODOS });
      expect(t.refusal('me', stage('theater', { from: one }))).toBeNull();
      expect(t.refusal('me', stage('theater'))).toBeNull();
      expectRefused(t, 'me', stage('theater', { from: other }), 'no-option');
      const { error } = submit(t.game, 0, stage('theater', { from: other }));
      expect(error?.message).toBe(`say "from" which neighbour this stage takes its effect: "${one}"`);
      expect(explain(t.game, 0)[0].stage.map(({ from }) => from)).toEqual([one]);
    }
    expectRefused(table({ me: ready('giza') }), 'me', stage('theater', { from: 'left' }), 'no-option');
    expectRefused(table({ me: ready('giza') }), 'me', build('theater', { from: 'left' } as object), 'no-option');
  });

  for (const [i, cost] of ['1 stone 1 clay', '1 wood 1 ore', '1 glass 1 loom 1 papyrus'].entries())
    rule('W-43', `its own cost is paid: A${i + 1} costs ${cost}`, () => {
      const seat: ScenarioSeat = { wonder: 'manneken-pis', stages: i };
      const deed = { do: 'stage' as const, card: 'vineyard', ...(i === 2 ? { from: 'left' as const } : {}) };
      expect(costsExactly({ age: 1, seat, deed, colour: null }, cost)).toBe(true);
    });

  rule('W-43', 'whatever the neighbour’s stage costs', () => {
    const me = { wonder: 'manneken-pis', stages: 2, makesPrivately: ['glass', 'loom', 'papyrus'], coins: 0 };
    const t = table({ me, left: GIZA, right: RHODOS });
    expect(t.stageOffers()).toEqual([{}, {}]);
    expect(t.play({ me: stage('theater', { from: 'right' }) }).score().wonder).toBe(3 + 5 + 0 + 7 - 5);
  });

  rule('W-44', 'as it is printed, whether the neighbour has built it or not, who loses nothing', () => {
    for (const stages of [0, 1, 2, 3]) {
      const t = table({ me: pis(2, { coins: 0 }), right: GIZA, left: { ...EPHESOS, side: 'B', stages, coins: 6 } });
      const after = t.play({ me: stage('theater', { from: 'left' }), left: build('theater') });
      expect([after.seat().coins, after.score().wonder]).toEqual([4, t.score().wonder + 5]);
      expect([after.seat('left').coins, after.seat('left').stage]).toEqual([6, stages]);
      expect(after.score('left').wonder).toBe(t.score('left').wonder);
    }
  });

  rule('W-44', 'a neighbour who builds the same stage in the same turn has it too', () => {
    const t = table({ me: pis(1, { coins: 0 }), left: GIZA, right: ready('ephesos', { stages: 1, coins: 0 }) });
    const after = t.play({ me: stage('theater'), right: stage('theater') });
    expect([after.seat().coins, after.seat('right').coins]).toEqual([9, 9]);
  });
});

describe('a copy works as if it stood on the own board', () => {
  rule('W-45', 'it counts own cards and stages, and the own two neighbours are its neighbours', () => {
    const me = pis(1, { city: ['stone-pit', 'quarry'], coins: 0 });
    const stonehenge = { wonder: 'stonehenge', side: 'B' as const, city: ['mine', 'excavation'] };
    const t = table({ me: { ...me, stages: 0 }, left: stonehenge }).play({ me: stage('theater') });
    expect([t.seat().coins, t.score().wonder]).toEqual([3, 3]);
    // a guild of a neighbour at the end: of the own ones, not of Olympia's
    const olympia = { wonder: 'olympia', side: 'B' as const };
    const guilds = (others: ScenarioSeat[], right: ScenarioSeat) =>
      table({ age: 3, me: pis(3, { from: 'left' }), left: olympia, others, right }).score().guilds;
    const guild = { city: ['workers-guild'] };
    expect([guilds([guild], {}), guilds([], { ...guild, ...EPHESOS })]).toEqual([0, 0]);
    expect(guilds([], { city: ['workers-guild', 'ore-vein'] })).toBe(1);
    const brown = { ...olympia, city: ['ore-vein', 'clay-pool'] };
    expect(table({ age: 3, me: pis(3, { from: 'left' }), left: brown, right: guild }).score().guilds).toBe(2);
  });

  rule('W-45', 'of Stonehenge B2 it counts by the card under the own stage', () => {
    const right = { wonder: 'stonehenge', side: 'B' as const, stages: 2, under: ['altar', 'altar'] };
    const me = (under: string[]) => pis(2, { under });
    const wonder = (under: string[]) =>
      table({ me: me(under), left: { city: ['tavern', 'vineyard'] }, right: { ...right, city: ['stockade'] } }).score()
        .wonder;
    expect([wonder(['altar', 'tavern']), wonder(['tavern', 'stockade']), wonder(['tavern', 'altar'])]).toEqual([
      2, 1, 0,
    ]);
    const third = table({
      me: pis(3, { from: 'right', under: ['altar', 'altar', 'walls'] }),
      right: { ...right, city: ['stockade'] },
    });
    expect(third.score().wonder).toBe(0 + 0 + 1);
  });

  rule('W-45', 'powers that work once per Age are the own ones', () => {
    const hand = ['palace', 'altar'];
    const me = pis(2, { makesPrivately: [], hand });
    const right = { wonder: 'olympia', stages: 2, hand };
    const t = table({ age: 3, me, right });
    expect([t.vias('palace'), t.vias('palace', 'right')]).toEqual([['olympia-free-build'], ['olympia-free-build']]);
    const after = t.play({ me: build('palace', 'olympia-free-build') });
    expect([after.seat().city, after.game.state.seats.map(({ used }) => used)]).toEqual([['palace'], [1, 0, 0]]);
    expect(described(after.game).seats[0].used).toEqual(['olympia-free-build']);
    expect(table({ age: 3, me: { ...me, used: ['olympia-free-build'] }, right }).vias('palace')).toEqual([]);
  });

  rule('W-45', 'both Babylon and Manneken Pis may play the last card', () => {
    const babylon = { wonder: 'babylon', side: 'B' as const, stages: 2 };
    const t = table({
      turn: 6,
      me: pis(2, { hand: TWO }),
      left: { hand: TWO },
      right: { ...babylon, hand: TWO },
    }).play();
    expect([t.asked(), t.asked('left'), t.asked('right')]).toEqual(['play', null, 'play']);
    const after = t.answer('me', build('altar')).answer('right', PASS);
    expect([after.seat().city, after.seat('right').city, after.discard().sort()]).toEqual([
      ['altar'],
      [],
      ['altar', 'altar', 'theater', 'theater', 'theater'],
    ]);
    // also if the stage is built in that very turn
    const now = table({ turn: 6, me: pis(1, { hand: TWO }), right: { ...babylon, stages: 0, hand: TWO } });
    const built = now.play({ me: stage('theater') });
    expect([built.asked(), built.asked('right')]).toEqual(['play', null]);
  });

  rule('W-45', 'resources that a copied stage makes are there from the next turn on, and not for sale', () => {
    const hand = ['theater', { cost: '1 papyrus', colour: 'blue' as const }];
    const alexandria = { wonder: 'alexandria', side: 'B' as const };
    const t = table({
      me: { wonder: 'manneken-pis', stages: 2, coins: 0, hand },
      right: alexandria,
      left: { coins: 9, hand },
    });
    expect([t.isFree('made-up-0-1'), t.offers('made-up-1-1', 'left')]).toEqual([true, []]);
  });

  rule('W-46', 'a copied stage with two effects is declared with an option of one’s own', () => {
    const carthage = { wonder: 'carthage', side: 'night' as const, stages: 1, options: [1] };
    const t = table({ me: pis(0, { coins: 0 }), left: carthage });
    expect(explain(t.game, 0)[0].stage.map(({ from, option }) => [from, option])).toEqual([
      ['left', 1],
      ['left', 2],
    ]);
    expectRefused(t, 'me', stage('theater'), 'no-option');
    expectRefused(t, 'me', stage('theater', { option: 3 }), 'no-option');
    const [coins, shield] = [1, 2].map((option) => t.play({ me: stage('theater', { option }) }));
    expect([coins.seat().coins, shields(coins), coins.score().wonder]).toEqual([7, 0, 4]);
    expect([shield.seat().coins, shields(shield), shield.score().wonder]).toEqual([0, 2, 0]);
    expect(described(shield.game).seats[0]).toMatchObject({ stages: 1, options: [2], from: ['left'] });
  });

  rule('W-46', 'each neighbour has options of its own for A3', () => {
    const me = pis(2, { options: [2] });
    const t = table({ me, left: { wonder: 'carthage', side: 'B' }, right: RHODOS, discard: ['walls'] });
    const ways = explain(t.game, 0)[0].stage.map(({ from, option }) => [from, option]);
    expect(ways).toEqual([
      ['left', 1],
      ['left', 2],
      ['right', 0],
    ]);
    expectRefused(t, 'me', stage('theater', { from: 'right', option: 1 }), 'no-option');
    expectRefused(t, 'me', stage('theater', { from: 'left' }), 'no-option');
    const symbol = t.play({ me: stage('theater', { from: 'left', option: 2 }) });
    expect(symbol.score().science).toBe(1);
    expect(t.play({ me: stage('theater', { from: 'left', option: 1 }) }).asked()).toBe('pick');
  });
});

describe('side B', () => {
  rule('W-48', 'B1 costs one of each resource and makes 7 coins, 7 points and a shield', () => {
    const seat: ScenarioSeat = { wonder: 'manneken-pis', side: 'B' };
    const cost = '1 wood 1 stone 1 clay 1 ore 1 glass 1 loom 1 papyrus';
    expect(costsExactly({ age: 1, seat, deed: { do: 'stage', card: 'vineyard' }, colour: null }, cost)).toBe(true);
    const t = table({ me: pis(0, { side: 'B', coins: 0, hand: TWO }), left: RHODOS }).play({ me: stage('theater') });
    expect([t.seat().coins, t.score().wonder, shields(t)]).toEqual([7, 7, 1]);
    expect(t.happened('stage')[0]).not.toHaveProperty('from');
  });

  rule('W-48', 'it is the only stage, so that the wonder is finished (W-14)', () => {
    const t = table({ me: pis(1, { side: 'B' }) });
    expect([t.mayStage(), t.refusal('me', stage('theater'))]).toEqual([false, 'no-stage']);
    const guild = (side: 'A' | 'B') =>
      table({ edition: 'second', age: 3, me: pis(1, { side, city: ['decorators-guild'] }) }).score().guilds;
    expect([guild('A'), guild('B')]).toEqual([0, 7]);
  });
});

describe('what the leaflet leaves open', () => {
  rule('W-80', 'of a board with fewer stages A3 copies the last, and A2 nothing if there is no second', () => {
    const babylon = { wonder: 'rhodos', side: 'B' as const };
    const t = table({ me: pis(2, { coins: 0 }), left: babylon, right: GIZA });
    const after = t.play({ me: stage('theater', { from: 'left' }) });
    expect([after.seat().coins, shields(after), after.score().wonder - t.score().wonder]).toEqual([4, 2, 4]);
    // another Manneken Pis is not needed for a board of one stage: a city without a board has none at all
    const bare = table({ me: pis(1, { coins: 0 }), left: GIZA }).play({ me: stage('theater') });
    expect([bare.seat().stage, bare.score().wonder, bare.seat().coins]).toEqual([2, 3, 0]);
  });

  rule('W-81', 'of Giza B it is the third, not the fourth', () => {
    const wonder = (from: 'left' | 'right') => table({ me: pis(3, { from }), left: GIZA }).score().wonder;
    expect([wonder('left'), wonder('right')]).toEqual([3 + 5, 3]);
  });

  rule('W-82', 'of the Great Wall the stage in that place from the left, whichever are built', () => {
    for (const stages of [[], [1], [4, 3], [2, 1, 4, 3]]) {
      const wall = { wonder: 'great-wall', stages };
      const first = table({ me: pis(0, { coins: 0 }), left: wall, right: GIZA }).play({ me: stage('theater') });
      expect(first.seat().coins).toBe(8);
      const second = table({ me: pis(1, { symbols: { gear: 1 } }), left: GIZA, right: wall });
      expect(second.play({ me: stage('theater') }).score().science).toBe(4);
      const third = table({
        discard: ['walls'],
        me: pis(2, { hand: TWO }),
        left: { ...GIZA, hand: TWO },
        right: { ...wall, hand: TWO },
      });
      const built = third.play({ me: stage('theater', { from: 'right' }) });
      expect([shields(built), built.asked()]).toEqual([2, 'play']);
    }
  });

  rule('W-83', 'of a city without a board nothing is copied', () => {
    for (const stages of [0, 1, 2]) {
      const t = table({ me: pis(stages, { coins: 0 }) });
      const after = t.play({ me: stage('theater', stages === 2 ? { from: 'left' } : {}) });
      expect([after.seat().stage, after.seat().coins, after.score().total]).toEqual([stages + 1, 0, t.score().total]);
    }
  });

  rule('W-84', 'it is the side in play that counts', () => {
    const coins = (side: 'A' | 'B') =>
      table({ me: pis(0, { coins: 0 }), left: { wonder: 'ephesos', side } })
        .play({ me: stage('theater') })
        .seat().coins;
    expect([coins('A'), coins('B')]).toEqual([0, 4]);
  });

  rule('W-85', 'what it builds from the discard pile comes in a window of its own', () => {
    const halikarnassos = ready('halikarnassos', { side: 'B', stages: 1 });
    let t = table({ discard: ['palace', 'walls'], me: pis(1), left: GIZA, right: halikarnassos }).play({
      me: stage('theater'),
      right: stage('theater'),
    });
    // Halikarnassos first, although it sits behind
    expect([t.awaited(), t.game.state.asks[2]]).toMatchObject([[2], { why: 'wonder.dig' }]);
    t = t.answer('right', pick('walls'));
    expect([t.awaited(), t.picks()]).toEqual([[0], ['palace', 'theater']]);
    expect(t.game.state.asks[0]).toMatchObject({ why: 'manneken-pis.dig', optional: true });
    t = t.answer('me', pick('palace'));
    expect([t.seat().city, t.score().wonder]).toEqual([['palace'], 3 + 1]);
  });

  rule('W-85', 'after the Great Wall and before Carthage, also when it copies those', () => {
    const wall = ready('great-wall', { stages: [1] });
    const carthage = ready('carthage', { side: 'night', stages: 1, options: [2] });
    let t = table({
      discard: ['palace', 'walls', 'academy'],
      me: pis(2, { options: [2] }),
      left: carthage,
      right: wall,
    }).play({
      me: stage('theater', { from: 'left', option: 1 }),
      left: stage('theater', { option: 1 }),
      right: stage('theater', { stage: 4 }),
    });
    const order: [number, string][] = [];
    while (t.awaited().length > 0) {
      const [seat] = t.awaited();
      const ask = t.game.state.asks[seat];
      order.push([seat, ask?.ask === 'pick' ? ask.why : '']);
      t = t.answer(seat, pick(t.picks(seat)[0]));
    }
    expect(order).toEqual([
      [2, 'great-wall.dig'],
      [0, 'manneken-pis.dig'],
      [1, 'carthage.dig'],
    ]);
  });
});

describe('what is told of it', () => {
  rule('W-100', 'a scenario says whose stages were copied, for each or only for A3 (W-49)', () => {
    const wonder = (from: ScenarioSeat['from']) =>
      table({ me: pis(3, { from }), left: GIZA, right: RHODOS }).score().wonder;
    expect([wonder('left'), wonder(['left']), wonder(['left', 'right', 'left'])]).toEqual([8, 8, 8]);
    expect([wonder('right'), wonder(['left', 'right', 'right'])]).toEqual([10, 10]);
    expect(table({ me: pis(2), left: GIZA, right: RHODOS }).score().wonder).toBe(3);
    expect(table({ me: pis(1, { from: 'left' }), left: GIZA }).score().wonder).toBe(3);
  });

  rule('W-49', 'and what was chosen, where the copied stage has a choice', () => {
    const carthage = { wonder: 'carthage', side: 'B' as const };
    const seat = (more: ScenarioSeat) => table({ me: pis(3, more), left: carthage, right: GIZA });
    const t = seat({ from: 'left', options: [2, 2], symbols: { gear: 1 } });
    expect([shields(t), t.score().science, t.score().wonder]).toEqual([2, 4, 5]);
    const other = seat({ from: 'right', options: [1] });
    expect([shields(other), other.score().wonder]).toEqual([0, 4 + 5 + 5]);
  });

  rule('W-100', 'what makes no sense is refused with a sentence', () => {
    const seats = (seat: ScenarioSeat, left: ScenarioSeat = GIZA) => ({ seats: [seat, left, RHODOS] });
    const told = (count: number, board = 'manneken-pis') =>
      `stages of ${board} that do what a neighbour's does and are built: ${count}; "from" says for each whose it is`;
    const me = (stages: number, from?: ScenarioSeat['from']): ScenarioSeat => ({
      wonder: 'manneken-pis',
      stages,
      from,
    });
    expectNoTable(seats(me(3)), told(3));
    expectNoTable(seats(me(3, ['left', 'left'])), told(3));
    expectNoTable(seats(me(2, ['left'])), told(2));
    expectNoTable(seats(me(0, 'left')), told(0));
    expectNoTable(seats({ wonder: 'ephesos', stages: 1, from: 'left' }), told(0, 'ephesos'));
    expectNoTable(seats({ from: 'left' }), told(0, 'a city without a board'));
    expectNoTable(seats(me(1, 'right')), "stage 1 of manneken-pis is not a copy of that neighbour's");
    expectNoTable(seats(me(2, ['left', 'left'])), "stage 2 of manneken-pis is not a copy of that neighbour's");
    expectNoTable(seats(me(1, 'across' as 'left')), 'seats.0.from: this has to be "left" or "right"');
    const options = (count: number, board = 'manneken-pis') =>
      `stages that offer a choice and are built at ${board}: ${count}; "options" says which was chosen, 1 for the first`;
    expectNoTable(seats({ ...me(1), options: [1] }), options(0));
    expectNoTable(seats(me(1), { wonder: 'carthage', side: 'B' }), options(1));
    expectNoTable(seats({ ...me(1), options: [3] }, { wonder: 'carthage', side: 'B' }), 'there is no option 3');
    expectNoTable(seats({ options: [1] }), options(0, 'a city without a board'));
  });

  rule('W-49', 'a table that is told and set again is the same', () => {
    const t = table({ me: pis(2), left: GIZA, right: RHODOS }).play({ me: stage('theater', { from: 'right' }) });
    const scenario = described(t.game);
    expect(scenario.seats[0]).toMatchObject({ wonder: 'manneken-pis', stages: 3, from: ['left', 'right', 'right'] });
    expect(described(setTable(scenario)).seats).toEqual(scenario.seats);
  });

  rule('W-41', 'points of a copied stage stand on the line of the wonder, and are told before (BOX-27)', () => {
    const t = table({ me: pis(2), left: GIZA, right: { wonder: 'halikarnassos' } });
    const worth = explain(t.game, 0)[0].stage.map(({ from, choice }) => [from, worthNow(t.game, 0, choice).wonder]);
    expect(worth).toEqual([
      ['left', 5],
      ['right', 7],
    ]);
    const after = t.play({ me: stage('theater', { from: 'right' }) });
    expect(scoreParts(after.game, 0, 'wonder')).toEqual([
      { of: 'stage', stage: 1, points: 3 },
      { of: 'stage', stage: 3, points: 7 },
    ]);
  });
});

describe('with two players', () => {
  rule('W-12', 'the Free City never has it', () => {
    expect(() => duel({ city: { wonder: 'manneken-pis' } })).toThrow('manneken-pis is not for the Free City');
  });

  rule('W-45', 'a player who has it copies the Free City’s board too', () => {
    const t = duel({ one: pis(1, { coins: 0, hand: ['tavern', 'altar'] }), city: { wonder: 'ephesos' } });
    const after = t.answer(0, stage('altar')).answer(2, build('tavern')).answer(1, sell('theater'));
    expect(after.seat().coins).toBe(9);
  });
});
