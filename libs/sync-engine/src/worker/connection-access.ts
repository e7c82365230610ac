import { Inject, Injectable } from '@nestjs/common';
import { precondition } from '@switchyard/db-kit';
import { GrantFacade, IdentityFacade } from '@switchyard/identity';
import type { Connection } from '@switchyard/identity/domain';
import { CredentialOpener, GrantTokens } from '@switchyard/identity/worker';
import type { PlatformId, Tenant } from '@switchyard/kernel';
import {
  type Credentials,
  PlatformFailure,
  type SharedTokens,
  type VendorApp,
} from '@switchyard/platforms/domain';

/** Token of what the operator registered at the vendors, by platform. */
export const VENDOR_APPS = Symbol('applications at vendors');
export type VendorApps = ReadonlyMap<PlatformId, VendorApp>;

/** With what a connection is reached. */
export interface ConnectionAccess {
  /** Of the application, and of the grant or the connection. */
  readonly credentials: Credentials;
  /** Only of a grant. */
  readonly tokens?: SharedTokens;
  /** Keeps what the platform rotated of a connection's own credentials. */
  keepCredentials(plain: Credentials): Promise<void>;
}

const APP_MEMBERS = ['clientId', 'clientSecret', 'developerToken'] as const;

/** Opens the credentials of connections: their own, or those of the grant that serves them. */
@Injectable()
export class AccessOfConnections {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly grants: GrantFacade,
    private readonly grantTokens: GrantTokens,
    private readonly opener: CredentialOpener,
    @Inject(VENDOR_APPS) private readonly apps: VendorApps,
  ) {}

  /** Throws PlatformFailure `unauthorised` when there are none, or none that this worker opens. */
  async of(tenant: Tenant, connection: Connection): Promise<ConnectionAccess> {
    return connection.grantId
      ? this.ofGrant(tenant, connection.id, connection.grantId)
      : this.ofItsOwn(tenant, connection);
  }

  /** Whether the grant of a connection, where it has one, may be used. */
  async isGranted(tenant: Tenant, { grantId }: Connection): Promise<boolean> {
    if (!grantId) return true;
    return (await this.grants.grant(tenant, grantId))?.status === 'ACTIVE';
  }

  /** The connection is not used. Its failures then do not count as a refusal of its grant. */
  noteClosed(connectionId: string): void {
    this.grants.noteUse(connectionId, undefined);
  }

  private async ofGrant(
    tenant: Tenant,
    connectionId: string,
    id: string,
  ): Promise<ConnectionAccess> {
    const known = await this.grants.grant(tenant, id);
    if (!known) throw unreadable('The grant of the connection no longer exists.');
    this.grants.noteUse(connectionId, known);
    const { grant, grantId, credentials, token } = await this.grantTokens
      .open(tenant, id)
      .catch(asUnreadable);
    this.grants.noteUse(connectionId, grant);
    const app = this.memberOf(grant.platform);
    return {
      credentials: { ...app, ...credentials },
      tokens: {
        grantId,
        token: (refused, refresh) =>
          token(refused, async (newest) => {
            const refreshed = await refresh({ ...app, ...newest });
            const { rotated } = refreshed;
            return rotated ? { ...refreshed, rotated: without(app, rotated) } : refreshed;
          }),
      },
      keepCredentials: async () => {
        throw new Error('a rotation of a grant is answered to its refresh');
      },
    };
  }

  private async ofItsOwn(tenant: Tenant, connection: Connection): Promise<ConnectionAccess> {
    const { id, platform, credentials: sealed } = connection;
    this.grants.noteUse(id, undefined);
    if (!sealed) throw unreadable('The connection has neither credentials nor a grant.');
    const app = this.memberOf(platform);
    const own = await this.opener
      .open(sealed, { accountId: tenant.accountId, connectionId: id })
      .catch(asUnreadable);
    let version = sealed.version;
    return {
      credentials: { ...app, ...own },
      keepCredentials: async (plain) => {
        // What a platform rotated is kept even by a run that lost its work since: the old ones may
        // be dead, and newer ones win by their version.
        await precondition.exit(() =>
          this.identity.keepRotatedCredentials(tenant, id, version, without(app, plain, own)),
        );
        version += 1;
      },
    };
  }

  private memberOf(platform: PlatformId): Credentials {
    const app = this.apps.get(platform);
    return Object.fromEntries(
      APP_MEMBERS.flatMap((name) => {
        const value = app?.[name];
        return value === undefined ? [] : [[name, value]];
      }),
    );
  }
}

/** What is the application's is not kept with a person's: it may be replaced without them. */
const without = (app: Credentials, plain: Credentials, own: Credentials = {}): Credentials =>
  Object.fromEntries(
    Object.entries(plain).filter(([name, value]) => name in own || app[name] !== value),
  );

const unreadable = (message: string): PlatformFailure =>
  new PlatformFailure({
    kind: 'unauthorised',
    detail: { code: 'CREDENTIALS_UNREADABLE', message },
  });

const asUnreadable = (): never => {
  throw unreadable("This worker's keys cannot decrypt the stored credentials.");
};
