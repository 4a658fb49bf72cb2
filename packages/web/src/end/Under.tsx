/** The cards under the wonders, which nobody could see before. */
import './Under.css';
import './Bars.css';
import type { Game, SeatId } from '@polis/engine';
import { kindOf } from '../look/kinds.ts';
import { Crest, Emblem } from '../look/symbols.tsx';
import { useTranslation } from '../text/speaking.tsx';
import type { EndModel } from './model.ts';

/** `game`: with nothing hidden, as its record has it. */
export function Under({ model, game }: { model: EndModel; game: Game }) {
  const { t } = useTranslation();
  const { ranking, names, me } = model;
  return (
    <section className="panel under" aria-labelledby="under">
      <h2 id="under">{t('end.under.title')}</h2>
      <p className="hint">{t('end.under.text')}</p>
      <ul>
        {ranking.seats.map((seat) => (
          <li key={seat} className="under-city">
            <span className="bar-name">
              <Emblem city={names.city(seat)} />
              <span>{seat === me ? t('you') : names.seat(seat)}</span>
            </span>
            <UnderWonder game={game} seat={seat} model={model} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function UnderWonder({ game: { rules, state }, seat, model }: { game: Game; seat: SeatId; model: EndModel }) {
  const { t } = useTranslation();
  const cards = state.seats[seat].piles[rules.seatPile('under')];
  if (cards.length === 0) return <span className="hint">{t('end.under.none')}</span>;
  return (
    <ol>
      {cards.map((id) => {
        const { name, colour } = rules.cards[id];
        const kind = kindOf(colour);
        return (
          <li key={id}>
            {kind ? <Crest kind={kind} /> : null}
            {model.names.card(name)}
          </li>
        );
      })}
    </ol>
  );
}
