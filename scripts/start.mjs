// `npm start`: play a game of four bots in the terminal and say what else there is.
import { launch } from './ensure.mjs';

await launch(['start', ...process.argv.slice(2)]);
