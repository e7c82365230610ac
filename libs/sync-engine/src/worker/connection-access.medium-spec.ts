import type { GrantFacade, IdentityFacade } from '@switchyard/identity';
import type { Connection, Grant } from '@switchyard/identity/domain';
import type { CredentialOpener, GrantTokens, Refreshed } from '@switchyard/identity/worker';
import type { VendorApp } from '@switchyard/platforms/domain';
import { AccessOfConnections } from './connection-access';

const tenant = { accountId: 'acc_1', spaceId: 'spc_1' };
const APP: VendorApp = {
  clientId: 'fake-client',
  clientSecret: 'fake-secret',
  developerToken: 'fake-developer-token',
  configId: 'not a credential',
};
const SEALED = { keyId: 'k', enc: 'e', ciphertext: 'c', version: 3 };

const connection = (more: Partial<Connection>): Connection =>
  ({ id: 'con_1', platform: 'microsoft-ads', grantId: null, credentials: null, ...more }) as never;

/** What is stored opens as it is given here. */
const given = (own: Record<string, string>, apps: readonly VendorApp[] = [APP]) => {
  const kept: unknown[] = [];
  const used: unknown[] = [];
  const refreshed: Refreshed[] = [];
  const grant = { id: 'gnt_1', platform: 'microsoft-ads', status: 'ACTIVE', version: 2 } as Grant;
  const identity = {
    keepRotatedCredentials: async (...values: readonly unknown[]) =>
      void kept.push(values.slice(1)),
  } as unknown as IdentityFacade;
  const grants = {
    grant: async (_tenant: unknown, id: string) => (id === grant.id ? grant : undefined),
    noteUse: (id: string, one: Grant | undefined) => void used.push([id, one?.version]),
  } as unknown as GrantFacade;
  const tokens = {
    open: async () => ({
      grant,
      grantId: 'gnt_1@2',
      credentials: own,
      token: async (
        _refused: unknown,
        refresh: (newest: Record<string, string>) => Promise<Refreshed>,
      ) => {
        refreshed.push(await refresh({ ...own, refreshToken: 'newest' }));
        return { token: 't', expiresAt: 1 };
      },
    }),
  } as unknown as GrantTokens;
  const opener = {
    open: async ({ keyId }: typeof SEALED) => {
      if (keyId !== 'k') throw new Error('no private key');
      return own;
    },
  } as unknown as CredentialOpener;
  const byPlatform = new Map(apps.map((app) => ['microsoft-ads', app] as const));
  const access = new AccessOfConnections(identity, grants, tokens, opener, byPlatform);
  return { access, kept, used, refreshed };
};

describe('the credentials of a connection', () => {
  it('are its own, with those of the application, which it may have of its own', async () => {
    const own = { refreshToken: 'fake-own', clientId: 'fake-own-client' };
    const { access, kept } = given(own);
    const opened = await access.of(tenant, connection({ credentials: SEALED }));
    expect(opened.credentials).toEqual({
      ...own,
      clientSecret: 'fake-secret',
      developerToken: 'fake-developer-token',
    });
    expect(opened.tokens).toBeUndefined();
    await opened.keepCredentials({ ...opened.credentials, refreshToken: 'fake-next' });
    await opened.keepCredentials({ ...opened.credentials, refreshToken: 'fake-last' });
    expect(kept).toEqual([
      ['con_1', 3, { ...own, refreshToken: 'fake-next' }],
      ['con_1', 4, { ...own, refreshToken: 'fake-last' }],
    ]);
  });

  it('are those that it has where the installation has no application', async () => {
    const { access } = given({ refreshToken: 'fake-own' }, []);
    const { credentials } = await access.of(tenant, connection({ credentials: SEALED }));
    expect(credentials).toEqual({ refreshToken: 'fake-own' });
  });

  it.each([
    ['which this worker cannot open', { credentials: { ...SEALED, keyId: 'old' } }],
    ['which are nowhere', {}],
    ['whose grant is gone', { grantId: 'gnt_gone' }],
  ])('%s are refused by name', async (_, more) => {
    await expect(given({}).access.of(tenant, connection(more))).rejects.toMatchObject({
      failure: { kind: 'unauthorised', detail: { code: 'CREDENTIALS_UNREADABLE' } },
    });
  });
});

describe('a connection of a grant', () => {
  const ofGrant = connection({ grantId: 'gnt_1' });

  it('has the credentials of the grant, and tokens that all its connections share', async () => {
    const { access, used } = given({ refreshToken: 'fake-granted' });
    const { credentials, tokens, keepCredentials } = await access.of(tenant, ofGrant);
    expect(credentials).toMatchObject({ refreshToken: 'fake-granted', clientId: 'fake-client' });
    expect(tokens?.grantId).toBe('gnt_1@2');
    expect(used.at(-1)).toEqual(['con_1', 2]);
    await expect(keepCredentials({})).rejects.toThrow('rotation');
  });

  it('is refreshed as the application, whose secrets are not kept with the grant', async () => {
    const { access, refreshed } = given({ refreshToken: 'fake-granted' });
    const { tokens } = await access.of(tenant, ofGrant);
    let asked: unknown;
    await tokens?.token(undefined, async (credentials) => {
      asked = credentials;
      const rotated = { ...credentials, refreshToken: 'fake-next' };
      return { accessToken: 't', expiresInSeconds: 60, rotated };
    });
    expect(asked).toEqual({
      refreshToken: 'newest',
      clientId: 'fake-client',
      clientSecret: 'fake-secret',
      developerToken: 'fake-developer-token',
    });
    expect(refreshed[0]?.rotated).toEqual({ refreshToken: 'fake-next' });
  });
});
