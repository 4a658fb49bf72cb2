/** The one list of modules, and so of everything a game can be made of. */
import type { Module } from '../module.ts';
import { abuSimbel } from './abu-simbel/index.ts';
import { base } from './base/index.ts';
import { carthage } from './carthage/index.ts';
import { catan } from './catan/index.ts';
import { cities } from './cities/index.ts';
import { citiesFirst } from './cities-first/index.ts';
import { citiesSecond } from './cities-second/index.ts';
import { edifice } from './edifice/index.ts';
import { firstEdition } from './first-edition/index.ts';
import { leaders } from './leaders/index.ts';
import { leadersFirst } from './leaders-first/index.ts';
import { leadersSecond } from './leaders-second/index.ts';
import { secondEdition } from './second-edition/index.ts';
import { teams } from './teams/index.ts';
import { twoPlayers } from './two-players/index.ts';
import { wonderPack } from './wonder-pack/index.ts';

// So that who reads the declarations alone knows the modules' own kinds of effect and fields of scenarios.
export type {} from './abu-simbel/effects.ts';
export type {} from './catan/effects.ts';
export type {} from './cities/effects.ts';
export type {} from './cities/tokens.ts';
export type {} from './cities-second/effects.ts';
export type {} from './edifice/effects.ts';
export type {} from './edifice/scenario.ts';
export type {} from './leaders/effects.ts';
export type {} from './leaders/scenario.ts';
export type {} from './leaders-second/effects.ts';
export type {} from './two-players/scenario.ts';
export type {} from './wonder-pack/effects.ts';

export const modules: readonly Module[] = [
  base,
  firstEdition,
  secondEdition,
  leaders,
  leadersFirst,
  leadersSecond,
  cities,
  citiesFirst,
  citiesSecond,
  edifice,
  teams,
  carthage,
  wonderPack,
  abuSimbel,
  catan,
  twoPlayers,
];
