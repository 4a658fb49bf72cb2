/** Payments, reasons and answers in words. */
import {
  choices,
  isRecruit,
  type Reason,
  type Rules,
  roman,
  type SeatId,
  type StageForm,
  unpack,
  type View,
  type Way,
} from '@polis/engine';
import type { TFunction } from 'i18next';
import { goodsWords } from '../look/goods-words.ts';
import { boardWords } from '../text/board.ts';
import { listed } from '../text/listed.ts';
import type { TableModel } from './model.ts';
import type { Names, Whose } from './names.ts';
import { type Part, partsOf, stageBuilt, totalOf } from './offers.ts';

/** "1 coin to Dov and 2 coins to the bank" */
export function priceWords(
  t: TFunction,
  names: Names,
  model: Pick<TableModel, 'rules' | 'game'>,
  seat: SeatId,
  way: Way,
): string {
  const paid = partsOf(model, seat, way);
  if (paid.length === 0) return freeWords(t, model, way).long;
  if (totalOf(way) === 0) return boughtFreeWords(t, names, paid);
  const parts = paid.map(({ coins, to }) =>
    t('price.part', {
      coins: t('count.coins', { count: coins }),
      name: to === null ? t('price.bank') : names.whom(to),
    }),
  );
  return listed(t, parts);
}

/** Goods whose price comes to nothing are bought all the same. */
const boughtFreeWords = (t: TFunction, names: Names, parts: readonly Part[]): string =>
  t('hand.forNothing', { names: names.list(parts.flatMap(({ to }) => (to === null ? [] : [names.whom(to)]))) });

/** By what right it is free; how often one has that right is only said where there is room. */
export function freeWords(
  t: TFunction,
  { rules }: Pick<TableModel, 'rules'>,
  way: Way,
): Pick<ReasonWords, 'long' | 'short'> {
  const power = rules.powers.find(({ name }) => name === way.via);
  if (!power) return { long: t('hand.free'), short: t('hand.free') };
  const named = { power: t(`power.${power.name}`) };
  const short = t('hand.powerAlways', named);
  return { long: power.often === 'always' ? short : t('hand.powerOnce', named), short };
}

export interface ReasonWords {
  long: string;
  short: string;
  /** Powers that would help at another time. */
  more: string[];
}

/** Why something cannot be had, long and short. */
export function reasonWords(t: TFunction, reason: Reason, whose: Whose = {}): ReasonWords {
  const plain = (id: string, values = {}): ReasonWords => ({
    long: t(`hand.${id}`, values),
    short: t(`hand.${id}Short`, values),
    more: [],
  });
  switch (reason.code) {
    case 'already-built':
      return plain('inCity', { ...whose });
    case 'no-board':
      return plain('noBoard');
    case 'wonder-complete':
      return plain('complete');
    case 'coins':
    case 'trade': {
      const needs = reason.code === 'coins' ? reason.needs : reason.costs;
      const coins = t('count.coins', { count: needs });
      const missing = needs - reason.has;
      return {
        long: t('hand.short', { coins, missing }),
        short: t('hand.coinsShort', { count: missing }),
        more: idleWords(t, reason),
      };
    }
    case 'resources': {
      const all = listed(
        t,
        reason.lacks.map(({ resources }) => goodsWords(t, resources)),
      );
      const count = reason.lacks.reduce((sum, lack) => sum + lack.count, 0);
      const [one] = reason.lacks;
      const isOneGood = reason.lacks.length === 1 && one.resources.length === 1;
      const id = reason.lacks.length > 1 ? 'lacks' : reason.forSale ? 'notEnough' : 'nobodySells';
      return {
        long: reason.lacks.length > 2 ? t('hand.lacksMany', { count }) : t(`hand.${id}`, { goods: all }),
        short: t('hand.lacksShort', {
          count,
          goods: isOneGood ? goodsWords(t, one.resources, count) : t('hand.goods', { count }),
        }),
        more: idleWords(t, reason),
      };
    }
    case 'no-join':
      return plain(`noJoin.${reason.why}`, { ...whose });
    case 'rule':
      return plain('mayNot');
  }
}

const idleWords = (t: TFunction, { idle = [] }: Extract<Reason, { idle?: unknown }>): string[] =>
  idle.map(({ power, why }) => t(`hand.idle.${why}`, { power: t(`power.${power}`) }));

/** Leaders are recruited; of structures one says that they are built. */
export const ofWhat = ({ rules, view }: { rules: Rules; view: Pick<View, 'at'> }): { context?: 'leader' } =>
  RECRUITS.includes(rules.steps[view.at]?.window) ? { context: 'leader' } : {};

const RECRUITS = ['rome.recruit', 'catan.recruit'];

/** "III", or "III as Dov has it" where one chooses whose stage it copies. */
export function stageWords(
  t: TFunction,
  names: Names,
  model: Pick<TableModel, 'rules' | 'game'>,
  seat: SeatId,
  form: Pick<StageForm, 'stage' | 'from'>,
): string {
  const { number, from, isCopyChosen } = stageBuilt(model, seat, form);
  if (!from || !isCopyChosen) return roman(number);
  return t('ask.stageAs', { number: roman(number), name: names.whom(model.rules[from][seat]) });
}

/** An answer as a person would say it: "build Arsenal, 1 coin to Dov". */
export function answerWords(
  t: TFunction,
  names: Names,
  model: Pick<TableModel, 'rules' | 'game' | 'view'>,
  seat: SeatId,
  choice: number,
): string {
  const { rules } = model;
  const form = unpack(rules, choice);
  switch (form.do) {
    case 'build':
    case 'stage': {
      const isLeader = form.do === 'build' && isRecruit(rules.cards[choices.cardOf(choice)]);
      const card = names.card(form.card);
      const what =
        form.do === 'build'
          ? t(`ask.sealed.${isLeader ? 'recruit' : 'build'}`, { card })
          : t(`ask.sealed.${form.join ? 'project' : 'stage'}`, {
              card,
              number: stageWords(t, names, model, seat, form),
            });
      const total = form.pay.left + form.pay.right + form.pay.bank;
      if (total === 0) return what;
      const way: Way = { choice, via: 'paid', pay: form.pay, join: false, option: 0 };
      return t('ask.sealed.priced', { what, price: priceWords(t, names, model, seat, way) });
    }
    case 'sell':
    case 'pick':
      return t(`ask.sealed.${form.do}`, { card: names.card(form.card) });
    case 'pay':
      return t('ask.sealed.pay', { coins: t('count.coins', { count: form.coins }) });
    case 'give':
      return t('ask.sealed.give', { tokens: form.victory.map((value) => `+${value}`).join(t('word.list')) });
    case 'side': {
      const chosen = rules.wonders.find(({ city, side }) => city === names.city(seat) && side === form.side);
      return chosen ? boardWords(t, chosen) : form.side;
    }
    case 'pass':
      return t('ask.sealed.pass', ofWhat(model));
  }
}
