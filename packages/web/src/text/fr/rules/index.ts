/** The rules in French. Loaded when they are read. */
import { basics } from './basics.ts';
import { furtherBoards } from './boards.ts';
import { boxes } from './boxes.ts';
import { cities } from './cities.ts';
import { citiesSecond } from './cities-second.ts';
import { economy } from './economy.ts';
import { edifice } from './edifice.ts';
import { leaders } from './leaders.ts';
import { leadersSecond } from './leaders-second.ts';
import { players } from './players.ts';
import { points } from './points.ts';
import { wonders } from './wonders.ts';

export const rules = {
  ...basics,
  ...economy,
  ...wonders,
  ...points,
  ...players,
  ...boxes,
  ...leaders,
  ...leadersSecond,
  ...cities,
  ...citiesSecond,
  ...edifice,
  ...furtherBoards,
};
