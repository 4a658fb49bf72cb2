/** What a way of paying costs: in short, as beside a verb, and in full, as among ways to choose from. */

import type { Way } from '@polis/engine';
import type { RegionProps } from '../game/model.ts';
import { useNames } from '../game/names.ts';
import { buildWays, partsOf, totalOf } from '../game/offers.ts';
import { Goods, Price } from '../parts/Price.tsx';
import { State, States } from './State.tsx';
import * as tables from './tables.ts';

type Is = (way: Way, region: RegionProps) => boolean;

const paidTo =
  (count: number, isBank = false): Is =>
  (way, { model }) =>
    partsOf(model, 0, way).length === count && way.pay.bank > 0 === isBank;
const byPower: Is = ({ via }, { model }) => model.rules.powers.some(({ name }) => name === via);
const isOwn: Is = (way, { model }) =>
  way.via === 'paid' &&
  totalOf(way) === 0 &&
  model.cards.some(
    ({ card, build }) => build.includes(way) && model.rules.cards[model.rules.cardByName.get(card) ?? 0].cost.units > 0,
  );

export function PriceStates() {
  return (
    <States least={[290, 175]}>
      <PriceState caption="free by chain" table={tables.fullHand} is={({ via }) => via === 'chain'} />
      <PriceState caption="free" table={tables.anyHand} is={(way) => way.via === 'paid' && totalOf(way) === 0} />
      <PriceState caption="own goods" table={tables.ownGoods} is={isOwn} />
      <PriceState caption="one seller" table={tables.oneSeller} is={paidTo(1)} />
      <PriceState caption="a seller with a long name" table={tables.longSeller} is={paidTo(1)} />
      <PriceState caption="both" table={tables.bothSellers} is={paidTo(2)} />
      <PriceState caption="the bank" table={tables.onlyBank} is={paidTo(1, true)} />
      <PriceState caption="a seller and the bank" table={tables.sellerAndBank} is={paidTo(2, true)} />
      <PriceState caption="a power, once an Age" table={tables.powerOnce} is={byPower} />
      <PriceState caption="a power, always" table={tables.powerAlways} is={byPower} />
    </States>
  );
}

function PriceState({ caption, table, is }: { caption: string; table: tables.Found; is: Is }) {
  const region = table();
  const { known, model } = region;
  const names = useNames(known, model);
  const way = model.cards.flatMap((card) => buildWays(model, card)).find((one) => is(one, region));
  if (!way) throw new Error(`no way to pay is ${caption}`);
  return (
    <State caption={caption}>
      <div className="state-row">
        <Price model={model} names={names} seat={0} way={way} />
      </div>
      <div className="state-row">
        <Goods model={model} names={names} seat={0} way={way} />
      </div>
    </State>
  );
}
