/** What everyone held, a line for each, and what they did with it. */
import './AllHands.css';
import '../table/hand/Hand.css';
import type { SeatId } from '@polis/engine';
import { memo } from 'react';
import { modelOf } from '../game/model.ts';
import { useNames } from '../game/names.ts';
import { cardsShown } from '../game/offers.ts';
import { Icon } from '../look/Icon.tsx';
import { kindOf } from '../look/kinds.ts';
import { Crest } from '../look/symbols.tsx';
import { kindClass } from '../parts/CardFace.tsx';
import { keyed } from '../parts/keyed.ts';
import { openSheet } from '../parts/open.ts';
import { SeatEmblem } from '../parts/Who.tsx';
import { viewAt } from '../record/seen.ts';
import { sealedSlot } from '../table/hand/cards.ts';
import { useTranslation } from '../text/speaking.tsx';
import { useDeeds } from './deeds.ts';
import type { ReplayProps } from './ReplayTable.tsx';

export const AllHands = memo(function AllHands({ onSeat, ...region }: ReplayProps & { onSeat(seat: SeatId): void }) {
  const { t } = useTranslation();
  const { rules } = region.model;
  return (
    <section className="hand-region hands" aria-label={t('replay.hands')}>
      {Array.from({ length: rules.players }, (_, seat) => seat).map((seat) => (
        <SeatHand key={seat} {...region} seat={seat} onSeat={onSeat} />
      ))}
    </section>
  );
});

function SeatHand({ seat, onSeat, ...region }: ReplayProps & { seat: SeatId; onSeat(seat: SeatId): void }) {
  const { t } = useTranslation();
  const { known, model, game, at } = region;
  const names = useNames(known, model);
  const deeds = useDeeds(region);
  const own = modelOf(viewAt(game.story.steps[at], seat));
  const cards = cardsShown(own);
  const chosen = sealedSlot(own, cards);
  const isSeenFrom = seat === model.me;
  return (
    <div className={isSeenFrom ? 'hands-row mine' : 'hands-row'}>
      <button
        type="button"
        className="hands-who"
        aria-pressed={isSeenFrom}
        aria-label={t('replay.lookFrom', { ...names.whose(seat) })}
        onClick={() => onSeat(seat)}
      >
        <SeatEmblem model={model} city={names.city(seat)} seat={seat} />
        <b>{names.label(seat)}</b>
      </button>
      <ul aria-label={t('hand.region', { ...names.whose(seat), count: cards.length })}>
        {keyed(
          cards.map((id, slot) => ({ card: model.rules.cards[id], isChosen: slot === chosen })),
          ({ card }) => card.name,
        ).map(({ key, item: { card, isChosen } }) => {
          const kind = kindOf(card.colour);
          return (
            <li key={key}>
              <button
                type="button"
                className={`mini ${kindClass(card)}${isChosen ? ' chosen' : ''}`}
                onClick={() => openSheet({ sheet: 'card', card: card.name })}
              >
                {kind ? <Crest kind={kind} /> : <Icon name="column" />}
                <span className="vh">{names.card(card.name)}</span>
                <span aria-hidden="true">{names.shortCard(card.name)}</span>
                {isChosen ? (
                  <>
                    <Icon name="seal" />
                    <span className="vh">{t('replay.chosen')}</span>
                  </>
                ) : null}
              </button>
            </li>
          );
        })}
      </ul>
      <span className="hands-deed">{deeds(seat)}</span>
    </div>
  );
}
