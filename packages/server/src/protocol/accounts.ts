/** What the HTTP part takes and gives about accounts: names and passwords, passkeys, devices. */
import { z } from 'zod';
import { line } from './commands.ts';
import { MOST_PERSON_NAME, person, personName } from './rest.ts';

const LEAST_PASSWORD = 8;
const MOST_PASSWORD = 200;
const MOST_DEVICE_NAME = 40;

const login = line(MOST_PERSON_NAME);
/**
 * A password that is only compared may be shorter than a new one: the rule may have been another when it was chosen.
 */
const givenPassword = z.string().min(1).max(MOST_PASSWORD);
/** Whether the games of the guest on this device come along. */
const adopt = z.boolean();

export const signIn = z.object({ login, password: givenPassword, adopt });
export const newPassword = z.object({
  login: personName,
  password: z.string().min(LEAST_PASSWORD).max(MOST_PASSWORD),
});
export const proof = z.object({ password: givenPassword });

const bytes = z.string().regex(/^[\w-]{1,8192}$/);
const transports = z.array(z.string().max(20)).max(10).optional();

/** As browsers write them; what they mean is checked by the one who verifies them. */
export const assertion = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.optional(),
  }),
});
export const attestation = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes, transports }),
});

export const passkeySignIn = z.object({ passkey: assertion, adopt });
export const passkeyProof = z.object({ passkey: assertion });
export const newPasskey = z.object({ name: line(MOST_DEVICE_NAME), passkey: attestation });

/** For `navigator.credentials`, in its own words. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });

export const signedIn = z.object({
  person,
  /** How many games of the guest came along, and how many could not because both sat there. */
  adopted: z.object({ taken: z.number(), left: z.number() }).nullable(),
});

const passkey = z.object({ id: z.string(), name: z.string(), created: z.number(), used: z.number().nullable() });

const device = z.object({
  id: z.string(),
  /** Browser and system; empty if they are not known. */
  name: z.string(),
  created: z.number(),
  seen: z.number(),
  /** The one that asks. */
  isHere: z.boolean(),
});

export const account = z.object({
  person,
  /** The name to sign in with; null without a password. */
  login: z.string().nullable(),
  passkeys: z.array(passkey),
  devices: z.array(device),
  /** Whether they look after reports here. */
  moderator: z.boolean(),
  /** How many tables are theirs. */
  tables: z.number(),
});
export type Account = z.infer<typeof account>;
export type SignedInAnswer = z.infer<typeof signedIn>;
