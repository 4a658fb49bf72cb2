/** How often things are done that are left to chance, or done to everything: in `npm test`, and in `npm run test:all`. */
const NUMBERS = {
  /** Examples of a property of the engine; `FUZZ_RUNS` names another number. */
  examples: [30, 100],
  /** Games of every mix of modules and number of players that are watched at every question. */
  watchedGames: [2, 5],
  /** Games in which all kinds of bots sit together. */
  botGames: [250, 5000],
  /** Messages that are sent to shake a server. */
  hostileMessages: [1500, 10_000],
  /** Times that a server, and a store, is killed while it works. */
  serverKills: [2, 6],
  storeKills: [3, 8],
  /** Tables in play that a server finds when it starts. */
  storedTables: [1000, 100_000],
} as const;

const column = process.env.POLIS_ALL ? 1 : 0;

export const repetitions = (of: keyof typeof NUMBERS): number => NUMBERS[of][column];
