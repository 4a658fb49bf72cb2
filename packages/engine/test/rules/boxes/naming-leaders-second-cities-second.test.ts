/** Which box of Leaders and of Cities a game is played with, and how that is said. */
import { describe, expect } from 'vitest';
import { type ConfigInput, readConfig, rulesOf } from '../../../src/config.ts';
import { create } from '../../../src/create.ts';
import { seedFrom } from '../../../src/rng.ts';
import type { Boxes, Edition } from '../../../src/types.ts';
import { cardIn, refusedWith, rule } from '../../kit/index.ts';

const seed = seedFrom('boxes', 1);
const BOTH = ['base', 'leaders', 'cities'];
/** Every way to name the boxes of the second edition. */
const EVERY: Boxes[] = [{}, { leaders: 'first' }, { cities: 'first' }, { leaders: 'first', cities: 'first' }];

const read = (input: Partial<ConfigInput>) => readConfig({ seats: 3, seed, modules: BOTH, ...input });
const refused = (input: object) => refusedWith(() => readConfig({ seats: 3, seed, modules: BOTH, ...input }));
const rulesWith = (edition: Edition, boxes?: Boxes, expert = false) =>
  rulesOf({ edition, modules: BOTH, boxes, expert, seats: 3 });

/** A card that each of these boxes has and the other has not. */
const HAS = { leadersSecond: 'aganice', citiesFirst: 'pigeon-loft', citiesSecond: 'customs' };
const inPlay = (edition: Edition, boxes?: Boxes): string[] => {
  const { cardByName } = rulesWith(edition, boxes);
  const found: string[] = [];
  if (cardByName.has(HAS.leadersSecond)) found.push('leaders-second');
  if (cardByName.has(HAS.citiesFirst)) found.push('cities-first');
  if (cardByName.has(HAS.citiesSecond)) found.push('cities-second');
  return found;
};

describe('which box', () => {
  rule('BOX-1', 'in the first edition the modules mean the first boxes', () => {
    expect(read({}).boxes).toEqual({ leaders: 'first', cities: 'first' });
    expect(read({ edition: 'first' }).boxes).toEqual({ leaders: 'first', cities: 'first' });
    expect(inPlay('first')).toEqual(['cities-first']);
  });

  rule('BOX-2', 'in the second edition they mean the second boxes', () => {
    expect(read({ edition: 'second' }).boxes).toEqual({ leaders: 'second', cities: 'second' });
    expect(read({ edition: 'second', boxes: {} }).boxes).toEqual({ leaders: 'second', cities: 'second' });
    expect(inPlay('second')).toEqual(['leaders-second', 'cities-second']);
  });

  rule('BOX-2', 'unless "boxes" says otherwise', () => {
    const boxes = { leaders: 'first', cities: 'first' } as const;
    expect(read({ edition: 'second', boxes }).boxes).toEqual(boxes);
    expect(inPlay('second', boxes)).toEqual(['cities-first']);
  });

  rule('BOX-3', 'what "boxes" does not name is as the edition has it', () => {
    expect(read({ edition: 'second', boxes: { leaders: 'first' } }).boxes).toEqual({
      leaders: 'first',
      cities: 'second',
    });
    expect(read({ edition: 'second', boxes: { cities: 'first' } }).boxes).toEqual({
      leaders: 'second',
      cities: 'first',
    });
    expect(read({ edition: 'first', boxes: { cities: 'first' } }).boxes).toEqual({ leaders: 'first', cities: 'first' });
    expect(read({ edition: 'second', boxes: { leaders: 'second' } }).boxes).toEqual({
      leaders: 'second',
      cities: 'second',
    });
  });

  rule('BOX-4', 'the first box of Leaders goes with the second of Cities, and the other way round', () => {
    expect(inPlay('second', { leaders: 'first' })).toEqual(['cities-second']);
    expect(inPlay('second', { cities: 'first' })).toEqual(['leaders-second', 'cities-first']);
    for (const boxes of [{ leaders: 'first' }, { cities: 'first' }] as Boxes[]) {
      const game = create({ seats: 4, seed, edition: 'second', modules: BOTH, boxes });
      expect(game.config.boxes).toMatchObject(boxes);
      expect(game.state.asks.every((ask) => ask?.ask === 'pick')).toBe(true);
    }
  });

  rule('BOX-5', 'a second box with the first edition is refused, and the sentence says why', () => {
    for (const name of ['leaders', 'cities'])
      for (const edition of [undefined, 'first'])
        expect(refused({ edition, boxes: { [name]: 'second' } })).toEqual({
          code: 'box',
          message: `the second-edition box of ${name} is for the second edition of the game`,
        });
  });

  rule('BOX-6', 'any other field or word is refused', () => {
    const box = (boxes: unknown) => refused({ edition: 'second', boxes });
    expect(box({ leader: 'first' })).toEqual({
      code: 'box',
      message: 'there is no module with several boxes "leader"; did you mean leaders?',
    });
    expect(box({ edifice: 'second' }).code).toBe('box');
    expect(box({ base: 'first' }).code).toBe('box');
    for (const word of ['third', 'First', '', 2, true, null, undefined, ['first']])
      expect(box({ leaders: word })).toMatchObject({
        code: 'box',
        message: expect.stringMatching(/^a box is first or second, not /),
      });
    for (const boxes of [null, [], ['first'], 'first', 1, true])
      expect(box(boxes)).toEqual({
        code: 'box',
        message: 'boxes are an object: an edition for the name of each module',
      });
    expect(refused({ box: { leaders: 'first' } }).message).toMatch(/^a configuration has no field "box"/);
  });

  rule('BOX-7', 'what stands for a box or a board inside the engine is not named in "modules"', () => {
    const inside = ['leaders-first', 'leaders-second', 'cities-first', 'cities-second', 'wonder-pack', 'abu-simbel'];
    for (const name of [...inside, 'catan'])
      for (const edition of ['first', 'second'])
        expect(refused({ edition, modules: [...BOTH, name] })).toMatchObject({
          code: 'module',
          message: expect.stringContaining(`there is no module "${name}"`),
        });
    expect(rulesWith('second').modules).toEqual(BOTH);
  });

  rule('BOX-8', 'a game has black cards of one box only, and leaders and a Rome of one box only', () => {
    for (const boxes of EVERY) {
      const rules = rulesWith('second', boxes);
      const black = rules.cards.filter(({ colour }) => colour === cardIn(rules, 'militia').colour);
      expect(black).toHaveLength('cities' in boxes ? 27 : 42);
      expect(rules.cardByName.has('customs')).toBe(!('cities' in boxes));
      expect(rules.cardByName.has('pigeon-loft')).toBe('cities' in boxes);
      expect(rules.cardByName.has('aganice')).toBe(!('leaders' in boxes));
      const romes = rules.wonders.filter(({ city }) => city === 'rome');
      expect(romes.map(({ dayAndNight }) => dayAndNight)).toEqual(new Array(2).fill(!('leaders' in boxes)));
    }
  });

  rule('BOX-9', '"expert" is false unless it is said, and adds the 15 expert leaders', () => {
    expect(read({ edition: 'second' }).expert).toBe(false);
    expect(read({ edition: 'second', expert: true }).expert).toBe(true);
    const dealt = (expert: boolean) =>
      rulesOf({ edition: 'second', modules: ['base', 'leaders'], expert, seats: 3 }).setup.deals[0].cards.length;
    expect(dealt(true) - dealt(false)).toBe(15);
    for (const expert of ['true', 1, 0, null, {}])
      expect(refused({ edition: 'second', expert })).toEqual({
        code: 'config',
        message: '"expert" has to be true or false',
      });
  });

  rule('BOX-32', 'the box of a module that is not in play may be named, and is not kept', () => {
    const boxes = { leaders: 'first', cities: 'first' } as const;
    expect(read({ edition: 'second', modules: ['base', 'cities'], boxes }).boxes).toEqual({ cities: 'first' });
    expect(read({ edition: 'second', modules: ['base'], boxes }).boxes).toEqual({});
    expect(read({ edition: 'second', modules: ['base'], boxes: { leaders: 'second' } }).boxes).toEqual({});
    expect(refused({ modules: ['base'], boxes: { leaders: 'second' } }).code).toBe('box');
  });

  rule('BOX-33', '"expert" without the second box of Leaders is accepted and means nothing', () => {
    const deals = (input: Partial<ConfigInput>) => {
      const game = create({ seats: 3, seed, ...input });
      return [game.state, game.rules.cards.length];
    };
    const mixes: Partial<ConfigInput>[] = [
      {},
      { modules: ['base', 'leaders'] },
      { modules: ['base', 'cities'], edition: 'second' },
      { modules: BOTH, edition: 'second', boxes: { leaders: 'first' } },
    ];
    for (const input of mixes) {
      expect(readConfig({ seats: 3, seed, ...input, expert: true }).expert).toBe(true);
      expect(deals({ ...input, expert: true })).toEqual(deals(input));
    }
  });
});
