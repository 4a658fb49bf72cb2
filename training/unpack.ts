/** The way back from what the bots read to what the trainer goes on from: `npm run scholar -- unpack FOLDER`. */
import { stored } from '../packages/bots/src/scholar/learned.ts';
import { learnedFrom } from '../packages/bots/src/scholar/stored.ts';
import { writeLearned } from './read.ts';

writeLearned(process.argv[2], learnedFrom(stored));
