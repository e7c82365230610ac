import { createHash, randomBytes } from 'node:crypto';
import { type RunningEmulators, startEmulators } from '@switchyard/platform-emulators';
import type { PlatformId } from '@switchyard/kernel';
import type {
  ConsentRules,
  FoundAccount,
  NewGrant,
  PlatformAccess,
  VendorApp,
} from '../port/access';
import type { AdPlatform } from '../port/ad-platform';
import type { Credentials, OpenConnection } from '../port/connection';
import type { PlatformFailure } from '../port/failure';
import type { HttpRequest, PlatformIo } from '../port/io';
import { platformAgent, undiciIo } from '../transport/undici-io';
import { MediaShelf } from './scripted-io';

/** The redirect address of every registered app. */
export const REDIRECT = 'http://127.0.0.1:4100/app/connect/callback';

export type Fields = Readonly<Record<string, unknown>>;

interface Decision {
  /** The application that asks for consent; the default application when it is absent. */
  readonly app?: VendorApp;
  readonly verifier?: string;
  readonly deny?: true;
  readonly untick?: string;
}

/** A connector beside its emulator, a registered app, and people who consent. */
export class ConsentWorld {
  /** Requests that count, in their order. */
  readonly calls: HttpRequest[] = [];
  readonly io: PlatformIo;
  private readonly agent = platformAgent();

  private constructor(
    private readonly emulators: RunningEmulators,
    readonly platform: AdPlatform,
    readonly app: VendorApp,
  ) {
    this.io = undiciIo({
      platform: platform.id,
      agent: this.agent,
      keepCredentials: async () => {},
      media: new MediaShelf(),
      onCall: (_, request) => void this.calls.push(request),
    });
  }

  static async start(
    platform: PlatformId,
    connector: (emulatorUrl: string) => AdPlatform,
    more: Partial<VendorApp> = {},
  ): Promise<ConsentWorld> {
    const emulators = await startEmulators({ port: 0 });
    const registered = await registerApp(emulators.url, platform);
    return new ConsentWorld(emulators, connector(emulators.url), { ...registered, ...more });
  }

  get access(): PlatformAccess {
    return this.platform.access;
  }

  get consent(): ConsentRules {
    if (!this.access.consent) throw new Error('This platform has no consent.');
    return this.access.consent;
  }

  async stop(): Promise<void> {
    await this.agent.destroy();
    await this.emulators.close();
  }

  /** Any call of the control interface. `platform` is added to a posted body. */
  control(path: string, body: Fields, method = 'POST'): Promise<Fields> {
    const sent = { ...body, ...(method === 'POST' ? { platform: this.platform.id } : {}) };
    return post(`${this.emulators.url}/_control${path}`, sent, method);
  }

  /** An account as it is made for pasted credentials. */
  account(): Promise<Fields> {
    return this.control('/accounts', {});
  }

  /** The ids of new accounts. */
  async accountIds(count: number): Promise<readonly string[]> {
    const made = await Promise.all(Array.from({ length: count }, () => this.account()));
    return made.map(({ externalAccountId }) => String(externalAccountId));
  }

  person(accounts: readonly Fields[], more: Fields = {}): Promise<Fields> {
    return this.control('/people', { accounts, ...more });
  }

  /** Another app beside the one of the world. */
  otherApp(more: Fields): Promise<VendorApp> {
    return registerApp(this.emulators.url, this.platform.id, more);
  }

  async consents(): Promise<readonly Fields[]> {
    const answer = await fetch(`${this.emulators.url}/_control/consents`);
    return ((await answer.json()) as { readonly data: readonly Fields[] }).data;
  }

  /** What the browser brings back when the person decides on the page, or is sent back without it. */
  async decide(person: Fields, decision: Decision = {}): Promise<URLSearchParams> {
    const { app = this.app, verifier = VERIFIER } = decision;
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const state = randomBytes(8).toString('hex');
    const address = this.consent.address({
      app,
      redirectUri: REDIRECT,
      state,
      ...(this.consent.pkce ? { challenge } : {}),
    });
    const shown = await fetch(address, { redirect: 'manual' });
    if (shown.status === 302) return answerIn(shown, state);
    const form = formOf(await shown.text(), person, decision);
    const answer = await fetch(address, { method: 'POST', body: form, redirect: 'manual' });
    return answerIn(answer, state);
  }

  trade(
    code: string | null,
    over: { app?: VendorApp; redirectUri?: string; verifier?: string } = {},
  ): Promise<NewGrant> {
    const asked = { app: this.app, code: code ?? '', redirectUri: REDIRECT, verifier: VERIFIER };
    return this.access.trade({ ...asked, ...over }, this.io);
  }

  async grantOf(person: Fields, decision: Decision = {}): Promise<NewGrant> {
    return this.trade((await this.decide(person, decision)).get('code'));
  }

  /** What a connector is given where no ad account is known yet. */
  opened(credentials: Credentials, over: Partial<OpenConnection> = {}): OpenConnection {
    const app = Object.entries(this.app).filter((entry): entry is [string, string] => !!entry[1]);
    return {
      id: 'gnt_1',
      platform: this.platform.id,
      externalAccountId: '',
      currency: '',
      timeZone: 'UTC',
      settings: {},
      credentials: { ...Object.fromEntries(app), ...credentials },
      ...over,
    };
  }

  async accountsOf(credentials: Credentials): Promise<readonly FoundAccount[]> {
    const found: FoundAccount[] = [];
    for await (const account of this.access.accounts(this.opened(credentials), this.io)) {
      found.push(account);
    }
    return found;
  }

  /** A connection of a found account, as it is made of the list. */
  connectionOf(account: FoundAccount, credentials: Credentials): OpenConnection {
    return this.opened(credentials, {
      externalAccountId: account.externalAccountId,
      currency: account.currency ?? '',
      timeZone: account.timeZone ?? 'UTC',
      settings: account.settings,
    });
  }

  async check(account: FoundAccount, credentials: Credentials) {
    return (await this.platform.check(this.connectionOf(account, credentials), this.io)).findings;
  }
}

const VERIFIER = 'fake-verifier-fake-verifier-fake-verifier-fake';

/** Kind and code of the failure that a work ends with. */
export const failureCode = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no failure',
    ({ failure }: PlatformFailure) => `${failure.kind} ${failure.detail.code}`,
  );

/** What the page sends when the person decided: all scopes, but for the one that was unticked. */
const formOf = (page: string, person: Fields, { deny, untick }: Decision): URLSearchParams =>
  new URLSearchParams([
    ['person', String(person['id'])],
    ['decision', deny ? 'deny' : 'allow'],
    ...[...page.matchAll(/name="scope" value="([^"]+)"/g)]
      .map(([, scope = '']) => scope)
      .filter((scope) => scope !== untick)
      .map((scope): [string, string] => ['scope', scope]),
  ]);

const answerIn = ({ headers }: Response, state: string): URLSearchParams => {
  const { searchParams } = new URL(headers.get('location') ?? 'http://no-redirect.invalid');
  if (searchParams.get('state') !== state) throw new Error('the state did not come back');
  return searchParams;
};

const registerApp = async (
  emulatorUrl: string,
  platform: PlatformId,
  more: Fields = {},
): Promise<VendorApp> => {
  const { clientId, clientSecret } = await post(`${emulatorUrl}/_control/apps`, {
    platform,
    redirectUris: [REDIRECT],
    ...more,
  });
  return { clientId: String(clientId), clientSecret: String(clientSecret) };
};

const post = async (url: string, body: Fields, method = 'POST'): Promise<Fields> => {
  const answer = await fetch(url, {
    method,
    ...(method === 'DELETE' ? {} : { body: JSON.stringify(body) }),
  });
  if (answer.status >= 300) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.status === 204 ? {} : ((await answer.json()) as Fields);
};
