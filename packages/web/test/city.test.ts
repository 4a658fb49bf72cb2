/** What a card leads to and what a board can do are said as they are printed. */
import { boardNames, EDITIONS, RESOURCES, readConfig, rulesOf, setTable, view } from '@polis/engine';
import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { offersOf, powerOf } from '../src/game/contents.ts';
import type { TableModel } from '../src/game/model.ts';
import { namesOf } from '../src/game/names.ts';
import { chainWords } from '../src/table/hand/Chains.tsx';
import { startTexts } from '../src/text/index.ts';

beforeAll(() => startTexts('en', true));

describe.each(EDITIONS)('%s edition', (edition) => {
  const boards = [...boardNames];
  const rules = rulesOf(readConfig({ edition, modules: ['base', 'leaders'], boards, seats: 4, seed: '0'.repeat(32) }));

  test('a card says what makes it free and what it makes free', () => {
    const names = namesOf(i18next.t, { myName: '', people: [], rules, wonders: [], you: 0 });
    const said = (name: string): string =>
      chainWords(i18next.t, { rules, names, card: rules.cards[rules.cardByName.get(name) ?? 0] });
    expect(said('forum')).toBe('Free with East Trading Post or West Trading Post. Makes Haven free.');
    expect(said('scriptorium')).toBe('Makes Courthouse and Library free.');
    expect(said('loom')).toBe('');
  });

  test('Rome and Catan have a power, and no other board has', () => {
    const seats = rules.wonders.map((_, wonder) => ({ wonder }));
    const able = rules.wonders.filter((_, seat) => powerOf({ rules, view: { seats } }, seat).length > 0);
    expect(able.map(({ city, side }) => `${city} ${side}`)).toEqual(['rome A', 'rome B', 'catan B']);
  });
});

test('what a neighbour’s board makes is offered a coin cheaper to a smuggler, on its cards too', () => {
  const game = setTable({
    modules: ['base', 'cities'],
    edition: 'second',
    age: 2,
    seats: [
      { wonder: 'giza', city: ['smugglers-cache'], hand: ['baths'] },
      { wonder: 'rhodos', city: ['ore-vein', 'stone-pit'], hand: ['school'] },
      { wonder: 'ephesos', city: ['loom-age1', 'forest-cave'], hand: ['statue'] },
    ],
  });
  const own = view(game, 0);
  const model = { rules: game.rules, view: own, me: 0, left: 1, right: 2 } as unknown as TableModel;
  const offered = (side: 'left' | 'right') =>
    offersOf(model, side).map(({ price, units }) => [
      price,
      units.map((mask) => RESOURCES.filter((_, i) => (mask >> i) & 1).join('/')),
    ]);
  expect(offered('left')).toEqual([
    [1, ['ore', 'ore']],
    [2, ['stone']],
  ]);
  expect(offered('right')).toEqual([
    [1, ['papyrus']],
    [2, expect.arrayContaining(['loom'])],
  ]);
});
