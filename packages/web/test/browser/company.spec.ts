/** People find one another: they become friends, invite and sit down, or are brought together by what they would play. */
import type { BrowserContext, Page } from '@playwright/test';
import { faultsOnScreen } from '../layout/laws.ts';
import { SIZES } from '../layout/screens.ts';
import { codeOf, joins, opens } from './friends.ts';
import { hindrances } from './hindrances.ts';
import { expect, expected, IN_ALL, test } from './kit.ts';
import { screen } from './player.ts';

/** Nobody else at this server has it. */
const login = (name: string): string => `${name} ${Math.random().toString(36).slice(2, 8)}`;

/** An account, made where only the server sees it. */
async function signedUp(page: Page, name: string): Promise<string> {
  const { id } = await (await page.request.post('/api/guests', { data: { name } })).json();
  await page.request.put('/api/me/password', { data: { login: name, password: 'correct horse battery' } });
  await page.addInitScript((mine) => localStorage.setItem('polis-guest', mine), id);
  return id;
}

const isWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('someone is asked by name, accepts, is invited to a table and sits down with one tap', async ({
  someone,
  complaints,
}) => {
  const [ann, bob] = await Promise.all([someone(), someone()]);
  const [annName, bobName] = [login('Ann'), login('Bob')];
  await signedUp(ann, annName);
  await signedUp(bob, bobName);
  await ann.goto('/');
  await ann.getByRole('link', { name: 'Friends', exact: true }).click();
  await ann.getByRole('textbox', { name: 'The name they sign in with' }).fill('nobody at all');
  await ann.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(ann.getByRole('alert')).toHaveText('Nobody signs in here with that name.');
  await bob.goto('/friends');
  await expect(bob.getByRole('heading', { name: 'Your friends' })).toBeVisible();
  await ann.getByRole('textbox', { name: 'The name they sign in with' }).fill(bobName);
  await ann.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(ann.getByRole('status').filter({ hasText: `${bobName} is asked.` })).toBeVisible();
  await expect(ann.getByRole('region', { name: 'You have asked' })).toContainText(bobName);
  // it comes by itself
  await bob.getByRole('button', { name: `Accept ${annName} as a friend` }).click();
  await expect(bob.getByRole('region', { name: 'Your friends' })).toContainText(annName);
  await expect(ann.getByRole('region', { name: 'Your friends' })).toContainText(bobName);
  expect(await hindrances(ann), 'friends').toEqual([]);
  expect(await isWide(ann), 'friends').toBe(false);

  await opens(ann, { players: 3 });
  await ann.getByRole('button', { name: new RegExp(`^Invite ${bobName}`) }).click();
  await expect(ann.getByRole('list', { name: 'Who is invited' })).toContainText(bobName);
  expect(await hindrances(ann), 'a lobby').toEqual([]);
  await bob.goto('/settings');
  const told = bob.getByRole('alert', { name: 'You are invited' });
  await expect(told).toContainText(`${annName} invites you to a table`);
  expect(await hindrances(bob, '.invited'), 'an invitation').toEqual([]);
  await told.getByRole('button', { name: 'Sit down' }).click();
  await expect(bob.getByRole('button', { name: 'Leave the table' })).toBeVisible();
  await expect(ann.getByRole('list', { name: 'Who is invited' })).toBeHidden();
  await expect(ann.getByText(bobName).first()).toBeVisible();
  expected(complaints, /status of 404/);
});

test('an invitation is on the home page until it is declined or taken back', async ({ someone }) => {
  const [ann, bob] = await Promise.all([someone(), someone()]);
  const [annName, bobName] = [login('Ann'), login('Bob')];
  await signedUp(ann, annName);
  const bobId = await signedUp(bob, bobName);
  await bob.goto('/');
  await opens(ann, { players: 3 });
  await ann.getByRole('textbox', { name: 'The name they sign in with' }).fill(bobName);
  await ann.getByRole('button', { name: 'Invite', exact: true }).click();
  const invited = bob.getByRole('region', { name: 'You are invited' });
  await expect(invited).toContainText(`${annName} invites you to a table`);
  expect(await hindrances(bob), 'home').toEqual([]);
  await ann.getByRole('button', { name: `Take the invitation to ${bobName} back` }).click();
  await expect(invited).toBeHidden();
  const table = new URL(ann.url()).pathname.split('/').at(-1);
  await ann.request.post(`/api/tables/${table}/invitations`, { data: { person: bobId } });
  await invited.getByRole('button', { name: 'Decline' }).click();
  await expect(invited).toBeHidden();
  await expect(ann.getByRole('list', { name: 'Who is invited' })).toContainText('cannot come');
});

test(
  'a friend who waits at an open table is joined from the list, and who is kept away from is a friend no more',
  IN_ALL,
  async ({ someone }) => {
    const [ann, bob] = await Promise.all([someone(), someone()]);
    const [annName, bobName] = [login('Ann'), login('Bob')];
    const annId = await signedUp(ann, annName);
    const bobId = await signedUp(bob, bobName);
    await ann.request.post('/api/me/friends', { data: { person: bobId } });
    await bob.goto(`/people/${annId}`);
    await bob.getByRole('button', { name: `Accept ${annName} as a friend` }).click();
    await expect(bob.getByRole('button', { name: `${annName} is your friend` })).toBeVisible();
    await ann.goto('/new?with=friends');
    await ann.getByRole('radio', { name: /^Anyone The table is shown/ }).check();
    await ann.getByRole('button', { name: 'Open table' }).click();
    await codeOf(ann);
    // who has just come is noted a little later
    await ann.request.put('/api/me/people/wish', { data: { invites: 'anyone', shows: true } });
    await bob.goto('/friends');
    await bob.getByRole('link', { name: `Join ${annName} at the table` }).click();
    await expect(
      bob.getByRole('button', { name: 'Leave the table' }).or(bob.getByRole('button', { name: 'Sit down' }).first()),
    ).toBeVisible();
    await bob.goto('/friends');
    await bob
      .getByRole('button', { name: `Report ${annName} or keep away` })
      .first()
      .click();
    const dialog = bob.getByRole('dialog', { name: `Report ${annName}` });
    await dialog.getByRole('switch', { name: `Keep away from ${annName}` }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await bob.keyboard.press('Escape');
    await expect(bob.getByRole('region', { name: 'Your friends' })).not.toContainText(annName);
    await expect(bob.getByRole('region', { name: 'People you keep away from' })).toContainText(annName);
  },
);

test('a guest is told what friends need, and can be invited all the same', IN_ALL, async ({ someone }) => {
  const [ann, gus] = await Promise.all([someone('Ann'), someone('Gus')]);
  await joins(gus, await opens(ann, { players: 3 }));
  await gus.goto('/friends');
  await expect(gus.getByText('You are here as a guest.')).toBeVisible();
  await expect(gus.getByRole('heading', { name: 'Last played with' })).toBeVisible();
  expect(await hindrances(gus)).toEqual([]);
});

/** As quick as the form allows: two players, whatever the clock. */
async function looksForTwo(page: Page): Promise<void> {
  await page.goto('/match');
  await page.getByRole('combobox', { name: 'From' }).selectOption('2');
  await page.getByRole('combobox', { name: 'To', exact: true }).selectOption('2');
  await page.getByRole('button', { name: 'Find players' }).click();
}

test('two who look for players are asked, and play at one table', async ({ someone }) => {
  const [ann, bob] = await Promise.all([someone('Ann'), someone('Bob')]);
  await ann.goto('/match');
  expect(await hindrances(ann), 'the form').toEqual([]);
  expect(await isWide(ann), 'the form').toBe(false);
  await looksForTwo(ann);
  await expect(ann.getByRole('heading', { name: 'Looking for players' })).toBeVisible();
  expect(await hindrances(ann), 'waiting').toEqual([]);
  await looksForTwo(bob);
  for (const page of [ann, bob]) await expect(page.getByRole('button', { name: 'I am ready' })).toBeFocused();
  expect(await hindrances(bob), 'found').toEqual([]);
  for (const page of [ann, bob]) await page.getByRole('button', { name: 'I am ready' }).click();
  for (const page of [ann, bob]) await expect(screen(page).cards.first()).toBeVisible();
  expect(new URL(ann.url()).pathname).toBe(new URL(bob.url()).pathname);
});

test('what is known of a place when the page opens does not undo what was begun meanwhile', async ({ someone }) => {
  const ann = await someone('Ann');
  let answer: () => void = () => undefined;
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await ann.route('**/api/me/match', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    await isAsked;
    await route.fulfill({ response }).catch(() => undefined);
  });
  await looksForTwo(ann);
  await expect(ann.getByRole('heading', { name: 'Looking for players' })).toBeVisible();
  const late = ann.waitForResponse(
    (response) => response.request().method() === 'GET' && response.url().endsWith('/match'),
  );
  answer();
  await late;
  await expect(ann.getByRole('heading', { name: 'Looking for players' })).toBeVisible();
  await ann.getByRole('button', { name: 'Stop waiting' }).click();
});

test('who leaves the page or stops waits no more, and who loads it anew does', IN_ALL, async ({ someone }) => {
  const ann = await someone('Ann');
  await ann.goto('/match');
  // nobody else in these tests wants eight
  await ann.getByRole('combobox', { name: 'To', exact: true }).selectOption('8');
  await ann.getByRole('combobox', { name: 'From' }).selectOption('8');
  await ann.getByRole('radio', { name: 'With', exact: true }).nth(1).check();
  await ann.getByRole('switch', { name: 'Bots after a while' }).uncheck();
  await ann.getByRole('button', { name: 'Find players' }).click();
  const waiting = ann.getByRole('heading', { name: 'Looking for players' });
  await expect(waiting).toBeVisible();
  await ann.reload();
  await expect(waiting, 'as before').toBeVisible();
  const stands = async (): Promise<string> => (await (await ann.request.get('/api/me/match')).json()).is;
  expect(await stands()).toBe('waiting');
  await ann.getByRole('link', { name: 'Settings' }).click();
  await expect.poll(stands).toBe('nowhere');
  await ann.goto('/match');
  await ann.getByRole('button', { name: 'Find players' }).click();
  await ann.getByRole('button', { name: 'Stop waiting' }).click();
  await expect.poll(stands).toBe('nowhere');
  await expect(ann.getByRole('button', { name: 'Find players' })).toBeVisible();
});

/** As long as a name can be, in one word. */
const LONG = { id: 'long', name: 'Konstantinopolitanerinne' };
const OTHER = { id: 'other', name: 'Cleopatra VII of Egypt' };

const TABLE = {
  id: 't',
  code: 'ABC234',
  status: 'gathering',
  updated: 0,
  settings: {
    modules: ['base', 'leaders', 'cities', 'edifice'],
    edition: 'second',
    boxes: {},
    boards: [],
    expert: false,
  },
  host: LONG.name,
  chairs: [{ person: LONG.id, name: LONG.name, bot: null }, ...Array(6).fill({ person: null, name: null, bot: null })],
  age: 0,
  turn: 0,
  waiting: [],
  result: null,
  frozen: false,
  beginning: null,
};
const OPEN = { ...TABLE, settings: { ...TABLE.settings, clock: { per: 'move', seconds: 60 }, rated: true } };

const MATCH_GAME = {
  modules: TABLE.settings.modules,
  edition: 'second',
  seats: 7,
  clock: 'calm',
  rated: true,
  bots: 'level-4',
};

/** All lists with somebody in them, as a server could tell it. */
async function told(context: BrowserContext, match: object): Promise<void> {
  const answers: Record<string, object> = {
    '/api/me': { id: 'me', name: 'Annabel' },
    '/api/me/people': {
      hasAccount: true,
      wish: { invites: 'anyone', shows: true },
      friends: [
        { person: LONG, since: 0, isHere: true, table: OPEN },
        { person: OTHER, since: 0, isHere: false, table: null },
      ],
      asking: [{ person: LONG, at: Date.now() }],
      asked: [{ person: OTHER, at: Date.now() }],
    },
    '/api/me/played': {
      people: [LONG, OTHER].map((person) => ({
        person,
        at: Date.now() - 86_400_000,
        table: 'g',
        modules: TABLE.settings.modules,
        edition: 'second',
        players: 7,
        games: 3,
        isFriend: false,
        isAsked: false,
        hasAccount: true,
      })),
    },
    '/api/me/invitations': { invitations: [{ table: OPEN, by: LONG, at: 0 }] },
    '/api/me/blocks': { people: [LONG] },
    '/api/me/notices': { notices: [] },
    '/api/me/match': match,
  };
  await context.route(/\/api\/me/, (route) => {
    const answer = answers[new URL(route.request().url()).pathname];
    return answer ? route.fulfill({ json: answer }) : route.fallback();
  });
  // nobody is signed in at the server itself
  await context.routeWebSocket(/\/socket/, () => undefined);
  await context.addInitScript(() => localStorage.setItem('polis-guest', 'me'));
}

const WAITING = { is: 'waiting', since: Date.now() - 75_000, now: Date.now(), fitting: 2, botsAt: Date.now() + 30_000 };
const FOUND = { is: 'found', match: 'm', now: 0, until: 60_000, isReady: false, ready: 1, people: 3, game: MATCH_GAME };

const SCREENS = [
  { path: '/', match: { is: 'nowhere' }, sign: '.invitations' },
  { path: '/friends', match: { is: 'nowhere' }, sign: '.friends-panels .person-tools' },
  { path: '/match', match: { is: 'nowhere' }, sign: '.match-form' },
  { path: '/match', match: WAITING, sign: '.match-waiting' },
  { path: '/match', match: FOUND, sign: '.match-found' },
];

for (const [i, { name, width, height, isTouch = false, zoom = 1 }] of SIZES.entries())
  test(
    `lists, forms and questions keep the laws of layout at ${name}`,
    name === '390x844' ? {} : IN_ALL,
    async ({ browser, baseURL }) => {
      for (const [at, { path, match, sign }] of SCREENS.entries()) {
        const language = (i + at) % 2 ? 'fr' : 'en';
        const context = await browser.newContext({
          ...(baseURL ? { baseURL } : {}),
          viewport: { width: Math.round(width / zoom), height: Math.round(height / zoom) },
          deviceScaleFactor: zoom,
          hasTouch: isTouch,
          isMobile: isTouch,
          reducedMotion: 'reduce',
        });
        await context.addInitScript('delete Navigator.prototype.serviceWorker');
        await context.addInitScript(
          (state) => localStorage.setItem('polis-settings', JSON.stringify({ state, version: 0 })),
          { name: 'Annabel', language, motion: 'off' },
        );
        await told(context, match);
        const page = await context.newPage();
        await page.goto(path);
        await expect(page.locator(sign).first()).toBeVisible();
        const away = page.locator('.invited .button.icon');
        if (path === '/match') await away.click();
        // what a bar at the bottom lies over can be scrolled out from under it
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        const faults = await page.evaluate(faultsOnScreen, { isTouch, mayScroll: true });
        expect(faults, `${path} ${sign} in ${language}`).toEqual([]);
        expect(await isWide(page), `${path} ${sign} in ${language}`).toBe(false);
        await context.close();
      }
    },
  );
