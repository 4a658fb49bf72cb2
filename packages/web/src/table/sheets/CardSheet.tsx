/** Everything about one card. */
import { RESOURCES } from '@polis/engine';
import { useTranslation } from 'react-i18next';
import { EffectSymbols, useEffectWords } from '../../look/Effects.tsx';
import { phrasesOf } from '../../look/effect-groups.ts';
import { Coin, Crest, Tile } from '../../look/symbols.tsx';
import { KIND_RULES, ruleOfPhrase } from '../../rules/topics.ts';
import { cityOf, kindOfCard, opens } from '../around/facts.ts';
import { keyed } from '../around/keyed.ts';
import type { RegionProps } from '../model.ts';
import { useNames } from '../names.ts';
import { openSheet } from './open.ts';
import { RuleLinks } from './RuleLinks.tsx';
import { SheetFrame } from './SheetFrame.tsx';

export function CardSheet({ name, known, model }: RegionProps & { name: string }) {
  const { t } = useTranslation();
  const names = useNames(known, model);
  const words = useEffectWords();
  const { rules, view } = model;
  const card = rules.cards[rules.cardByName.get(name) ?? -1];
  if (!card) return null;
  const kind = kindOfCard(card);
  const goods = RESOURCES.flatMap((resource, i) => new Array<typeof resource>(card.cost.demand[i]).fill(resource));
  const isFree = goods.length === 0 && card.cost.coins === 0;
  const later = opens(model, card);
  const owners = view.seats.flatMap((_, seat) =>
    cityOf(model, seat).some(({ building }) => building === card.building) ? [seat] : [],
  );
  return (
    <SheetFrame
      title={
        <span className={`sheet-card k-${kind}`}>
          <Crest kind={kind} />
          {names.card(card.name)}
        </span>
      }
      about={
        card.age > 0
          ? t('sheet.card.kind', { kind: t(`kindLong.${kind}`), age: t(`age.${card.age}`) })
          : t('sheet.card.kindOnly', { kind: t(`kindLong.${kind}`) })
      }
    >
      <div className="sheet-effect">
        <EffectSymbols effects={card.effects} size="l" />
      </div>
      <p>{words(card.effects)}</p>
      <dl className="facts">
        <dt>{t('sheet.card.costs')}</dt>
        <dd className="row">
          {isFree ? t('sheet.card.free') : null}
          {keyed(goods, String).map(({ key, item }) => (
            <Tile key={key} resource={item} />
          ))}
          {card.cost.coins > 0 ? <Coin count={card.cost.coins} /> : null}
        </dd>
      </dl>
      {card.chain.length > 0 ? (
        <p>{t('sheet.card.from', { names: names.list(card.chain.map((from) => names.card(from.name))) })}</p>
      ) : null}
      {later.length > 0 ? (
        <p>{t('sheet.card.to', { names: names.list(later.map((one) => names.card(one.name))) })}</p>
      ) : null}
      {owners.map((seat) => (
        <button key={seat} type="button" className="quiet-b" onClick={() => openSheet({ sheet: 'city', seat })}>
          {t('sheet.card.owners', { names: names.seat(seat) })}
        </button>
      ))}
      <RuleLinks
        rules={[
          ...phrasesOf(card.effects).map(ruleOfPhrase),
          KIND_RULES[kind],
          ...(card.chain.length + later.length > 0 ? (['chains'] as const) : []),
        ]}
      />
    </SheetFrame>
  );
}
