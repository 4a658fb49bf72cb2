/** Expert leaders that the Courtesans Guild copies. */
import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { build, pick, rule, secondEdition, type TableLiteral, type Tabletop } from '../../kit/index.ts';

const { table } = secondEdition('leaders');
const GUILD = 'courtesans-guild';

/** A city that has copied this leader of its left neighbour before. */
const copier = (leader: string, me: ScenarioSeat = {}, rest: TableLiteral = {}): Tabletop =>
  table({
    age: 3,
    ...rest,
    me: { coins: 0, ...me, city: [GUILD, ...(me.city ?? [])], courtesan: leader },
    left: { coins: 0, ...rest.left, leaders: [leader] },
    right: { coins: 0, ...rest.right },
  });

describe('what a copied leader does', () => {
  rule('L2-44', 'a copied Nitocris brings a token of 5 to the copier, whenever she came', () => {
    const t = table({
      age: 3,
      me: { makesPrivately: ['wood', 'clay', 'glass', 'loom'], hand: [GUILD, 'altar'], leaders: ['nero'], coins: 0 },
      left: { leaders: ['nitocris'], tokens: { victory: [1] }, hand: ['altar', 'baths'] },
      right: { hand: ['altar', 'baths'] },
    })
      .quietTurn({ me: build(GUILD) })
      .answer('me', pick('nitocris'));
    expect([t.military(), t.military('left'), t.seat().coins]).toEqual([[0, 0, 1, 0], [1, 0, 0, 0], 0]);
  });

  rule('L2-47', 'a copied Agrippina scores for a copier without any leader in the city', () => {
    expect(copier('agrippina').score().guilds).toBe(7);
    expect(copier('agrippina', { leaders: ['nero'] }).score().guilds).toBe(0);
    expect(copier('agrippina', { leaderHand: ['nero'] }).score().guilds).toBe(7);
    const owner = copier('agrippina').score('left');
    expect([owner.leaders, owner.guilds]).toEqual([7, 0]);
  });

  rule('L2-48', 'a copied leader who asks for more than the neighbours looks from the copier’s chair', () => {
    const t = copier('makeda', { coins: 4 }, { left: { coins: 3 }, others: [{ coins: 40 }], right: { coins: 2 } });
    expect([t.score().guilds, t.score('left').leaders]).toEqual([5, 0]);
    expect(copier('makeda', { coins: 3 }, { left: { coins: 3 } }).score().guilds).toBe(0);
    for (const [leader, mine, theirs] of [
      ['cornelia', 'tavern', 'marketplace'],
      ['theano', 'workshop', 'apothecary'],
      ['phryne', 'altar', 'baths'],
      ['eurypyle', 'stockade', 'barracks'],
    ]) {
      expect(copier(leader, { city: [mine] }).score().guilds).toBe(5);
      expect(copier(leader, {}, { left: { city: [theirs] } }).score().guilds).toBe(0);
      expect(copier(leader, { city: [mine] }, { left: { city: [theirs] } }).score().guilds).toBe(0);
      expect(copier(leader, { city: [mine] }, { right: { city: [theirs] } }).score().guilds).toBe(0);
      // across the table of four it does not matter
      expect(copier(leader, { city: [mine] }, { others: [{ city: [theirs] }] }).score().guilds).toBe(5);
    }
  });

  rule('L2-49', 'a copied Gorgo or Cynisca looks at the copier’s tokens; points stand on the guild line', () => {
    const gorgo = copier('gorgo', { tokens: { victory: [5, 5] } }, { left: { tokens: { victory: [3, 3] } } });
    expect([gorgo.score().guilds, gorgo.score().leaders, gorgo.score('left').leaders]).toEqual([5, 0, 3]);
    const cynisca = copier('cynisca', {}, { left: { tokens: { defeat: 1 } } });
    expect([cynisca.score().guilds, cynisca.score('left').leaders]).toEqual([6, 0]);
    expect(copier('cynisca', { tokens: { defeat: 1 } }).score().guilds).toBe(0);
  });

  rule('L2-49', 'a copied Aganice or Enheduanna looks at the copier’s symbols; they stand on the science line', () => {
    const aganice = copier('aganice', { symbols: { compass: 2, gear: 2 } }, { left: { symbols: { tablet: 2 } } });
    expect(aganice.score()).toMatchObject({ science: 13, guilds: 0 });
    expect(aganice.score('left').science).toBe(4);
    const added = copier('enheduanna', { symbols: { compass: 3, gear: 1 } });
    expect(added.score()).toMatchObject({ science: 17, guilds: 0 });
    expect(added.score('left').science).toBe(0);
    // with a leader of one’s own of the other kind
    const both = copier('aganice', { leaders: ['enheduanna'], symbols: { compass: 2, gear: 2 } });
    expect(both.score().science).toBe(18);
  });
});
