/** The public face of the engine; nobody imports deeper. */
export { determinize } from './belief.ts';
export { type Choice, NONE } from './choice.ts';
export { type ConfigInput, readConfig, rulesOf, VERSION } from './config.ts';
export { create } from './create.ts';
export { type ErrorCode, PolisError, type Refusal } from './errors.ts';
export { type CardExplained, explain, type Reason, sentence, type Way } from './explain.ts';
export { step } from './flow.ts';
export { type Game, legal, legalIn, over, retract, type Submitted, sample, score, submit } from './game.ts';
export { type GameRecord, replay, save } from './record.ts';
export { type Dice, dice, roll, seedFrom } from './rng.ts';
export type { Card, Rules, Wonder } from './rules.ts';
export { describe, type Scenario, type ScenarioSeat, setTable } from './scenario.ts';
export type { FinalScore, Score } from './score.ts';
export { clone, forget, hash } from './state.ts';
export type * from './types.ts';
export { type OwnAsk, type PileView, redact, type SeatView, type View, view } from './view.ts';
export { COLOURS, type Colour, RESOURCES, SYMBOLS } from './vocabulary.ts';
export { unpack } from './words.ts';
