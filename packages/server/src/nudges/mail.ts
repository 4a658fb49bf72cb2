/** Mails, by the server that the operator has named. */
import { createTransport } from 'nodemailer';
import type { NudgeChannel } from '../store/nudges.ts';
import type { Message } from './message.ts';
import { NotSent } from './posting.ts';
import { wordsIn } from './texts.ts';

export interface MailOptions {
  /** `smtp://…` or `smtps://…`, with the name and password. */
  url: string;
  from: string;
}

export interface Mailer {
  tell(channel: Pick<NudgeChannel, 'address' | 'secret'>, message: Message, language: string): Promise<void>;
  /** Asks whether the address is theirs. Nothing in it is by whoever has named the address: it may be a stranger's. */
  askToConfirm(address: string, token: string, language: string): Promise<void>;
  close(): void;
}

const TIMEOUT_MS = 10_000;
const IN_ALL_MS = 20_000;
/** The machine there says no for good. */
const FINAL = 500;

/** `root`: of this server, as people reach it. */
export function mailer({ url, from }: MailOptions, root: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = new URL(root).hostname;

  async function send(mail: Parameters<typeof transport.sendMail>[0], address: string): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new NotSent('timeout')), IN_ALL_MS);
    });
    try {
      const sent = transport.sendMail({ from, to: { name: '', address }, ...mail });
      sent.catch(() => undefined);
      await Promise.race([sent, late]);
    } catch (error) {
      if (error instanceof NotSent) throw error;
      const status = (error as { responseCode?: number }).responseCode;
      throw status === undefined ? new NotSent('unreachable') : new NotSent(`status-${status}`, status >= FINAL);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    tell({ address, secret }, { id, title, body, path }, language) {
      const { open, end } = wordsIn(language).mail;
      const page = `${root}/notices#end=${secret}`;
      return send(
        {
          subject: title,
          text: `${body}\n\n${open}: ${root}${path}\n\n--\n${end}: ${page}\n`,
          messageId: `<${id}@${host}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'List-Unsubscribe': `<${root}/api/nudges/end/${secret}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        },
        address,
      );
    },
    askToConfirm(address, token, language) {
      const { subject, body } = wordsIn(language).mail.confirm;
      return send(
        {
          subject,
          text: body(`${root}/notices#confirm=${token}`),
          headers: { 'Auto-Submitted': 'auto-generated' },
        },
        address,
      );
    },
    close: () => transport.close(),
  };
}
