/** Faces of cards: every kind, every length of cost and of name. */
import '../parts/CardFace.css';
import { MOST_UNITS } from '@polis/engine';
import { type CardEntry, catalogue, isBoard, SORTS } from '../library/catalogue.ts';
import { CardCost, CardEffect, CardTop, kindClass } from '../parts/CardFace.tsx';
import { CardRow } from '../parts/CardRow.tsx';
import { EffectAndCost } from '../parts/EffectAndCost.tsx';
import { State, States } from './State.tsx';
import { useCardNames } from './useCardNames.ts';

const unitsOf = ({ card }: CardEntry): number => card.cost.demand.reduce((sum, count) => sum + count, 0);

export function CardStates() {
  const names = useCardNames();
  const cards = catalogue().flatMap((entry) => (isBoard(entry) ? [] : [entry]));
  const ofSorts = SORTS.flatMap((sort) => cards.find((entry) => entry.sort === sort) ?? []);
  const byUnits = Array.from({ length: MOST_UNITS + 1 }, (_, units) => cards.find((entry) => unitsOf(entry) === units));
  const withCoins = cards.find((entry) => entry.card.cost.coins > 0 && unitsOf(entry) > 0);
  const longest = cards.toSorted((a, b) => names.card(b.name).length - names.card(a.name).length);
  return (
    <>
      <States least={[150, 84]}>
        {ofSorts.map((entry) => (
          <Face key={entry.id} entry={entry} caption={entry.sort} />
        ))}
        {byUnits.map((entry, units) =>
          entry ? <Face key={entry.id} entry={entry} caption={`${units} units`} /> : null,
        )}
        {withCoins ? <Face entry={withCoins} caption="goods and coins" /> : null}
        {byUnits[4] ? <Face entry={byUnits[4]} caption="some to be bought" isBought /> : null}
        {longest.slice(0, 3).map((entry) => (
          <Face key={entry.id} entry={entry} caption="a long name" />
        ))}
      </States>
      <States least={[340, 340]}>
        <State caption="in a list; the second came in the last turn">
          <div className="sheet-body">
            <ul>
              <CardRow card={ofSorts[0].card} names={names} />
              <CardRow card={longest[0].card} names={names} isFresh />
            </ul>
          </div>
        </State>
        <State caption="in a sheet, free">
          <div className="sheet-body">
            <EffectAndCost card={ofSorts[0].card} />
          </div>
        </State>
        {withCoins ? (
          <State caption="in a sheet, with a cost">
            <div className="sheet-body">
              <EffectAndCost card={withCoins.card} />
            </div>
          </State>
        ) : null}
      </States>
    </>
  );
}

function Face({ entry: { card }, caption, isBought }: { entry: CardEntry; caption: string; isBought?: boolean }) {
  return (
    <State caption={caption}>
      <div className="state-card">
        <div className={`card ${kindClass(card)}`}>
          <CardTop card={card} />
          <CardEffect card={card} />
          <CardCost cost={card.cost} bought={isBought ? card.cost.demand.map(() => 1) : []} />
        </div>
      </div>
    </State>
  );
}
