/** How often things are done that are left to chance, or done to everything: in `npm test`, and in `npm run test:all`. */
const NUMBERS = {
  /** Examples of a property of the engine; `FUZZ_RUNS` names another number. */
  examples: [20, 100],
  /** Games of every mix of modules and number of players that are watched at every question. */
  watchedGames: [1, 5],
  /** Games in which all kinds of bots sit together. */
  botGames: [120, 5000],
  /** Messages that are sent to shake a server. */
  hostileMessages: [600, 10_000],
  /** Of so many mixes of modules and boxes one is played by people over sockets. */
  oneMixIn: [4, 1],
  /** Times that a server, and a store, is killed while it works. */
  serverKills: [1, 6],
  storeKills: [2, 8],
  /** Tables in play that a server finds when it starts. */
  storedTables: [1000, 100_000],
} as const;

const column = process.env.POLIS_ALL ? 1 : 0;

/** As the options of a test: takes so long that only `npm run test:all` does it. */
export const IN_ALL = { skip: !process.env.POLIS_ALL };

export const repetitions = (of: keyof typeof NUMBERS): number => NUMBERS[of][column];
