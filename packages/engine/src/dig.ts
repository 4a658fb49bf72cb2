/** Building from the discard pile for nothing: one seat at a time, by the right that the window's token stands for. */
import { build, cardOf, DUG, deedOf, NONE, PICK } from './choice.ts';
import { noticeDiscardPile, noticeDug } from './memory.ts';
import type { Phase, Table } from './module.ts';
import { DISCARD, insert, take } from './piles.ts';
import { DIGGING_IS_OPTIONAL } from './readings.ts';
import { hasBuilt } from './tally.ts';
import type { CardId, Seat } from './types.ts';
import { asRead } from './versions.ts';
import { viaName } from './words.ts';

/** The seat looks through all that lies there and may build one card it does not have yet (B-8.4). */
export const digs: Phase = {
  enter(table) {
    const { rules, state } = table;
    const { token, window } = rules.steps[state.at];
    for (let seat = 0; seat < rules.seats; seat++) state.plays[seat] = NONE;
    let seat = 0;
    while (seat < rules.seats && !state.seats[seat].tokens[token]) seat++;
    if (seat === rules.seats) return;
    const options = diggable(table, state.seats[seat]);
    noticeDiscardPile(state, state.controller[seat]);
    const optional = asRead(DIGGING_IS_OPTIONAL, rules);
    if (options.length > 0) state.asks[seat] = { ask: 'pick', options, why: window, optional };
    else state.seats[seat].tokens[token] = 0;
  },
  question: 'which card of the discard pile to build for nothing',
  answer({ rules, state, log }, choices) {
    const seat = choices.findIndex((choice) => choice !== NONE);
    state.seats[seat].tokens[rules.steps[state.at].token] = 0;
    if (deedOf(choices[seat]) !== PICK) return;
    const card = cardOf(choices[seat]);
    take(state.piles[DISCARD], card);
    noticeDug(state, card);
    state.plays[seat] = build(card, DUG, 0, 0, 0);
    const pay = { left: 0, right: 0, bank: 0 };
    log?.push({ event: 'built', seat, card: rules.cards[card].name, via: viaName(rules, DUG), pay });
  },
};

function diggable({ rules, state }: Table, city: Seat): CardId[] {
  const pile = state.piles[DISCARD];
  const options: CardId[] = [];
  for (let i = 0; i < pile.length; i++) if (!hasBuilt(city.tally, rules.cards[pile[i]])) insert(options, pile[i]);
  return options;
}
