/** A second world that one viewer cannot tell from the first: everything hidden from it has changed places. */
import { type Choice, cardOf, deedOf, NONE, PICK, SELL, STAGE } from '../../src/choice.ts';
import { type Game, over } from '../../src/game.ts';
import type { PileDef } from '../../src/module.ts';
import { type Dice, roll } from '../../src/rng.ts';
import { clone } from '../../src/state.ts';
import type { CardId, SeatId, State } from '../../src/types.ts';
import { teamOf } from '../kit/index.ts';

/** A place where a card lies that the viewer does not see. */
interface Slot {
  pile: CardId[];
  at: number;
}

/** The seats whose cards this viewer sees: the own one and that of a teammate; none for someone who only watches. */
const trustedBy = (game: Game, viewer: SeatId | null): SeatId[] => (viewer === null ? [] : teamOf(game, viewer));

/** What lies under these boards may count at the end, and everybody sees it then. */
export const mayBeTurnedUp = (game: Game, of: SeatId): boolean =>
  over(game) && ['stonehenge', 'manneken-pis'].includes(game.rules.wonders[game.state.seats[of].wonder].city);

function hiddenSlots(game: Game, state: State, viewer: SeatId | null): Slot[] {
  const { rules } = game;
  const trusted = trustedBy(game, viewer);
  const isHidden = ({ visible }: PileDef, of: SeatId | null): boolean =>
    visible === 'nobody' || (visible === 'allies' && (of === null || !trusted.includes(of)));
  const hidden = [
    ...rules.tablePiles.flatMap((def, id) => (isHidden(def, null) && !def.marks ? [state.piles[id]] : [])),
    ...state.seats.flatMap((seat, of) =>
      rules.seatPiles.flatMap((def, id) =>
        isHidden(def, of) && !(def.id === 'under' && mayBeTurnedUp(game, of)) ? [seat.piles[id]] : [],
      ),
    ),
  ];
  return hidden.flatMap((pile) => pile.map((_, at) => ({ pile, at })));
}

/** Cards with the same back change places at random; Edifices, which have no colour, have backs of their own. */
function shuffleCards({ rules }: Game, slots: Slot[], dice: Dice): void {
  const backOf = ({ pile, at }: Slot): string => `${rules.cards[pile[at]].age} ${rules.cards[pile[at]].colour < 0}`;
  for (const back of new Set(slots.map(backOf))) {
    const places = slots.filter((slot) => backOf(slot) === back);
    for (let i = places.length - 1; i > 0; i--) {
      const [one, other] = [places[i], places[roll(dice, i + 1)]];
      const card = one.pile[one.at];
      one.pile[one.at] = other.pile[other.at];
      other.pile[other.at] = card;
    }
  }
}

const OTHER_SEED = 'feedfacecafebeef0123456789abcdef';

/** The same table to this viewer, with other hidden cards, other sealed answers, other memories and another seed. */
export function twinOf(game: Game, viewer: SeatId | null, dice: Dice): Game {
  const { config, rules } = game;
  const state = clone(game.state);
  shuffleCards(game, hiddenSlots(game, state, viewer), dice);
  state.seats.forEach((seat, id) => {
    if (id === viewer) return;
    seat.seen = null;
    if (state.controller[id] === viewer) return;
    if (state.sealed[id] !== NONE) state.sealed[id] = roll(dice, 2 ** 30);
    if (state.asks[id]?.ask === 'pick')
      state.asks[id] = { ...state.asks[id], options: [roll(dice, rules.cards.length)] };
    if (state.asks[id]?.ask === 'pay') state.asks[id] = { ...state.asks[id], coins: roll(dice, 20) };
    if (state.asks[id]?.ask === 'give') state.asks[id] = { ...state.asks[id], count: roll(dice, 20) };
    state.plays[id] = roll(dice, 2 ** 30);
  });
  return { config: { ...config, seed: OTHER_SEED }, rules, state, moves: [] };
}

/**
 * A world that stays the same to the viewer through the next step: what it will hold in its next turn and what others
 * show to all is left alone, and whoever sells or buries a card does it with whichever card lies in that place now.
 */
export function twinStep(
  game: Game,
  viewer: SeatId | null,
  choices: readonly Choice[],
  dice: Dice,
): { state: State; choices: Choice[] } | null {
  const state = clone(game.state);
  const played = playedSlots(game, state, choices);
  const isPlayed = ({ pile, at }: Slot): Choice | undefined =>
    choices.find((_, seat) => played[seat]?.pile === pile && played[seat].at === at);
  const swapped = hiddenSlots(game, state, viewer).filter((slot) => {
    const play = isPlayed(slot);
    return play === undefined ? !staysPut(game, state, viewer, choices, slot) : isSecret(play);
  });
  shuffleCards(game, swapped, dice);
  const answers = choices.map((choice, seat) => {
    const slot = played[seat];
    return slot ? withCard(choice, slot.pile[slot.at]) : choice;
  });
  // a hand in which the card played is there twice could come out in another order
  const isTwice = played.some((slot) => slot && slot.pile.indexOf(slot.pile[slot.at]) !== slot.at);
  return isTwice ? null : { state, choices: answers };
}

const isSecret = (choice: Choice): boolean => [SELL, STAGE, PICK].includes(deedOf(choice));

/** Where the card lies that each seat plays or keeps; null for another kind of answer. */
function playedSlots({ rules }: Game, state: State, choices: readonly Choice[]): (Slot | null)[] {
  const taken = new Set<string>();
  return choices.map((choice, seat) => {
    const ask = state.asks[seat];
    const isDraft = ask?.ask === 'pick' && ask.why === 'leaders.draft';
    if (choice === NONE || !ask || (deedOf(choice) > SELL && !isDraft)) return null;
    const holder = state.controller[seat];
    const pile = state.seats[holder].piles[ask.ask === 'play' ? ask.pile : rules.seatPile('draft')];
    const at = pile.findIndex((card, i) => card === cardOf(choice) && !taken.has(`${holder} ${i}`));
    taken.add(`${holder} ${at}`);
    return { pile, at };
  });
}

const withCard = (choice: Choice, card: CardId): Choice => (choice & ~(511 << 21)) | (card << 21);

/** The viewer or a teammate will be dealt it or will be passed it, or the viewer sees it picked. */
function staysPut(
  game: Game,
  state: State,
  viewer: SeatId | null,
  choices: readonly Choice[],
  { pile, at }: Slot,
): boolean {
  const { rules } = game;
  const { players, setup } = rules;
  const trusted = trustedBy(game, viewer);
  const deck = [1, 2, 3].find((age) => state.piles[rules.tablePile(`age-${age}`)] === pile);
  if (deck !== undefined) {
    const isToCome = deck > state.age || (deck === state.age && state.turn === 0);
    const isDealt = isToCome && trusted.includes(Math.floor(at / setup.handSize));
    const isDrawn = players === 2 && at === (isToCome ? 2 * setup.handSize : 0);
    return isDealt || isDrawn;
  }
  const pack = state.seats.findIndex(
    (seat) => rules.modules.includes('leaders') && seat.piles[rules.seatPile('draft')] === pile,
  );
  if (pack >= 0) return trusted.includes((pack + players - 1) % players);
  const holder = state.seats.findIndex((seat) => seat.piles[0] === pile);
  if (holder < 0) return choices.some((choice) => deedOf(choice) === PICK && cardOf(choice) === pile[at]);
  return trusted.includes((holder + (state.age === 2 ? players - 1 : 1)) % players);
}
