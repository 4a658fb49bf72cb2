/** The tests that `npm run mutate` asks whether they notice a fault: those of the engine that are quick. */
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The file of the engine that has the fault, such as `trade`: tests called after it are the likeliest to notice. */
const { MUTATED = '' } = process.env;

/** Takes long, or plays already while it is loaded: no single test could be named then that a fault is to be shown to. */
const SLOW = [
  '**/cards/{leaders,cities,cities-leaders,second-edition}.*',
  '**/{mixes,record,order,two-players}.test.ts',
];

const isNear = ({ moduleId }: TestSpecification): boolean => moduleId.includes(MUTATED);

class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => Number(isNear(b)) - Number(isNear(a)) || a.moduleId.localeCompare(b.moduleId));
  }
}

export default defineConfig({
  test: {
    include: ['packages/engine/test/{rules,cards}/**/*.test.ts', `packages/engine/test/properties/${MUTATED}*.test.ts`],
    exclude: SLOW,
    isolate: false,
    setupFiles: ['packages/engine/test/mutate/mutate.setup.ts'],
    sequence: { sequencer: NearestFirst },
    testTimeout: 60_000,
  },
});
