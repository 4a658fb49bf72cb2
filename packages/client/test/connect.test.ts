/** The client over sockets that are made up: what it sends, and when it sends it again. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  BANNED,
  type Connection,
  connect,
  ELSEWHERE,
  type FromClient,
  type FromServer,
  type SocketLike,
} from '../src/index.ts';

const ME = { id: 'p1', name: 'Ann' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A socket that keeps what is said, and says what the test wants. */
function madeUp() {
  const said: FromClient[] = [];
  const socket: SocketLike = {
    send: (text) => said.push(JSON.parse(text)),
    close: () => socket.onclose?.({ code: 1000 }),
    onmessage: null,
    onclose: null,
    onerror: null,
  };
  return {
    socket,
    said,
    says: (message: FromServer) => socket.onmessage?.({ data: JSON.stringify(message) }),
    breaks: (code = 1006) => socket.onclose?.({ code }),
  };
}

function connected(table?: string) {
  const sockets: ReturnType<typeof madeUp>[] = [];
  const places: (string | null)[] = [];
  const states: Connection[] = [];
  const onSignedOut = vi.fn();
  const onBanned = vi.fn();
  const onTold = vi.fn();
  const client = connect({
    open(place) {
      const made = madeUp();
      sockets.push(made);
      places.push(place);
      return made.socket;
    },
    ...(table === undefined ? {} : { table }),
    onConnection: (state) => states.push(state),
    onSignedOut,
    onBanned,
    onTold,
  });
  const last = () => sockets[sockets.length - 1];
  const welcome = () => last().says({ type: 'welcome', protocol: 1, me: ME });
  return { client, sockets, places, states, onSignedOut, onBanned, onTold, last, welcome };
}

test('nothing is sent before the welcome, and all of it then', async () => {
  const { client, last, welcome } = connected();
  client.watch('t', () => undefined);
  const asked = client.command('t', { do: 'undo' });
  expect(last().said).toEqual([]);
  welcome();
  expect(last().said).toMatchObject([
    { type: 'watch', table: 't', known: null },
    { type: 'command', table: 't', command: { do: 'undo' } },
  ]);
  last().says({ type: 'done', id: last().said[1].id, seq: 2 });
  expect(await asked).toMatchObject({ seq: 2 });
});

test('what was not acknowledged is sent again under the same id; what was is not', async () => {
  const { client, sockets, last, welcome } = connected();
  welcome();
  const first = client.command('t', { do: 'undo' });
  const second = client.command('t', { do: 'concede' });
  const [undo, concede] = last().said;
  last().says({ type: 'done', id: undo.id, seq: 7 });
  expect(await first).toEqual({ type: 'done', id: undo.id, seq: 7 });
  last().breaks();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sockets).toHaveLength(2);
  welcome();
  expect(last().said).toEqual([concede]);
  last().says({ type: 'refused', id: concede.id, code: 'not-playing', message: 'no' });
  expect(await second).toMatchObject({ type: 'refused', code: 'not-playing' });
});

test('a message that comes from a socket given up is not heard', async () => {
  const { client, sockets, last, welcome } = connected();
  welcome();
  const changed = vi.fn();
  client.watch('t', changed);
  last().breaks();
  await vi.advanceTimersByTimeAsync(10_000);
  welcome();
  sockets[0].says({ type: 'shown', table: 't', seq: 1, now: 0, you: null, room: {} as never });
  expect(changed).not.toHaveBeenCalled();
  last().says({ type: 'shown', table: 't', seq: 1, now: 0, you: null, room: {} as never });
  expect(changed).toHaveBeenCalledOnce();
});

test('who is not signed in any more is told', () => {
  const { last, onSignedOut, welcome } = connected();
  welcome();
  last().breaks(4001);
  expect(onSignedOut).toHaveBeenCalledOnce();
});

test('a closed client says so once, whether it had a socket or waited for one', () => {
  for (const isWaiting of [false, true]) {
    const { client, states, last } = connected();
    if (isWaiting) last().breaks();
    client.close();
    expect(states.filter((state) => state === 'closed')).toHaveLength(1);
    vi.advanceTimersByTime(60_000);
    expect(states[states.length - 1]).toBe('closed');
  }
});

test('what comes after a client was closed is told to nobody', () => {
  const { client, last, welcome } = connected();
  welcome();
  const changed = vi.fn(() => client.close());
  client.watch('t', changed);
  const { socket, says } = last();
  // closing takes a while
  socket.close = () => undefined;
  says({ type: 'shown', table: 't', seq: 1, now: 0, you: null, room: {} as never });
  says({ type: 'shown', table: 't', seq: 2, now: 0, you: null });
  expect(changed).toHaveBeenCalledOnce();
});

test('several may watch a table: who comes later is told at once, and who leaves takes it from nobody', () => {
  const { client, last, welcome } = connected();
  welcome();
  const [first, second] = [vi.fn(), vi.fn()];
  const stopFirst = client.watch('t', first);
  last().says({ type: 'shown', table: 't', seq: 1, now: 0, you: null, room: {} as never });
  const stopSecond = client.watch('t', second);
  expect(second).toHaveBeenCalledOnce();
  stopFirst();
  stopFirst();
  last().says({ type: 'shown', table: 't', seq: 2, now: 0, you: null });
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
  stopSecond();
  expect(last().said.map(({ type }) => type)).toEqual(['watch', 'unwatch']);
});

test('what is not answered when the client is closed is told so, and what is said afterwards too', async () => {
  const { client, welcome } = connected();
  welcome();
  const asked = client.command('t', { do: 'undo' });
  client.close();
  expect(await asked).toMatchObject({ type: 'refused', code: 'closed' });
  expect(await client.command('t', { do: 'undo' })).toMatchObject({ type: 'refused', code: 'closed' });
});

test('a socket that cannot even be opened is tried again', async () => {
  let tries = 0;
  const client = connect({
    open() {
      if (++tries < 3) throw new Error('no network');
      return madeUp().socket;
    },
  });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(tries).toBe(3);
  client.close();
});

test('who may not play any more is not connected again, and nothing waits for an answer', async () => {
  const { client, sockets, states, onBanned, onTold, last, welcome } = connected();
  welcome();
  last().says({ type: 'told' });
  expect(onTold).toHaveBeenCalledOnce();
  const asked = client.command('t', { do: 'undo' });
  last().breaks(BANNED);
  expect(await asked).toMatchObject({ type: 'refused', code: 'closed' });
  expect(onBanned).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  expect(states.at(-1)).toBe('closed');
});

test('sockets are opened for the table that is looked at, and anew for another one', async () => {
  const { client, sockets, places, last, welcome } = connected('a');
  const leave = client.watch('a', () => undefined);
  welcome();
  const asked = client.command('a', { do: 'undo' });
  const [, undo] = last().said;
  leave();
  client.watch('b', () => undefined);
  expect(places).toEqual(['a', 'b']);
  welcome();
  // what the first one has not acknowledged is not forgotten
  expect(last().said).toMatchObject([{ type: 'watch', table: 'b' }, undo]);
  sockets[0].breaks();
  last().says({ type: 'done', id: undo.id, seq: 3 });
  expect(await asked).toMatchObject({ seq: 3 });
  last().breaks();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(places).toEqual(['a', 'b', 'b']);
});

test('who looks at two tables stays where the first of them is', () => {
  const { client, places, welcome } = connected('a');
  client.watch('a', () => undefined);
  welcome();
  client.watch('b', () => undefined);
  expect(places).toEqual(['a']);
});

test('who is sent on does not ask for the same node again', async () => {
  const { client, places, last, welcome } = connected('a');
  client.watch('a', () => undefined);
  welcome();
  for (let times = 0; times < 2; times++) {
    last().breaks(ELSEWHERE);
    await vi.advanceTimersByTimeAsync(10_000);
    welcome();
  }
  last().breaks();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(places).toEqual(['a', null, null, 'a']);
});

test('a client without a table of its own opens one socket for all', () => {
  const { client, places, welcome } = connected();
  const leave = client.watch('a', () => undefined);
  welcome();
  leave();
  client.watch('b', () => undefined);
  expect(places).toEqual([null]);
});
