// A study: what do those have who win? Ten thousand games of four bots that judge every choice, in some minutes.
//   node study.mjs [GAMES]
import { playGame } from '@polis/bots';

const games = Number(process.argv[2] ?? 10_000);
const plan = {
  bots: Array.from({ length: 4 }, () => /** @type {const} */ ('merchant')),
  games,
  modules: ['base'],
  edition: /** @type {const} */ ('first'),
  seed: 'what do those have who win',
};

/** Points by line of the score sheet, and how many seats they come from. */
const won = { seats: 0, points: /** @type {Map<string, number>} */ (new Map()) };
const lost = { seats: 0, points: /** @type {Map<string, number>} */ (new Map()) };
/** @type {Map<string, { games: number, wins: number }>} */
const boards = new Map();

for (let index = 0; index < games; index++) {
  const { scores, wins, boards: names } = playGame(plan, index, () => performance.now());
  for (const [seat, sheet] of scores.entries()) {
    const side = wins[seat] > 0 ? won : lost;
    side.seats++;
    for (const [line, points] of Object.entries(sheet)) side.points.set(line, (side.points.get(line) ?? 0) + points);
    const board = boards.get(names[seat]) ?? { games: 0, wins: 0 };
    boards.set(names[seat], { games: board.games + 1, wins: board.wins + wins[seat] });
  }
  if (index % 100 === 99) process.stderr.write(`\r${index + 1} of ${games} games`);
}
process.stderr.write('\n');

console.log('points      winners   others');
for (const [line, points] of won.points) {
  const [first, others] = [points / won.seats, (lost.points.get(line) ?? 0) / lost.seats];
  console.log(`${line.padEnd(10)} ${first.toFixed(1).padStart(8)} ${others.toFixed(1).padStart(8)}`);
}
console.log('\nboard             wins, with the interval that is right 19 times of 20');
for (const [name, { games: played, wins }] of [...boards].sort(([, a], [, b]) => b.wins / b.games - a.wins / a.games)) {
  const share = wins / played;
  const doubt = 1.96 * Math.sqrt((share * (1 - share)) / played);
  console.log(`${name.padEnd(16)} ${(100 * share).toFixed(1).padStart(5)} % ± ${(100 * doubt).toFixed(1)}`);
}
