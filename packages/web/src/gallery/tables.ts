/** The tables that the gallery looks at, each by what there is to see. */
import type { CardExplained, OwnAsk, Way } from '@polis/engine';
import type { RegionProps } from '../game/model.ts';
import { buildWays, totalOf } from '../game/offers.ts';
import { find } from './games.ts';

/** The same table each time. */
export type Found = () => RegionProps;

function once(search: Found): Found {
  let found: RegionProps | null = null;
  return () => {
    found ??= search();
    return found;
  };
}

type Played = Parameters<typeof find>[0];
type Is = (region: RegionProps) => boolean;

const LEADERS = { modules: ['base', 'leaders'], seats: 5 };
const ALL = { modules: ['base', 'leaders', 'cities', 'edifice'], edition: 'second', seats: 5 } as const;
const PROJECTS = { modules: ['base', 'edifice'], edition: 'second', seats: 5 } as const;
const whole = ({ modules, ...others }: Omit<Played, 'modules'> & { modules: readonly string[] }): Played => ({
  modules: [...modules],
  ...others,
});

/** It is for me to answer, and the question is like this. */
const asked =
  (is: (ask: OwnAsk['ask'], region: RegionProps) => boolean): Is =>
  (region) => {
    const own = region.known.view?.asks.find(({ seat, sealed }) => seat === 0 && sealed < 0);
    return own !== undefined && is(own.ask, region);
  };
/** I may play a card like this. */
const holding = (is: (card: CardExplained, region: RegionProps) => boolean): Is =>
  asked(({ ask }, region) => ask === 'play' && region.model.cards.some((card) => is(card, region)));
/** The cheapest way to build one of my cards is like this. */
const paying = (is: (way: Way, region: RegionProps) => boolean): Is =>
  holding((card, region) => {
    const [way] = buildWays(region.model, card);
    return way !== undefined && is(way, region);
  });

/** One of my cards costs goods, and I have them. */
const owning = holding((card, { model: { rules } }) => {
  const [way] = buildWays({ rules }, card);
  const { units } = rules.cards[rules.cardByName.get(card.card) ?? 0].cost;
  return way?.via === 'paid' && totalOf(way) === 0 && units > 0;
});

const isSplit = ({ pay }: Way): boolean => pay.left > 0 && pay.right > 0 && pay.bank === 0;

export const anyHand = once(() =>
  find(
    {},
    paying((way) => way.via === 'paid' && totalOf(way) === 0),
  ),
);
/** Cards of many kinds at once. */
export const fullHand = once(() =>
  find({ seed: 12 }, (region) =>
    [
      paying(({ via }) => via === 'chain'),
      holding(({ why }) => why?.code === 'already-built'),
      holding(({ why }) => why?.code === 'resources'),
    ].every((is) => is(region)),
  ),
);
export const bothSellers = once(() => find({}, paying(isSplit)));
export const ownGoods = once(() => find({}, owning));
export const oneSeller = once(() =>
  find(
    { seats: 3 },
    paying(({ pay }) => pay.left > 0 && pay.right + pay.bank === 0),
  ),
);
/** The fifth chair is on my right. */
export const longSeller = once(() =>
  find(
    { seats: 5 },
    paying(({ pay }) => pay.right > 0 && pay.left + pay.bank === 0),
  ),
);
export const sellerAndBank = once(() =>
  find(
    { ...LEADERS, seed: 21 },
    paying(({ pay }) => pay.bank > 0 && pay.left > 0 !== pay.right > 0),
  ),
);
export const onlyBank = once(() =>
  find(
    {},
    paying(({ pay }) => pay.bank > 0 && pay.left + pay.right === 0),
  ),
);
const byPower = (often: string): Is =>
  paying(({ via }, { model }) => model.rules.powers.some((power) => power.name === via && power.often === often));
export const powerOnce = once(() => find({ boards: [['olympia', 'A']] }, byPower('once an Age')));
export const powerAlways = once(() => find({ edition: 'second', boards: [['olympia', 'A']] }, byPower('always')));
export const manyWays = once(() =>
  find(
    { seed: 6 },
    holding(({ build }) => build.length > 3),
  ),
);
export const nothingToBuild = once(() =>
  find(
    { seed: 10 },
    asked(({ ask }, { model }) => ask === 'play' && model.cards.every(({ build }) => build.length === 0)),
  ),
);
export const project = once(() =>
  find(
    whole(PROJECTS),
    holding(({ stage }) => stage.some(({ join }) => join)),
  ),
);
export const stageOptions = once(() =>
  find(
    whole(ALL),
    holding(({ stage }) => stage.some(({ option }) => option > 1)),
  ),
);
/** All stages of the Great Wall can be next, and some of them be paid for. */
export const anyStage = once(() =>
  find(
    { seats: 5, boards: [['great-wall', 'A']] },
    holding(({ stage }) => new Set(stage.map((way) => way.stage)).size === 2),
  ),
);
export const copying = once(() =>
  find(
    { seats: 5, boards: [['manneken-pis', 'A']] },
    holding(({ stage }) => new Set(stage.map((way) => way.from)).size === 2),
  ),
);
const picking = (why: string): Is => asked((ask) => ask.ask === 'pick' && ask.why === why);
export const entombing = once(() => find({ ...LEADERS, boards: [['abu-simbel', 'B']] }, picking('abu-simbel.entomb')));
export const meeting = once(() => find({ ...LEADERS, boards: [['catan', 'B']] }, picking('catan.recruit')));
export const recruit = once(() =>
  find(
    LEADERS,
    asked(({ ask }, { model }) => ask === 'play' && model.rules.steps[model.view.at].kind === 'leaders.recruit'),
  ),
);
export const pick = once(() =>
  find(
    LEADERS,
    asked(({ ask }) => ask === 'pick'),
  ),
);
export const optionalPick = once(() =>
  find(
    { boards: [['halikarnassos', 'B']] },
    asked((ask) => ask.ask === 'pick' && ask.optional),
  ),
);
export const optionalPlay = once(() =>
  find(
    { boards: [['babylon', 'B']], seed: 2 },
    asked((ask) => ask.ask === 'play' && ask.optional),
  ),
);
export const payment = once(() =>
  find(
    { modules: ['base', 'cities'], seats: 5 },
    asked(({ ask }) => ask === 'pay'),
  ),
);
export const giving = once(() =>
  find(
    whole({ ...PROJECTS, seed: 17 }),
    asked(({ ask }) => ask === 'give'),
  ),
);
export const forFreeCity = once(() =>
  find(
    { seats: 2 },
    ({ known }) => known.view?.asks.some(({ seat, choices }) => seat > 0 && choices.length > 0) ?? false,
  ),
);
/** My card is sealed, and others still think. */
export const sealed = once(() =>
  find(
    {},
    ({ known, model }) => (known.view?.asks[0]?.sealed ?? -1) >= 0 && model.cards.some(({ why }) => why !== null),
  ),
);
export const notAsked = once(() => find(LEADERS, ({ known }) => known.view?.asks.length === 0));
/** What the seat beside mine does. */
export const sealedBeside = once(() => find({}, ({ known }) => known.view?.answered[1] === true));
export const thinkingBeside = once(() => find({}, ({ known }) => known.view?.answered[1] === false));
export const idleBeside = once(() =>
  find({ modules: ['base', 'leaders'] }, ({ known }) => known.view?.asked[1] === false),
);
export const teams = once(() =>
  find({ modules: ['base', 'cities', 'teams'], seats: 8 }, ({ known }) => known.view?.answered[1] === true),
);
/** What lies elsewhere gives here. */
export const marked = once(() =>
  find(whole(PROJECTS), ({ model }) =>
    model.view.seats.some(({ piles }) => model.rules.markPiles.some((pile) => (piles[pile].cards ?? []).length > 0)),
  ),
);
