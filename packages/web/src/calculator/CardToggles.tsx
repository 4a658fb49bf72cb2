/** The cards of one kind, each to be tapped if it stands in the city. */
import './CardToggles.css';
import type { Card, SeatId } from '@polis/engine';
import { Select } from '../frame/Select.tsx';
import { EffectSymbols, useEffectWords } from '../look/Effects.tsx';
import { Icon } from '../look/Icon.tsx';
import { type Kind, kindOf } from '../look/kinds.ts';
import { Words } from '../look/Words.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { inGame } from './inGame.ts';
import type { PartProps } from './Player.tsx';
import { copyable } from './scenario.ts';

export function CardToggles(props: PartProps & { kind: Kind }) {
  const { t } = useTranslation();
  const { sheet, model, kind } = props;
  const cards = inGame(sheet).filter(({ card }) => kindOf(card.colour) === kind);
  const ages = [...new Set(cards.map(({ card }) => card.age))];
  return (
    <>
      {ages.map((age) => (
        <section key={age}>
          {ages.length > 1 ? <h4>{t(`age.${age}`)}</h4> : null}
          <ul className="calc-cards">
            {cards
              .filter(({ card }) => card.age === age)
              .map(({ card, copies }) => (
                <Toggle key={card.name} {...props} card={card} copies={copies} />
              ))}
          </ul>
        </section>
      ))}
      {cards
        .filter(({ card }) => card.effects.some((effect) => effect.kind === 'copyLeader'))
        .filter(({ card }) => sheet.columns[props.seat].cards.includes(card.name))
        .map(({ card }) => (
          <Copied key={card.name} {...props} name={model.names.card(card.name)} />
        ))}
    </>
  );
}

function Toggle({ sheet, model, seat, set, card, copies }: PartProps & { card: Card; copies: number }) {
  const { t } = useTranslation();
  const words = useEffectWords();
  const { names, rules } = model;
  const { cards } = sheet.columns[seat];
  const isIn = cards.includes(card.name);
  const owners = sheet.columns.flatMap((column, other): SeatId[] =>
    other !== seat && other < rules.seats && column.by === 'cards' && column.cards.includes(card.name) ? [other] : [],
  );
  const isTaken = !isIn && owners.length >= copies;
  const label = `${names.card(card.name)}. ${words(card.effects)}`;
  const taken = isTaken ? t('calculator.taken', { names: names.list(owners.map(names.seat)) }) : undefined;
  return (
    <li>
      <button
        type="button"
        className={`calc-card k-${kindOf(card.colour)}`}
        aria-pressed={isIn}
        disabled={isTaken}
        aria-label={taken ? `${label} ${taken}` : label}
        title={taken}
        onClick={() =>
          set({ cards: isIn ? cards.filter((name) => name !== card.name) : [...withoutTwins(), card.name] })
        }
      >
        <b>
          <Words of={names.shortCard(card.name)} />
        </b>
        <EffectSymbols effects={card.effects} />
        {isIn ? <Icon name="check" className="calc-check" /> : null}
      </button>
    </li>
  );

  /** A structure that is printed in two Ages is there once. */
  function withoutTwins(): string[] {
    return cards.filter((name) => rules.cards[rules.cardByName.get(name) ?? -1]?.building !== card.building);
  }
}

/** Whom a card copies: a leader of a neighbour. */
function Copied({ sheet, model, seat, set, name }: PartProps & { name: string }) {
  const { t } = useTranslation();
  const { rules, names } = model;
  return (
    <Select
      label={t('calculator.copied', { card: name })}
      value={sheet.columns[seat].copied ?? ''}
      options={[
        { value: '', text: t('calculator.nobody') },
        ...copyable(sheet, rules, seat).map((card) => ({ value: card, text: names.card(card) })),
      ]}
      onChange={(card) => set({ copied: card || null })}
    />
  );
}
