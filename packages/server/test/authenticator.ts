/** A passkey in software: makes credentials and signs challenges as a phone does. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const text = (data: Buffer): string => data.toString('base64url');

export interface Authenticator {
  /** What a browser sends back for the options of the server. */
  make(options: { challenge: string; rp: { id: string } }, origin: string): object;
  /** `changed`: what a forger would do differently. */
  answer(
    options: { challenge: string; rpId: string },
    origin: string,
    changed?: { domain?: string; counter?: number },
  ): object;
  id: string;
}

const PRESENT_AND_VERIFIED = 0x05;
const WITH_KEY = 0x40;

/** `length`: of the credential's id; `flags`: what it says of whoever holds it. */
export function authenticator({ length = 20, flags = PRESENT_AND_VERIFIED } = {}): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(length);
  let counter = 0;

  const clientData = (type: string, challenge: string, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function data(domain: string, flags: number, count: number, rest = Buffer.alloc(0)): Buffer {
    const number = Buffer.alloc(4);
    number.writeUInt32BE(count);
    return Buffer.concat([sha256(domain), Buffer.from([flags]), number, rest]);
  }

  return {
    id: text(id),
    make({ challenge, rp }, origin) {
      const credential = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([id.length >> 8, id.length & 255]),
        id,
        coseKey(publicKey),
      ]);
      const authData = data(rp.id, flags | WITH_KEY, counter, credential);
      const length = Buffer.from([0x59, authData.length >> 8, authData.length & 255]);
      // {"fmt": "none", "attStmt": {}, "authData": …}
      const head = Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex');
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge, origin)),
          attestationObject: text(Buffer.concat([head, length, authData])),
          transports: ['internal'],
        },
      };
    },
    answer({ challenge, rpId }, origin, { domain = rpId, counter: count = ++counter } = {}) {
      const client = clientData('webauthn.get', challenge, origin);
      const authData = data(domain, flags, count);
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(authData),
          signature: text(sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey)),
        },
      };
    },
  };
}

/** {1: 2, 3: -7, -1: 1, -2: x, -3: y} */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const bytes = (part: string): Buffer => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(part, 'base64url')]);
  return Buffer.concat([
    Buffer.from('a5010203262001', 'hex'),
    Buffer.from([0x21]),
    bytes(x),
    Buffer.from([0x22]),
    bytes(y),
  ]);
}
