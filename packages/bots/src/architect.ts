/** Thinks ahead: searches, and plays what was tried most. */
import type { Bot } from './bot.ts';
import { search } from './search/search.ts';

export const architect: Bot = (view, question, budget) => {
  if (question.choices.length === 1) return question.choices[0];
  const found = search(view, question, budget);
  budget.told?.(found.reduce((sum, { tries }) => sum + tries, 0));
  return found[0].choice;
};
