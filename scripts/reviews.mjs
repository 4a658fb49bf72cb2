// `npm run reviews [GAMES [TRIES [FIRST]]]`: two reviews of one game with other dice, as the app makes them, for GAMES games of four
// middling bots (10 unless told), base game and all expansions by turns, one seat's decisions; whether both name the same ones, three or, where
// fewer are clearly costly, those. TRIES are those of a review, 60,000 unless told: what one worker makes in some 15 seconds. FIRST: the first game, 1 unless told.
import { loadBundled } from './bundle.mjs';

const [games = '10', tries = '60000', first = '1'] = process.argv.slice(2);
const { reviewTwice } = await loadBundled('packages/web/bench/reviews.ts', 'reviews');
let same = 0;
let ties = 0;
let longest = 0;
for (let index = Number(first) - 1; index < Number(first) - 1 + Number(games); index++) {
  const { decisions, named, isSame, isTie, ms } = await reviewTwice(index, Number(tries));
  if (isSame) same++;
  else if (isTie) ties++;
  longest = Math.max(longest, ms);
  const texts = named.map((/** @type {{ number: number, cost: number }[]} */ list) =>
    list.map(({ number, cost }) => `${number + 1} (${(100 * cost).toFixed(1)} %)`).join(', '),
  );
  console.log(
    `game ${index + 1}: ${decisions} decisions, ${(ms / 1000).toFixed(0)} s; ${isSame ? 'the same' : isTie ? 'within the doubt' : 'not the same'}: ${texts.map((/** @type {string} */ text) => text || 'none').join(' | ')}`,
  );
}
console.log(
  `${same} of ${games} games: the same decisions, in ${ties} more the same within the doubt; a review took ${(longest / 1000).toFixed(0)} s of one core at most`,
);
