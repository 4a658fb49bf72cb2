/** Which machines may be talked to: never those that only this server can reach, unless its operator says so. */
import { BlockList, isIP } from 'node:net';

/** All that is no address of one machine on the internet: own, private, shared, reserved, for tests, for many. */
const NOT_PUBLIC = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC.addSubnet(net, bits, 'ipv4');

/** Of IPv6 only what is given out, and of that not what leads elsewhere: tunnels, translation, documents. */
const GIVEN_OUT = new BlockList();
GIVEN_OUT.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  NOT_PUBLIC.addSubnet(net, bits, 'ipv6');

export function isPublic(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !NOT_PUBLIC.check(address, 'ipv4');
  return kind === 6 && GIVEN_OUT.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6');
}

/** `*.example.org` stands for all hosts below it; a port is named unless it is that of https. */
export function isAmong(hosts: readonly string[], { hostname, port }: URL): boolean {
  return hosts.some((entry) => {
    const [, host = '', wanted = ''] = /^(.*?)(?::(\d+))?$/.exec(entry) ?? [];
    const isHost = host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
    return isHost && (wanted === '443' ? '' : wanted) === port;
  });
}

/** An address for https as it may be given: without a name or password in it. Null if it is none. */
export function readAddress(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'https:' && url.username === '' && url.password === '' && url.hostname !== '' ? url : null;
}

/** What stands for an IPv6 address in a URL is in brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');
