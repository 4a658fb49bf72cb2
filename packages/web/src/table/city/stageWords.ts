/** What a stage takes and gives, in words. */
import { type Effect, type Gives, RESOURCES, type Stage } from '@polis/engine';
import type { TFunction } from 'i18next';
import { type Copied, waysOf } from '../../game/stages.ts';

type EffectWords = (effects: readonly Effect[]) => string;

export function stageCostWords(t: TFunction, { cost }: Pick<Stage, 'cost'>): string {
  const parts = [
    ...RESOURCES.flatMap((resource, i) => {
      const count = cost.demand[i];
      return count > 0 ? [t('city.stage.good', { count, good: t(`resource.${resource}`, { count }) })] : [];
    }),
    ...(cost.coins > 0 ? [t('count.coins', { count: cost.coins })] : []),
  ];
  return parts.length > 0 ? parts.join(t('word.list')) : t('sheet.card.free');
}

/** `options`: what can still be chosen from. */
export function stageGivesWords(
  t: TFunction,
  words: EffectWords,
  gives: readonly Pick<Gives, 'effects'>[],
  options: readonly Pick<Gives, 'effects'>[],
): string {
  const fixed = words(gives.flatMap(({ effects }) => effects));
  return [fixed, ...(options.length > 0 ? [stageOptionsWords(t, words, options)] : [])].filter(Boolean).join(' ');
}

export const stageOptionsWords = (
  t: TFunction,
  words: EffectWords,
  options: readonly Pick<Gives, 'effects'>[],
): string => t('city.stage.options', { gives: options.map(({ effects }) => words(effects)).join(t('word.or')) });

/** A sentence for each neighbour who can be copied: what of theirs. */
export const stageCopiesWords = (t: TFunction, words: EffectWords, copies: readonly Copied[]): string[] =>
  copies.map(({ from, stage }) =>
    t(`city.stage.copies.${from}`, {
      gives: stage
        ? waysOf(stage)
            .map(({ effects }) => words(effects))
            .join(t('word.or'))
        : t('effect.none'),
    }),
  );
