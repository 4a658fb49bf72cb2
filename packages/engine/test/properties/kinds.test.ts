/** Of plays that are alike, imagined games look at one: which one, told slowly from the list of all. */
import { expect, test } from 'vitest';
import {
  BUILD,
  CHAIN,
  type Choice,
  cardOf,
  costOf,
  deedOf,
  SELL,
  STAGE,
  viaOf,
  withoutCard,
} from '../../src/choice.ts';
import { legal } from '../../src/game.ts';
import { kindsIn } from '../../src/kinds.ts';
import { unpack } from '../../src/words.ts';
import { inEveryGame, turns } from './random-game.ts';

/** Of each kind the first one that costs least, in the order in which the kinds are listed. */
function cheapestOfEach(plays: readonly Choice[], kindOf: (play: Choice) => string): Choice[] {
  const kinds = new Map<string, Choice>();
  for (const play of plays) {
    const before = kinds.get(kindOf(play));
    if (before === undefined || costOf(play) < costOf(before)) kinds.set(kindOf(play), play);
  }
  return [...kinds.values()];
}

test('of plays that differ only in who is paid or in the card given up, the first that costs least', () =>
  inEveryGame((story) => {
    for (const [{ rules, state, ...game }, seat] of turns(story)) {
      const ask = state.asks[seat];
      if (ask?.ask !== 'play' || ask.forced) continue;
      const all = legal({ rules, state, ...game }, seat);
      const chained = new Set(all.filter((play) => viaOf(play) === CHAIN).map(cardOf));
      const isPointless = (play: Choice): boolean =>
        deedOf(play) === BUILD && viaOf(play) !== CHAIN && chained.has(cardOf(play));
      const kindOf = (play: Choice): string => {
        const givenUp = deedOf(play) === STAGE || deedOf(play) === SELL;
        return JSON.stringify({ ...unpack(rules, givenUp ? withoutCard(play) : play), pay: null });
      };
      const found: Choice[] = [];
      const count = kindsIn(rules, state, seat, ask, found);
      expect(found.slice(0, count)).toEqual(
        cheapestOfEach(
          all.filter((play) => !isPointless(play)),
          kindOf,
        ),
      );
    }
  }, 0.5));
