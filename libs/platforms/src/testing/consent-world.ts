import { type RunningEmulators, startEmulators } from '@switchyard/platform-emulators';
import type { PlatformId } from '@switchyard/kernel';
import type { FoundAccount, NewGrant, PlatformAccess, VendorApp } from '../port/access';
import type { OpenConnection } from '../port/connection';
import type { PlatformFailure } from '../port/failure';
import type { PlatformIo } from '../port/io';
import { platformAgent, undiciIo } from '../transport/undici-io';
import { MediaShelf } from './scripted-io';

type Json = ReturnType<typeof JSON.parse>;

/** An emulated platform with a registered application, and people who consent on its page. */
export class ConsentWorld {
  readonly redirectUri: string;
  readonly io: PlatformIo;
  private readonly agent = platformAgent({
    connect: 2_000,
    headers: 10_000,
    body: 10_000,
    whole: 20_000,
  });

  private constructor(
    readonly platform: PlatformId,
    private readonly emulators: RunningEmulators,
    readonly access: PlatformAccess,
  ) {
    this.redirectUri = `http://app.example/app/connect/${platform}/callback`;
    this.io = undiciIo({
      platform,
      agent: this.agent,
      now: () => Date.now(),
      keepCredentials: async () => {},
      media: new MediaShelf(),
    });
  }

  static async start(
    platform: PlatformId,
    accessAt: (url: string) => PlatformAccess,
  ): Promise<ConsentWorld> {
    const emulators = await startEmulators({ port: 0 });
    return new ConsentWorld(platform, emulators, accessAt(emulators.url));
  }

  async stop(): Promise<void> {
    await this.agent.destroy();
    await this.emulators.close();
  }

  /** Any call of the control interface; the platform is added to what is posted. */
  async control(method: string, path: string, body?: object): Promise<Json> {
    const answer = await fetch(`${this.emulators.url}/_control${path}`, {
      method,
      ...(body
        ? { body: JSON.stringify(method === 'POST' ? { platform: this.platform, ...body } : body) }
        : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  }

  app(over: object = {}): Promise<VendorApp> {
    return this.control('POST', '/apps', { redirectUris: [this.redirectUri], ...over });
  }

  /** Ad accounts as credentials come with them: ids and settings. */
  accounts(count: number): Promise<readonly Json[]> {
    return Promise.all(Array.from({ length: count }, () => this.control('POST', '/accounts', {})));
  }

  /** What the page sends back after the person decided: all scopes, or but some, or none of it. */
  async decide(
    app: VendorApp,
    personId: string,
    unticked: readonly string[] | 'all' = [],
  ): Promise<URLSearchParams> {
    const { consent } = this.access;
    if (!consent) throw new Error(`${this.platform} has no page of consent`);
    const address = consent.address({ app, redirectUri: this.redirectUri, state: 'state-1' });
    const shown = await fetch(address, { redirect: 'manual' });
    if (shown.status === 302) return answerIn(shown);
    const ticked = unticked === 'all' ? [] : scopesOn(await shown.text(), unticked);
    const form = new URLSearchParams([
      ['person', personId],
      ['decision', unticked === 'all' ? 'deny' : 'allow'],
      ...ticked.map((scope): [string, string] => ['scope', scope]),
    ]);
    const answer = await fetch(address, { method: 'POST', body: form, redirect: 'manual' });
    return answerIn(answer);
  }

  trade(app: VendorApp, code: string, redirectUri = this.redirectUri): Promise<NewGrant> {
    return this.access.trade({ app, code, redirectUri }, this.io);
  }

  async consented(
    app: VendorApp,
    personId: string,
    unticked: readonly string[] = [],
  ): Promise<NewGrant> {
    return this.trade(app, (await this.decide(app, personId, unticked)).get('code') ?? '');
  }

  /** The grant as a worker opens it: joined with the application. */
  opened(app: VendorApp, grant: NewGrant, over: Partial<OpenConnection> = {}): OpenConnection {
    return {
      id: 'gnt_1',
      platform: this.platform,
      externalAccountId: '',
      currency: '',
      timeZone: '',
      settings: {},
      credentials: {
        clientId: app.clientId,
        clientSecret: app.clientSecret ?? '',
        ...grant.credentials,
      },
      ...over,
    };
  }

  async found(connection: OpenConnection): Promise<readonly FoundAccount[]> {
    const all: FoundAccount[] = [];
    for await (const account of this.access.accounts(connection, this.io)) all.push(account);
    return all;
  }
}

const answerIn = ({ headers }: Response): URLSearchParams =>
  new URL(headers.get('location') ?? '').searchParams;

const scopesOn = (page: string, unticked: readonly string[]): readonly string[] =>
  [...page.matchAll(/name="scope" value="([^"]+)"/g)]
    .map(([, scope = '']) => scope)
    .filter((scope) => !unticked.includes(scope));

/** Kind and code of the failure that a work ends with. */
export const failureCode = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no failure',
    ({ failure }: PlatformFailure) => `${failure.kind} ${failure.detail.code}`,
  );
