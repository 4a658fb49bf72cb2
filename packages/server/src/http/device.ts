/** The cookie by which a browser is known again, whoever uses it. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_COOKIE, deviceIdOf, withPerson } from '../accounts/known-device.ts';
import { COOKIE_SECONDS } from '../identity.ts';
import type { Parts } from './parts.ts';

export function deviceIn({ cookies, unsignCookie }: Pick<FastifyRequest, 'cookies' | 'unsignCookie'>): string | null {
  const { valid, value } = unsignCookie(cookies[DEVICE_COOKIE] ?? '');
  return valid ? value : null;
}

/** Someone is signed in here. */
export async function knowDevice(
  { options, store, now }: Pick<Parts, 'options' | 'store' | 'now'>,
  reply: FastifyReply,
  person: string,
): Promise<void> {
  const value = withPerson(deviceIn(reply.request), person);
  reply.setCookie(DEVICE_COOKIE, value, {
    signed: true,
    httpOnly: true,
    sameSite: 'strict',
    secure: options.secure,
    path: '/api/',
    maxAge: COOKIE_SECONDS,
  });
  await store.usedDevice(deviceIdOf(value), person, now());
}
