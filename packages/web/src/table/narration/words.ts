/** Events as sentences, from the chair of whoever reads them. */
import type { Known } from '@polis/client';
import { type GameEvent, isRecruit, type Payment, roman, type SeatId } from '@polis/engine';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import type { TableModel } from '../../game/model.ts';
import { type Names, useNames } from '../../game/names.ts';
import { chosenOf, copiedFrom, givenOf } from '../../game/stages.ts';
import { useEffectWords } from '../../look/Effects.tsx';
import { useTranslation } from '../../text/speaking.tsx';
import { bonusBy, type Cause, causeOfCoins, causesOfLoss, type Source } from './causes.ts';

type EventOf<K extends GameEvent['event']> = Extract<GameEvent, { event: K }>;

interface Teller {
  t: TFunction;
  names: Names;
  model: TableModel;
  log: readonly GameEvent[];
  /** The seat of whoever reads: in a replay not always the one that is looked at. */
  me: SeatId | null;
  effects: ReturnType<typeof useEffectWords>;
}

/** The sentences of an event, or null for one that says nothing to a reader of the log. */
export function useEventWords(known: Known, model: TableModel): (event: GameEvent) => string | null {
  const { t } = useTranslation();
  const names = useNames(known, model);
  const effects = useEffectWords();
  const { log } = known;
  return useMemo(() => {
    const teller: Teller = { t, names, model, log, me: names.reader, effects };
    return (event) => told(teller, event);
  }, [t, names, model, log, effects]);
}

/** By whom, so that texts can speak to the reader. */
const by = ({ names, me }: Teller, seat: SeatId) => ({
  name: names.seat(seat),
  ...(seat === me ? { context: 'me' } : {}),
});

const cardsOf = (event: GameEvent, names: Names): string[] => (event.secret?.cards ?? []).map(names.card);

function payment({ t, names, model }: Teller, seat: SeatId, { left, right, bank }: Payment): string {
  const { rules } = model;
  const to = (next: SeatId, count: number) => t('log.pay.to', { count, name: names.whom(next) });
  return names.list([
    ...(left > 0 ? [to(rules.left[seat], left)] : []),
    ...(right > 0 ? [to(rules.right[seat], right)] : []),
    ...(bank > 0 ? [t('log.pay.bank', { count: bank })] : []),
  ]);
}

function told(teller: Teller, event: GameEvent): string | null {
  const { t, names } = teller;
  const cards = cardsOf(event, names);
  switch (event.event) {
    case 'age':
      return t('log.age', { age: t(`age.${event.age}`) });
    case 'side':
      return t('log.side', { ...by(teller, event.seat), board: names.board(event.seat) });
    case 'dealt':
      return event.seat === teller.model.view.seat
        ? t('log.dealt', { ...by(teller, event.seat), count: event.count })
        : null;
    case 'drawn':
      return cards.length > 0
        ? t('log.drawnCards', { ...by(teller, event.seat), cards: names.list(cards) })
        : t('log.drawn', { ...by(teller, event.seat), count: event.count });
    case 'kept':
      return cards.length > 0
        ? t('log.keptCard', { ...by(teller, event.seat), card: cards[0] })
        : t('log.kept', by(teller, event.seat));
    case 'copied':
      return t('log.copied', { ...by(teller, event.seat), card: names.card(event.card) });
    case 'built':
      return built(teller, event);
    case 'stage':
      return stage(teller, event, cards);
    case 'entombed':
      return t('log.entombed', {
        ...by(teller, event.seat),
        card: names.card(event.card),
        points: t('count.points', { count: event.points }),
      });
    case 'sold':
      return cards.length > 0
        ? t('log.soldCard', { ...by(teller, event.seat), card: cards[0] })
        : t('log.sold', by(teller, event.seat));
    case 'coins':
      return coins(teller, event);
    case 'leftover':
      return cards.length > 0
        ? t('log.leftoverCards', { ...by(teller, event.seat), cards: names.list(cards) })
        : t('log.leftover', by(teller, event.seat));
    case 'passed':
      return t(`log.passed.${event.to}`);
    case 'finished':
      return t('log.finished', { card: names.card(event.card), names: names.list(event.holders.map(names.whom)) });
    case 'failed':
      return event.spared.length > 0
        ? t('log.failed', { card: names.card(event.card), names: names.list(event.spared.map(names.whom)) })
        : t('log.failedForAll', { card: names.card(event.card) });
    case 'penalty':
      return penalty(teller, event);
    case 'lost':
      return [lost(teller, event), ...blamed(teller, event)].join(' ');
    case 'token':
      return token(teller, event);
    case 'conflict':
      return conflict(teller, event);
    case 'standoff':
      return t('log.standoff', { names: names.list(event.between.map(names.whom)), strength: event.strength });
    case 'over':
      return t('log.over');
  }
}

function built(teller: Teller, { seat, card, via, pay }: EventOf<'built'>): string {
  const { t, names, model } = teller;
  const { rules } = model;
  const who = { ...by(teller, seat), card: names.card(card) };
  const verb = isRecruit(rules.cards[rules.cardByName.get(card) as number]) ? 'recruited' : 'built';
  if (via === 'chain') return t('log.builtByChain', who);
  if (via === 'dug') return t('log.builtDug', who);
  if (via !== 'paid') return t('log.builtByPower', { ...who, power: names.power(via) });
  const paid = payment(teller, seat, pay);
  return paid ? t(`log.${verb}Paid`, { ...who, pay: paid }) : t(`log.${verb}`, who);
}

function stage(teller: Teller, event: EventOf<'stage'>, cards: string[]): string {
  const { t, names, model, me, effects } = teller;
  const { seat, stage: number, pay, joined } = event;
  const paid = payment(teller, seat, pay);
  const key = `log.stage${joined ? 'Joined' : ''}${paid ? 'Paid' : ''}`;
  const boards = boardsOf(model);
  const copied = copiedFrom(model.rules, event);
  const chosen = chosenOf(model.rules, boards, event);
  return [
    t(key, { ...by(teller, seat), stage: roman(number), pay: paid }),
    ...(copied === null
      ? []
      : [
          t('log.stageCopied', {
            name: names.whom(copied),
            gives: effects(givenOf(model.rules, boards, event), seat === me),
          }),
        ]),
    ...(copied === null && chosen ? [t('log.stageOption', { gives: effects(chosen, seat === me) })] : []),
    ...(cards.length > 0 ? [t('log.stageCard', { card: cards[0] })] : []),
  ].join(' ');
}

const boardsOf = ({ view }: TableModel): number[] => view.seats.map(({ wonder }) => wonder);

/** How many coins, from whom or what, and what was counted for it. */
function coins(teller: Teller, event: EventOf<'coins'>): string {
  const { t, names, model, log } = teller;
  const who = { ...by(teller, event.seat), count: event.amount };
  const cause = causeOfCoins(log, event, model.rules, boardsOf(model));
  const from = names.list(cause.sources.map((one) => source(teller, one)));
  const why = reason(teller, event, cause);
  const first = from ? t(`log.coins.from${why ? 'Why' : ''}`, { ...who, from, why }) : t(`log.coins.${event.why}`, who);
  const { bonus = 0 } = event;
  const bringers = bonus > 0 ? bonusBy(log, event, model.rules) : [];
  if (bringers.length === 0) return first;
  return `${first} ${t('log.coins.bonus', { count: bonus, card: names.list(bringers.map(names.card)) })}`;
}

const source = ({ t, names }: Teller, one: Source): string =>
  'card' in one ? names.card(one.card) : t('log.cause.stage', { stage: roman(one.stage) });

function reason({ t, names }: Teller, { why }: EventOf<'coins'>, { counted, by: giver, colour }: Cause): string {
  if (counted) {
    const things = t(`log.counted.${counted.of}`, { count: counted.count });
    return counted.isAround ? t('log.counted.around', { things }) : things;
  }
  if (giver !== null) return t('log.cause.gift', { name: names.whom(giver) });
  if (colour !== null) return t('log.cause.building', { colour: t(`effect.colour.${colour}`) });
  return why === 'effect' ? '' : t(`log.cause.${why}`);
}

/** Whose cards took the coins. */
function blamed(teller: Teller, event: EventOf<'lost'>): string[] {
  const { t, names, model, log } = teller;
  const cards = causesOfLoss(log, event, model.rules, boardsOf(model)).map((one) =>
    t('log.lost.card', { card: source(teller, one.source), name: names.whom(one.seat) }),
  );
  return cards.length > 0 ? [t('log.lost.why', { cards: names.list(cards) })] : [];
}

function penalty(teller: Teller, { seat, coins, card, victory, debt }: EventOf<'penalty'>): string {
  const { t, names } = teller;
  const who = by(teller, seat);
  if (debt > 0) return t('log.penalty.debt', { ...who, debt });
  if (card !== null) return t('log.penalty.card', { ...who, card: names.card(card) });
  if (victory.length > 0) return t('log.penalty.victory', { ...who, count: victory.length });
  return t('log.penalty.coins', { ...who, count: coins });
}

function lost(teller: Teller, { seat, paid, debt }: EventOf<'lost'>): string {
  const { t } = teller;
  const who = by(teller, seat);
  if (paid > 0 && debt > 0) return t('log.lost.both', { ...who, coins: t('count.coins', { count: paid }), debt });
  return paid > 0 ? t('log.lost.coins', { ...who, count: paid }) : t('log.lost.debt', { ...who, count: debt });
}

/** Victories are named by what they are worth, columns by their Age. */
function token(teller: Teller, { seat, token: name, count }: EventOf<'token'>): string {
  const { t } = teller;
  const [kind, of] = name.split('-');
  const age = kind === 'pawn' ? t(`age.${of}`) : '';
  const id = count > 0 ? kind : `${kind}Back`;
  return t(`log.token.${id}`, { ...by(teller, seat), count: Math.abs(count), value: of, age });
}

function conflict({ t, names, me }: Teller, { winner, loser, strengths }: EventOf<'conflict'>): string {
  const context = winner === me ? { context: 'won' } : loser === me ? { context: 'lost' } : {};
  const [strong, weak] = strengths;
  return t('log.conflict', { ...context, winner: names.seat(winner), loser: names.seat(loser), strong, weak });
}
