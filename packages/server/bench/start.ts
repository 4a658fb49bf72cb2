/** Tables of each kind that a server may find when it starts: played through, waiting for people, and with a long clock. */
import { becomeGuest, type Client, type Command, createTable, type Guest, type Settings, USUAL } from '@polis/client';
import { leanPlayer } from './lean.ts';
import { client, playOn } from './people.ts';

const DAY_SECONDS = 24 * 3600;
const SETTINGS: Settings = {
  ...USUAL,
  modules: ['base'],
  edition: 'first',
  wonders: null,
  seats: 3,
  listed: true,
  rated: true,
};

/** Their ids. */
export async function someTables(address: string): Promise<{ over: string; gathering: string; playing: string }> {
  const guests = [await becomeGuest(address, 'Ann'), await becomeGuest(address, 'Bob')];
  const [ann, bob] = guests.map((guest) => client(() => address, guest));
  const create = async (changed: Partial<Settings> = {}): Promise<string> => {
    const { id } = await createTable(address, guests[0], { ...SETTINGS, ...changed });
    await done(bob, id, { do: 'sit', chair: null });
    return id;
  };
  const over = await create();
  const games = [ann, bob].map((by, i) => playOn(by, over, i));
  await done(ann, over, { do: 'start', fill: 'random' });
  await Promise.all(games.map((game) => game.over));
  const gathering = await create();
  const playing = await create({ seats: 2, clock: { per: 'move', seconds: 30 * DAY_SECONDS } });
  await done(ann, playing, { do: 'start', fill: null });
  for (const by of [ann, bob]) by.close();
  return { over, gathering, playing };
}

/** A game of so many people and no bots, played through, and who sat there. */
export async function playedGame(
  address: string,
  changed: Partial<Settings>,
): Promise<{ id: string; people: Guest[] }> {
  const settings = { ...SETTINGS, ...changed };
  const people = await Promise.all(
    Array.from({ length: settings.seats }, (_, i) => becomeGuest(address, `Player ${i}`)),
  );
  const clients = people.map((guest) => client(() => address, guest));
  const { id } = await createTable(address, people[0], settings);
  for (const by of clients.slice(1)) await done(by, id, { do: 'sit', chair: null });
  const games = clients.map((by, i) => playOn(by, id, i));
  await done(clients[0], id, { do: 'start', fill: null });
  await Promise.all(games.map((game) => game.over));
  for (const by of clients) by.close();
  return { id, people };
}

/** Each of these people looks at these tables, over a socket of their own, and does nothing else. Returns how to leave. */
export async function lookAt(
  address: string,
  tables: readonly string[],
  people: readonly Guest[],
): Promise<() => void> {
  const sockets = await Promise.all(people.map((guest) => leanPlayer(address, guest)));
  await Promise.all(sockets.flatMap((socket) => tables.map((table) => socket.watch(table))));
  return () => {
    for (const socket of sockets) socket.close();
  };
}

async function done(by: Client, table: string, command: Command): Promise<void> {
  const reply = await by.command(table, command);
  if (reply.type === 'refused') throw new Error(reply.message);
}
