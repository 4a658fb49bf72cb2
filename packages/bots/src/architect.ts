/** Thinks ahead: searches, and plays what was tried most. */
import type { Bot } from './bot.ts';
import { search } from './search/search.ts';

export const architect: Bot = (view, question, budget) => {
  if (question.choices.length === 1) return question.choices[0];
  return search(view, question, budget)[0].choice;
};
