/** Who counts as one caller: an IPv4 address, or a household's block of IPv6. */
import type { IncomingMessage } from 'node:http';
import net from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Groups of an IPv6 address that a provider gives to one line; who has it can use all that follow. */
const GROUPS = 4;

export function callerOf(address: string): string {
  const [plain] = address.split('%');
  const mapped = MAPPED.exec(plain);
  if (mapped) return mapped[1];
  if (!net.isIPv6(plain)) return address;
  const [before, after = null] = plain.toLowerCase().split('::');
  const first = before === '' ? [] : before.split(':');
  const last = after ? after.split(':') : [];
  // of two colons, as many zeros as are missing
  const zeros = after === null ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...new Array<string>(Math.max(0, zeros)).fill('0'), ...last];
  return `${groups
    .slice(0, GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** The nearest proxy writes the address it was called from at the end of the list. */
export function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  return callerOf(forwarded || (socket.remoteAddress ?? ''));
}
