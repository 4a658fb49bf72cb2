/** The tests that `npm run mutate` asks whether they notice a fault: those of the engine that are quick. */
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The file of the engine that has the fault, such as `trade`: tests called after it are the likeliest to notice. */
const { MUTATED = '' } = process.env;

const isNear = ({ moduleId }: TestSpecification): boolean => moduleId.includes(MUTATED);

class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => Number(isNear(b)) - Number(isNear(a)) || a.moduleId.localeCompare(b.moduleId));
  }
}

export default defineConfig({
  test: {
    include: ['packages/engine/test/{rules,cards}/**/*.test.ts', `packages/engine/test/properties/${MUTATED}*.test.ts`],
    exclude: ['**/cards/second-edition.test.ts', '**/{mixes,record}.test.ts'],
    isolate: false,
    setupFiles: ['packages/engine/test/mutate.setup.ts'],
    sequence: { sequencer: NearestFirst },
    testTimeout: 60_000,
  },
});
