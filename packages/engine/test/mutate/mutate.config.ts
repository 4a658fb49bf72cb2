/** The tests that `npm run mutate` asks whether they notice a fault: those about what has the fault. */
import { defineConfig } from 'vitest/config';

/** The file of the engine that has the fault, and all tests about what it does, the quickest to notice first. */
const ABOUT: Record<string, string[]> = {
  trade: [
    'properties/{trade,lacks,payments,shopping}',
    'rules/trade',
    'rules/{cities/docks,leaders/discounts,leaders/prices,teams/trade,teams/with-cities-trade}',
  ],
  tally: [
    'properties/tally',
    'rules/{conflicts,scoring,trade,wonders}',
    'rules/{cities/masks,cities/production,leaders/courtesans,leaders/triggers}',
    'cards/{cards,cities,leaders,wonders}',
  ],
  science: ['properties/science', 'rules/scoring', 'rules/*/scoring'],
  conflict: [
    'properties/{conflicts,income}',
    'rules/conflicts',
    'rules/{cities/diplomacy,edifice/conflicts-now,leaders/military,second-edition/ludus}',
    'rules/teams/{conflicts,with-cities-conflicts}',
  ],
  coins: [
    'properties/{income,coins,conservation}',
    'rules/{trade,using-a-card}',
    'rules/{cities/losses,leaders/triggers}',
  ],
  score: [
    'properties/{score,score-parts}',
    'rules/scoring',
    'rules/*/scoring',
    'rules/wonders',
    'rules/cities/{masks,with-leaders,with-leaders-six}',
    'rules/edifice/{rewards,with-cities,with-leaders,with-second-edition}',
    'rules/{leaders/courtesans,second-edition/decorators-guild,teams/score}',
    'cards/{cards,cities,cities-leaders,leaders}',
  ],
  belief: ['properties/belief-repeated', 'properties/belief'],
  choice: ['properties/{choice-room,choices}', 'rules/{refusals,using-a-card}', 'rules/edifice/taking-part'],
};

const { MUTATED = '' } = process.env;

export default defineConfig({
  test: {
    include: ABOUT[MUTATED].map((files) => `packages/engine/test/${files}.test.ts`),
    isolate: false,
    setupFiles: ['packages/engine/test/mutate/mutate.setup.ts'],
    testTimeout: 60_000,
  },
});
