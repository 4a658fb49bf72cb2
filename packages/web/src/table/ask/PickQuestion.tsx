/** One of several cards: a leader to keep or to copy, a card to dig up or to lose. */
import '../../parts/question-bar.css';
import { type Card, choices, type SeatId } from '@polis/engine';
import type { TableModel } from '../../game/model.ts';
import { useNames } from '../../game/names.ts';
import { isInTray } from '../../game/offers.ts';
import { questionOf, usePicked, useSelection } from '../../game/selection.ts';
import { ofWhat } from '../../game/words.ts';
import { Buttons, Does, Sentence } from '../../parts/Question.tsx';
import { useTranslation } from '../../text/speaking.tsx';
import type { QuestionProps } from './AskBar.tsx';
import { pickAt, Tray } from './Tray.tsx';
import { tombOf } from './tomb.ts';

export function PickQuestion({ known, model, answering }: QuestionProps) {
  const { t } = useTranslation();
  const names = useNames(known, model);
  const own = model.ask as NonNullable<TableModel['ask']>;
  const question = questionOf(known, own);
  const { slot } = usePicked(question);
  const choose = useSelection((now) => now.choose);
  const putBack = useSelection((now) => now.putBack);
  if (own.ask.ask !== 'pick') return null;
  const { options, why, optional } = own.ask;
  const choice = pickAt(options, slot);
  const chosen = slot === null ? null : model.rules.cards[options[slot]];
  const owner = chosen && why === 'courtesans.copy' ? ownerOf(model, options[slot ?? 0]) : null;
  const kept = why === 'leaders.draft' ? keptLeaders(model) : [];
  return (
    <>
      {isInTray(own) ? (
        <Tray model={model} names={names} options={options} slot={slot} onChoose={(at) => choose(question, at)} />
      ) : null}
      <Sentence
        small={
          chosen ? (
            <>
              <Does effects={chosen.effects} /> {owner === null ? null : t('ask.of', { name: names.seat(owner) })}{' '}
              <Price model={model} card={chosen} why={why} />
              <Tomb model={model} choice={choice} why={why} />
            </>
          ) : (
            t([`ask.pick.${why}Small`, 'ask.pick.otherSmall'], { name: names.seat(rightPlayer(model)) })
          )
        }
      >
        {chosen ? names.card(chosen.name) : t([`ask.pick.${why}`, 'ask.pick.other'])}
      </Sentence>
      <div className="ask-middle edged-x">
        {chosen ? <span className="ask-verb">{t([`ask.pick.${why}`, 'ask.pick.other'])}</span> : null}
        {kept.length > 0 ? (
          <span className="kept">
            {t('ask.kept')} <b>{kept.map((name) => names.card(name)).join(t('word.list'))}</b>
          </span>
        ) : null}
      </div>
      <Buttons
        choice={choice}
        answering={answering}
        onPutBack={choice === null ? null : putBack}
        pass={t('ask.pass', ofWhat(model))}
        onPass={optional ? () => answering.seal(choices.PASSING) : null}
      />
    </>
  );
}

/** What a leader costs who came by chance. */
function Price({ model: { view }, card: { cost }, why }: { model: TableModel; card: Card; why: string }) {
  const { t } = useTranslation();
  if (why !== 'catan.recruit') return null;
  const coins = cost.coins + (cost.byAge ? view.age : 0);
  return <span className="worth">{t('ask.recruitFor', { coins: t('count.coins', { count: coins }) })}</span>;
}

/** What a leader is worth once it is entombed. */
function Tomb({ model, choice, why }: { model: TableModel; choice: number | null; why: string }) {
  const { t } = useTranslation();
  const { ask } = model;
  if (why !== 'abu-simbel.entomb' || !ask || choice === null) return null;
  const { points, change } = tombOf(model, ask.seat, choice);
  return (
    <span className="worth">
      {t('ask.tomb', { count: points })}{' '}
      {change === points ? null : t(change < 0 ? 'ask.tombLess' : 'ask.tombIn', { count: Math.abs(change) })}
    </span>
  );
}

/** Who sits next on the right and has a hand: a city without a player has none. */
function rightPlayer({ rules, right }: TableModel): SeatId {
  return right < rules.players ? right : rules.right[right];
}

/** The neighbour whose leader it is. */
function ownerOf({ rules, view, left, right }: TableModel, card: number): SeatId | null {
  const pile = rules.seatPile('leaders');
  return [left, right].find((seat) => view.seats[seat].piles[pile].cards?.includes(card)) ?? null;
}

function keptLeaders({ rules, view, me }: TableModel): string[] {
  const cards = view.seats[me].piles[rules.seatPile('leader-hand')].cards ?? [];
  return cards.map((id) => rules.cards[id].name);
}
