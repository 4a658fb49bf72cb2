/** Everything a card, a board or a project does can be drawn and said. */
import { boardNames, EDITIONS, type Effect, moduleNames, readConfig, rulesOf } from '@polis/engine';
import i18next from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { EffectSymbols } from '../src/look/Effects.tsx';
import { effectWords } from '../src/look/effect-words.ts';
import { LANGUAGES, type Language, speak, startTexts } from '../src/text/index.ts';

beforeAll(() => startTexts('en', true));

const SEATS = [2, 3, 4, 5, 6, 7, 8];
const MIXES = [
  ['base'],
  ...moduleNames.filter((name) => name !== 'base').map((name) => ['base', name]),
  [...moduleNames],
  moduleNames.filter((name) => name !== 'teams'),
];

/** By where they stand. Not every mix is for every number of players. */
function everything(): Map<string, readonly Effect[]> {
  const all = new Map<string, readonly Effect[]>();
  for (const edition of EDITIONS)
    for (const seats of SEATS)
      for (const modules of MIXES)
        try {
          add(
            all,
            edition,
            rulesOf(readConfig({ edition, seats, modules, boards: [...boardNames], seed: '0'.repeat(32) })),
          );
        } catch {}
  return all;
}

function add(all: Map<string, readonly Effect[]>, edition: string, rules: ReturnType<typeof rulesOf>): void {
  for (const card of rules.cards) all.set(`${edition} ${card.name}`, card.effects);
  for (const { city, side, gives, stages } of rules.wonders) {
    if (gives.effects.length > 0) all.set(`${edition} ${city} ${side}`, gives.effects);
    stages.forEach((stage, i) => {
      if (stage.effects.length > 0) all.set(`${edition} ${city} ${side} ${i}`, stage.effects);
      stage.options.forEach((option, j) => {
        all.set(`${edition} ${city} ${side} ${i}.${j}`, option.effects);
      });
    });
  }
}

const found = everything();

test('there are cards of all modules', () => expect(found.size).toBeGreaterThan(250));

/** What is wrong with how these are shown, by where they stand. */
const wrong = (shown: (effects: readonly Effect[]) => string, isRight: (shown: string) => boolean): string[][] =>
  [...found].map(([where, effects]) => [where, shown(effects)]).filter(([, text]) => !isRight(text));

test.each([
  ['en', /\byou/i],
  ['fr', /\b(tu|te|ton|tes)\b/i],
] as [Language, RegExp][])(
  'what a board gives or lets choose is told of another city without "you": %s',
  async (language, you) => {
    await speak(language);
    const ofBoards = [...found].filter(([where]) => / ([AB]|\d\.\d)$/.test(where));
    expect(ofBoards.length).toBeGreaterThan(6);
    const told = ofBoards.map(([where, effects]) => [where, effectWords(i18next.t, effects, false)]);
    expect(told.filter(([, text]) => you.test(text))).toEqual([]);
    await speak('en');
  },
);

test.each(Object.keys(LANGUAGES) as Language[])('everything is said in sentences: %s', async (language) => {
  await speak(language);
  const isSentence = (words: string): boolean =>
    /^[A-ZÀÉÂ0-9].*\.$/.test(words) && !/effect\.|undefined|\{\{|NaN/.test(words);
  expect(wrong((effects) => effectWords(i18next.t, effects), isSentence)).toEqual([]);
  await speak('en');
});

test('everything is drawn, and is not drawn like something else', () => {
  const drawing = (effects: readonly Effect[]): string =>
    renderToStaticMarkup(createElement(EffectSymbols, { effects, size: 'l' }));
  const isDrawn = (drawn: string): boolean =>
    /<use href="#g-|class="fx-steps"/.test(drawn) && !/undefined|effect\./.test(drawn);
  expect(wrong(drawing, isDrawn)).toEqual([]);
  const symbols = (effects: readonly Effect[]): string => drawing(effects).replace(/aria-label="[^"]*"/g, '');
  const drawings = new Map([...found.values()].map((effects) => [symbols(effects), effectWords(i18next.t, effects)]));
  for (const effects of found.values()) expect(drawings.get(symbols(effects))).toBe(effectWords(i18next.t, effects));
});
