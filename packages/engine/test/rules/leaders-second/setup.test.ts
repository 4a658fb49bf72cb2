/** What the second-edition box of Leaders has in it, and what is dealt of it. */
import { describe, expect } from 'vitest';
import { determinize } from '../../../src/belief.ts';
import type { Game } from '../../../src/game.ts';
import { dice } from '../../../src/rng.ts';
import { setTable } from '../../../src/scenario.ts';
import { view } from '../../../src/view.ts';
import {
  cardIn,
  cardsOn,
  decks,
  EXPERT_LEADERS,
  isGuild,
  LEADER_GUILDS,
  mix,
  names,
  pilesOf,
  recruitsOf,
  rule,
  STANDARD_LEADERS,
  secondEdition,
  sell,
  stage,
} from '../../kit/index.ts';

const { newGame, rulesFor, table } = secondEdition('leaders');
const PLAYERS = [3, 4, 5, 6, 7];

/** Everyone who lies somewhere on the table. */
const leadersOn = (game: Game): string[] => {
  const known = recruitsOf(game.rules);
  return names(game, cardsOn(game))
    .filter((name) => known.includes(name))
    .sort();
};

describe('the box', () => {
  rule('L2-1', 'has 34 standard leaders and 15 expert leaders beside those that need Cities', () => {
    const rules = rulesFor(5);
    const recruits = recruitsOf(rules);
    expect(recruits.filter((name) => !cardIn(rules, name).expert)).toEqual(STANDARD_LEADERS);
    expect(recruits.filter((name) => cardIn(rules, name).expert)).toEqual(EXPERT_LEADERS);
    expect([STANDARD_LEADERS.length, EXPERT_LEADERS.length]).toEqual([34, 15]);
  });

  rule('L2-2', 'the standard leaders are those of the first box, with the same prices and effects', () => {
    const [first, second] = [mix('leaders').rulesFor(5), rulesFor(5)];
    expect(recruitsOf(first).filter((name) => !STANDARD_LEADERS.includes(name))).toEqual(['hatshepsut', 'tomyris']);
    for (const name of STANDARD_LEADERS) {
      const { cost, effects } = cardIn(second, name);
      expect([cost, effects]).toEqual([cardIn(first, name).cost, cardIn(first, name).effects]);
    }
    expect(cardIn(second, 'plato').cost.coins).toBe(4);
  });

  rule('L2-42', 'the guilds are the four of the first box: 14 to draw from', () => {
    const [first, second] = [mix('leaders').rulesFor(5), rulesFor(5)];
    for (const guild of LEADER_GUILDS) {
      const { cost, effects } = cardIn(second, guild);
      expect([cost, effects]).toEqual([cardIn(first, guild).cost, cardIn(first, guild).effects]);
    }
    for (const players of PLAYERS) {
      const { 3: third, box } = decks(newGame(players));
      expect(third.filter(isGuild)).toHaveLength(players + 2);
      expect([...third, ...box].filter(isGuild)).toHaveLength(14);
    }
  });
});

describe('the deal', () => {
  /** Everyone in the draft and in the box. */
  const all = (players: number, expert?: boolean): string[] => {
    const game = newGame(players, 0, expert === undefined ? {} : { expert });
    return leadersOn(game);
  };

  rule('L2-3', 'without "expert" there are the 34 standard leaders to draw from, with it all 49', () => {
    for (const players of PLAYERS) {
      expect(all(players)).toEqual(STANDARD_LEADERS);
      expect(all(players, false)).toEqual(STANDARD_LEADERS);
      expect(all(players, true)).toEqual([...STANDARD_LEADERS, ...EXPERT_LEADERS].sort());
    }
  });

  rule('L2-3', 'each expert leader comes into somebody’s draft', () => {
    const seen = new Set<string>();
    for (let n = 0; n < 40; n++)
      for (const name of pilesOf(newGame(7, n, { expert: true }), 'draft').flat()) seen.add(name);
    for (const leader of EXPERT_LEADERS) expect(seen).toContain(leader);
  });

  rule('L2-9', 'everybody has 6 coins and drafts four leaders; at least six lie in the box', () => {
    for (const players of PLAYERS) {
      const game = newGame(players);
      expect(game.state.seats.map(({ coins }) => coins)).toEqual(new Array(players).fill(6));
      expect(pilesOf(game, 'draft').map((pack) => pack.length)).toEqual(new Array(players).fill(4));
      expect(game.state.piles[game.rules.tablePile('leader-box')]).toHaveLength(34 - 4 * players);
      expect(game.state.asks.every((ask) => ask?.ask === 'pick' && ask.why === 'leaders.draft')).toBe(true);
    }
  });
});

describe('a scenario', () => {
  rule('L2-4', 'may name expert leaders without "expert"', () => {
    for (const leader of EXPERT_LEADERS)
      for (const expert of [undefined, false, true]) {
        expect(table({ expert, me: { leaders: [leader] } }).pile('leaders')).toEqual([leader]);
        const held = table({ expert, age: 2, turn: 0, me: { coins: 20, leaderHand: [leader] } });
        expect(held.doable()).toContain(`build ${leader}`);
      }
  });

  rule('L2-4', 'in whose box they lie only with it', () => {
    const inBox = (expert: boolean) => {
      const game = setTable({ edition: 'second', modules: ['base', 'leaders'], expert, seats: [{}, {}, {}] });
      return names(game, game.state.piles[game.rules.tablePile('leader-box')]).sort();
    };
    expect(inBox(false)).toEqual(STANDARD_LEADERS);
    expect(inBox(true)).toEqual([...STANDARD_LEADERS, ...EXPERT_LEADERS].sort());
  });

  rule('L2-4', 'one who is sold goes to the box, where Rome may find her like any other', () => {
    // everybody else is at the table, so that the box has only her
    const [one, two, three] = [0, 1, 2].map((n) => STANDARD_LEADERS.filter((_, i) => i % 3 === n));
    const t = table({
      turn: 0,
      me: {
        wonder: 'rome',
        side: 'night',
        makesPrivately: ['wood', 'clay'],
        leaders: one,
        leaderHand: [],
        hand: ['altar'],
      },
      left: { leaders: two, leaderHand: ['telesilla'] },
      right: { leaders: three },
    });
    const sold = t.answer('left', sell('telesilla'));
    expect(sold.onTable('leader-box')).toEqual(['telesilla']);
    expect(sold.play({ me: stage('altar') }).pile('leader-hand')).toEqual(['telesilla']);
  });

  rule('L2-4', 'one who is held may be imagined there', () => {
    const { game } = table({ left: { leaderHand: ['telesilla', 'plato'] } });
    const chance = dice(1);
    const seen = new Set<string>();
    for (let n = 0; n < 200; n++) {
      const imagined = determinize(view(game, 0), chance, game.rules);
      expect(leadersOn(imagined)).toEqual(leadersOn(game));
      for (const name of pilesOf(imagined, 'leader-hand')[1]) seen.add(name);
    }
    expect(seen).toContain('telesilla');
    expect(seen).not.toContain('gorgo');
  });
});
