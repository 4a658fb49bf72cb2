/** The public face of the engine; nobody imports deeper. */
import * as choices from './choice.ts';

export { determinize, imagining } from './belief.ts';
export { branchOf } from './branch.ts';
export { type Choice, NONE } from './choice.ts';
export { saleOf } from './coins.ts';
export { MOST_COINS } from './compile.ts';
export { type ConfigInput, readConfig, rulesOf } from './config.ts';
export { strengthOf } from './conflict.ts';
export { create } from './create.ts';
export { describe } from './describe.ts';
export { listed, many, roman, titled } from './english.ts';
export { type ErrorCode, PolisError, type Refusal } from './errors.ts';
export {
  type CardExplained,
  explain,
  type Idle,
  type Reason,
  type StageExplained,
  sentence,
  stagesExplained,
  type Way,
} from './explain.ts';
export {
  CHECKS,
  type Check,
  commitmentOf,
  commitmentOfDeal,
  pledgeOf,
  seedOfDeal,
  type Verdict,
  type Verification,
  verify,
} from './fair.ts';
export { step } from './flow.ts';
export { type Game, legal, legalIn, type Move, over, retract, type Submitted, sample, score, submit } from './game.ts';
export { hash } from './hash.ts';
export { penaltyOf } from './joining.ts';
export { kindsIn } from './kinds.ts';
export type { Lack, Missing } from './lacks.ts';
export { boardNames, boxedModules, moduleNames } from './mixes.ts';
export type {
  Joining,
  NoJoin,
  Penalty,
  Phase,
  PileDef,
  Table,
  TableField,
  TokenDef,
  TurnDef,
} from './module.ts';
export type {} from './modules/index.ts';
export { nextHolder, passesTo } from './passing.ts';
export { HAND } from './piles.ts';
export { placings } from './placings.ts';
export type { IdlePower } from './plays.ts';
export { offered, questionOf } from './question.ts';
export { type Deal, type DealPart, type GameRecord, isAsRecorded, replay, retrace, save } from './record.ts';
export { type Dice, dice, roll, seedFrom } from './rng.ts';
export type {
  Card,
  Cost,
  Gives,
  Lasting,
  Once,
  Points,
  Power,
  Rules,
  Setup,
  Stage,
  Step,
  Wonder,
} from './rules.ts';
export { setTable } from './scenario.ts';
export type { CardWord, MadeUp, Scenario, ScenarioSeat, ScenarioTokens } from './scenario-types.ts';
export { countLines, type FinalScore, finalScore, type Score, settled } from './score.ts';
export { type BestUse, bestUse, type ScorePart, scoreParts } from './score-parts.ts';
export { type Shopping, shoppingList } from './shopping.ts';
export { copiesFrom, isBuilt, placesBuilt, placesNext, stageCopied, stageGives } from './stages.ts';
export { clone, dropMemory } from './state.ts';
export { AGES } from './timeline.ts';
export type * from './types.ts';
export { EDITIONS, NOBODY, NOTHING } from './types.ts';
export { isHashed, VERSION, VERSIONS } from './versions.ts';
export {
  asksOf,
  type OwnAsk,
  openView,
  ownView,
  type PileView,
  redact,
  type SeatView,
  type View,
  view,
} from './view.ts';
export {
  AGE_CARDS,
  COLOURS,
  type Colour,
  type Effect,
  type EffectKind,
  type EffectOf,
  isRecruit,
  LEFT,
  MANUFACTURED,
  ME,
  MOST_UNITS,
  NOW,
  type Per,
  RAW,
  RAW_BITS,
  RESOURCES,
  type Resource,
  type ResourceSet,
  RIGHT,
  type ScienceSymbol,
  type Side,
  SYMBOLS,
  TRIGGER_POINTS,
  type Verb,
} from './vocabulary.ts';
export {
  beforeConflicts,
  conflictsNow,
  type Meeting,
  meetingsAfter,
  meetingsNow,
  passingNow,
  type TokensTaken,
  worthNow,
} from './what-if.ts';
export { unpack } from './words.ts';
/** How a choice is packed into an integer, for those who judge many of them. */
export { choices };
