// `npm start`: opens the tables on this machine, with the embedded database in ./data, says where, and shows them where
// there is a desktop.
import { launch } from './ensure.mjs';

process.env.POLIS_LOG ??= 'warn';
await launch(['serve', '--open', ...process.argv.slice(2)]);
