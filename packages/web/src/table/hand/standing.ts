/** What a card in hand costs now, or why it cannot be had. */
import type { CardExplained, SeatId, Way } from '@polis/engine';
import type { TFunction } from 'i18next';
import type { TableModel } from '../../game/model.ts';
import type { Names } from '../../game/names.ts';
import { buildWays, type Part, partsOf, totalOf } from '../../game/offers.ts';
import { priceWords, type ReasonWords, reasonWords } from '../../game/words.ts';
import type { IconName } from '../../look/icon-names.ts';

export interface Standing {
  tone: 'free' | 'own' | 'buy' | 'cant' | 'sealed';
  icon: IconName | null;
  long: string;
  short: string;
  /** Who gets what; empty if nothing is paid. */
  parts: readonly Part[];
  /** For those who hear it: a sentence. */
  said: string;
}

export function standingOf(
  t: TFunction,
  names: Names,
  model: TableModel,
  seat: SeatId,
  explained: CardExplained,
): Standing {
  const [way] = buildWays(model, explained);
  if (way) return possible(t, names, model, seat, explained, way);
  const { why } = explained;
  if (!why) return cannot(t, { long: t('hand.mayNot'), short: t('hand.mayNotShort'), more: [] }, 'no');
  return cannot(t, reasonWords(t, why, names.whose(seat)), why.code === 'already-built' ? 'dup' : 'no');
}

const cannot = (t: TFunction, { long, short, more }: ReasonWords, icon: IconName): Standing => ({
  tone: 'cant',
  icon,
  long,
  short,
  parts: [],
  said: t('hand.said.cannot', { reason: [long, ...more].join(t('word.list')) }),
});

const POWER_ICONS: readonly [string, IconName][] = [['olympia', 'olympia']];

function possible(
  t: TFunction,
  names: Names,
  model: TableModel,
  seat: SeatId,
  { card, chainedFrom }: CardExplained,
  way: Way,
): Standing {
  const { rules } = model;
  const whose = names.whose(seat);
  if (way.via === 'chain') {
    const from = names.card(chainedFrom[0]);
    const long = t('hand.chain', { card: from });
    const short = names.shortCard(chainedFrom[0]);
    return { tone: 'free', icon: 'chain', long, short, parts: [], said: t('hand.said.chain', { card: from }) };
  }
  const power = rules.powers.find(({ name }) => name === way.via);
  if (power) {
    const short = t(`power.${power.name}`);
    const long = t(power.often === 'always' ? 'hand.powerAlways' : 'hand.powerOnce', { power: short });
    const icon = POWER_ICONS.find(([start]) => power.name.startsWith(start))?.[1] ?? 'leader';
    return { tone: 'free', icon, long, short, parts: [], said: t('hand.said.power', { power: short }) };
  }
  const parts = partsOf(model, seat, way);
  if (parts.length > 0) {
    const price = priceWords(t, names, model, seat, way);
    const said = totalOf(way) > 0 ? t('hand.said.pay', { ...whose, price }) : `${price}.`;
    return { tone: 'buy', icon: null, long: '', short: '', parts, said };
  }
  const { cost } = rules.cards[rules.cardByName.get(card) ?? 0];
  if (cost.units > 0)
    return {
      tone: 'own',
      icon: 'check',
      long: t('hand.own', { ...whose }),
      short: t('hand.ownShort', { ...whose }),
      parts: [],
      said: t('hand.said.own', { ...whose }),
    };
  return {
    tone: 'free',
    icon: 'check',
    long: t('hand.free'),
    short: t('hand.free'),
    parts: [],
    said: t('hand.said.free'),
  };
}

/** How it is paid unless another way is chosen; null if it cannot be built. */
export const cheapestWay = (model: TableModel, explained: CardExplained): Way | null =>
  buildWays(model, explained)[0] ?? null;
