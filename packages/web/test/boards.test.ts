/** What the table shows of boards that build, copy and bury as no others do. */
import { placesBuilt, type Scenario, setTable, view } from '@polis/engine';
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { entombedOf, stagesOf } from '../src/game/contents.ts';
import type { TableModel } from '../src/game/model.ts';
import { copiesOf } from '../src/game/stages.ts';
import { effectWords } from '../src/look/effect-words.ts';
import { stageCopiesWords } from '../src/table/city/stageWords.ts';
import { startTexts } from '../src/text/index.ts';

beforeAll(() => startTexts('en', true));

/** A table that was made up has rules of its own. */
function shown(scenario: Scenario): TableModel {
  const game = setTable(scenario);
  return { game, rules: game.rules, view: view(game, 0) } as TableModel;
}

test('of stages in any order each gives what stands in its place', () => {
  const model = shown({ age: 2, seats: [{ wonder: 'great-wall', stages: [3, 1] }, {}, {}] });
  expect(placesBuilt(model.rules, model.view.seats[0])).toEqual([2, 0]);
  expect(stagesOf(model, 0).flatMap(({ effects }) => effects.map(({ kind }) => kind))).toEqual(['shields', 'coins']);
});

test('a stage says before it is built what it would copy, and of whom', () => {
  const model = shown({
    age: 1,
    seats: [{ wonder: 'manneken-pis' }, { wonder: 'giza', side: 'B' }, { wonder: 'stonehenge' }],
  });
  const { stages } = model.rules.wonders[model.view.seats[0].wonder];
  const told = stages.map((stage) =>
    stageCopiesWords(i18next.t, (effects) => effectWords(i18next.t, effects), copiesOf(model, 0, stage)),
  );
  expect(told).toEqual([
    ['On the left: 3 points.'],
    ['On the right: 5 points.'],
    ['On the left: 5 points.', 'On the right: 2 points at the end for each stone on brown cards in your city.'],
  ]);
  const [other] = model.rules.wonders[model.view.seats[1].wonder].stages;
  expect(copiesOf(model, 1, other)).toEqual([]);
});

test('entombed leaders are worth twice their price, or as much as is left of what they are worth together', () => {
  const tombs = (entombed: string[]) =>
    entombedOf(
      shown({
        age: 3,
        edition: 'second',
        modules: ['base', 'leaders'],
        seats: [{ wonder: 'abu-simbel', side: 'B', stages: 2, entombed }, {}, {}],
      }),
      0,
    ).map(({ card, points }) => [card.name, points]);
  expect(tombs(['pericles', 'sappho'])).toEqual([
    ['pericles', 12],
    ['sappho', 2],
  ]);
  expect(tombs(['nitocris', 'sappho'])).toEqual([
    ['nitocris', 6],
    ['sappho', 2],
  ]);
  expect(tombs(['nitocris', 'makeda'])).toEqual([
    ['nitocris', null],
    ['makeda', null],
  ]);
});
