/** What effects do, in sentences. */
import { type Effect, type EffectKind, type EffectOf, MOST_UNITS, RAW, RESOURCES, roman } from '@polis/engine';
import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { listed } from '../text/listed.ts';
import { useTranslation } from '../text/speaking.tsx';
import { type Counted, type Phrase, phrasesOf, scopeName, victoryIn } from './effect-groups.ts';
import { goodsWords } from './goods-words.ts';
import { resourcesIn } from './symbols.tsx';

type PhraseKind = Phrase['kind'];
type PhraseOf<K extends PhraseKind> = Extract<Phrase, { kind: K }>;
type Words = { [K in PhraseKind]: (t: TFunction, phrase: PhraseOf<K>) => string };

function units(t: TFunction, masks: readonly number[]): string {
  const kinds = [...new Set(masks)];
  const words = kinds.map((mask) => {
    const count = masks.filter((one) => one === mask).length;
    return t('effect.unit', { count, resource: goodsWords(t, resourcesIn(mask), count) });
  });
  return listed(t, words);
}

const colour = (t: TFunction, name: string): string => t(`effect.colour.${name}`);
const coins = (t: TFunction, count: number): string => t('count.coins', { count });
const points = (t: TFunction, count: number): string => t('count.points', { count });

function each(t: TFunction, { of, scope, every }: Pick<Counted, 'of' | 'scope' | 'every'>): string {
  const [first] = of;
  const value = victoryIn(first);
  if (value !== null) return t('effect.each.victoryOf', { value });
  if ((RESOURCES as readonly string[]).includes(first))
    return t('effect.each.goods', { good: t(`resource.${first}`, { count: 1 }) });
  if (first === 'wonder' || first === 'colours') return t(`effect.each.${first}`);
  if (first === 'coins') return t('effect.each.coins', { count: every });
  if (first === 'stage' || first === 'victory' || first === 'defeat') return t(`effect.each.${first}.${scope}`);
  if (first.includes('+')) {
    const colours = listed(
      t,
      first.split('+').map((name) => colour(t, name)),
    );
    return t('effect.each.set', { colours });
  }
  const colours = listed(
    t,
    of.map((name) => colour(t, name)),
    'or',
  );
  return t(`effect.each.card.${scope}`, { colours });
}

function freeBuild(t: TFunction, { often, when, colours }: EffectOf<'freeBuild'>): string {
  if (when === 'new colour') return t('effect.freeBuild.newColour');
  if (when === 'first turn') return t('effect.freeBuild.firstTurn');
  if (when === 'last turn') return t('effect.freeBuild.lastTurn');
  const what =
    colours.length > 1 ? t('effect.freeBuild.any') : t('effect.freeBuild.of', { colour: colour(t, colours[0]) });
  return t(often === 'always' ? 'effect.freeBuild.always' : 'effect.freeBuild.once', { what });
}

function cheaper(t: TFunction, { what, count }: EffectOf<'cheaper'>): string {
  if (what !== 'stage') return t('effect.cheaper.card', { count, colour: colour(t, what) });
  return count >= MOST_UNITS ? t('effect.cheaper.stageAll') : t('effect.cheaper.stage', { count });
}

function whenever(t: TFunction, { point, coins: count }: EffectOf<'whenever'>): string {
  if (!point.startsWith('build:')) return t(`effect.whenever.${point}`, { coins: coins(t, count) });
  return t('effect.whenever.build', { coins: coins(t, count), colour: colour(t, point.slice('build:'.length)) });
}

function lose(t: TFunction, { loss, count }: EffectOf<'lose'>): string {
  if (count === 'age') return t('effect.lose.age');
  if (typeof count === 'number') return t(`effect.lose.${loss}`, { count });
  const { of, scope, every } = count;
  return t('effect.lose.counted', {
    coins: coins(t, count.each),
    each: each(t, { of: [of], scope: scopeName(scope), every }),
  });
}

/** Kinds whose one sentence needs nothing but its count. */
const plain =
  <K extends EffectKind>(kind: K) =>
  (t: TFunction): string =>
    t(`effect.${kind}`);

const WORDS: Words = {
  produce: (t, { units: masks }) => t('effect.makes', { units: units(t, masks) }),
  trade: (t, { goods, scope }) => t(`effect.trade.${goods === RAW ? 'raw' : 'made'}.${scopeName(scope)}`),
  shields: (t, { count }) => t('effect.shields', { count }),
  symbol: (t, { symbol }) => t(`effect.symbol.${symbol}`),
  freeBuild,
  cheaper,
  buyFromBank: (t, { count }) => t('effect.buyFromBank', { count }),
  whenever,
  betterSets: (t, phrase) => t('effect.betterSets', { points: points(t, phrase.points) }),
  passDefeats: plain('passDefeats'),
  lastCard: plain('lastCard'),
  coins: (t, { count }) => t('effect.coins', { count }),
  points: (t, { count }) => t('effect.points', { count }),
  counted: (t, phrase) => {
    const which = phrase.coins > 0 ? (phrase.points > 0 ? 'both' : 'coins') : 'points';
    return t(`effect.counted.${which}`, {
      coins: coins(t, phrase.coins),
      points: points(t, phrase.points),
      each: each(t, phrase),
    });
  },
  dig: plain('dig'),
  copyGuild: plain('copyGuild'),
  pairs: (t, { values }) => t('effect.pairs', { values: listed(t, values.map(String), 'or') }),
  takeVictory: plain('takeVictory'),
  most: (t, { of, points: count }) =>
    of === 'coins'
      ? t('effect.most.coins', { points: points(t, count) })
      : t('effect.most.cards', { points: points(t, count), colour: colour(t, of) }),
  copyStage: (t, { place, scope }) => t(`effect.copyStage.${scopeName(scope)}`, { stage: roman(place + 1) }),
  lose,
  diplomacy: plain('diplomacy'),
  gift: (t, { coins: count, to }) => t(`effect.gift.${to}`, { count }),
  rebate: (t, { scope }) => t(`effect.rebate.${scopeName(scope)}`),
  follow: (t, { which }) => t(`effect.follow.${which}`),
  copySymbol: plain('copySymbol'),
  incomeBonus: (t, { coins: count }) => t('effect.incomeBonus', { count }),
  defeatsAsShields: plain('defeatsAsShields'),
  victory: (t, { value }) => t('effect.victory', { count: value }),
  clearDefeats: plain('clearDefeats'),
  doubleGuild: plain('doubleGuild'),
  pawn: (t, { age }) => t(`effect.pawn.${age}`),
  recruitFree: plain('recruitFree'),
  recruitCheaper: (t, { scope, coins: count }) => t(`effect.recruitCheaper.${scopeName(scope)}`, { count }),
  copyLeader: plain('copyLeader'),
  drawLeaders: (t, { count }) => t('effect.drawLeaders', { count }),
  extraLeader: plain('extraLeader'),
  indebt: (t, { debt }) => t('effect.indebt', { count: debt }),
  smuggle: plain('smuggle'),
  turnSymbol: plain('turnSymbol'),
  moreSymbol: plain('moreSymbol'),
  disarm: plain('disarm'),
  unbeaten: (t, { points: count }) => t('effect.unbeaten', { count }),
  alone: (t, { points: count }) => t('effect.alone', { count }),
  likeUnder: (t, { each: count }) => t('effect.likeUnder', { count }),
  entomb: plain('entomb'),
  exchange: plain('exchange'),
  meetLeader: plain('meetLeader'),
};

const said = <K extends PhraseKind>(t: TFunction, phrase: PhraseOf<K>): string =>
  (WORDS[phrase.kind as K] as (t: TFunction, phrase: PhraseOf<K>) => string)(t, phrase);

/** Of another city: "may build" instead of "you may build". */
const ofTheirs = (t: TFunction): TFunction =>
  ((key: string, values?: object) => t(key, { ...values, context: 'theirs' })) as TFunction;

/** One sentence after the other; `isMine`: they speak to whoever reads them. */
export function effectWords(t: TFunction, effects: readonly Effect[], isMine = true): string {
  if (effects.length === 0) return t('effect.none');
  const told = isMine ? t : ofTheirs(t);
  return phrasesOf(effects)
    .map((phrase) => said(told, phrase))
    .join(' ');
}

export function useEffectWords(): (effects: readonly Effect[], isMine?: boolean) => string {
  const { t } = useTranslation();
  return useCallback((effects, isMine) => effectWords(t, effects, isMine), [t]);
}
