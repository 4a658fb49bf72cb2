/** The public face of the bots. */

export { type BotName, botNames, bots, isBotName } from './all.ts';
export {
  type ArenaPlan,
  type ArenaResult,
  type BotResult,
  type Outcome,
  playGame,
  resultOf,
  seating,
} from './arena.ts';
export { type Assessment, assess, type Judged } from './assess.ts';
export type { Bot, Budget, Limits } from './bot.ts';
export { merchantWith } from './merchant.ts';
export { playOut } from './play.ts';
export { reasonText } from './reason-text.ts';
export type { Reason } from './reasons.ts';
export type { Found } from './search/search.ts';
export { type Suggestion, suggest } from './suggest.ts';
export { type Weights, weights } from './weights.ts';
