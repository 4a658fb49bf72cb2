/** The public face of the bots. */

export { type BotName, botNames, bots, isBotName, ready, searchingBots } from './all.ts';
export { type Analysed, type Analysis, analyse } from './analyse.ts';
export {
  type ArenaPlan,
  type ArenaResult,
  type BotResult,
  type Outcome,
  playGame,
  resultOf,
  type Strangers,
  seating,
} from './arena.ts';
export { type Assessment, assess, type Judged } from './assess.ts';
export type { Bot, Budget, Limits } from './bot.ts';
export { dailyOf, dayOf } from './exercises/daily.ts';
export { exerciseFrom, findExercise, questionFor } from './exercises/find.ts';
export { type Opened, openExercise, type Verdict, verdictOf } from './exercises/open.ts';
export { type Care, type Proven, proveBest, USUAL_CARE } from './exercises/prove.ts';
export { attempted, NEW_PERSON, newExercise, type Rated } from './exercises/rating.ts';
export type { ExerciseSet, Listed } from './exercises/set.ts';
export { shippedExercises } from './exercises/shipped.ts';
export { type Exercise, type Look, THEMES, type Theme } from './exercises/types.ts';
export { reasonsOf } from './exercises/why.ts';
export { type LadderPlan, ladderOf, ladderPlans, type Rung, type Step } from './ladder.ts';
export { type LevelName, levelNames } from './levels/all.ts';
export { levelRatings } from './levels/ratings.ts';
export { STYLES, type Style } from './levels/styles.ts';
export { merchantWith } from './merchant.ts';
export { type Player, playOut } from './play.ts';
export { reasonText } from './reason-text.ts';
export type { Reason } from './reasons.ts';
export { scholarsMind } from './scholar/scholar.ts';
export { byEvaluation } from './search/by-evaluation.ts';
export { type Compared, compare } from './search/compare.ts';
export type { Mind } from './search/mind.ts';
export { type CardPassed, type Passed, passedOn } from './search/passed.ts';
export type { Found } from './search/search.ts';
export { type Suggestion, suggest } from './suggest.ts';
export { type Weights, weights } from './weights.ts';
