// `npm start`: opens the tables on this machine, with the embedded database in ./data, and says where.
import { launch } from './ensure.mjs';

process.env.POLIS_LOG ??= 'warn';
await launch(['serve', ...process.argv.slice(2)]);
