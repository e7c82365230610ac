import type { PlatformId } from '@switchyard/kernel';
import {
  type AccessProblemCode,
  type AdPlatform,
  type AssetChoice,
  type CodeToTrade,
  type Credentials,
  type Failure,
  type FoundAccount,
  type NewGrant,
  type OpenConnection,
  PlatformFailure,
  type PlatformIo,
} from '@switchyard/platforms/domain';

export const found = (
  externalAccountId: string,
  more: Partial<FoundAccount> = {},
): FoundAccount => ({
  externalAccountId,
  name: `Shop ${externalAccountId}`,
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  status: 'ACTIVE',
  isTest: false,
  isReadOnly: false,
  managerPath: [],
  settings: { loginCustomerId: '1' },
  ...more,
});

export const platformFailure = (kind: Failure['kind'], code = 'SOME_CODE'): PlatformFailure =>
  new PlatformFailure({
    kind,
    detail: { code, message: 'a text of the platform' },
    ...(kind === 'throttled' ? { retryAfterSeconds: 1, scope: 'short' } : {}),
  } as Failure);

/** A platform whose answers a test sets. It records its requests. */
export class ScriptedPlatform {
  readonly traded: CodeToTrade[] = [];
  readonly revoked: Credentials[] = [];
  readonly tried: Credentials[] = [];
  grant: NewGrant = {
    credentials: { refreshToken: 'fake-refresh-1' },
    subject: 'person-1',
    subjectName: 'ann@example.com',
    scopes: ['ads', 'conversions'],
    endsInSeconds: null,
  };
  accounts: readonly FoundAccount[] = [found('100'), found('200')];
  assets: readonly AssetChoice[] = [];
  /** Thrown in this order, each once. */
  readonly failures: Record<
    'trade' | 'accounts' | 'assets' | 'revoke' | 'tryKey' | 'prolong',
    unknown[]
  > = {
    assets: [],
    trade: [],
    accounts: [],
    revoke: [],
    tryKey: [],
    prolong: [],
  };
  /** Done while a code is on its way. */
  whileTrading: () => Promise<void> = async () => {};
  /** Done while ad accounts are listed. */
  whileListing: () => Promise<void> = async () => {};
  /** The platform rotates the refresh token whenever it is used. */
  rotates = false;
  prolonged: Pick<NewGrant, 'credentials' | 'endsInSeconds'> | undefined;

  constructor(readonly id: PlatformId) {}

  get platform(): AdPlatform {
    return {
      id: this.id,
      capabilities: { name: `Platform ${this.id}` },
      access: this.access(),
    } as unknown as AdPlatform;
  }

  private access(): AdPlatform['access'] {
    return {
      platform: this.id,
      consent: this.id === 'openai-ads' ? null : this.consent(),
      keys: this.id === 'openai-ads' ? [this.key()] : [],
      trade: async (code) => {
        this.traded.push(code);
        await this.whileTrading();
        this.fail('trade');
        return this.grant;
      },
      tryKey: async ({ credentials }) => {
        this.tried.push(credentials);
        this.fail('tryKey');
        return { ...this.grant, credentials: { apiKey: credentials['apiKey'] ?? '' }, scopes: [] };
      },
      accounts: (connection, io) => this.list(connection, io),
      assets: async () => {
        this.fail('assets');
        return this.assets;
      },
      revoke: async ({ credentials }) => {
        this.revoked.push(credentials);
        this.fail('revoke');
      },
      prolong: async () => {
        this.fail('prolong');
        if (!this.prolonged) throw platformFailure('refused');
        return this.prolonged;
      },
      withdrawal: (message) => (message.startsWith('signed.') ? message.slice(7) : undefined),
    };
  }

  private consent(): NonNullable<AdPlatform['access']['consent']> {
    const rule = { meaning: 'what it is for', source: 'a test' };
    return {
      scopes: [
        { scope: 'ads', neededFor: 'always', ...rule },
        { scope: 'conversions', neededFor: 'conversions', ...rule },
      ],
      pkce: true,
      address: ({ app, redirectUri, state, challenge = '' }) =>
        `https://vendor.example/consent?${new URLSearchParams({ client_id: app.clientId, redirect_uri: redirectUri, state, challenge })}`,
      problemOf: (): AccessProblemCode => 'ACCESS_DENIED',
      withdrawAt: 'https://vendor.example/permissions',
      requires: ['clientId', 'clientSecret'],
      revokes: 'this-grant',
      source: 'a test',
    };
  }

  private key(): AdPlatform['access']['keys'][number] {
    return {
      kind: 'apiKey',
      label: 'API key',
      hint: 'in the settings',
      problemOf: (key) => (key.startsWith('sk-') ? undefined : 'apiKey must start with sk-.'),
      credentialsOf: (apiKey) => ({ apiKey }),
      source: 'a test',
    };
  }

  private async *list(
    { credentials }: OpenConnection,
    io: PlatformIo,
  ): AsyncGenerator<FoundAccount> {
    await io.tokens?.token(undefined, async (newest) => ({
      accessToken: `fake-access-of-${newest['refreshToken']}`,
      expiresInSeconds: 3_600,
      ...(this.rotates
        ? { rotated: { ...credentials, ...newest, refreshToken: `${newest['refreshToken']}-next` } }
        : {}),
    }));
    this.fail('accounts');
    await this.whileListing();
    yield* this.accounts;
  }

  private fail(method: keyof ScriptedPlatform['failures']): void {
    const failure = this.failures[method].shift();
    if (failure) throw failure;
  }
}
