/** In which order things happen in a turn where boxes and further boards meet. */
import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../../src/config.ts';
import { boardNames } from '../../../src/mixes.ts';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { arrivals, timeline } from '../../../src/timeline.ts';
import {
  build,
  expectInOrder,
  PLENTY,
  type Place,
  pick,
  ready,
  rule,
  secondEdition,
  stage,
  type TableLiteral,
  type Tabletop,
} from '../../kit/index.ts';

const { modules, table } = secondEdition('leaders', 'cities');

/** Who is asked to build from the discard pile now, and in which window. */
const digging = ({ game: { state } }: Tabletop): string | null => {
  const seat = state.asks.findIndex((ask) => ask?.ask === 'pick');
  const ask = state.asks[seat];
  return ask?.ask === 'pick' ? `${seat} ${ask.why}` : null;
};

/** All who build from the discard pile in a turn, in their order; each takes the first card that is offered. */
function diggers(t: Tabletop): string[] {
  const found: string[] = [];
  for (let now = t; ; ) {
    const who = digging(now);
    if (who === null) return found;
    found.push(who);
    const [seat] = now.awaited();
    now = now.answer(seat, pick(now.picks(seat)[0]));
  }
}

const hand = ['altar', 'theater'];
const city = (more: ScenarioSeat = {}): ScenarioSeat => ({ makesPrivately: PLENTY, coins: 20, hand, ...more });
const DISCARD = ['baths', 'well', 'palace', 'gardens', 'senate', 'pantheon', 'temple', 'statue'];

/** Seven cities of which five and one more dig in this turn of Age III. */
const CITIES: ScenarioSeat[] = [
  city({ wonder: 'great-wall' }),
  city({ wonder: 'carthage', side: 'night', stages: 1, options: [1] }),
  city({ wonder: 'halikarnassos', side: 'day', stages: 1 }),
  city({ wonder: 'manneken-pis', stages: 1 }),
  city({ hand: ['forging-agency', 'theater'] }),
  city({ hand: ['courtesans-guild', 'theater'] }),
];
const DEEDS = {
  0: { ...stage('altar'), stage: 4 },
  1: stage('altar', { option: 1 }),
  2: stage('altar'),
  3: stage('altar'),
  4: build('forging-agency'),
};

describe('building from the discard pile', () => {
  rule('BOX-29', 'Halikarnassos, Great Wall, Manneken Pis, Carthage, Solomon, Forging Agency', () => {
    const rome = city({ wonder: 'rome', side: 'night', stages: 1, leaderHand: ['solomon'] });
    const t = table({ age: 3, discard: DISCARD, seats: [...CITIES, rome] }).play({
      ...DEEDS,
      5: build('theater'),
      6: stage('altar'),
    });
    const recruited = t.answer(6, build('solomon'));
    expect(diggers(recruited)).toEqual([
      '2 wonder.dig',
      '0 great-wall.dig',
      '3 manneken-pis.dig',
      '1 carthage.dig',
      '6 leaders.dig',
      '4 cities.dig',
    ]);
  });

  rule('BOX-29', 'and last the owner of a Courtesans Guild that copies Solomon', () => {
    const beside = city({ leaders: ['solomon'] });
    const t = table({ age: 3, discard: DISCARD, seats: [...CITIES, beside] }).play({
      ...DEEDS,
      5: build('courtesans-guild'),
      6: build('theater'),
    });
    expect(diggers(t.answer(5, pick('solomon')))).toEqual([
      '2 wonder.dig',
      '0 great-wall.dig',
      '3 manneken-pis.dig',
      '1 carthage.dig',
      '4 cities.dig',
      '5 courtesans.dig',
    ]);
  });

  /** Halikarnassos (me) and the Forging Agency of my left neighbour dig in one turn. */
  const two = (discard: string[]): Tabletop =>
    table({
      age: 3,
      discard,
      me: city({ wonder: 'halikarnassos', side: 'day', stages: 1 }),
      left: city({ hand: ['forging-agency', 'theater'] }),
      right: city(),
    }).play({ me: stage('altar'), left: build('forging-agency'), right: build('altar') });

  rule('BOX-30', 'the second finds the pile without what the first has taken', () => {
    const t = two(['palace', 'senate']);
    expect([digging(t), t.picks()]).toEqual(['0 wonder.dig', ['palace', 'senate']]);
    const next = t.answer('me', pick('palace'));
    expect([digging(next), next.picks('left')]).toEqual(['1 cities.dig', ['senate']]);
    const none = two(['palace']).answer('me', pick('palace'));
    expect([digging(none), none.asked('left')]).toEqual([null, 'play']);
  });

  rule('BOX-30', 'a Forging Agency that is dug up digs in its own place, after others', () => {
    const t = table({
      age: 3,
      discard: ['forging-agency', 'palace', 'senate'],
      me: city({ wonder: 'halikarnassos', side: 'day', stages: 1 }),
      left: city({ wonder: 'carthage', side: 'night', stages: 1, options: [1] }),
      right: city(),
    }).play({ me: stage('altar'), left: stage('altar', { option: 1 }), right: build('altar') });
    const dug = t.answer('me', pick('forging-agency'));
    expect([digging(dug), dug.picks('left')]).toEqual(['1 carthage.dig', ['palace', 'senate']]);
    const last = dug.answer('left', pick('palace'));
    expect([digging(last), last.picks()]).toEqual(['0 cities.dig', ['senate']]);
    expect(last.answer('me', pick('senate')).seat().city).toEqual(['forging-agency', 'senate']);
  });

  rule('BOX-30', 'what is dug up acts at once: a Mint pays before the next one digs', () => {
    const t = two(['mint', 'senate']);
    const after = t.answer('me', pick('mint'));
    expect(digging(after)).toBe('1 cities.dig');
    expect(after.purses()).toEqual([20, 20 - 2 + 3, 20 + 3]);
  });

  rule('BOX-31', 'a Forging Agency that the Courtesans Guild digs up digs right after it', () => {
    const t = table({
      age: 3,
      discard: ['forging-agency', 'palace'],
      me: city({ hand: ['courtesans-guild', 'theater'] }),
      left: city({ leaders: ['solomon'] }),
      right: city(),
    }).play({ me: build('courtesans-guild'), left: build('altar'), right: build('altar') });
    const copied = t.answer('me', pick('solomon'));
    expect(digging(copied)).toBe('0 courtesans.dig');
    const dug = copied.answer('me', pick('forging-agency'));
    expect([digging(dug), dug.picks(), dug.game.state.turn]).toEqual(['0 cities.dig', ['palace'], 1]);
    const after = dug.answer('me', pick('palace'));
    expect(after.seat().city).toEqual(['courtesans-guild', 'forging-agency', 'palace']);
    expect([after.asked(), after.game.state.turn]).toEqual(['play', 2]);
  });
});

describe('a turn', () => {
  const windows = rulesOf({ edition: 'second', modules, seats: 4, boards: [...boardNames] })
    .steps.filter(({ age, turn, kind }) => age === 3 && turn === 2 && kind === 'play')
    .map(({ window }) => window);

  test('has the order of the page', () => {
    expect(timeline.turn).toEqual([
      ...['free-city.draw', 'turn.choose', 'turn.reveal', 'turn.pay', 'turn.place', 'turn.coins', 'turn.effects'],
      ...['abu-simbel.entomb', 'courtesans.copy', 'rome.recruit', 'catan.recruit', 'leaders.disarm', 'edifice.finish'],
    ]);
    expectInOrder(
      windows,
      ...['turn.place', 'turn.coins', 'turn.effects', 'abu-simbel.entomb', 'courtesans.copy', 'rome.recruit'],
      ...['catan.recruit', 'leaders.disarm', 'wonder.dig', 'great-wall.dig', 'manneken-pis.dig', 'carthage.dig'],
      ...['leaders.dig', 'cities.dig', 'courtesans.dig', 'cities.losses', 'turn.pass'],
    );
    expect(windows.lastIndexOf('cities.dig')).toBeGreaterThan(windows.indexOf('courtesans.dig'));
  });

  test('brings a further card into play after each window that brings one', () => {
    const whole = ['turn.place', 'turn.coins', 'turn.effects', 'courtesans.copy'];
    const after = (window: string): string[] => windows.slice(windows.indexOf(window) + 1);
    for (const window of arrivals.filter((one) => one.endsWith('.dig')))
      expect(after(window).slice(0, 5)).toEqual([...whole, 'leaders.disarm']);
    for (const window of ['rome.recruit', 'catan.recruit']) expect(after(window).slice(0, 4)).toEqual(whole);
  });
});

describe('Telesilla', () => {
  const TOKENS = { tokens: { victory: [1, 3] } };
  const giving = (t: Tabletop): Place[] => (['me', 'left', 'right'] as const).filter((at) => t.asked(at) === 'give');

  rule('L2-40', 'waits for Rome and for Catan: a token that Catan’s leader brings can be given up', () => {
    // Rome recruits Telesilla as its extra leader, Catan draws and recruits Nitocris in the same turn
    const literal: TableLiteral = {
      age: 3,
      expert: true,
      me: city({ wonder: 'rome', side: 'night', stages: 1, leaderHand: ['telesilla'] }),
      left: ready('catan', { side: 'B', coins: 20, hand, ...TOKENS }),
      right: city({ leaderHand: ['plato'] }),
    };
    const t = table(literal);
    const { rules, state } = t.game;
    const nitocris = rules.cardByName.get('nitocris') as number;
    const order = rules.tablePile('leader-order');
    state.piles[order] = [nitocris, ...state.piles[order].filter((card) => card !== nitocris)];
    const staged = t.play({ me: stage('altar'), left: stage('altar'), right: build('altar') });
    const recruited = staged.answer('me', build('telesilla'));
    expect([giving(recruited), recruited.picks('left')]).toEqual([[], ['nitocris']]);
    const met = recruited.answer('left', pick('nitocris'));
    expect([giving(met), met.military('left')]).toEqual([['left'], [1, 1, 1, 0]]);
    expect(met.answer('left', { do: 'give', victory: [5] }).military('left')).toEqual([1, 1, 0, 0]);
  });
});
