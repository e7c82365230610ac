import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  AnswerChecker,
  checkedFetch,
  type Party,
  type RawAnswer,
  type System,
} from '@switchyard/test-kit';

/** A mail as the outbox holds it. */
export interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Every mail in a folder, oldest first. */
export const mailsIn = (folder: string): readonly SentMail[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as SentMail);

/** The secret part of the link in a mail. */
export const tokenOf = ({ text }: SentMail): string =>
  new URL(/https?:\S+/.exec(text)![0]).searchParams.get('token') ?? '';

/** The code of an authenticator app, by RFC 6238 alone. */
export const codeAt = (secret: string, at: Date): string => {
  const bits = [...secret].map((digit) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(digit).toString(2).padStart(5, '0'),
  );
  const key = Buffer.from(
    bits
      .join('')
      .match(/.{8}/g)!
      .map((byte) => parseInt(byte, 2)),
  );
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = digest.at(-1)! & 15;
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000;
  return String(number).padStart(6, '0');
};

interface Send {
  readonly method?: string;
  readonly body?: unknown;
  /** Sent as they are, in place of a body. */
  readonly bytes?: Uint8Array;
  /** Empty ones are left out. */
  readonly headers?: Readonly<Record<string, string>>;
}

const checkers = new WeakMap<System, Promise<AnswerChecker>>();

/** Read once for each system: without a session the description counts against the address. */
const checkerOf = (system: System): Promise<AnswerChecker> => {
  const known = checkers.get(system) ?? AnswerChecker.of(system.apiUrl, '/app/openapi.json');
  checkers.set(system, known);
  return known;
};

/** A browser that keeps its cookie. Every answer is checked against the description of /app. */
export class Browser {
  cookie: string | undefined;

  private constructor(
    private readonly system: System,
    private readonly fetch: (request: Request) => Promise<Response>,
    readonly address: string,
  ) {}

  static async open(system: System, address = '198.51.100.1'): Promise<Browser> {
    return new Browser(system, checkedFetch(await checkerOf(system)), address);
  }

  /** The same browser without its cookie, or at another address. */
  fresh(address = this.address): Browser {
    return new Browser(this.system, this.fetch, address);
  }

  async send(path: string, options: Send = {}): Promise<RawAnswer> {
    const { text, ...rest } = await this.text(path, options);
    const isJson = rest.headers.get('content-type')?.startsWith('application/json') === true;
    return { ...rest, text, body: (isJson ? JSON.parse(text) : {}) as RawAnswer['body'] };
  }

  /** For an answer that is no JSON. */
  async text(
    path: string,
    { method = 'GET', body, bytes, headers = {} }: Send = {},
  ): Promise<Omit<RawAnswer, 'body'>> {
    const content = bytes ?? (body === undefined ? undefined : JSON.stringify(body));
    const all = {
      'x-forwarded-for': this.address,
      ...(method === 'GET' ? {} : { 'x-switchyard-app': '1', origin: this.system.apiUrl }),
      ...(this.cookie ? { cookie: this.cookie } : {}),
      ...(content === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    };
    const answer = await this.fetch(
      new Request(`${this.system.apiUrl}${path}`, {
        method,
        redirect: 'manual',
        headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
        ...(content === undefined ? {} : { body: content }),
      }),
    );
    const set = answer.headers.get('set-cookie');
    if (set) this.cookie = set.includes('Max-Age=0') ? undefined : set.split(';')[0];
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  post(path: string, body?: unknown): Promise<RawAnswer> {
    return this.send(path, { method: 'POST', body });
  }
}

/** The owner of a party's account in a browser, signed in, with a confirmed address. */
export const givenSignedIn = async (
  { system, account: { email } }: Party,
  address: string,
): Promise<Browser> => {
  const { password } = await system.admin.issuePassword(email);
  const browser = await Browser.open(system, address);
  const answer = await browser.post('/app/login', { email, password });
  if (answer.status !== 200) throw new Error(`${email} was not signed in: ${answer.text}`);
  return browser;
};
