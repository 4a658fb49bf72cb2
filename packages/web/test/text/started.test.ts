/** Texts are there as soon as they were started, however often that is. */
import i18next from 'i18next';
import { expect, test } from 'vitest';
import { startTexts } from '../../src/text/index.ts';

test('what is started again has all texts again', async () => {
  const has = (id: string): boolean => i18next.exists(id);
  await startTexts('fr', true);
  await startTexts('fr', true);
  expect(['home.games.none', 'table.you'].filter((id) => !has(id))).toEqual([]);
});
