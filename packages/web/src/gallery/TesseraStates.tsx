/** Built cards as small stones. */

import { marksOf } from '../game/contents.ts';
import { catalogue, isBoard } from '../library/catalogue.ts';
import { KINDS } from '../look/kinds.ts';
import { Tessera } from '../parts/Tessera.tsx';
import { State, States } from './State.tsx';
import { marked } from './tables.ts';
import { useCardNames } from './useCardNames.ts';

/** Of each kind. */
const SHOWN = 12;

export function TesseraStates() {
  const names = useCardNames();
  const cards = catalogue().flatMap((entry) => (isBoard(entry) ? [] : [entry]));
  const firsts = KINDS.flatMap((kind) => cards.find(({ sort }) => sort === kind) ?? []);
  const leaders = cards.filter(({ sort }) => sort === 'leader').slice(0, 3);
  const { model } = marked();
  const marks = model.view.seats.flatMap((_, seat) => marksOf(model, seat));
  return (
    <States least={[400, 340]}>
      {KINDS.map((kind) => (
        <State key={kind} caption={kind}>
          <ul className="tes">
            {cards
              .filter(({ sort }) => sort === kind)
              .slice(0, SHOWN)
              .map(({ id, card }) => (
                <Tessera key={id} card={card} names={names} />
              ))}
          </ul>
        </State>
      ))}
      <State caption="came in the last turn">
        <ul className="tes">
          {firsts.map(({ id, card }) => (
            <Tessera key={id} card={card} names={names} isFresh />
          ))}
        </ul>
      </State>
      <State caption="lies elsewhere and gives here">
        <ul className="tes">
          {[...new Set(marks)].map((card) => (
            <Tessera key={card.name} card={card} names={names} isMark />
          ))}
        </ul>
      </State>
      <State caption="entombed, also where its points are not known">
        <ul className="tes">
          {leaders.map(({ id, card }, i) => (
            <Tessera key={id} card={card} names={names} tomb={{ card, points: i > 0 ? 2 * card.cost.coins : null }} />
          ))}
        </ul>
      </State>
    </States>
  );
}
