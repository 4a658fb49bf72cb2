/** The parts of every line add up to the line, in games of every kind. */
import { expect, test } from 'vitest';
import { rulesOf } from '../../src/config.ts';
import { create } from '../../src/create.ts';
import { legal, over, sample, score, submit } from '../../src/game.ts';
import { dice, seedFrom } from '../../src/rng.ts';
import { scoreParts } from '../../src/score-parts.ts';

const GAMES = [
  { modules: ['base'], seats: 3 },
  { modules: ['base'], seats: 2 },
  { modules: ['base', 'leaders', 'cities', 'edifice'], seats: 5 },
  { modules: ['base', 'leaders', 'cities'], seats: 7 },
];

for (const { modules, seats } of GAMES)
  test(`${modules.join(' + ')} for ${seats}`, () => {
    for (let number = 0; number < 5; number++) {
      const chance = dice(number + 1);
      let game = create({ modules, seats, seed: seedFrom('parts', number) });
      while (!over(game))
        for (let seat = 0; seat < game.rules.seats; seat++) {
          if (over(game) || legal(game, seat).length === 0 || game.state.sealed[seat] >= 0) continue;
          game = submit(game, seat, sample(game.rules, game.state, seat, chance)).game;
        }
      const { lines } = rulesOf(game.config);
      score(game).sheets.forEach((sheet, seat) => {
        for (const { id } of lines) {
          const sum = scoreParts(game, seat, id).reduce((all, { points }) => all + points, 0);
          expect({ seat, line: id, sum }).toEqual({ seat, line: id, sum: sheet[id] });
        }
      });
    }
  });
