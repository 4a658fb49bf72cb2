/** How a scenario names a box, and the names of what is in it. */
import { describe as about, expect, test } from 'vitest';
import { describe } from '../../../src/describe.ts';
import { setTable } from '../../../src/scenario.ts';
import type { Scenario, ScenarioSeat } from '../../../src/scenario-types.ts';
import type { Boxes, Edition } from '../../../src/types.ts';
import { boardIn, cardIn, expectNoTable, mix, rule, secondEdition } from '../../kit/index.ts';

const BOTH = ['base', 'leaders', 'cities'];

const at = (seat: ScenarioSeat, more: Partial<Scenario> = {}): Scenario => ({
  edition: 'second',
  modules: BOTH,
  ...more,
  seats: [seat, {}, {}],
});
const FIRST: Partial<Scenario> = { boxes: { leaders: 'first', cities: 'first' } };
const rulesWith = (edition: Edition, boxes?: Boxes) => setTable(at({}, { edition, boxes })).rules;

about('the boxes of a scenario', () => {
  rule('BOX-20', 'are named by "edition" and "boxes"', () => {
    expect(setTable(at({})).rules.boxes).toEqual({ leaders: 'second', cities: 'second' });
    expect(setTable(at({}, FIRST)).rules.boxes).toEqual({ leaders: 'first', cities: 'first' });
    expect(setTable(at({}, { edition: 'first' })).rules.boxes).toEqual({ leaders: 'first', cities: 'first' });
    expect(setTable(at({}, { boxes: { cities: 'first' } })).rules.boxes).toEqual({
      leaders: 'second',
      cities: 'first',
    });
  });

  rule('BOX-20', 'cards and leaders of the other box are refused, and the sentence says which box has them', () => {
    const from = (edition: Edition, name: string) => `this card comes with the ${edition}-edition box of "${name}"`;
    expectNoTable(at({ city: ['pigeon-loft'] }), `pigeon-loft: ${from('first', 'cities')}`);
    expectNoTable(at({ leaders: ['semiramis'] }), `semiramis: ${from('first', 'cities')}`);
    expectNoTable(at({ city: ['customs'] }, FIRST), `customs: ${from('second', 'cities')}`);
    expectNoTable(at({ leaderHand: ['aganice'] }, FIRST), `aganice: ${from('second', 'leaders')}`);
    expectNoTable(at({ leaders: ['octavia'] }, FIRST), `octavia: ${from('second', 'cities')}`);
    expectNoTable(at({ hand: ['customs'] }, { edition: 'first' }), `customs: ${from('second', 'cities')}`);
    expectNoTable(at({}, { edition: 'second', discard: ['spy-ring'] }), `spy-ring: ${from('first', 'cities')}`);
    expectNoTable(
      at({ city: ['customs'] }, { modules: ['base'] }),
      'customs: this card comes with the module "cities"',
    );
    expectNoTable(
      at({ leaders: ['octavia'] }, { modules: ['base', 'leaders'] }),
      'octavia: this card comes with the module "cities"',
    );
  });

  rule('BOX-20', 'what is wrong with "boxes" is told as it is of a configuration', () => {
    expectNoTable(
      at({}, { edition: 'first', boxes: { cities: 'second' } }),
      'the second-edition box of cities is for the second edition of the game',
    );
    expectNoTable(at({}, { boxes: { leaders: 'third' as Edition } }), 'a box is first or second, not "third"');
    const noObject = 'boxes are an object: an edition for the name of each module';
    for (const boxes of [null, [], 'first', 3]) expectNoTable(at({}, { boxes: boxes as never }), noObject);
    expectNoTable(at({}, { expert: 1 as never }), 'expert: this has to be true or false');
    expectNoTable(at({}, { boards: ['catan'] } as object), 'there is no field "boards" here');
  });

  rule('BOX-32', 'the box of a module that is not in play may be named, and is not described', () => {
    const game = setTable(at({}, { modules: ['base', 'cities'], boxes: { leaders: 'first' } }));
    expect(game.rules.boxes).toEqual({ cities: 'second' });
    expect(describe(game)).not.toHaveProperty('boxes');
  });

  test('a table tells its boxes, so that it can be set again', () => {
    for (const boxes of [undefined, { leaders: 'first' }, { cities: 'first' }, FIRST.boxes] as Scenario['boxes'][])
      for (const expert of [undefined, true]) {
        const told = describe(setTable(at({ leaders: ['plato'], city: ['militia'] }, { boxes, expert })));
        expect([told.edition, told.boxes, told.expert]).toEqual(['second', boxes, expert]);
        expect(describe(setTable(told))).toEqual(told);
      }
    expect(describe(setTable(at({}, { edition: 'first', boxes: { cities: 'first' } })))).not.toHaveProperty('boxes');
  });
});

about('names', () => {
  rule('BOX-21', 'a card that is the same in both boxes has the same id', () => {
    const [first, second] = [rulesWith('second', FIRST.boxes), rulesWith('second')];
    const shared = first.cards.filter(({ name }) => second.cardByName.has(name) && name !== 'gambling-den');
    for (const card of shared.filter(({ name }) => name !== 'embassy')) {
      const { age, colour, cost, effects } = cardIn(second, card.name);
      expect([age, colour, cost, effects]).toEqual([card.age, card.colour, card.cost, card.effects]);
    }
    const black = shared.filter(({ colour }) => colour === cardIn(first, 'militia').colour);
    expect(black.map(({ name }) => name).sort()).toEqual([
      ...[
        'black-market',
        'brotherhood',
        'capitol',
        'cenotaph',
        'consulate',
        'contingent',
        'embassy',
        'hideout',
        'lair',
      ],
      ...['mercenaries', 'militia', 'residence', 'secret-warehouse', 'sepulcher', 'slave-market', 'tabularium'],
      'torture-chamber',
    ]);
  });

  rule('BOX-21', 'a renamed card has an id of its own', () => {
    const [first, second] = [rulesWith('second', FIRST.boxes), rulesWith('second')];
    for (const [older, newer] of [
      ['gambling-house', 'dive'],
      ['pigeon-loft', 'pigeonhole'],
      ['gates-of-the-city', 'city-gates'],
      ['clandestine-dock-east', 'clandestine-wharf-east'],
      ['clandestine-dock-west', 'clandestine-wharf-west'],
      ['spy-ring', 'band-of-spies'],
      ['architect-cabinet', 'architect-firm'],
      ['builders-union', 'chamber-of-builders'],
      ['secret-society', 'secret-network'],
    ]) {
      expect([first.cardByName.has(older), second.cardByName.has(older)]).toEqual([true, false]);
      expect([first.cardByName.has(newer), second.cardByName.has(newer)]).toEqual([false, true]);
    }
    for (const boxes of [FIRST.boxes, {}])
      expect(secondEdition('leaders').newGame(3, 0, { boxes }).rules.wonderByCity.has('rome')).toBe(true);
  });

  rule('BOX-22', 'gambling-den is a card of Age I in the first box and of Age II in the second', () => {
    const [first, second] = [rulesWith('second', FIRST.boxes), rulesWith('second')];
    expect([cardIn(first, 'gambling-den').age, cardIn(second, 'gambling-den').age]).toEqual([1, 2]);
    for (const rules of [first, second])
      expect(rules.cards.filter(({ name }) => name === 'gambling-den')).toHaveLength(1);
  });

  rule('BOX-23', 'Rome, Petra and Byzantium of the second boxes have sides called day and night', () => {
    for (const [boxes, night] of [
      [FIRST.boxes, []],
      [{ leaders: 'first' }, ['petra', 'byzantium']],
      [{ cities: 'first' }, ['rome']],
      [{}, ['rome', 'petra', 'byzantium']],
    ] as [Boxes, string[]][]) {
      const rules = secondEdition('leaders', 'cities').newGame(3, 0, { boxes }).rules;
      for (const board of ['rome', 'petra', 'byzantium'])
        expect(boardIn(rules, board).map(({ dayAndNight }) => dayAndNight)).toEqual(
          new Array(2).fill(night.includes(board)),
        );
    }
    const { rules } = mix('leaders', 'cities').newGame(3);
    for (const board of ['rome', 'petra', 'byzantium'])
      expect(boardIn(rules, board).some(({ dayAndNight }) => dayAndNight)).toBe(false);
  });

  rule('BOX-23', 'on input A and day, B and night mean the same', () => {
    for (const board of ['rome', 'petra', 'byzantium'])
      for (const more of [{}, FIRST]) {
        const side = (word: 'A' | 'B' | 'day' | 'night') => setTable(at({ wonder: board, side: word }, more)).state;
        expect(side('day')).toEqual(side('A'));
        expect(side('night')).toEqual(side('B'));
        expect(side('night')).not.toEqual(side('A'));
      }
  });
});
