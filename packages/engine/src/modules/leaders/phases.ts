/** The draft, the recruitment turn, and what leaders do in windows of their own. Their order is in timeline.ts. */

import { BUILD, bankOf, type Choice, cardOf, deedOf, NONE, paymentOf, viaOf } from '../../choice.ts';
import { payBank } from '../../coins.ts';
import { confidants } from '../../confidants.ts';
import { actAgain } from '../../copying.ts';
import { digs } from '../../dig.ts';
import type { Phase, Table, TurnDef } from '../../module.ts';
import { onceFor } from '../../once-for.ts';
import { nextHolder } from '../../passing.ts';
import { insert, take } from '../../piles.ts';
import { listPlays } from '../../plays.ts';
import type { Gives, Rules } from '../../rules.ts';
import { boardBeside, stageIn, waysToCopy } from '../../stages.ts';
import { addLasting } from '../../tally.ts';
import { AGES } from '../../timeline.ts';
import { type Ask, type CardId, NOBODY, type SeatId } from '../../types.ts';
import { VERBS, type Verb } from '../../vocabulary.ts';
import { viaName } from '../../words.ts';

const pilesNamed = onceFor(({ seatPile }: Rules) => ({
  draft: seatPile('draft'),
  'leader-hand': seatPile('leader-hand'),
  leaders: seatPile('leaders'),
  courtesan: seatPile('courtesan'),
}));

const pileOf = ({ rules, state }: Table, seat: SeatId, name: keyof ReturnType<typeof pilesNamed>): CardId[] =>
  state.seats[seat].piles[pilesNamed(rules)[name]];

/** Keep one, pass the others to the right; the last card is kept unasked (L-07, L-16). */
const drafts: Phase = {
  question: 'which leader to keep in the draft',
  enter(table) {
    for (let seat = 0; seat < table.rules.players; seat++) {
      const options: CardId[] = [];
      for (const card of pileOf(table, seat, 'draft')) insert(options, card);
      if (options.length > 1) table.state.asks[seat] = { ask: 'pick', options, why: 'leaders.draft', optional: false };
    }
  },
  answer(table, choices) {
    const { rules, state, log } = table;
    const { players } = rules;
    for (let seat = 0; seat < players; seat++) {
      const card = cardOf(choices[seat]);
      take(pileOf(table, seat, 'draft'), card);
      pileOf(table, seat, 'leader-hand').push(card);
      log?.push({ event: 'kept', seat, secret: { to: confidants(rules, seat), cards: [rules.cards[card].name] } });
    }
    const packs = state.seats.slice(0, players).map((_, seat) => pileOf(table, seat, 'draft'));
    packs.forEach((pack, from) => {
      state.seats[nextHolder(state.age, players, from)].piles[pilesNamed(rules).draft] = pack;
    });
    if (packs[0].length > 1) drafts.enter(table);
    else
      for (let seat = 0; seat < players; seat++)
        pileOf(table, seat, 'leader-hand').push(...pileOf(table, seat, 'draft').splice(0));
  },
};

const asksFor = (
  table: Table,
  seat: SeatId,
  verbs: readonly Verb[],
  optional: boolean,
): Extract<Ask, { ask: 'play' }> => ({
  ask: 'play',
  from: seat,
  pile: pilesNamed(table.rules)['leader-hand'],
  verbs,
  optional,
  after: NOBODY,
  forced: false,
});

/** Recruit a leader, put one under a stage, or sell one to the box (L-09 to L-12). */
const recruits: TurnDef = {
  pile: 'leader-hand',
  question: 'which leader to recruit, to put under a stage or to sell',
  ask: (table, seat) => (pileOf(table, seat, 'leader-hand').length > 0 ? asksFor(table, seat, VERBS, false) : null),
};

/** After the last recruitment turn the leaders left go to the box, except where more may be recruited (L-14, X-08). */
const returnsSpare: Phase = {
  enter(table) {
    const { rules, state } = table;
    if (state.age !== AGES || rules.steps[state.at].kind !== 'leaders.recruit') return;
    for (let seat = 0; seat < rules.players; seat++)
      if (!mayRecruitLater(table, seat, state.seats[seat].stage))
        state.piles[rules.tablePile('leader-box')].push(...pileOf(table, seat, 'leader-hand').splice(0));
  },
};

/** Only a board whose stages from that one on bring an extra leader, offer one, or may copy one. */
export function mayRecruitLater({ rules, state }: Table, seat: SeatId, from: number): boolean {
  const right = rules.tokenByName('rome.recruit');
  const bringsLeader = ({ once }: Gives): boolean =>
    once.some((window) => window.some(({ effect }) => (effect as { token?: number }).token === right));
  const { stages } = rules.wonders[state.seats[seat].wonder];
  for (let place = from; place < stages.length; place++) {
    const { copies } = stages[place];
    for (const way of waysToCopy(stages[place])) {
      const source = copies ? stageIn(rules, boardBeside(rules, state, seat, way), copies.place) : stages[place];
      if (source && (bringsLeader(source) || source.options.some(bringsLeader))) return true;
    }
  }
  return false;
}

/** One leader of a neighbour, of those in play (L-44); nothing if there is none. */
const copies: Phase = {
  question: 'which leader of a neighbour the Courtesans Guild copies',
  enter(table) {
    const { rules, state } = table;
    const { token } = rules.steps[state.at];
    for (let seat = 0; seat < rules.seats; seat++) {
      if (!state.seats[seat].tokens[token]) continue;
      const options = neighbouringLeaders(table, seat);
      if (options.length > 0) state.asks[seat] = { ask: 'pick', options, why: 'courtesans.copy', optional: false };
      else state.seats[seat].tokens[token] = 0;
    }
  },
  answer(table, choices) {
    const { rules, state } = table;
    for (let seat = 0; seat < rules.seats; seat++) {
      if (choices[seat] === NONE) continue;
      state.seats[seat].tokens[rules.steps[state.at].token] = 0;
      copy(table, seat, cardOf(choices[seat]));
    }
  },
};

export const neighbouringLeaders = (table: Table, seat: SeatId): CardId[] => {
  const { left, right } = table.rules;
  return [left[seat], right[seat]].flatMap((next) => pileOf(table, next, 'leaders')).sort((a, b) => a - b);
};

/** The copier has what the leader gives, from now on and at once; a copied Solomon digs last. */
function copy(table: Table, seat: SeatId, card: CardId): void {
  const { rules, state, log } = table;
  const leader = rules.cards[card];
  log?.push({ event: 'copied', seat, card: leader.name });
  pileOf(table, seat, 'courtesan').push(card);
  addLasting(state.seats[seat].tally, leader, false);
  actAgain(table, seat, leader.once.flat(), 'courtesans.dig');
}

/** An extra leader from the hand, if one can be paid (L-59, X-09). */
const recruitsExtra: Phase = {
  question: 'whether to recruit an extra leader, as Rome may',
  enter(table) {
    const { rules, state } = table;
    const { token } = rules.steps[state.at];
    for (let seat = 0; seat < rules.seats; seat++) {
      state.plays[seat] = NONE;
      if (!state.seats[seat].tokens[token]) continue;
      const ask = asksFor(table, seat, ['build'], true);
      if (listPlays(table, seat, ask).length > 1) state.asks[seat] = ask;
      else state.seats[seat].tokens[token] = 0;
    }
  },
  answer(table, choices) {
    const { rules, state } = table;
    for (let seat = 0; seat < rules.seats; seat++) {
      if (choices[seat] === NONE) continue;
      state.seats[seat].tokens[rules.steps[state.at].token]--;
      if (deedOf(choices[seat]) === BUILD) recruitExtra(table, seat, choices[seat]);
    }
  },
};

function recruitExtra(table: Table, seat: SeatId, choice: Choice): void {
  const { rules, state, log } = table;
  const card = rules.cards[cardOf(choice)];
  take(pileOf(table, seat, 'leader-hand'), card.id);
  payBank(table, seat, bankOf(choice));
  state.plays[seat] = choice;
  log?.push({ event: 'built', seat, card: card.name, via: viaName(rules, viaOf(choice)), pay: paymentOf(choice) });
}

export const phases: Record<string, Phase> = {
  'leaders.draft': drafts,
  'leaders.spare': returnsSpare,
  'courtesans.copy': copies,
  'rome.recruit': recruitsExtra,
  'leaders.dig': digs,
  'courtesans.dig': digs,
};

export const turns: Record<string, TurnDef> = { 'leaders.recruit': recruits };
