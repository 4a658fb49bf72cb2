/** The server as a library: the command line starts it. */
export { restoreCopy } from './copying/restore.ts';
export { neighbourhood } from './neighbourhood.ts';
export { OptionError, readCopyPlace, readOptions, type ServerOptions } from './options.ts';
export { type RunningServer, startServer } from './server.ts';
export { backup, restore } from './store/backup.ts';
export { check } from './store/check.ts';
export { StoreError } from './store/errors.ts';
export { careLog, moderatorsIn, setModerator } from './store/moderators.ts';
export { repair, tablesIn } from './store/repair.ts';
