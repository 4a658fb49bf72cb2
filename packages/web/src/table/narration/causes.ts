/** What brought coins or cost them: found in the log, which tells the deeds before what follows from them. */
import { COLOURS, type Effect, type GameEvent, type Rules, type SeatId } from '@polis/engine';
import { givenOf } from '../../game/stages.ts';
import { turnsOf } from '../../game/turns.ts';
import { scopeName } from '../../look/effect-groups.ts';

type Coins = Extract<GameEvent, { event: 'coins' }>;
type Lost = Extract<GameEvent, { event: 'lost' }>;

/** The board of each seat, by its number. */
type Boards = readonly number[];

/** A card, or a stage of the own wonder. */
export type Source = { card: string } | { stage: number };

export interface Cause {
  sources: Source[];
  /** What was counted, as the effect names it, how many of it there were, and whether in the cities around too. */
  counted: { of: string; count: number; isAround: boolean } | null;
  /** Whose card it was, if it was not the own one. */
  by: SeatId | null;
  /** Of a card that was built and is paid for: its colour. */
  colour: string | null;
}

/** What took coins, and whose it is. */
export interface Blamed {
  source: Source;
  seat: SeatId;
}

const NOTHING: Cause = { sources: [], counted: null, by: null, colour: null };

export function causeOfCoins(log: readonly GameEvent[], event: Coins, rules: Rules, boards: Boards): Cause {
  const before = log.slice(0, log.indexOf(event));
  const { seat, why } = event;
  switch (why) {
    case 'effect':
      return ofEffect(before, event, rules, boards);
    case 'gift':
      return ofGift(log, event, rules, boards);
    case 'building': {
      const built = before.findLast((one) => one.event === 'built' && one.seat === seat);
      const colour = built?.event === 'built' ? COLOURS[cardOf(rules, built.card).colour] : null;
      return { ...NOTHING, colour, sources: paying(before, seat, rules, `build:${colour}`) };
    }
    case 'chain':
    case 'victory':
      return { ...NOTHING, sources: paying(before, seat, rules, why) };
    case 'buying':
      return { ...NOTHING, sources: paying(before, seat, rules, 'trade') };
    default:
      return NOTHING;
  }
}

/** Who adds to the first income of a turn. */
export const bonusBy = (log: readonly GameEvent[], event: Coins, rules: Rules): string[] =>
  held(log.slice(0, log.indexOf(event)), event.seat, rules, ({ kind }) => kind === 'incomeBonus');

/** What others built in the same turn that took coins. */
export function causesOfLoss(log: readonly GameEvent[], event: Lost, rules: Rules, boards: Boards): Blamed[] {
  return deedsBefore(log, event).flatMap((deed) =>
    deed.seat !== event.seat && effectsOf(deed, rules, boards).some(({ kind }) => kind === 'lose')
      ? [{ source: sourceOf(deed), seat: deed.seat }]
      : [],
  );
}

const cardOf = (rules: Rules, name: string) => rules.cards[rules.cardByName.get(name) as number];

/** What brings something at once to whoever does it. */
type Deed = Extract<GameEvent, { event: 'built' | 'stage' | 'copied' }>;

const isDeed = (event: GameEvent): event is Deed =>
  event.event === 'built' || event.event === 'stage' || event.event === 'copied';

const sourceOf = (deed: Deed): Source => (deed.event === 'stage' ? { stage: deed.stage } : { card: deed.card });

function effectsOf(deed: Deed, rules: Rules, boards: Boards): readonly Effect[] {
  if (deed.event !== 'stage') return cardOf(rules, deed.card).effects;
  return givenOf(rules, boards, deed);
}

/** What was done in the turn of an event, until then. */
function deedsBefore(log: readonly GameEvent[], event: GameEvent): Deed[] {
  const at = log.indexOf(event);
  const from = turnsOf(log).findLast((turn) => turn.from <= at)?.from ?? 0;
  return log.slice(from, at).filter(isDeed);
}

/** Of the own deeds, or of a project that was finished together. */
function ofEffect(before: readonly GameEvent[], event: Coins, rules: Rules, boards: Boards): Cause {
  const { seat, amount, bonus = 0 } = event;
  const deed = before.findLast((one) =>
    one.event === 'finished' ? one.holders.includes(seat) : isDeed(one) && one.seat === seat,
  );
  if (deed?.event === 'finished') return { ...NOTHING, sources: [{ card: deed.card }] };
  if (!deed || !isDeed(deed)) return NOTHING;
  const paid = effectsOf(deed, rules, boards).filter((effect) => effect.kind === 'coins');
  const [per] = paid.length === 1 ? paid.map((effect) => effect.amount) : [];
  const counted =
    typeof per === 'object' && per.every === 1
      ? { of: per.of, count: (amount - bonus) / per.each, isAround: scopeName(per.scope) !== 'me' }
      : null;
  return { ...NOTHING, sources: [sourceOf(deed)], counted };
}

/** Those who give are told in the order of their seats. */
function ofGift(log: readonly GameEvent[], event: Coins, rules: Rules, boards: Boards): Cause {
  const { seat } = event;
  const turn = turnsOf(log).findLast(({ events }) => events.includes(event))?.events ?? [];
  const nth = turn.filter((one) => one.event === 'coins' && one.why === 'gift' && one.seat === seat).indexOf(event);
  const gift = deedsBefore(log, event).filter(
    (deed) =>
      deed.seat !== seat &&
      effectsOf(deed, rules, boards).some(
        (effect) => effect.kind === 'gift' && (effect.to === 'others' || isBeside(rules, seat, deed.seat)),
      ),
  )[nth];
  return gift ? { ...NOTHING, sources: [sourceOf(gift)], by: gift.seat } : NOTHING;
}

const isBeside = ({ left, right }: Rules, seat: SeatId, other: SeatId): boolean =>
  left[seat] === other || right[seat] === other;

/** Whoever pays the seat at that point from before. */
const paying = (before: readonly GameEvent[], seat: SeatId, rules: Rules, point: string): Source[] =>
  held(before, seat, rules, (effect) => effect.kind === 'whenever' && effect.point === point).map((card) => ({ card }));

/** Cards with such an effect that the seat has built or copied. */
const held = (before: readonly GameEvent[], seat: SeatId, rules: Rules, has: (effect: Effect) => boolean): string[] =>
  before.flatMap((one) =>
    (one.event === 'built' || one.event === 'copied') && one.seat === seat && cardOf(rules, one.card).effects.some(has)
      ? [one.card]
      : [],
  );
