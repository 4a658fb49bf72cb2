/** The first steps: their deal has something of everything, and whatever is chosen, all seven things are told. */
import { bots } from '@polis/bots';
import { create, dice, type Game, legal, readConfig, roll, submit, view } from '@polis/engine';
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { TOLD, type Told } from '../src/device/firstSteps.ts';
import { SEED, SETTINGS } from '../src/first-steps/begin.ts';
import { placeBubble } from '../src/first-steps/bubble-place.ts';
import { type Bubble, bubbleNow } from '../src/first-steps/bubbles.ts';
import { modelOf } from '../src/game/model.ts';
import type { Names } from '../src/game/names.ts';
import { firstSteps as english } from '../src/text/en/first-steps.ts';
import { firstSteps as french } from '../src/text/fr/first-steps.ts';
import { startTexts } from '../src/text/index.ts';

beforeAll(() => startTexts('en', true));

const NAMES: Names = {
  reader: 0,
  seat: (seat) => `seat ${seat}`,
  label: (seat) => `seat ${seat}`,
  whose: () => ({}),
  whom: (seat) => `seat ${seat}`,
  city: () => null,
  board: () => 'Giza A',
  card: (id) => i18next.t(`card.${id}`),
  shortCard: (id) => i18next.t(`card.${id}`),
  power: (id) => id,
  list: (words) => words.join(' and '),
};

const begun = (): Game => {
  const { modules, edition, seats, wonders } = SETTINGS;
  return create(readConfig({ modules, edition, seats, wonders, seed: SEED }));
};

const sightOf = (game: Game) => ({
  t: i18next.t,
  names: NAMES,
  model: modelOf(view(game, 0)),
  hasEstimate: true,
});

/** One Age with apprentices, in which I choose by chance and never ask for the next bubble. */
function playAge(chance: number): Bubble[] {
  const luck = dice(chance);
  const told: Bubble[] = [];
  let seen: Told[] = [];
  let game = begun();
  const tell = (): void => {
    const bubble = bubbleNow(sightOf(game), seen);
    if (!bubble) return;
    told.push(bubble);
    seen = [...seen, bubble.told];
  };
  while (game.state.age === 1) {
    tell();
    // the card has been chosen
    if (game.state.turn === 1) tell();
    for (let seat = 0; seat < SETTINGS.seats; seat++) {
      const seats = view(game, seat);
      const all = legal(game, seat);
      const choice = seat === 0 ? all[roll(luck, all.length)] : bots.apprentice(seats, seats.asks[0], { dice: luck });
      const { game: next, error } = submit(game, seat, choice);
      expect(error).toBeNull();
      game = next;
    }
  }
  return told;
}

test('the first hand has a free card, one for own goods, one to buy, one that leads on and one that cannot be had', () => {
  const { model } = sightOf(begun());
  expect(model.cards.map(({ card }) => card)).toContain('baths');
  const prices = model.cards.map(({ build: [way] }) => (way ? way.pay.left + way.pay.right + way.pay.bank : -1));
  expect(new Set(prices)).toEqual(new Set([-1, 0, 2]));
  const kinds = new Set(model.cards.map(({ card }) => model.rules.cards[model.rules.cardByName.get(card) ?? 0].colour));
  expect(kinds.size).toBe(6);
});

test('whatever is chosen, each of the seven is told once, in good words, and mostly by what is on the table', () => {
  const fitting = { neighbours: 0, chain: 0, stage: 0, strength: 0 };
  const games = 12;
  for (let chance = 1; chance <= games; chance++) {
    const told = playAge(chance);
    expect(new Set(told.map((bubble) => bubble.told))).toEqual(new Set(TOLD));
    for (const { text, at } of told) {
      expect(text).not.toMatch(/steps\.|\{\{|undefined|NaN/);
      expect(at).toMatch(/^\./);
      if (text.includes('needs something you lack')) fitting.neighbours++;
      if (text.includes('leads on: once')) fitting.chain++;
      if (text.includes('You can build stage')) fitting.stage++;
      if (/than you;|than both neighbours/.test(text)) fitting.strength++;
    }
  }
  for (const [what, count] of Object.entries(fitting)) expect(count, what).toBeGreaterThan(games / 4);
});

test('no bubble has more than two sentences', () => {
  const texts = (part: unknown): string[] =>
    typeof part === 'string' ? [part] : Object.values(part as object).flatMap(texts);
  for (const text of [...texts(english), ...texts(french)])
    expect(text.split(/[.!?](?:\s|$)/).filter(Boolean).length, text).toBeLessThanOrEqual(2);
});

test('a bubble stands on the screen, and leaves the cards and the button free', () => {
  const size = { width: 350, height: 150 };
  const desktop = { width: 1440, height: 900 };
  const hand = { left: 14, top: 650, width: 1412, height: 236 };
  const ask = { left: 14, top: 574, width: 1412, height: 68 };
  const free = [hand, ask];
  const targets = [
    hand,
    { left: 292, top: 232, width: 856, height: 40 },
    { left: 14, top: 230, width: 268, height: 60 },
    { left: 1090, top: 180, width: 50, height: 44 },
    { left: 815, top: 660, width: 176, height: 226 },
  ];
  for (const target of targets) {
    const { left, top } = placeBubble({ target, region: target, size, screen: desktop, free });
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left + size.width).toBeLessThanOrEqual(desktop.width);
    expect(top + size.height).toBeLessThanOrEqual(ask.top);
  }
});
