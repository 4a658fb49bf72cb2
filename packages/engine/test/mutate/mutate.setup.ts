/** Few examples, the same ones each time; one that fails is enough. */
import { configureGlobal } from 'fast-check';

configureGlobal({ seed: 7, numRuns: 20, endOnFailure: true });
