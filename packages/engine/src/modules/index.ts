/** The one list of modules, and so of everything a game can be made of. */
import type { Module } from '../module.ts';
import { base } from './base/index.ts';
import { carthage } from './carthage/index.ts';
import { cities } from './cities/index.ts';
import { edifice } from './edifice/index.ts';
import { firstEdition } from './first-edition/index.ts';
import { leaders } from './leaders/index.ts';
import { secondEdition } from './second-edition/index.ts';
import { teams } from './teams/index.ts';
import { twoPlayers } from './two-players/index.ts';

// So that who reads the declarations alone knows the modules' own kinds of effect and fields of scenarios.
export type {} from './cities/effects.ts';
export type {} from './cities/tokens.ts';
export type {} from './edifice/effects.ts';
export type {} from './edifice/scenario.ts';
export type {} from './leaders/effects.ts';
export type {} from './leaders/scenario.ts';
export type {} from './two-players/scenario.ts';

export const modules: readonly Module[] = [
  base,
  firstEdition,
  secondEdition,
  leaders,
  cities,
  edifice,
  teams,
  carthage,
  twoPlayers,
];
