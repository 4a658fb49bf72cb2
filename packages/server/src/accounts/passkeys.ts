/** Passkeys: challenges that are good once, and what an authenticator makes of them. */

import type { IncomingMessage } from 'node:http';
import type { Person } from '@polis/client';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { ServerOptions } from '../options.ts';
import type { Passkey, Purpose } from '../store/passkeys.ts';
import type { Store } from '../store/store.ts';

/** To whom a passkey belongs: a domain, and the page on it. */
export interface Site {
  domain: string;
  origin: string;
}

const CHALLENGE_MS = 5 * 60_000;

/** The library is large, and many servers never need it. */
const library = () => import('@simplewebauthn/server');

/** The page that asks, whose origin has been checked; where none is named, the address that was called. */
export function siteOf(
  { headers }: IncomingMessage,
  { passkeyDomain, secure }: Pick<ServerOptions, 'passkeyDomain' | 'secure'>,
): Site {
  const called = `${secure ? 'https' : 'http'}://${headers.host ?? 'localhost'}`;
  const origin = headers.origin !== undefined && URL.canParse(headers.origin) ? headers.origin : called;
  return { domain: passkeyDomain ?? (URL.canParse(origin) ? new URL(origin).hostname : 'localhost'), origin };
}

/** What a browser needs to ask for one of someone's passkeys; of anyone's, for those who sign in. */
export async function askForPasskey(store: Store, site: Site, purpose: Purpose, now: number) {
  const { generateAuthenticationOptions } = await library();
  const known = purpose.person === null ? [] : await store.passkeys(purpose.person);
  const options = await generateAuthenticationOptions({
    rpID: site.domain,
    allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
    userVerification: 'required',
    timeout: CHALLENGE_MS,
  });
  await store.keepChallenge(options.challenge, purpose, now, now + CHALLENGE_MS);
  return options;
}

/** Whose passkey has answered; null if it is nobody's, or the answer is not right. */
export async function personOfPasskey(
  store: Store,
  site: Site,
  purpose: Purpose,
  response: object,
  now: number,
): Promise<Person | null> {
  const answer = response as AuthenticationResponseJSON;
  const passkey = await store.passkey(answer.id);
  if (!passkey || (purpose.person !== null && passkey.person.id !== purpose.person)) return null;
  const { verifyAuthenticationResponse } = await library();
  const result = await verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: (challenge) => store.takeChallenge(challenge, purpose, now),
    expectedOrigin: site.origin,
    expectedRPID: site.domain,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
      transports: passkey.transports,
    },
    requireUserVerification: true,
  }).catch(() => null);
  if (!result?.verified) return null;
  await store.usedPasskey(passkey.id, result.authenticationInfo.newCounter, now);
  return passkey.person;
}

/** What a browser needs to make a passkey for someone. */
export async function offerPasskey(store: Store, site: Site, person: Person, now: number) {
  const { generateRegistrationOptions } = await library();
  const login = await store.loginOf(person.id);
  const known = await store.passkeys(person.id);
  const options = await generateRegistrationOptions({
    rpName: 'Polis',
    rpID: site.domain,
    userID: new Uint8Array(Buffer.from(person.id)),
    userName: login?.name ?? person.name,
    userDisplayName: person.name,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    // it is found without a user name
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: CHALLENGE_MS,
  });
  await store.keepChallenge(options.challenge, { is: 'add', person: person.id }, now, now + CHALLENGE_MS);
  return options;
}

/** The passkey that was made, or null if it is not what was asked for. */
export async function madePasskey(
  store: Store,
  site: Site,
  person: Person,
  name: string,
  response: object,
  now: number,
): Promise<Passkey | null> {
  const { verifyRegistrationResponse } = await library();
  const result = await verifyRegistrationResponse({
    response: { ...(response as RegistrationResponseJSON), clientExtensionResults: {} },
    expectedChallenge: (challenge) => store.takeChallenge(challenge, { is: 'add', person: person.id }, now),
    expectedOrigin: site.origin,
    expectedRPID: site.domain,
    requireUserVerification: true,
  }).catch(() => null);
  if (!result?.verified) return null;
  const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential;
  return {
    id,
    name,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: [...transports],
    created: now,
    used: null,
  };
}
