/** What happens in each window of the base game. Their order is in timeline.ts. */

import {
  BUILD,
  bankOf,
  CHAIN,
  type Choice,
  cardOf,
  deedOf,
  FIRST_POWER,
  isFree,
  joinOf,
  leftOf,
  NONE,
  optionOf,
  PASS,
  PLACED,
  paymentOf,
  placeOf,
  rightOf,
  SELL,
  STAGE,
  sideOf,
  viaOf,
  whichOf,
} from '../../choice.ts';
import { income, payBank, payNeighbour, SALE } from '../../coins.ts';
import { confidants } from '../../confidants.ts';
import { actAgain } from '../../copying.ts';
import { digs } from '../../dig.ts';
import { forgetHands, isRemembered, noticeBuried, noticeDiscarded, noticePassed, noticeShown } from '../../memory.ts';
import { ONCE_WINDOWS, type Phase, type Table, type TurnDef } from '../../module.ts';
import { passedBy, passesTo } from '../../passing.ts';
import { DISCARD, deckOf, HAND, take, UNDER } from '../../piles.ts';
import { sellersOf } from '../../plays.ts';
import type { Card, Gives, Rules } from '../../rules.ts';
import { finalScore } from '../../score.ts';
import { boardBeside, directionOf, placeBuilt, setCopied, setOption, stageGives } from '../../stages.ts';
import { addCard, addLasting, retally } from '../../tally.ts';
import { type Ask, type CardId, NOBODY, type Seat, type SeatId } from '../../types.ts';
import { TRIGGER_POINTS, VERBS } from '../../vocabulary.ts';
import { viaName } from '../../words.ts';
import { fight } from './conflict.ts';

const MOST_PLAYERS = 8;

const COINS = ONCE_WINDOWS.indexOf('turn.coins');
const EFFECTS = ONCE_WINDOWS.indexOf('turn.effects');
const BY_CHAIN = TRIGGER_POINTS.indexOf('chain');
const BY_TRADE = TRIGGER_POINTS.indexOf('trade');

const choosesSide: Phase = {
  question: 'which side of the board to play',
  enter({ rules, state }) {
    const { token } = rules.steps[state.at];
    state.seats.forEach((seat, id) => {
      if (seat.tokens[token]) state.asks[id] = { ask: 'side', wonders: [seat.wonder, seat.wonder + 1] };
    });
  },
  answer({ rules, state, log }, choices) {
    const { token } = rules.steps[state.at];
    state.seats.forEach((seat, id) => {
      if (!seat.tokens[token]) return;
      seat.tokens[token] = 0;
      seat.wonder += sideOf(choices[id]);
      seat.tally = retally(rules, seat);
      const { city, side } = rules.wonders[seat.wonder];
      log?.push({ event: 'side', seat: id, wonder: city, side });
    });
  },
};

const deals: Phase = {
  enter({ rules, state, log }) {
    const deck = state.piles[deckOf(state.age)];
    const { handSize } = rules.setup;
    log?.push({ event: 'age', age: state.age });
    for (let seat = 0; seat < rules.players; seat++) {
      const hand = deck.slice(seat * handSize, (seat + 1) * handSize);
      state.seats[seat].piles[HAND] = hand;
      log?.push({
        event: 'dealt',
        seat,
        count: hand.length,
        secret: secret(rules.cards, confidants(rules, seat), hand),
      });
    }
    state.piles[deckOf(state.age)] = deck.slice(rules.players * handSize);
    forgetHands(state);
  },
};

const chooses: Phase = {
  enter(table) {
    const { rules, state } = table;
    const turn = rules.steps[state.at].def as TurnDef;
    for (let seat = 0; seat < rules.seats; seat++) {
      const city = state.seats[seat];
      city.spendable = city.coins;
      state.plays[seat] = NONE;
      state.asks[seat] = seat < rules.players ? turn.ask(table, seat) : (turn.askUnmanned?.(table, seat) ?? null);
      if (!turn.extra) city.bonus = city.tally.bonus;
    }
  },
  answer({ rules, state }, choices) {
    const { extra } = rules.steps[state.at].def as TurnDef;
    for (let seat = 0; seat < choices.length; seat++) {
      const choice = deedOf(choices[seat]) === PASS ? NONE : choices[seat];
      state.plays[seat] = choice;
      if (extra && choice !== NONE) state.seats[seat].bonus = state.seats[seat].tally.bonus;
    }
  },
};

const reveals: Phase = {
  enter(table) {
    const { rules, state, log } = table;
    if (log === null && !isRemembered(state)) return;
    const { pile } = rules.steps[state.at];
    for (let seat = 0; seat < rules.seats; seat++) {
      const play = state.plays[seat];
      if (play === NONE) continue;
      const deed = deedOf(play);
      const card = cardOf(play);
      const by = state.controller[seat];
      if (deed === BUILD && pile === HAND) noticeShown(state, by, card);
      if (deed === SELL && rules.cards[card].sold === DISCARD) noticeDiscarded(rules, state, by, card);
      if (deed === STAGE && by !== seat) noticeBuried(state, by, card);
      if (log) announce(table, seat, play);
    }
  },
};

function announce(table: Table, seat: SeatId, play: Choice): void {
  const { rules, state, log } = table;
  const card = rules.cards[cardOf(play)];
  const pay = paymentOf(play);
  const hidden = { to: confidants(rules, state.controller[seat]), cards: [card.name] };
  if (deedOf(play) === BUILD)
    log?.push({ event: 'built', seat, card: card.name, via: viaName(rules, viaOf(play)), pay });
  else if (deedOf(play) === STAGE) {
    const stage = placePlayed(state.seats[seat], play) + 1;
    const joined = joinOf(play) > 0 ? rules.joinings[joinOf(play) - 1].what(table) : null;
    const from = directionOf(whichOf(play));
    log?.push({
      event: 'stage',
      seat,
      stage,
      option: optionOf(play),
      ...(from && { from }),
      pay,
      joined,
      secret: hidden,
    });
  } else log?.push({ event: 'sold', seat, secret: hidden });
}

/** Cards leave the hands; costs are paid to bank and neighbours; powers that make a card free are used up. */
const pays: Phase = {
  enter(table) {
    const { rules, state } = table;
    const { pile } = rules.steps[state.at];
    for (let seat = 0; seat < rules.seats; seat++) {
      const play = state.plays[seat];
      if (play === NONE) continue;
      const city = state.seats[seat];
      take(state.seats[state.controller[seat]].piles[pile], cardOf(play));
      if (!isFree(play)) payAll(table, seat, play);
      const perSeller = city.tally.gains[BY_TRADE];
      if (perSeller > 0) income(table, seat, perSeller * sellersOf(table, seat, play), 'buying');
      if (viaOf(play) >= FIRST_POWER) spendPower(rules, city, viaOf(play) - FIRST_POWER);
    }
  },
};

function payAll(table: Table, seat: SeatId, play: Choice): void {
  const { left, right } = table.rules;
  if (bankOf(play) > 0) payBank(table, seat, bankOf(play));
  payNeighbour(table, seat, left[seat], leftOf(play));
  payNeighbour(table, seat, right[seat], rightOf(play));
}

function spendPower(rules: Rules, city: Seat, power: number): void {
  if (rules.powers[power].often === 'once an Age') city.used |= 1 << power;
}

const putsInPlace: Phase = {
  enter(table) {
    const { rules, state } = table;
    for (let seat = 0; seat < rules.seats; seat++) {
      const play = state.plays[seat];
      if (play === NONE) continue;
      const city = state.seats[seat];
      const card = rules.cards[cardOf(play)];
      const deed = deedOf(play);
      if (deed === BUILD) {
        city.piles[card.built].push(card.id);
        addCard(city.tally, card);
      } else if (deed === STAGE) {
        const place = placePlayed(city, play);
        city.piles[UNDER].push(card.id);
        setOption(city, city.stage, whichOf(play) === PLACED ? place : optionOf(play));
        setCopied(city, city.stage, boardBeside(rules, state, seat, whichOf(play)));
        for (const gives of stageGives(rules, city, place)) addLasting(city.tally, gives, false);
        city.stage++;
        if (joinOf(play) > 0) rules.joinings[joinOf(play) - 1].joined(table, seat);
      } else state.piles[card.sold].push(card.id);
    }
  },
};

/** The place on its board, counted from 0, of the stage that is built: the next one if the choice does not say. */
const placePlayed = (city: Seat, play: Choice): number => (whichOf(play) === PLACED ? placeOf(play) : city.stage);

const earns: Phase = {
  enter(table) {
    const { rules, state } = table;
    for (let seat = 0; seat < rules.seats; seat++) {
      const deed = deedOf(state.plays[seat]);
      if (deed === SELL) income(table, seat, SALE, 'sale');
      else if (deed === BUILD) earnByBuilding(table, seat, state.plays[seat]);
    }
    act(table, COINS);
  },
};

/** Coins for building a colour or by a chain, for a city that has someone who pays for it. */
function earnByBuilding(table: Table, seat: SeatId, play: Choice): void {
  const { gains } = table.state.seats[seat].tally;
  income(table, seat, gains[table.rules.cards[cardOf(play)].colour], 'building');
  if (viaOf(play) === CHAIN) income(table, seat, gains[BY_CHAIN], 'chain');
}

const takesEffect: Phase = { enter: (table) => act(table, EFFECTS) };

/** What this turn's cards and stages do once, in that window. */
function act(table: Table, window: number): void {
  const { rules, state } = table;
  for (let seat = 0; seat < rules.seats; seat++) {
    const play = state.plays[seat];
    const deed = deedOf(play);
    if (play === NONE || deed === SELL) continue;
    if (deed === BUILD) actOnce(table, seat, rules.cards[cardOf(play)], window);
    else {
      const city = state.seats[seat];
      const place = placeBuilt(rules, city, city.stage - 1);
      const { copies } = rules.wonders[city.wonder].stages[place];
      for (const gives of stageGives(rules, city, place)) {
        if (copies) actAgain(table, seat, gives.once[window], copies.digs);
        else actOnce(table, seat, gives, window);
      }
    }
  }
}

function actOnce(table: Table, seat: SeatId, gives: Gives, window: number): void {
  const all = gives.once[window];
  for (let i = 0; i < all.length; i++) all[i].apply(table, seat, all[i].effect);
}

const discardsLeftovers: Phase = {
  enter({ rules, state, log }) {
    if (state.turn !== rules.setup.plays) return;
    for (let seat = 0; seat < rules.players; seat++) {
      const hand = state.seats[seat].piles[HAND];
      if (hand.length === 0) continue;
      log?.push({
        event: 'leftover',
        seat,
        count: hand.length,
        secret: secret(rules.cards, confidants(rules, seat), hand),
      });
      for (const card of hand) {
        state.piles[DISCARD].push(card);
        noticeDiscarded(rules, state, seat, card);
      }
      state.seats[seat].piles[HAND] = [];
    }
  },
};

const passes: Phase = {
  enter({ rules, state, log }) {
    if (rules.steps[state.at].kind !== 'play') return;
    const { players } = rules;
    const by = passedBy(state.age, players);
    let hand = state.seats[0].piles[HAND];
    for (let moved = 0, from = 0; moved < players; moved++) {
      const to = (from + by) % players;
      const next = state.seats[to].piles[HAND];
      state.seats[to].piles[HAND] = hand;
      hand = next;
      from = to;
    }
    noticePassed(rules, state, by);
    log?.push({ event: 'passed', to: passesTo(state.age) });
  },
};

const fights: Phase = { enter: fight };

/** Powers that work once per Age are fresh again. */
const cleans: Phase = {
  enter({ state }) {
    for (const seat of state.seats) seat.used = 0;
  },
};

const scores: Phase = {
  enter(table) {
    if (!table.log) return;
    const { sheets, winners, teams } = finalScore(table);
    table.log.push({ event: 'over', totals: sheets.map((sheet) => sheet.total), winners, teams });
  },
};

const secret = (cards: readonly Card[], to: SeatId[], pile: readonly CardId[]) => ({
  to,
  cards: pile.map((id) => cards[id].name),
});

export const phases: Record<string, Phase> = {
  'wonders.choose': choosesSide,
  'age.deal': deals,
  'turn.choose': chooses,
  'turn.reveal': reveals,
  'turn.pay': pays,
  'turn.place': putsInPlace,
  'turn.coins': earns,
  'turn.effects': takesEffect,
  'turn.leftover': discardsLeftovers,
  'wonder.dig': digs,
  'turn.pass': passes,
  conflict: fights,
  'age.clean': cleans,
  score: scores,
};

type PlayAsk = Extract<Ask, { ask: 'play' }>;
const askEach = (optional: boolean): PlayAsk[] =>
  Array.from({ length: MOST_PLAYERS }, (_, from) => ({
    ask: 'play',
    from,
    pile: HAND,
    verbs: VERBS,
    optional,
    after: NOBODY,
    forced: false,
  }));
const playAsks = askEach(false);
const lastCardAsks = askEach(true);

export const turns: Record<string, TurnDef> = {
  play: {
    pile: 'hand',
    question: 'which card to build, to put under a stage or to sell',
    ask: ({ state }, seat) => (state.seats[seat].piles[HAND].length > 0 ? playAsks[seat] : null),
  },
  'play.last': {
    pile: 'hand',
    question: 'whether to build the last card of the Age, to put it under a stage or to sell it',
    extra: true,
    ask({ state }, seat) {
      const { tally, piles } = state.seats[seat];
      return tally.lastCard && piles[HAND].length > 0 ? lastCardAsks[seat] : null;
    },
  },
};
