/** A line to the service at this address that can be cut and mended, or goes dead for a while without being cut. */
import net from 'node:net';
import { onTestFinished } from 'vitest';

export async function cuttable(service: string) {
  const url = new URL(service);
  const [host, port] = [url.hostname, Number(url.port)];
  const open = new Set<net.Socket>();
  let isDead = false;
  const relay = net.createServer((from) => {
    const to = net.connect(port, host);
    for (const [one, other] of [
      [from, to],
      [to, from],
    ]) {
      open.add(one);
      one.pipe(other);
      if (isDead) one.pause();
      one.on('error', () => other.destroy());
      one.on('close', () => open.delete(one));
    }
  });
  const listen = (at: number) => new Promise<void>((next) => relay.listen(at, '127.0.0.1', next));
  const cut = () =>
    new Promise<void>((next) => {
      relay.close(() => next());
      for (const socket of open) socket.destroy();
    });
  await listen(0);
  const { port: own } = relay.address() as net.AddressInfo;
  onTestFinished(async () => {
    if (relay.listening) await cut();
  });
  url.host = `127.0.0.1:${own}`;
  const goesDead = (): void => {
    isDead = true;
    for (const socket of open) socket.pause();
  };
  const comesBack = (): void => {
    isDead = false;
    for (const socket of open) socket.resume();
  };
  return { url: url.href, cut, mend: () => listen(own), goesDead, comesBack };
}
