/** What people ask of the server about being told of their turn. */
import type { NudgesShown, NudgeWishShown, WebhookForm } from '@polis/server/protocol';
import { useQuery } from '@tanstack/react-query';
import { useSettings } from '../device/settings.ts';
import { call, send } from '../net/api.ts';
import { queries, useMe } from '../net/identity.ts';
import { currentSubscription, subscribe, tellServer } from '../offline/push.ts';

const KEY = ['nudges'];
/** Whom this browser was last subscribed for, and at which address. */
const SUBSCRIBED = 'polis-push';

const language = (): NudgeWishShown['language'] => (useSettings.getState().language === 'fr' ? 'fr' : 'en');

/** For those who have never wished anything: in the hours and the language of this device. */
export const firstWish = (): NudgeWishShown => ({
  mode: 'away',
  hour: 18,
  quiet: { from: 22 * 60, until: 8 * 60 },
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  language: language(),
  ends: true,
  remind: 3,
});

export function useNudges() {
  const { data: me } = useMe();
  return useQuery({
    queryKey: [...KEY, me?.id ?? null],
    queryFn: async () => {
      const here = await currentSubscription().catch(() => null);
      return call<NudgesShown>(`/api/me/nudges${here ? `?endpoint=${encodeURIComponent(here.endpoint)}` : ''}`);
    },
    enabled: Boolean(me),
  });
}

const renewed = (): Promise<void> => queries.invalidateQueries({ queryKey: KEY });

/** The hours are those of the device on which it was last said. */
export async function setWish(wish: NudgeWishShown): Promise<void> {
  const { zone } = firstWish();
  await call('/api/me/nudges/wish', send('PUT', { ...wish, zone, language: language() }));
  await renewed();
}

/** After a tap; false if the browser was told not to. */
export async function tellMeHere(me: string, { wish, offers }: NudgesShown): Promise<boolean> {
  const subscription = await subscribe(offers.pushKey);
  if (!subscription) return false;
  await tellServer(subscription, wish ?? firstWish());
  localStorage.setItem(SUBSCRIBED, `${me} ${subscription.endpoint}`);
  await renewed();
  return true;
}

/** Browsers change their addresses, and guests sign in: then the server has to know, though nobody asks again. */
export async function keepSubscribed(me: string): Promise<void> {
  const subscription = await currentSubscription();
  const before = localStorage.getItem(SUBSCRIBED);
  if (!subscription || before === null || before === `${me} ${subscription.endpoint}`) return;
  await tellServer(subscription, firstWish());
  localStorage.setItem(SUBSCRIBED, `${me} ${subscription.endpoint}`);
}

export interface NewWebhook {
  form: WebhookForm;
  address: string;
  name: string;
  table: string | null;
}

/** The secret with which it is signed. */
export async function addWebhook(webhook: NewWebhook, wish: NudgeWishShown | null): Promise<string> {
  const body = { ...webhook, wish: wish ?? firstWish() };
  const { secret } = await call<{ secret: string }>('/api/me/nudges/webhooks', send('POST', body));
  await renewed();
  return secret;
}

export async function addMail(address: string, wish: NudgeWishShown | null): Promise<void> {
  await call('/api/me/nudges/mail', send('POST', { address, wish: wish ?? firstWish() }));
  await renewed();
}

export async function removeChannel(id: string): Promise<void> {
  await call(`/api/me/nudges/channels/${id}`, { method: 'DELETE' });
  await renewed();
}

/** Null if it has arrived, else why not. */
export async function tryChannel(id: string): Promise<string | null> {
  const { why } = await call<{ why: string | null }>(`/api/me/nudges/channels/${id}/test`, { method: 'POST' });
  await renewed();
  return why;
}

export async function mute(table: string, isMuted: boolean): Promise<void> {
  await call(`/api/me/nudges/muted/${table}`, { method: isMuted ? 'PUT' : 'DELETE' });
  await renewed();
}

export const confirmMail = (token: string): Promise<null> => call('/api/nudges/confirm', send('POST', { token }));
export const endMail = (token: string): Promise<null> => call(`/api/nudges/end/${token}`, { method: 'POST' });
