/**
 * A line to the service at this address that can be cut and mended, or goes dead for a while without being cut. While it is
 * cut whoever calls is hung up on: were nobody to listen, someone else might be given the port meanwhile.
 */
import net from 'node:net';
import { onTestFinished } from 'vitest';

export async function cuttable(service: string) {
  const url = new URL(service);
  const [host, port] = [url.hostname, Number(url.port)];
  const open = new Set<net.Socket>();
  let isCut = false;
  let isDead = false;
  const relay = net.createServer((from) => {
    if (isCut) {
      from.destroy();
      return;
    }
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
  const cut = async (): Promise<void> => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  const mend = async (): Promise<void> => {
    isCut = false;
  };
  await new Promise<void>((next) => relay.listen(0, '127.0.0.1', next));
  const { port: own } = relay.address() as net.AddressInfo;
  onTestFinished(async () => {
    relay.close();
    await cut();
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
  return { url: url.href, cut, mend, goesDead, comesBack };
}
