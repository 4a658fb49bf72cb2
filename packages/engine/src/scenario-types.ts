/** The words of a scenario. */
import type { Direction, Edition } from './types.ts';
import type { Colour, ScienceSymbol, SIDES } from './vocabulary.ts';

/** A table as people describe it (docs/scenario.md). Modules that have a field of their own add it, here and to a seat. */
export interface Scenario {
  modules?: string[];
  /** Pairs of neighbours play together: the same as the module of that name. */
  teams?: boolean;
  edition?: Edition;
  /** Which box of an expansion is used, where it is not that of the edition. */
  boxes?: Record<string, Edition>;
  /** Recruits for experts lie in the box too. Whoever names one need not say so. */
  expert?: boolean;
  /** The whole table is told, and not a part of it: hands have to be as large as they are at this time of a game. */
  strict?: boolean;
  /** 0 for what comes before the first one: sides are chosen there, and modules may ask more. */
  age?: number;
  turn?: number;
  discard?: CardWord[];
  /** Clockwise: the left neighbour of a seat is the next one, the last one's is the first. */
  seats: ScenarioSeat[];
  /** Where the schema is, for editors. */
  $schema?: string;
}

/** A city as people describe it. */
export interface ScenarioSeat {
  wonder?: string;
  /** `choice`: it is still to be chosen. */
  side?: keyof typeof SIDES | 'choice';
  /** How many are built, or which ones on a board where they come in any order: 1 for the first from the left. */
  stages?: number | number[];
  /** What was chosen for each built stage that offered a choice, in order: 1 for the first, 2 for the second. */
  options?: number[];
  /** For each stage built that does what a neighbour's does, whose it is. One of them stands for the last. */
  from?: Direction | Direction[];
  coins?: number;
  city?: CardWord[];
  /** The cards under the stages, in the order in which they came there; those of the last ones, if not all are known. */
  under?: CardWord[];
  hand?: CardWord[];
  tokens?: ScenarioTokens;
  /** Further production that neighbours can buy, as from brown and grey cards. */
  makes?: string[];
  /** Further production that is not for sale. */
  makesPrivately?: string[];
  shields?: number;
  symbols?: Partial<Record<ScienceSymbol, number>>;
  /** Powers already spent in this Age. */
  used?: string[];
  /** What this seat does, for those who play scenarios; a table is set without it. */
  choice?: unknown;
}

/** `victory` lists the tokens by value; other tokens are counted by name. */
export interface ScenarioTokens {
  victory?: number[];
  defeat?: number;
}

/** A card by name, or a structure that no deck has, for questions about costs. */
export type CardWord = string | MadeUp;
/** A structure that no deck has. */
export interface MadeUp {
  cost: string;
  colour: Colour;
}
