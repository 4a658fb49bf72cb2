/** Every kind of question that the game asks, answered by clicking. */
import type { Page } from '@playwright/test';
import { type Ask, choices, type Game, legal, type WonderPick } from '@polis/engine';
import { expect, IN_ALL, test } from './kit.ts';
import { player, screen } from './player.ts';
import { answersIn, findScene, openScene, type Played } from './scenes.ts';

const ALL = { modules: ['base', 'leaders', 'cities', 'edifice'] };
/** Second boxes with all that comes with them. */
const SECOND: Played = { ...ALL, edition: 'second', expert: true };
const ANY: WonderPick = { wonder: 'random', side: 'random' };
const withBoard = (mine: WonderPick, played: Played = ALL): Played => ({ ...played, wonders: [mine, ANY, ANY, ANY] });

const asked = ({ state }: Game): Ask | null => state.asks[0];
const picks =
  (why: string) =>
  (game: Game): boolean => {
    const ask = asked(game);
    return ask?.ask === 'pick' && ask.why === why;
  };
const asks =
  (kind: Ask['ask']) =>
  (game: Game): boolean =>
    asked(game)?.ask === kind;
const inStep =
  (part: 'kind' | 'window', name: string) =>
  ({ rules, state }: Game): boolean =>
    rules.steps[state.at][part] === name && state.asks[0] !== null;

/** Of each the sentence that asks it, and the rule about it; `seed`: from where on to look for a game that asks it, if that is seldom. */
interface Question {
  played: Played;
  when: (game: Game) => boolean;
  says: RegExp;
  rule: string;
  seed?: number;
}

const QUESTIONS: Record<string, Question> = {
  'a side of the board': {
    played: { ...ALL, wonders: [1, 2, 3, 4].map(() => ({ wonder: 'random', side: 'choice' })) },
    when: asks('side'),
    says: /side of your board/,
    rule: 'Wonders',
  },
  'a leader to keep': { played: ALL, when: picks('leaders.draft'), says: /Keep one of these leaders/, rule: 'Leaders' },
  'a leader to recruit': {
    played: ALL,
    when: inStep('kind', 'leaders.recruit'),
    says: /Recruit a leader/,
    rule: 'Leaders',
  },
  'a card of the hand': {
    played: ALL,
    when: ({ state }) => state.age === 2 && state.turn === 3,
    says: /Choose a card/,
    rule: 'Build, stage or sell',
  },
  'one more leader, for Rome': {
    played: withBoard({ wonder: 'rome', side: 'B' }),
    when: inStep('window', 'rome.recruit'),
    says: /one more leader/,
    rule: 'Rome',
  },
  'the last card, for Babylon': {
    played: withBoard({ wonder: 'babylon', side: 'B' }),
    when: inStep('kind', 'play.last'),
    says: /last card/,
    rule: 'Wonders',
  },
  'a discarded card, for a wonder': {
    played: withBoard({ wonder: 'halikarnassos', side: 'B' }),
    when: picks('wonder.dig'),
    says: /discarded card/,
    rule: 'Wonders',
  },
  'a discarded card, for Solomon': {
    played: ALL,
    when: picks('leaders.dig'),
    says: /discarded card/,
    rule: 'What leaders do',
    seed: 19,
  },
  'a discarded card, for a copied Solomon': {
    played: ALL,
    when: picks('courtesans.dig'),
    says: /discarded card/,
    rule: 'A turn',
    seed: 392,
  },
  'a discarded card, for Carthage': {
    played: withBoard({ wonder: 'carthage', side: 'B' }),
    when: picks('carthage.dig'),
    says: /discarded card/,
    rule: 'Ur and Carthage',
  },
  'a discarded card, for the Great Wall': {
    played: withBoard({ wonder: 'great-wall', side: 'A' }),
    when: picks('great-wall.dig'),
    says: /Great Wall: build a discarded card/,
    rule: 'Great Wall',
  },
  'a discarded card, for Manneken Pis': {
    played: {
      ...ALL,
      wonders: [{ wonder: 'manneken-pis', side: 'A' }, ANY, ANY, { wonder: 'halikarnassos', side: 'A' }],
    },
    when: picks('manneken-pis.dig'),
    says: /Manneken Pis: build a discarded card/,
    rule: 'Manneken Pis',
  },
  'a discarded card, for the Forging Agency': {
    played: SECOND,
    when: picks('cities.dig'),
    says: /Forging Agency: build a discarded card/,
    rule: 'Cities, second box',
  },
  'a leader to entomb, for Abu Simbel': {
    played: withBoard({ wonder: 'abu-simbel', side: 'B' }),
    when: picks('abu-simbel.entomb'),
    says: /entomb one of your leaders/,
    rule: 'Abu Simbel',
  },
  'a leader who comes to Catan': {
    played: withBoard({ wonder: 'catan', side: 'B' }, SECOND),
    when: picks('catan.recruit'),
    says: /A leader comes to Catan/,
    rule: 'Catan',
  },
  'a leader to copy': {
    played: ALL,
    when: picks('courtesans.copy'),
    says: /Copy a leader/,
    rule: 'What leaders do',
    seed: 25,
  },
  'a card to lose': {
    played: ALL,
    when: picks('edifice.penalty'),
    says: /lose one of these cards/,
    rule: 'When a project fails',
  },
  'coins to pay or to owe': {
    played: ALL,
    when: asks('pay'),
    says: /Coins are due.* builds .*Everyone else loses/,
    rule: 'Losing coins, and debt',
  },
  'victory tokens to give back': { played: ALL, when: asks('give'), says: /give back/, rule: 'When a project fails' },
  'a victory token for Telesilla': {
    played: SECOND,
    when: (game) => {
      const ask = asked(game);
      return ask?.ask === 'give' && ask.why === 'leaders.disarm';
    },
    says: /Telesilla: give up a victory token/,
    rule: 'Leaders of the second box',
  },
  'a card for the Free City': {
    played: { modules: ['base'], seats: 2 },
    when: ({ state }) => state.asks[2] !== null && state.controller[2] === 0 && state.turn > 1,
    says: /First a card for your own city/,
    rule: 'Two players and the Free City',
  },
};

async function leadsToItsRule(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'The rule for this question' }).click();
  await expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** One of each form that a question can have. */
const OFTEN = [
  'a leader to keep',
  'a discarded card, for a wonder',
  'coins to pay or to owe',
  'victory tokens to give back',
];

for (const [what, { played, when, says, rule, seed }] of Object.entries(QUESTIONS)) {
  const details = OFTEN.includes(what) ? {} : IN_ALL;
  test(`asks for ${what}, and leads to the rule about it`, details, async ({ page }) => {
    const scene = findScene(played, when, seed);
    await openScene(page, scene);
    await expect(screen(page).choice).toContainText(says);
    await leadsToItsRule(page, rule);
    await player(page, 1).answer();
    await expect.poll(() => answersIn(page, scene)).toBeGreaterThan(0);
  });
}

test('a stage is built, with and without the project, and a card is sold', async ({ page }) => {
  await openScene(
    page,
    findScene(ALL, (game) => game.state.turn > 0 && legal(game, 0).some((choice) => choices.joinOf(choice) > 0)),
  );
  const { cards, verbs, seal, reopen } = screen(page);
  await cards.first().click();
  for (const verb of [/^Stage \w+ \+ project/, /^Stage \w+(?! \+)/, /^Sell/]) {
    await verbs.filter({ hasText: verb }).first().click();
    await expect(seal).toBeEnabled();
  }
  await verbs.filter({ hasText: /\+ project/ }).click();
  await seal.click();
  await expect(reopen.or(cards.first()).first()).toBeVisible();
});

test('what a stage gives is chosen with it, for Carthage', async ({ page }) => {
  const isOffered = (game: Game): boolean => legal(game, 0).some((choice) => choices.optionOf(choice) > 1);
  const scene = findScene(
    withBoard({ wonder: 'carthage', side: 'A' }),
    (game) => game.state.turn > 0 && isOffered(game),
  );
  await openScene(page, scene);
  const { cards, verbs, seal } = screen(page);
  await cards.first().click();
  await verbs
    .filter({ hasText: /^Stage/ })
    .first()
    .click();
  const options = page.getByRole('radiogroup', { name: 'What the stage gives' }).getByRole('radio');
  await options.last().click();
  await expect(options.last()).toBeChecked();
  await seal.click();
  await expect.poll(() => answersIn(page, scene)).toBe(1);
});

/** With a card of mine more than one stage could be built. */
const isAnyStage = (game: Game): boolean =>
  game.state.turn > 0 &&
  new Set(
    legal(game, 0)
      .filter((choice) => choices.whichOf(choice) === choices.PLACED)
      .map((choice) => choices.placeOf(choice)),
  ).size > 1;

test('which stage of the Great Wall is chosen in the bar, on the board and by keys', async ({ page }) => {
  const scene = findScene(withBoard({ wonder: 'great-wall', side: 'A' }), isAnyStage);
  await openScene(page, scene);
  const { cards, choice, verbs, seal } = screen(page);
  const stages = page.getByRole('radiogroup', { name: 'Which stage' }).getByRole('radio');
  await cards.first().click();
  await verbs
    .filter({ hasText: /^Stage/ })
    .first()
    .click();
  const open = stages.and(page.locator(':enabled'));
  await expect.poll(() => open.count()).toBeGreaterThan(1);
  await open.last().click();
  await expect(open.last()).toBeChecked();
  const numbers = await open.evaluateAll((all) =>
    all.map((one) => /^Stage (\w+)/.exec(one.ariaLabel ?? '')?.[1] ?? ''),
  );
  await expect(choice).toContainText(`Stage ${numbers.at(-1)} with`);
  // those that cannot be paid for say why
  for (const shut of await stages.and(page.locator(':disabled')).all())
    await expect(shut).toHaveAccessibleName(/short|lacks|sells|Needs|not enough/i);
  // on the board
  await page.getByRole('button', { name: new RegExp(`^Stage ${numbers[0]},`) }).click();
  await expect(open.first()).toBeChecked();
  await expect(choice).toContainText(`Stage ${numbers[0]} with`);
  // and by its key
  await page.keyboard.press('w');
  await expect(choice).toContainText(`Stage ${numbers[1]} with`);
  await seal.click();
  await expect.poll(() => answersIn(page, scene)).toBe(1);
});

test('whose stage Manneken Pis copies is chosen with it, and can be reopened', async ({ page }) => {
  const isCopied = (game: Game): boolean =>
    game.state.turn > 0 &&
    [choices.AS_LEFT, choices.AS_RIGHT].every((which) =>
      legal(game, 0).some((choice) => choices.whichOf(choice) === which),
    );
  const people = { ...withBoard({ wonder: 'manneken-pis', side: 'A' }), names: ['Bo', 'Cy', 'Di'] };
  await openScene(page, findScene(people, isCopied));
  const { cards, choice, verbs, seal, reopen } = screen(page);
  await cards.first().click();
  await verbs
    .filter({ hasText: /^Stage/ })
    .first()
    .click();
  const whose = page.getByRole('radiogroup', { name: 'Whose stage it copies' }).getByRole('radio');
  await expect(whose).toHaveCount(2);
  await whose.last().click();
  await expect(choice).toContainText('Stage III from Di with');
  await seal.click();
  await expect(choice).toContainText(/Sealed: stage III from Di with/);
  await reopen.click();
  await expect(seal).toBeVisible();
});

async function setUpByHand(page: Page): Promise<void> {
  await page.goto('/new');
  await page.getByRole('radio', { name: 'On this device' }).check();
  await page.getByRole('radio', { name: '3 players' }).check();
  for (const module of ['Leaders', 'Cities', 'Edifice']) await page.getByRole('switch', { name: module }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
}

test('a game with every module is set up by hand', async ({ page }) => {
  await setUpByHand(page);
  await expect(screen(page).choice).toContainText('leader');
  await player(page, 2).answer();
  await expect(screen(page).cards).toHaveCount(3);
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog')).toContainText('Project');
});

test('second boxes with experts and further boards are set up by hand; eight are offered the first boxes', async ({
  page,
}) => {
  await page.goto('/new');
  await page.getByRole('radio', { name: 'On this device' }).check();
  for (const module of ['Leaders', 'Cities']) await page.getByRole('switch', { name: module }).check();
  await expect(page.getByRole('region', { name: 'Boxes' })).toBeHidden();
  await page.getByRole('radio', { name: 'Second edition' }).first().check();
  const boxes = page.getByRole('region', { name: 'Boxes' });
  const table = page.getByRole('region', { name: 'Your table' });
  await boxes.getByRole('group', { name: 'Leaders' }).getByRole('radio', { name: 'First edition' }).check();
  await expect(table).toContainText('First box of Leaders.');
  await expect(boxes.getByRole('switch', { name: 'Expert leaders' })).toBeHidden();
  await page.getByRole('radio', { name: '8 players' }).check();
  await expect(table).toContainText('With second-edition boxes this mix is for 3, 4, 5, 6 or 7 players, not 8.');
  await table.getByRole('button', { name: 'Take the first box' }).click();
  await expect(table).toContainText('First boxes of Leaders and Cities.');

  await page.getByRole('radio', { name: '3 players' }).check();
  for (const module of ['Leaders', 'Cities'])
    await boxes.getByRole('group', { name: module }).getByRole('radio', { name: 'Second edition' }).check();
  await boxes.getByRole('switch', { name: 'Expert leaders' }).check();
  for (const boards of ['Wonder Pack', 'Catan']) await page.getByRole('switch', { name: boards }).check();
  await expect(table).toContainText('Expert leaders. Further boards: Wonder Pack and Catan.');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(screen(page).choice).toContainText('leader');
  await player(page, 2).answer();
  await expect(screen(page).cards).toHaveCount(3);
});

test('a whole game with every module, set up by hand', IN_ALL, async ({ page }) => {
  await setUpByHand(page);
  const asked = await player(page, 2).playOn();
  expect(asked.length).toBeGreaterThanOrEqual(3 + 3 + 21);
  await expect(screen(page).sheet).toContainText('Leaders');
});
