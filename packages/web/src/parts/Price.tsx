/** What a way of paying costs and whom, in a few signs. */
import './Price.css';
import './question-bar.css';
import { type SeatId, shoppingList, type Way } from '@polis/engine';
import type { TableModel } from '../game/model.ts';
import type { Names } from '../game/names.ts';
import { partsOf, totalOf } from '../game/offers.ts';
import { freeWords } from '../game/words.ts';
import { Icon } from '../look/Icon.tsx';
import { Coin, Emblem, Tile } from '../look/symbols.tsx';
import { useTranslation } from '../text/speaking.tsx';

interface PriceProps {
  model: TableModel;
  names: Names;
  seat: SeatId;
  way: Way;
}

/** One line: a coin and to whom, or by what right it is free. */
export function Price({ model, names, seat, way }: PriceProps) {
  const { t } = useTranslation();
  const parts = partsOf(model, seat, way);
  if (parts.length === 0)
    return way.via === 'paid' && !isFreeCard(model, way) ? t('hand.ownShort') : <FreeBy model={model} way={way} />;
  const [{ to }] = parts;
  return (
    <>
      <Coin count={totalOf(way)} />
      {parts.length > 1 ? (
        t('hand.inAll')
      ) : to === null ? (
        t('hand.toBank')
      ) : (
        <Seller city={names.city(to)} name={t('hand.to', { name: names.whom(to) })} />
      )}
    </>
  );
}

function FreeBy({ model, way }: Pick<PriceProps, 'model' | 'way'>) {
  const { t } = useTranslation();
  const { long, short } = freeWords(t, model, way);
  return long === short ? long : <WideOrNarrow wide={long} narrow={short} />;
}

/** A stage, or a card with a printed cost, is paid with own goods when it takes no coins. */
function isFreeCard({ rules, cards }: TableModel, { choice }: Way): boolean {
  const found = cards.find(({ build }) => build.some((way) => way.choice === choice));
  return found !== undefined && rules.cards[rules.cardByName.get(found.card) ?? 0].cost.units === 0;
}

const WideOrNarrow = ({ wide, narrow }: { wide: string; narrow: string }) => (
  <>
    <span className="wide">{wide}</span>
    <span className="narrow">{narrow}</span>
  </>
);

/** Of a name that verbs and ways to pay have room for. */
const MOST_LETTERS = 14;

/** By name, or by emblem where there is no room for names. */
function Seller({ city, name }: { city: string | null; name: string }) {
  const isLong = name.length > MOST_LETTERS;
  return (
    <>
      {isLong ? null : <span className="wide">{name}</span>}
      <span className={isLong ? 'share share-only' : 'narrow share'} role="img" aria-label={name}>
        <Emblem city={city} />
      </span>
    </>
  );
}

/** The goods with their sellers, then the total. */
export function Goods({ model, names, seat, way }: PriceProps) {
  const { t } = useTranslation();
  const { rules, game } = model;
  if (partsOf(model, seat, way).length === 0) {
    const icon = way.via === 'chain' ? 'chain' : 'check';
    return (
      <>
        <Icon name={icon} />
        {way.via === 'paid' && !isFreeCard(model, way) ? (
          <WideOrNarrow wide={t('hand.own')} narrow={t('hand.ownShort')} />
        ) : (
          <FreeBy model={model} way={way} />
        )}
      </>
    );
  }
  const goods = shoppingList(game, seat, way.choice);
  const sellers = [
    { to: rules.left[seat], name: names.whom(rules.left[seat]), tiles: goods.left, coins: way.pay.left },
    { to: rules.right[seat], name: names.whom(rules.right[seat]), tiles: goods.right, coins: way.pay.right },
    { to: null, name: t('hand.toBankShort'), tiles: goods.bank, coins: way.pay.bank },
  ];
  const paid = sellers.filter(({ tiles, coins }) => tiles.length > 0 || coins > 0);
  return (
    <>
      {paid.map(({ to, name, tiles }) => (
        <span key={name} className="seller">
          {tiles.map((tile, i) => (
            <Tile key={`${tile}${tiles.indexOf(tile, i)}`} resource={tile} />
          ))}
          {to === null ? name : <Seller city={names.city(to)} name={name} />}
        </span>
      ))}
      <span className="total">
        <Coin count={totalOf(way)} />
      </span>
    </>
  );
}
