/** A card in hand: what it costs now, why it cannot be had, and that it is chosen, sealed or only shown. */
import '../table/hand/Hand.css';
import { useNames } from '../game/names.ts';
import { type CardInHand, cardsInHand } from '../table/hand/cards.ts';
import { HandCard } from '../table/hand/HandCard.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { State, States } from './State.tsx';
import * as tables from './tables.ts';

type CardState = Parameters<typeof HandCard>[0]['state'];
type Is = (inHand: CardInHand) => boolean;

const toned =
  (tone: string, icon: string | null = null): Is =>
  ({ standing }) =>
    standing?.tone === tone && (icon === null || standing.icon === icon);
const payees =
  (count: number): Is =>
  ({ standing }) =>
    standing?.parts.length === count;

export function HandStates() {
  return (
    <States least={[150, 84]}>
      <Card caption="free" table={tables.anyHand} is={toned('free', 'check')} />
      <Card caption="free by chain" table={tables.fullHand} is={toned('free', 'chain')} />
      <Card caption="free by a power" table={tables.powerOnce} is={toned('free', 'olympia')} />
      <Card caption="own goods" table={tables.ownGoods} is={toned('own')} />
      <Card caption="from one seller" table={tables.oneSeller} is={payees(1)} />
      <Card caption="from a seller with a long name" table={tables.longSeller} is={payees(1)} />
      <Card caption="from both" table={tables.bothSellers} is={payees(2)} />
      <Card caption="a seller and the bank" table={tables.sellerAndBank} is={payees(2)} />
      <Card caption="cannot be had" table={tables.fullHand} is={toned('cant', 'no')} />
      <Card caption="already built" table={tables.fullHand} is={toned('cant', 'dup')} />
      <Card caption="chosen" table={tables.ownGoods} is={toned('own')} state="chosen" />
      <Card caption="chosen, cannot be had" table={tables.fullHand} is={toned('cant', 'no')} state="chosen" />
      <Card caption="sealed" table={tables.sealed} is={toned('sealed')} state="sealed" isShownOnly />
      <Card caption="beside a sealed one" table={tables.sealed} is={toned('cant')} state="dim" isShownOnly />
      <Card caption="a leader to recruit" table={tables.recruit} is={({ standing }) => standing?.tone !== 'cant'} />
      <Card caption="one to pick" table={tables.pick} is={() => true} />
    </States>
  );
}

interface CardProps {
  caption: string;
  table: tables.Found;
  is: Is;
  state?: CardState;
  isShownOnly?: boolean;
}

function Card({ caption, table, is, state = 'idle', isShownOnly = false }: CardProps) {
  const { t } = useTranslation();
  const { known, model } = table();
  const names = useNames(known, model);
  const cards = cardsInHand(t, names, model);
  const slot = cards.findIndex(is);
  if (slot < 0) throw new Error(`no card is ${caption}`);
  const { card, standing, bought } = cards[slot];
  return (
    <State caption={caption}>
      <div className="state-card">
        <ul className="hand">
          <li>
            <HandCard
              card={card}
              standing={standing}
              bought={bought}
              slot={slot}
              place={slot}
              count={cards.length}
              names={names}
              rules={model.rules}
              state={state}
              isShownOnly={isShownOnly}
              onChoose={nothing}
              onRead={nothing}
            />
          </li>
        </ul>
      </div>
    </State>
  );
}

const nothing = (): void => undefined;
