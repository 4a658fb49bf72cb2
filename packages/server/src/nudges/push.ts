/** Web Push: to a browser, by the service of its maker, which reads nothing of it. */
import webPush from 'web-push';
import type { NudgeChannel } from '../store/nudges.ts';
import type { Store } from '../store/store.ts';
import type { Message } from './message.ts';
import { checkStatus, NotSent, type PostOptions, post } from './posting.ts';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** Made once, and kept with the data: subscriptions are for this key only, at all nodes. */
export async function vapidKeys(store: Pick<Store, 'setting'>): Promise<VapidKeys> {
  return JSON.parse(await store.setting('vapid-keys', JSON.stringify(webPush.generateVAPIDKeys()))) as VapidKeys;
}

/** What no longer reaches a device within this time is not worth a tone there. */
const KEPT_SECONDS = 7 * 86_400;
/** The latest at a service takes the place of what it has not delivered yet: also of what has been taken back. */
const TOPIC = 'polis-turns';
const MOST_BODY = 1200;
/** Nobody is there any more. */
const GONE = [404, 410];
/** Its browsers end a subscription when a message shows nothing. */
const SHOWS_ALL = /(^|\.)push\.apple\.com$/;

/** Whether a message may close what is shown, without showing anything. */
export const mayBeSilent = ({ address }: Pick<NudgeChannel, 'address'>): boolean =>
  !SHOWS_ALL.test(new URL(address).hostname);

/** False if the subscription is gone. `isNews`: it is to be heard; else it only takes the place of what is shown. */
export async function sendPush(
  { address, keys }: Pick<NudgeChannel, 'address' | 'keys'>,
  message: Message,
  isNews: boolean,
  vapid: VapidKeys & { subject: string },
  options: PostOptions,
): Promise<boolean> {
  const { id, title, body, path, count } = message;
  const payload = JSON.stringify({ id, title, body: body.slice(0, MOST_BODY), path, count, isNews });
  const details = requestFor();
  const status = await post(
    { url: new URL(details.endpoint), headers: details.headers, body: details.body ?? '' },
    options,
  );
  if (GONE.includes(status)) return false;
  checkStatus(status);
  return true;

  function requestFor() {
    try {
      return webPush.generateRequestDetails({ endpoint: address, keys: JSON.parse(keys) }, payload, {
        vapidDetails: vapid,
        TTL: KEPT_SECONDS,
        urgency: isNews ? 'high' : 'normal',
        topic: TOPIC,
      });
    } catch {
      // keys that nothing can be sealed with
      throw new NotSent('keys', true);
    }
  }
}
