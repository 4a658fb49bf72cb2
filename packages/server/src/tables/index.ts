/** Tables with people and bots at them, wherever they are run: by the server, or in a browser for one. */
export type { Line, Store, TableRow, Written } from '../store/store.ts';
export type { Onlooker } from './onlookers.ts';
export { summaryOf } from './rows.ts';
export { type BotTask, type Journals, nobodyApart, nobodyElse, type Surroundings } from './surroundings.ts';
export { type Created, type Finished, openTables, type Tables } from './tables.ts';
