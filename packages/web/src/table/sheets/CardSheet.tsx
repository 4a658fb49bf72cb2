/** Everything about one card. */
import '../../parts/sheet-card.css';
import '../around/buttons.css';
import { Link } from 'wouter';
import { cityOf, kindOfCard } from '../../game/contents.ts';
import { libraryAddress } from '../../game/libraryAddress.ts';
import type { RegionProps } from '../../game/model.ts';
import { useNames } from '../../game/names.ts';
import { phrasesOf } from '../../look/effect-groups.ts';
import { opens } from '../../look/opens.ts';
import { Crest } from '../../look/symbols.tsx';
import { KIND_RULES, ruleOfPhrase } from '../../look/topics.ts';
import { EffectAndCost } from '../../parts/EffectAndCost.tsx';
import { openSheet } from '../../parts/open.ts';
import { SheetFrame } from '../../parts/SheetFrame.tsx';
import { useTranslation } from '../../text/speaking.tsx';
import { RuleLinks } from './RuleLinks.tsx';

export function CardSheet({ name, known, model }: RegionProps & { name: string }) {
  const { t } = useTranslation();
  const names = useNames(known, model);
  const { rules, view } = model;
  const card = rules.cards[rules.cardByName.get(name) ?? -1];
  if (!card) return null;
  const kind = kindOfCard(card);
  const later = opens(rules, card);
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
      <EffectAndCost card={card} />
      {card.chain.length > 0 ? (
        <p>{t('sheet.card.from', { names: card.chain.map((from) => names.card(from.name)).join(t('word.or')) })}</p>
      ) : null}
      {later.length > 0 ? (
        <p>{t('sheet.card.to', { names: names.list(later.map((one) => names.card(one.name))) })}</p>
      ) : null}
      {owners.map((seat) => (
        <button key={seat} type="button" className="quiet-b" onClick={() => openSheet({ sheet: 'city', seat })}>
          {t('sheet.card.owners', { names: names.whom(seat) })}
        </button>
      ))}
      <RuleLinks
        rules={[
          ...phrasesOf(card.effects).map(ruleOfPhrase),
          KIND_RULES[kind],
          ...(card.chain.length + later.length > 0 ? (['chains'] as const) : []),
        ]}
      />
      <Link className="quiet-b" href={libraryAddress(rules, card)} state={{ table: known.table }}>
        {t('sheet.card.library')}
      </Link>
    </SheetFrame>
  );
}
