/** What is to be said now, as the table stands. */
import { type Card, type CardExplained, type Direction, roman, type SeatId } from '@polis/engine';
import type { TFunction } from 'i18next';
import { TOLD, type Told } from '../device/firstSteps.ts';
import type { TableModel } from '../game/model.ts';
import type { Names } from '../game/names.ts';
import { buildWays, cardsShown, explained } from '../game/offers.ts';
import { opens } from '../look/opens.ts';
import type { Rule } from '../look/topics.ts';
import { facing } from '../table/around/meeting.ts';
import { stageCostWords } from '../table/city/stageWords.ts';

export interface Bubble {
  told: Told;
  rule: Rule;
  /** What it points at, as a selector. */
  at: string;
  text: string;
}

/** The turn from which on each is said: with a card chosen in the first turn there is one for each turn. */
const FROM: Record<Told, number> = {
  hand: 1,
  production: 1,
  neighbours: 2,
  chain: 3,
  stage: 4,
  strength: 5,
  score: 6,
};

interface Sight {
  t: TFunction;
  names: Names;
  model: TableModel;
  hasEstimate: boolean;
}

/** `isFitting`: the table shows it just now. */
type Telling = Omit<Bubble, 'told'> & { isFitting: boolean };

const TELLINGS: Record<Told, (sight: Sight) => Telling> = {
  hand,
  production,
  neighbours,
  chain,
  stage,
  strength,
  score,
};

/** Null if nothing is to be said in this turn. */
export function bubbleNow(sight: Sight, seen: readonly Told[]): Bubble | null {
  const { age, turn } = sight.model.view;
  const due = TOLD.filter((told) => !seen.includes(told) && (age > 1 || FROM[told] <= turn)).map((told) => ({
    told,
    ...TELLINGS[told](sight),
  }));
  const first = due.find(({ isFitting }) => isFitting) ?? due[0];
  if (!first) return null;
  const { isFitting: _, ...bubble } = first;
  return bubble;
}

function hand({ t, names, model }: Sight): Telling {
  const name = model.passing ? names.seat(model.passing.seat) : '';
  return { rule: 'using', at: '.hand-region', text: t('firstSteps.hand', { name }), isFitting: true };
}

function production({ t }: Sight): Telling {
  return { rule: 'paying#production', at: '.city .prod', text: t('firstSteps.production'), isFitting: true };
}

function neighbours({ t, names, model }: Sight): Telling {
  const offer = model.cards.flatMap((card) => boughtFrom(model, card))[0];
  if (!offer)
    return {
      rule: 'trade#price',
      at: '.nb-left .sells',
      text: t('firstSteps.neighbours.any'),
      isFitting: false,
    };
  const { card, side, coins } = offer;
  return {
    rule: 'trade#price',
    at: `.nb-${side} .sells`,
    text: t('firstSteps.neighbours.buy', {
      card: names.card(card),
      name: names.seat(model[side]),
      coins: t('count.coins', { count: coins }),
    }),
    isFitting: true,
  };
}

/** The cheapest way, if it pays one neighbour and nobody else. */
function boughtFrom(model: TableModel, card: CardExplained): { card: string; side: Direction; coins: number }[] {
  const [way] = buildWays(model, card);
  if (way?.via !== 'paid') return [];
  const { left, right, bank } = way.pay;
  if (bank > 0 || left > 0 === right > 0) return [];
  return [{ card: card.card, side: left > 0 ? 'left' : 'right', coins: left + right }];
}

function chain({ t, names, model }: Sight): Telling {
  const { rules } = model;
  const leading = cardsShown(model)
    .map((id, slot) => ({ card: rules.cards[id], slot, later: opens(rules, rules.cards[id]) }))
    .filter(({ later }) => later.length > 0);
  const canBuild = ({ card }: { card: Card }): boolean => (explained(model, card.id)?.build.length ?? 0) > 0;
  const best = leading.find(canBuild) ?? leading[0];
  if (!best) return { rule: 'chains', at: '.hand-region', text: t('firstSteps.chain.any'), isFitting: false };
  return {
    rule: 'chains',
    at: `.hand > [data-slot="${best.slot}"] .card`,
    text: t('firstSteps.chain.card', {
      card: names.card(best.card.name),
      later: names.list(best.later.map(({ name }) => names.card(name))),
      age: t(`age.${best.later[0].age}`),
    }),
    isFitting: true,
  };
}

function stage({ t, model }: Sight): Telling {
  const { rules, view, me, cards } = model;
  const built = view.seats[me].stage;
  const next = rules.wonders[view.seats[me].wonder]?.stages[built];
  const at = '.city .won';
  if (!next) return { rule: 'wonders', at, text: t('firstSteps.stage.done'), isFitting: true };
  const canBuild = cards.some((card) => card.stage.length > 0);
  const goods = stageCostWords(t, next);
  const text = t(canBuild ? 'firstSteps.stage.can' : 'firstSteps.stage.cannot', { number: roman(built + 1), goods });
  return { rule: 'using#stage', at, text, isFitting: canBuild };
}

function strength({ t, names, model }: Sight): Telling {
  const sides = (['left', 'right'] as const).map((side) => ({ side, face: facing(model, side) }));
  const by = ({ face }: (typeof sides)[number]): number => (face ? face.mine - face.theirs : 0);
  const [{ side, face }] = sides.sort((a, b) => by(a) - by(b));
  const lead = by({ side, face });
  const result = lead < 0 ? 'lose' : lead > 0 ? 'win' : 'tie';
  const seat: SeatId = face?.opponent ?? model[side];
  return {
    rule: 'conflict#tokens',
    at: `.nb-${side} .vs`,
    text: t(`firstSteps.strength.${result}`, { name: names.seat(seat) }),
    isFitting: lead !== 0,
  };
}

function score({ t, model, hasEstimate }: Sight): Telling {
  const { total } = model.sheets[model.me];
  return {
    rule: 'scoring#lines',
    at: hasEstimate ? '.city .stat[data-explain="estimate"]' : '.city .led',
    text: hasEstimate ? t('firstSteps.score.now', { count: total }) : t('firstSteps.score.any'),
    isFitting: true,
  };
}
