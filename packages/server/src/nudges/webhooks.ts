/** Webhooks: in the form that the receiver reads, signed as standardwebhooks.com has it. */
import { createHmac } from 'node:crypto';
import type { NudgeChannel } from '../store/nudges.ts';
import type { Message } from './message.ts';
import { checkStatus, type PostOptions, post } from './posting.ts';

const SECRET_PREFIX = 'whsec_';

/** As the receiver has to keep it: the key in base64, behind a word that says what it is. */
export const webhookSecret = (key: Buffer): string => SECRET_PREFIX + key.toString('base64');

export function signature(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

/** What people call themselves must not become a link, a mention or a format. */
const forDiscord = (text: string): string => text.replace(/[\\*_~`|<>[\]()#@:]/g, '\\$&');
const forSlack = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

type Bodies = Record<Exclude<NudgeChannel['form'], ''>, (told: Message, link: string | null, topic: string) => object>;

const BODIES: Bodies = {
  json: ({ id, title, body, count, tables }, link) => ({ id, title, body, link, count, tables }),
  discord: ({ title, body }, link) => ({
    content: [`**${forDiscord(title)}**`, forDiscord(body), ...(link ? [`<${link}>`] : [])].join('\n'),
    allowed_mentions: { parse: [] },
  }),
  slack: ({ title, body }, link) => ({
    text: [`*${forSlack(title)}*`, forSlack(body), ...(link ? [`<${link}>`] : [])].join('\n'),
  }),
  ntfy: ({ id, title, body }, link, topic) => ({
    topic,
    title,
    message: body,
    sequence_id: id,
    ...(link ? { click: link } : {}),
  }),
};

/** Where it goes, and for whom of those who are there: ntfy takes its topic from the body. */
function placeOf(form: NudgeChannel['form'], address: string): { url: URL; topic: string } {
  const url = new URL(address);
  if (form !== 'ntfy') return { url, topic: '' };
  const [, folder, topic] = /^(.*\/)([^/]+)\/?$/.exec(url.pathname) ?? ['', '/', ''];
  return { url: new URL(folder + url.search, url), topic };
}

/** `root`: of this server, as people reach it; null if nobody has said so. */
export async function sendWebhook(
  { form, address, secret }: Pick<NudgeChannel, 'form' | 'address' | 'secret'>,
  message: Message,
  root: string | null,
  now: number,
  options: PostOptions,
): Promise<void> {
  const { url, topic } = placeOf(form, address);
  const body = JSON.stringify(BODIES[form || 'json'](message, root && root + message.path, topic));
  const seconds = Math.floor(now / 1000);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Polis',
    'webhook-id': message.id,
    'webhook-timestamp': seconds,
    'webhook-signature': signature(secret, message.id, seconds, body),
  };
  checkStatus(await post({ url, headers, body }, options));
}
