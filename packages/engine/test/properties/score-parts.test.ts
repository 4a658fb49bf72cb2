/** The parts of every line add up to the line, in games of every kind. */
import { expect, test } from 'vitest';
import { rulesOf } from '../../src/config.ts';
import { create } from '../../src/create.ts';
import { score } from '../../src/game.ts';
import { seedFrom } from '../../src/rng.ts';
import { scoreParts } from '../../src/score-parts.ts';
import { played } from '../kit/index.ts';

const GAMES = [
  { modules: ['base'], seats: 3 },
  { modules: ['base'], seats: 2 },
  { modules: ['base', 'leaders', 'cities', 'edifice'], seats: 5 },
  { modules: ['base', 'leaders', 'cities'], seats: 7 },
];

for (const { modules, seats } of GAMES)
  test(`${modules.join(' + ')} for ${seats}`, () => {
    for (let number = 0; number < 5; number++) {
      const game = played(create({ modules, seats, seed: seedFrom('parts', number) }), number + 1);
      const { lines } = rulesOf(game.config);
      score(game).sheets.forEach((sheet, seat) => {
        for (const { id } of lines) {
          const sum = scoreParts(game, seat, id).reduce((all, { points }) => all + points, 0);
          expect({ seat, line: id, sum }).toEqual({ seat, line: id, sum: sheet[id] });
        }
      });
    }
  });
