import { visitConsentPage } from '@switchyard/platform-emulators';
import type { Terminal } from '../terminal';
import { type Api, mustBe, StepFailed, until } from './api';

interface Attempt {
  readonly status: 'WAITING' | 'CHOOSE' | 'DONE' | 'FAILED';
  readonly problem: { readonly code: string; readonly message: string } | null;
  readonly accounts: readonly Found[];
}

interface Found {
  readonly externalAccountId: string;
  readonly name: string;
  readonly currency: string | null;
  readonly isPreselected: boolean;
}

interface Connected {
  readonly connections: readonly { readonly connectionId: string }[];
}

interface Check {
  readonly ok: boolean;
  readonly findings: readonly { readonly code: string; readonly message: string }[];
}

/** A browser without a screen: keeps the cookie of the session and follows no redirect by itself. */
class Visitor {
  private cookie = '';

  constructor(private readonly apiUrl: string) {}

  async signIn(email: string, password: string): Promise<void> {
    await this.ask('POST', '/app/login', { email, password });
  }

  get = <T>(path: string): Promise<T> => this.ask('GET', path);
  post = <T>(path: string, body: unknown): Promise<T> => this.ask('POST', path, body);

  /** Goes where a vendor sends the browser. Returns where the api sends it then. */
  async follow(address: string): Promise<string> {
    const answer = await this.send('GET', address);
    const location = answer.headers.get('location') ?? '';
    mustBe(answer.status === 303, `The callback answered ${answer.status}.`);
    mustBe(!/[?&]code=/.test(location), 'The callback leaves the code in the address.');
    return location;
  }

  private async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.send(method, `${this.apiUrl}${path}`, body);
    const text = await answer.text();
    if (!answer.ok) throw new StepFailed(`${method} ${path} answered ${answer.status}: ${text}`);
    return (text ? (JSON.parse(text) as { data: T }).data : undefined) as T;
  }

  private async send(method: string, address: string, body?: unknown): Promise<Response> {
    const answer = await fetch(address, {
      method,
      redirect: 'manual',
      headers: {
        ...(method === 'GET' ? {} : { 'x-switchyard-app': '1', origin: this.apiUrl }),
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(45_000),
    });
    const cookie = answer.headers.get('set-cookie')?.split(';')[0];
    if (cookie !== undefined) this.cookie = cookie;
    return answer;
  }
}

/** Who connects, and where. */
interface Person {
  readonly apiUrl: string;
  readonly email: string;
  readonly password: string;
}

/** What the person may choose from, once the worker has traded the code and read the list. */
const readChoice = async (
  terminal: Terminal,
  visitor: Visitor,
  attemptId: string,
): Promise<readonly Found[]> => {
  const attempt = await until(terminal, {
    what: () => 'the worker to read the list of ad accounts',
    look: () => visitor.get<Attempt>(`/app/connect/${attemptId}`),
    isReached: ({ status }) => status !== 'WAITING',
  });
  mustBe(
    attempt.status === 'CHOOSE',
    `The attempt to connect is ${attempt.status}: ${attempt.problem?.message}`,
  );
  return attempt.accounts;
};

/**
 * Connects one ad account as a person does: signs in, consents on the page of the platform, chooses
 * from its list, and has the connection checked.
 */
export const connectByConsent = async (
  terminal: Terminal,
  api: Api,
  platform: string,
  { apiUrl, email, password }: Person,
): Promise<string> => {
  const visitor = new Visitor(apiUrl);
  await visitor.signIn(email, password);
  const { attemptId, authorizeUrl } = await visitor.post<{
    readonly attemptId: string;
    readonly authorizeUrl: string;
  }>(`/app/connect/${platform}`, {});
  await visitor.follow(await visitConsentPage(authorizeUrl));
  const accounts = await readChoice(terminal, visitor, attemptId);
  const chosen = accounts.find(({ isPreselected }) => isPreselected);
  if (!chosen) throw new StepFailed('The list of ad accounts proposes none.');
  const { connections } = await visitor.post<Connected>(`/app/connect/${attemptId}/connections`, {
    accounts: [{ externalAccountId: chosen.externalAccountId }],
  });
  const check = await api.post<Check>(`/connections/${connections[0]?.connectionId}/check`, {});
  mustBe(check.ok, `The check of the connection says ${JSON.stringify(check.findings)}`);
  return `${platform}: consented, ${chosen.name} (${chosen.currency}) chosen from ${accounts.length}, check passed`;
};
