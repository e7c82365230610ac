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
import type { HttpRequest, PlatformIo } from '../port/io';
import { platformAgent, undiciIo } from '../transport/undici-io';
import { MediaShelf } from './scripted-io';

export const REDIRECT = 'http://127.0.0.1:4100/app/connect/callback';

type Fields = Readonly<Record<string, unknown>>;

/** A connector beside its emulator, a registered app, and people who consent. */
export class PkceWorld {
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
  ): Promise<PkceWorld> {
    const emulators = await startEmulators({ port: 0 });
    const { clientId, clientSecret } = await post(`${emulators.url}/_control/apps`, {
      platform,
      redirectUris: [REDIRECT],
    });
    const app = { clientId: String(clientId), clientSecret: String(clientSecret), ...more };
    return new PkceWorld(emulators, connector(emulators.url), app);
  }

  get access(): PlatformAccess {
    return this.platform.access;
  }

  get consent(): ConsentRules {
    if (!this.access.consent) throw new Error('nobody consents here');
    return this.access.consent;
  }

  async stop(): Promise<void> {
    await this.agent.destroy();
    await this.emulators.close();
  }

  control(path: string, body: Fields, method = 'POST'): Promise<Fields> {
    const sent = { ...body, ...(method === 'POST' ? { platform: this.platform.id } : {}) };
    return post(`${this.emulators.url}/_control${path}`, sent, method);
  }

  /** An account as it is made for pasted credentials. */
  account(): Promise<Fields> {
    return this.control('/accounts', {});
  }

  person(accounts: readonly Fields[], more: Fields = {}): Promise<Fields> {
    return this.control('/people', { accounts, ...more });
  }

  async consents(): Promise<readonly Fields[]> {
    const answer = await fetch(`${this.emulators.url}/_control/consents`);
    return ((await answer.json()) as { readonly data: readonly Fields[] }).data;
  }

  /** What the browser brings back when the person decides on the page. */
  async decide(
    person: Fields,
    decision: { readonly verifier?: string; readonly deny?: true; readonly untick?: string } = {},
  ): Promise<URLSearchParams> {
    const { verifier = VERIFIER } = decision;
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const state = randomBytes(8).toString('hex');
    const address = this.consent.address({
      app: this.app,
      redirectUri: REDIRECT,
      state,
      ...(this.consent.pkce ? { challenge } : {}),
    });
    const page = await (await fetch(address)).text();
    const scopes = [...page.matchAll(/name="scope" value="([^"]+)"/g)].map(([, scope]) => scope!);
    const form = new URLSearchParams([
      ['person', String(person['id'])],
      ['decision', decision.deny ? 'deny' : 'allow'],
      ...scopes
        .filter((scope) => scope !== decision.untick)
        .map((scope): [string, string] => ['scope', scope]),
    ]);
    const answer = await fetch(address, { method: 'POST', body: form, redirect: 'manual' });
    const back = new URL(answer.headers.get('location') ?? 'http://no-redirect.invalid');
    if (back.searchParams.get('state') !== state) throw new Error('the state did not come back');
    return back.searchParams;
  }

  trade(code: string | null, verifier = VERIFIER): Promise<NewGrant> {
    return this.access.trade(
      { app: this.app, code: code ?? '', redirectUri: REDIRECT, verifier },
      this.io,
    );
  }

  async grantOf(person: Fields): Promise<NewGrant> {
    return this.trade((await this.decide(person)).get('code'));
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

const post = async (url: string, body: Fields, method = 'POST'): Promise<Fields> => {
  const answer = await fetch(url, {
    method,
    ...(method === 'DELETE' ? {} : { body: JSON.stringify(body) }),
  });
  if (answer.status >= 300) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.status === 204 ? {} : ((await answer.json()) as Fields);
};
