/** What the app can tell of a deal, by what it was shown. */
import {
  commitmentOf,
  create,
  type GameEvent,
  legal,
  over,
  pledgeOf,
  redact,
  save,
  seedFrom,
  submit,
} from '@polis/engine';
import { expect, test } from 'vitest';
import { checksOf } from '../src/fair-deal/checks.ts';

const events: GameEvent[] = [];
const record = save(played());
const commitment = commitmentOf(record.config.seed);
const PART = 'ab'.repeat(16);
const KEPT = { fingerprint: commitment, part: null };
const NOTHING = { fingerprint: null, part: null };
const known = (seat: number) => ({
  you: seat,
  log: events.map((event) => redact(event, seat)),
  room: { commitment } as Parameters<typeof checksOf>[0]['room'],
});

function played() {
  let game = create({ seats: 3, seed: seedFrom('deal', 0) }, events);
  while (!over(game)) {
    const seat = game.state.asks.findIndex((ask, id) => ask !== null && game.state.sealed[id] < 0);
    const { game: next, events: news } = submit(game, seat, legal(game, seat)[0]);
    events.push(...news);
    game = next;
  }
  return game;
}

const said = (...args: Parameters<typeof checksOf>) =>
  Object.fromEntries(checksOf(...args).map(({ what, how }) => [what, how]));

test('a game as it was', () => {
  const fine = { seen: 'ok', commitment: 'ok', deal: 'ok', choices: 'ok', result: 'ok', shown: 'ok' };
  expect(said(known(1), record, KEPT)).toEqual(fine);
  expect(said(known(1), record, NOTHING)).toEqual({ ...fine, seen: 'none' });
});

test('another fingerprint during the game than after it', () => {
  expect(said(known(1), record, { ...KEPT, fingerprint: '0'.repeat(64) })).toMatchObject({
    seen: 'bad',
    commitment: 'ok',
  });
});

test('another seed than was promised', () => {
  const room = { commitment: '0'.repeat(64) } as Parameters<typeof checksOf>[0]['room'];
  expect(said({ ...known(1), room }, record, NOTHING)).toMatchObject({ commitment: 'bad', deal: 'ok' });
});

test('cards were shown that the record does not deal to this seat', () => {
  expect(said({ ...known(1), you: 2 }, record, KEPT)).toMatchObject({ deal: 'ok', shown: 'bad' });
});

test('whether what this device added is in the deal', () => {
  const parts = [1, 2].map((seat) => ({ seat, pledge: pledgeOf(PART), nonce: seat === 1 ? PART : null }));
  const dealt = { ...record, deal: { secret: '0'.repeat(32), parts } };
  const added = (seat: number, part: string | null) => said(known(seat), dealt, { ...KEPT, part }).added;
  expect(said(known(1), dealt, KEPT).untold).toBe('none');
  expect([added(1, PART), added(1, '1'.repeat(32)), added(1, null), added(2, PART)]).toEqual([
    'ok',
    'bad',
    'none',
    'none',
  ]);
});
