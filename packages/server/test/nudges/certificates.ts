/** A certificate authority of the test's own, and a certificate of this machine that it has signed. */
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

const DAY_MS = 24 * 3600 * 1000;
const AUTHORITY = 'An authority for tests';

/** One thing in the words of ASN.1: what it is, how long, and what is in it. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const bytes = content.length.toString(16);
  const long = Buffer.from(bytes.padStart(bytes.length + (bytes.length % 2), '0'), 'hex');
  const length =
    content.length < 128 ? Buffer.of(content.length) : Buffer.concat([Buffer.of(0x80 | long.length), long]);
  return Buffer.concat([Buffer.of(tag), length, content]);
}

const sequence = (...parts: Uint8Array[]): Buffer => der(0x30, ...parts);
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const name = (common: string): Buffer => sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(common)))));
const time = (at: number): Buffer =>
  der(0x18, Buffer.from(`${new Date(at).toISOString().replace(/\D/g, '').slice(0, 14)}Z`));
const extension = (what: string, ...value: Uint8Array[]): Buffer => sequence(oid(what), der(0x04, ...value));
const yes = der(0x01, Buffer.of(0xff));

const ECDSA_SHA256 = sequence(oid('2a8648ce3d040302'));

function certificate(subject: string, key: KeyObject, signer: KeyObject, serial: number, extensions: Buffer[]): string {
  const body = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.of(serial)),
    ECDSA_SHA256,
    name(AUTHORITY),
    sequence(time(Date.now() - DAY_MS), time(Date.now() + DAY_MS)),
    name(subject),
    key.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...extensions)),
  );
  const signed = sequence(body, ECDSA_SHA256, der(0x03, Buffer.of(0), sign('sha256', body, signer)));
  return `-----BEGIN CERTIFICATE-----\n${signed.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
}

/** For `localhost`, 127.0.0.1 and all below `polis.test`. */
export function certificates(): { ca: string; cert: string; key: string } {
  const authority = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const machine = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const names = sequence(
    der(0x82, Buffer.from('localhost')),
    der(0x82, Buffer.from('*.polis.test')),
    der(0x87, Buffer.of(127, 0, 0, 1)),
  );
  return {
    ca: certificate(AUTHORITY, authority.publicKey, authority.privateKey, 1, [extension('551d13', sequence(yes))]),
    cert: certificate('localhost', machine.publicKey, authority.privateKey, 2, [extension('551d11', names)]),
    key: machine.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
