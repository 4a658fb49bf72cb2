// A bot that sits down at a server's table and plays to the end.
//   node bot.mjs http://localhost:7777 CODE [NAME]       CODE is what the host of the table tells friends
// Node 22 and browsers have a WebSocket of their own; here it is that of the library ws, which sends the cookie along.
import { bots } from '@polis/bots';
import { becomeGuest, connect, findTable } from '@polis/client';
import { dice, rulesOf, unpack } from '@polis/engine';
import WebSocket from 'ws';

const [address, code, name = 'A polite bot'] = process.argv.slice(2);
const me = await becomeGuest(address, name);
const { id: table } = await findTable(address, me, code);
const client = connect({
  open: () => new WebSocket(`${address.replace(/^http/, 'ws')}/socket`, { headers: { cookie: me.cookie } }),
});
const chance = dice(Date.now() % 2 ** 32);
/** Questions that were answered: what is sent is shown again before it is stored. @type {Set<string>} */
const answered = new Set();

client.watch(table, ({ room, view }) => {
  if (room.status === 'over') {
    console.log('The game is over. Thank you for it!');
    client.close();
    return;
  }
  for (const question of view?.asks ?? []) {
    const key = `${room.undone}/${view?.question}/${question.seat}`;
    if (!view || question.sealed >= 0 || question.choices.length === 0 || answered.has(key)) continue;
    answered.add(key);
    const choice = unpack(rulesOf(view.config), bots.merchant(view, question, { dice: chance }));
    say({ do: 'answer', seat: question.seat, question: view.question, choice }).catch(giveUp);
  }
});
await say({ do: 'sit', chair: null });
console.log(`${name} sits at table ${code}.`);

/** @param {import('@polis/client').Command} command */
async function say(command) {
  const reply = await client.command(table, command);
  // the last answer may end the game, and so this program, before it is acknowledged
  if (reply.type === 'refused' && reply.code !== 'closed') console.log(`Refused: ${reply.message}`);
}

/** @param {Error} error */
function giveUp(error) {
  console.error(error.message);
  process.exit(1);
}
