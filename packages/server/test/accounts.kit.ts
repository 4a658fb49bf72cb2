/** Someone at a browser: requests with a jar for the cookie. */
import { type Authenticator, authenticator } from './authenticator.ts';

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at what is there
  body: any;
}

export interface Browser {
  cookie: string;
  call(method: string, place: string, body?: unknown): Promise<Answer>;
  guest(name: string): Promise<string>;
  /** Gives the guest of this browser a name and a password to sign in with. */
  chooses(login: string, password: string): Promise<void>;
  signsIn(login: string, password: string, adopt?: boolean): Promise<Answer>;
  addsPasskey(name: string, key?: Authenticator): Promise<Authenticator>;
  signsInWith(key: Authenticator, adopt?: boolean): Promise<Answer>;
}

export const PASSWORD = 'correct horse battery';

/** The jar with one more cookie in it, or another value of one. */
function withCookie(jar: string, set: string): string {
  const [pair] = set.split(';');
  const [name] = pair.split('=');
  return [pair, ...jar.split('; ').filter((other) => other && !other.startsWith(`${name}=`))].join('; ');
}

export function browser(
  address: string,
  agent = 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/150.0',
): Browser {
  const here: Browser = {
    cookie: '',
    async call(method, place, body) {
      const answer = await fetch(`${address}${place}`, {
        method,
        headers: {
          'user-agent': agent,
          ...(here.cookie ? { cookie: here.cookie } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: body === undefined ? null : JSON.stringify(body),
      });
      for (const set of answer.headers.getSetCookie()) here.cookie = withCookie(here.cookie, set);
      const text = await answer.text();
      return {
        status: answer.status,
        body: text && answer.headers.get('content-type')?.includes('json') ? readable(text) : text,
      };
    },
    async guest(name) {
      return (await here.call('POST', '/api/guests', { name })).body.id;
    },
    async chooses(login, password) {
      const { status, body } = await here.call('PUT', '/api/me/password', { login, password });
      if (status !== 204) throw new Error(`${status} ${JSON.stringify(body)}`);
    },
    signsIn: (login, password, adopt = true) => here.call('POST', '/api/sessions', { login, password, adopt }),
    async addsPasskey(name, key = authenticator()) {
      const { body } = await here.call('POST', '/api/me/passkeys/options', {});
      const made = await here.call('POST', '/api/me/passkeys', { name, passkey: key.make(body, address) });
      if (made.status !== 201) throw new Error(`${made.status} ${JSON.stringify(made.body)}`);
      return key;
    },
    async signsInWith(key, adopt = true) {
      const { body } = await here.call('POST', '/api/sessions/passkey/options', {});
      return here.call('POST', '/api/sessions/passkey', { passkey: key.answer(body, address), adopt });
    },
  };
  return here;
}

function readable(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
