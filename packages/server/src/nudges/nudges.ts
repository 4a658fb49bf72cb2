/** The channels of a server, put together: what it offers, and how it sends. */
import type { Metrics } from '../metrics.ts';
import type { NudgeChannel } from '../store/nudges.ts';
import type { Store } from '../store/store.ts';
import type { Surroundings } from '../tables/surroundings.ts';
import type { Tables } from '../tables/tables.ts';
import { type Mailer, mailer } from './mail.ts';
import type { NudgeOptions } from './options.ts';
import { NotSent, type PostOptions } from './posting.ts';
import { mayBeSilent, sendPush, vapidKeys } from './push.ts';
import { keepSending, type Send, type Sending } from './sending.ts';
import { sendWebhook } from './webhooks.ts';

/** What the routes need of it. */
export interface NudgeParts {
  options: NudgeOptions;
  /** With which browsers subscribe. */
  publicKey: string;
  mail: Mailer | null;
  send: Send;
}

interface Around extends Pick<Surroundings, 'now' | 'after' | 'log'> {
  store: Store;
  tables: Pick<Tables, 'room' | 'refresh'>;
  options: NudgeOptions;
  metrics: Metrics;
  peopleHere(): string[];
}

const TIMEOUT_MS = 10_000;
/** Whom services of browsers may ask if something is wrong with what they get: they want an address, whatever it is. */
const NOBODY = 'mailto:nobody@polis.invalid';

export async function openNudges({ options, metrics, ...around }: Around): Promise<NudgeParts & Sending> {
  const { root, mail: mailOptions, privateAddresses, resolve, ca } = options;
  const keys = await vapidKeys(around.store);
  const vapid = { ...keys, subject: root?.startsWith('https://') ? root : NOBODY };
  const posting: PostOptions = {
    privateAddresses,
    timeoutMs: TIMEOUT_MS,
    ...(resolve ? { resolve } : {}),
    ...(ca ? { ca } : {}),
  };
  const mail = mailOptions && root ? mailer(mailOptions, root) : null;

  const send: Send = async (channel, message, isNews, language) => {
    switch (channel.kind) {
      case 'push':
        return sendPush(channel, message, isNews, vapid, posting);
      case 'webhook':
        await sendWebhook(channel, message, root, around.now(), posting);
        return true;
      case 'mail':
        if (!mail) throw new NotSent('no-mail', true);
        await mail.tell(channel, message, language);
        return true;
    }
  };

  const sending = keepSending({
    ...around,
    paces: options.paces,
    send,
    canTakeBack: (channel: NudgeChannel) => channel.kind === 'push' && mayBeSilent(channel),
    counted: (kind, isSent) => (isSent ? metrics.nudges : metrics.nudgeFailures).inc({ channel: kind }),
  });
  return {
    options,
    publicKey: keys.publicKey,
    mail,
    send,
    begin: sending.begin,
    late: sending.late,
    async close() {
      await sending.close();
      mail?.close();
    },
  };
}
