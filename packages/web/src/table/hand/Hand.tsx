/** My hand, or the cards the question is about. */
import './Hand.css';
import { memo, useEffect, useMemo, useRef } from 'react';
import { nextHandOrder, useSettings } from '../../device/settings.ts';
import type { RegionProps } from '../../game/model.ts';
import { useNames } from '../../game/names.ts';
import { isInTray } from '../../game/offers.ts';
import { questionOf, usePicked, useSelection } from '../../game/selection.ts';
import { useShortcuts } from '../../parts/keyboard.ts';
import { openSheet } from '../../parts/open.ts';
import { useStages } from '../../parts/useStages.ts';
import { useTranslation } from '../../text/speaking.tsx';
import { SideChoice } from '../ask/SideChoice.tsx';
import { LastTurnCell } from '../last-turn/LastTurnCell.tsx';
import { type CardInHand, cardsInHand } from './cards.ts';
import { HandCard } from './HandCard.tsx';
import { moveFocus } from './moveFocus.ts';
import { arranged, type Placed } from './order.ts';

export const Hand = memo(function Hand(props: RegionProps) {
  if (props.model.ask?.ask.ask === 'side' && !props.isRecord) return <SideChoice {...props} />;
  return <Cards {...props} />;
});

const readCard = (card: string): void => openSheet({ sheet: 'card', card });

const SLOTS = [1, 2, 3, 4, 5, 6, 7, 8];
/** Cards in a row of the phone's grid. */
const PHONE_ROW = 4;
/** So many cards of a new hand are drawn in one frame: a slow phone takes long for each. */
const AT_ONCE = 2;
/** The others follow, as many in each frame. */
const MORE_FRAMES = 3;

/** Cards, and what can be done with them. */
interface Held {
  placed: Placed[];
  question: string;
  /** Nothing is asked about them, or it is answered. */
  isShownOnly: boolean;
  onChoose(slot: number): void;
}

function Cards({ known, model, isRecord = false }: RegionProps) {
  const { t } = useTranslation();
  const names = useNames(known, model);
  const { ask, me } = model;
  const question = questionOf(known, ask);
  const picked = usePicked(question);
  const choose = useSelection((now) => now.choose);
  const order = useSettings(({ handOrder }) => handOrder);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is explained stays the same while others answer
  const cards = useMemo(() => cardsInHand(t, names, model), [t, names, model.cards]);
  const placed = useMemo(() => arranged(cards, order), [cards, order]);
  const list = useRef<HTMLUListElement>(null);

  const isAsked = ask !== null && (ask.ask.ask === 'play' || (ask.ask.ask === 'pick' && !isInTray(ask)));
  const isShownOnly = isRecord || !isAsked || ask.sealed >= 0;
  const held = useMemo(
    (): Held => ({ placed, question, isShownOnly, onChoose: (slot) => choose(question, slot) }),
    [placed, question, isShownOnly, choose],
  );
  const stages = useStages(held, MORE_FRAMES);
  // until then the last hand lies there, and its question is over
  const parts = [held, ...stages.map((stage) => (stage.question === question ? held : stage))];
  const cardAt = (place: number): HTMLElement | undefined =>
    list.current?.querySelectorAll<HTMLElement>('.card')[place];
  useFocusOnNewHand(isRecord ? '' : question, () => (isAsked ? cardAt(0) : firstAnswer()));
  useShortcuts([
    {
      keys: SLOTS.map(String),
      text: 'keys.card',
      shown: '1–8',
      isOff: isShownOnly,
      run: (key) => {
        const place = Number(key) - 1;
        if (place >= placed.length) return;
        held.onChoose(placed[place].slot);
        cardAt(place)?.focus();
      },
    },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      text: 'keys.move',
      shown: t('keys.arrows'),
      isOff: isRecord,
      run: () =>
        cardAt(
          Math.max(
            0,
            placed.findIndex(({ slot }) => slot === picked.slot),
          ),
        )?.focus(),
    },
    { keys: ['v'], text: 'keys.order', run: nextHandOrder },
  ]);

  const city = ask && ask.seat !== me ? names.board(ask.seat) : null;
  const label = city
    ? t('hand.regionFree', { city, count: cards.length })
    : ask?.ask.ask === 'pick' && isAsked
      ? t('ask.pickRegion', { count: cards.length })
      : t('hand.region', { ...names.whose(me), count: cards.length });
  const free = (PHONE_ROW - (cards.length % PHONE_ROW)) % PHONE_ROW;
  const lastTurn = <LastTurnCell known={known} model={model} free={free} />;
  return (
    <section className="hand-region edged" aria-label={label}>
      {cards.length === 0 ? (
        <>
          <p className="hand-none">{t(model.isSpectator ? 'hand.watching' : 'hand.empty')}</p>
          <ul className="hand hand-alone">{lastTurn}</ul>
        </>
      ) : (
        <ul className="hand" ref={list} style={{ '--cards': cards.length } as object} onKeyDown={moveFocus}>
          {cards.flatMap((_, place) => {
            const { placed: all, question: asked, isShownOnly, onChoose } = partOf(parts, place);
            return all.slice(place, place + 1).map(({ inHand, slot }) => (
              <li key={`${asked}/${inHand.id}`} data-slot={slot}>
                <HandCard
                  card={inHand.card}
                  standing={inHand.standing}
                  bought={inHand.bought}
                  slot={slot}
                  place={place}
                  count={cards.length}
                  names={names}
                  rules={model.rules}
                  state={stateOf(inHand, slot, isShownOnly, asked === question ? picked.slot : null)}
                  isShownOnly={isShownOnly}
                  onChoose={onChoose}
                  onRead={readCard}
                />
              </li>
            ));
          })}
          {lastTurn}
        </ul>
      )}
    </section>
  );
}

/** The hand that lies in this place just now. */
const partOf = (parts: readonly Held[], place: number): Held =>
  parts[Math.min(MORE_FRAMES, Math.floor(place / AT_ONCE))];

function stateOf({ standing }: CardInHand, slot: number, isQuiet: boolean, chosen: number | null) {
  if (isQuiet) return standing?.tone === 'sealed' ? 'sealed' : 'dim';
  return slot === chosen ? 'chosen' : 'idle';
}

/** Where a question that is not about the hand is answered. */
const firstAnswer = (): HTMLElement | undefined =>
  document.querySelector<HTMLElement>('.tray .card, .ask input, .ask [role=radio][aria-checked=true], .ask .cta') ??
  undefined;

/** A new hand is where one goes on, unless one is busy elsewhere. */
function useFocusOnNewHand(question: string, first: () => HTMLElement | undefined): void {
  const last = useRef(question);
  useEffect(() => {
    if (last.current === question) return;
    last.current = question;
    const at = document.activeElement;
    if (question && (!at || at === document.body || at.closest('.hand, .ask, .tray')))
      first()?.focus({ preventScroll: true });
  });
}
