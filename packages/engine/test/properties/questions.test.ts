/** Whoever answers something else is told what is asked and what can be answered. */

import { expect, test } from 'vitest';
import { rulesOf } from '../../src/config.ts';
import { legal, submit } from '../../src/game.ts';
import { questionOf } from '../../src/question.ts';
import type { ChoiceInput } from '../../src/types.ts';
import { unpack } from '../../src/words.ts';
import { ALL_BOXES } from '../kit/index.ts';
import { onRandomTurns } from './random-game.ts';

test('every window that asks says what it asks', () => {
  for (const box of ALL_BOXES) {
    const rules = rulesOf(box);
    rules.steps.forEach((step, at) => {
      if (!step.phase.answer) return;
      const said = questionOf({ rules, state: { ...rules.blank, at } });
      expect(said, step.window).toMatch(/^(which|what|whether|how many) \w+/);
    });
  }
});

/** Of each kind of question one that is never asked with a card, a side or coins in the answer. */
const WRONG = [
  { do: 'give', victory: [1] },
  { do: 'side', side: 'A' },
];

test('a wrong answer is told the question and all that is offered', () =>
  onRandomTurns((game, seat) => {
    const { rules, state } = game;
    const wrong = WRONG.find((answer) => answer.do !== state.asks[seat]?.ask);
    const { error } = submit(game, seat, wrong as ChoiceInput);
    expect(error?.code).toBe('not-this-question');
    expect(error?.message).toContain(`asked is ${questionOf(game)}; offered are: `);
    for (const choice of legal(game, seat)) {
      const form = unpack(rules, choice);
      if ('card' in form) expect(error?.message).toContain(form.card);
      else if (form.do === 'pass') expect(error?.message).toMatch(/, pass$/);
    }
  }, 0.5));
