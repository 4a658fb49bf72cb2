/** The parts of a card's face, for hands, trays and wherever cards are shown. */
import './CardFace.css';
import { type Card, RESOURCES } from '@polis/engine';
import { EffectSymbols } from '../look/Effects.tsx';
import { Icon } from '../look/Icon.tsx';
import { kindOf } from '../look/kinds.ts';
import { softened } from '../look/softened.ts';
import { AgeCoins, Coin, Crest, Tile } from '../look/symbols.tsx';
import { Words } from '../look/Words.tsx';
import { cardName, shortCardName } from '../text/card.ts';
import { useTranslation } from '../text/speaking.tsx';

/** For the colours of the parts: `k-war`; projects have none of the kinds. */
export const kindClass = (card: Pick<Card, 'colour'>): string => `k-${kindOf(card.colour) ?? 'project'}`;

/** Crest and name on the band of the kind's colour. */
export function CardTop({ card }: { card: Pick<Card, 'colour' | 'name' | 'age'> }) {
  const { t } = useTranslation();
  const kind = kindOf(card.colour);
  const name = cardName(t, card);
  const short = shortCardName(t, card);
  return (
    <span className="top">
      {kind ? (
        <Crest kind={kind} />
      ) : (
        <span className="crest" aria-hidden="true">
          <Icon name="column" />
        </span>
      )}
      <b>
        <span className="name-long">
          <Words of={softened(name, short)} />
        </span>
        <span className="name-short">
          <Words of={short} />
        </span>
      </b>
    </span>
  );
}

export function CardEffect({ card }: { card: Pick<Card, 'effects'> }) {
  return (
    <span className="eff">
      <EffectSymbols effects={card.effects} size="l" />
    </span>
  );
}

const UNITS = [0, 1, 2, 3, 4, 5, 6];

/** The printed cost; of each resource the last `bought` units are ringed. */
export function CardCost({ cost, bought }: { cost: Card['cost']; bought?: readonly number[] }) {
  return (
    <span className="cost">
      {cost.coins > 0 ? <Coin count={cost.coins} /> : null}
      {cost.byAge ? <AgeCoins /> : null}
      {RESOURCES.flatMap((resource, i) =>
        UNITS.slice(0, cost.demand[i]).map((unit) => (
          <Tile key={`${resource}${unit}`} resource={resource} isBought={unit >= cost.demand[i] - (bought?.[i] ?? 0)} />
        )),
      )}
    </span>
  );
}
