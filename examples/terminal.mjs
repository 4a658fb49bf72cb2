// A game in the terminal: you against bots that judge every choice.
//   node terminal.mjs [PLAYERS] [MODULES]       such as: node terminal.mjs 4 base,leaders
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { bots } from '@polis/bots';
import { create, dice, HAND, listed, many, over, roman, score, submit, titled, unpack, view } from '@polis/engine';

const ME = 0;
const players = Number(process.argv[2] ?? 4);
const modules = (process.argv[3] ?? 'base').split(',');
const chance = dice(randomBytes(4).readUInt32LE());
const typed = createInterface({ input: process.stdin })[Symbol.asyncIterator]();

let game = create({ seats: players, modules, seed: randomBytes(16).toString('hex') });
while (!over(game)) {
  const { asks, controller, sealed } = game.state;
  const seat = asks.findIndex((ask, id) => ask !== null && sealed[id] < 0);
  const seen = view(game, controller[seat]);
  const question = seen.asks.find((ask) => ask.seat === seat);
  if (!question) throw new Error('whoever is asked sees the question');
  const choice =
    controller[seat] === ME ? await choose(seen, question) : bots.merchant(seen, question, { dice: chance });
  const { game: next, error } = submit(game, seat, choice);
  if (error) throw new Error(error.message);
  game = next;
}

const { sheets, winners } = score(game);
console.log();
for (const [seat, { total }] of sheets.entries()) {
  const { city, side } = game.rules.wonders[game.state.seats[seat].wonder];
  console.log(
    `${seat === ME ? 'You' : `Bot ${seat}`}, ${titled(city)} ${side}: ${total}${winners.includes(seat) ? ', first' : ''}`,
  );
}
process.exit();

/** @param {import('@polis/engine').View} seen @param {import('@polis/engine').OwnAsk} question */
async function choose(seen, question) {
  const { rules } = game;
  const { coins, piles, tally } = seen.seats[question.seat];
  const hand = piles[HAND].cards?.map((card) => titled(rules.cards[card].name)) ?? [];
  console.log(`\nAge ${roman(seen.age)}, turn ${seen.turn}. ${many(coins, 'coin')}, ${many(tally.shields, 'shield')}.`);
  if (hand.length > 0) console.log(`In hand: ${listed(hand)}`);
  question.choices.forEach((one, i) => {
    console.log(`${String(i + 1).padStart(3)}  ${sentenceOf(unpack(rules, one))}`);
  });
  for (;;) {
    process.stdout.write('> ');
    const { value, done } = await typed.next();
    if (done) process.exit();
    const choice = question.choices[Number(value) - 1];
    if (choice !== undefined) return choice;
    console.log(`A number from 1 to ${question.choices.length}, please.`);
  }
}

/** @param {import('@polis/engine').ChoiceForm} form */
function sentenceOf({ do: deed, ...rest }) {
  const { card, pay, via, ...more } = /** @type {Record<string, any>} */ (rest);
  const paid = Object.entries(pay ?? {}).flatMap(([to, coins]) => (coins > 0 ? [`${coins} to ${to}`] : []));
  const by = via === undefined || via === 'paid' ? [] : [`by ${via}`];
  const others = Object.entries(more).flatMap(([name, value]) => (value ? [`${name} ${value}`] : []));
  return [deed, card ? titled(card) : '', listed([...by, ...paid, ...others])].filter(Boolean).join(' ');
}
