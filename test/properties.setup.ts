/**
 * Random tests are repeatable: a fixed seed in `npm test`, and in `npm run fuzz` one that is printed.
 * A property that sets its own `seed` or `numRuns` keeps it. One that fails is made smaller for a while and then told.
 */
import { configureGlobal } from 'fast-check';
import { repetitions } from './repetitions.ts';

configureGlobal({
  seed: Number(process.env.FUZZ_SEED ?? 7),
  interruptAfterTimeLimit: Number(process.env.FUZZ_LIMIT ?? 25_000),
  numRuns: Number(process.env.FUZZ_RUNS ?? repetitions('examples')),
});
