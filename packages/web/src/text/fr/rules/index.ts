/** The rules in French. Loaded when they are read. */
import { basics } from './basics.ts';
import { cities } from './cities.ts';
import { economy } from './economy.ts';
import { edifice } from './edifice.ts';
import { leaders } from './leaders.ts';
import { players } from './players.ts';
import { points } from './points.ts';
import { wonders } from './wonders.ts';

export const rules = { ...basics, ...economy, ...wonders, ...points, ...players, ...leaders, ...cities, ...edifice };
