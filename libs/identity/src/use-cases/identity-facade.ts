import { Injectable } from '@nestjs/common';
import {
  type Caller,
  Clock,
  notFound,
  preconditionFailed,
  type SpaceRole,
  type Tenant,
  UnitOfWork,
} from '@switchyard/kernel';
import { Accounts } from '../data/accounts';
import { Spaces } from '../data/spaces';
import { Connections } from '../data/connections';
import { Sealer } from '../data/sealing';
import {
  type Account,
  alertKeys,
  type Connection,
  type RaisedAlert,
  spaceNotFound,
  type SpaceSettings,
} from '../domain';
import { GrantFacade, type RefusedAccess } from './grant-facade';
import type { PlainCredentials } from './ports';
import { RaiseAlerts } from './raise-alerts';
import { refuseOutsider } from './refusals';

/** Settings of a Space, its zone known. */
export type KnownSettings = SpaceSettings & { readonly timeZone: string };

/** What other contexts may ask of identity. */
@Injectable()
export class IdentityFacade {
  constructor(
    private readonly work: UnitOfWork,
    private readonly connections: Connections,
    private readonly accounts: Accounts,
    private readonly alerts: RaiseAlerts,
    private readonly sealer: Sealer,
    private readonly spaces: Spaces,
    private readonly clock: Clock,
    private readonly grants: GrantFacade,
  ) {}

  connectionsOf(tenant: Tenant): Promise<readonly Connection[]> {
    return this.connections.list(tenant);
  }

  connection(tenant: Tenant, id: string): Promise<Connection | undefined> {
    return this.connections.get(tenant, id);
  }

  /**
   * In the running transaction: those of these that there are, and none of them is removed before
   * it ends.
   */
  holdConnections(tenant: Tenant, ids: readonly string[]): Promise<readonly Connection[]> {
    return this.connections.lock(tenant, ids, 'use');
  }

  /** What the Space sets for its conversions, with the zone of its account where it has none. */
  async spaceSettings({ accountId, spaceId }: Tenant): Promise<KnownSettings> {
    const space = await this.spaces.get(spaceId);
    if (!space) throw spaceNotFound();
    if (space.settings.timeZone !== undefined) {
      return { ...space.settings, timeZone: space.settings.timeZone };
    }
    return { ...space.settings, timeZone: (await this.account(accountId)).timeZone };
  }

  async account(id: string): Promise<Account> {
    const account = await this.accounts.get(id);
    if (!account) throw notFound();
    return account;
  }

  /** Every Space of the caller's account, and whether the caller may see into it. */
  async spacesOf({
    accountId,
    userId,
  }: Caller): Promise<readonly { readonly spaceId: string; readonly isMember: boolean }[]> {
    const own = new Set((await this.spaces.ofUser(userId)).map(({ id }) => id));
    return (await this.spaces.ofAccount(accountId)).map(({ id }) => ({
      spaceId: id,
      isMember: own.has(id),
    }));
  }

  /**
   * What the caller is in a Space of the account in whose Space they are; undefined where it is no
   * Space of that account, or none of the caller's.
   */
  async roleIn({ accountId, userId }: Caller, spaceId: string): Promise<SpaceRole | undefined> {
    return (await this.spaces.ofUser(userId)).find(
      (space) => space.id === spaceId && space.accountId === accountId,
    )?.role;
  }

  /** Open alerts about an object go with it to another Space. Inside the running transaction. */
  moveAlerts(from: Tenant, subjectId: string, toSpaceId: string): Promise<void> {
    return this.alerts.move(from, subjectId, toSpaceId);
  }

  /**
   * Removes a connection unless `refuse` throws. It is locked before: no link through it can be made
   * meanwhile. Returns what was removed. One transaction of the caller's.
   */
  async removeConnection(
    caller: Caller,
    id: string,
    expected: number | '*' | undefined,
    refuse: () => Promise<void>,
  ): Promise<Connection> {
    refuseOutsider(caller);
    // The account is locked before the connection, as in every transaction that locks both, because
    // the grant may have to be locked, too.
    await this.accounts.lock(caller.accountId);
    const [current] = await this.connections.lock(caller, [id], 'remove');
    if (!current) throw notFound();
    await refuse();
    if (typeof expected === 'number' && expected !== current.version) throw preconditionFailed();
    if (!(await this.connections.remove(caller, id, current.version))) throw preconditionFailed();
    await this.resolveAlert(caller, alertKeys.needsReauth(id));
    await this.resolveAlert(caller, alertKeys.versionEnds(id));
    if (current.grantId) await this.grants.settleUnused(caller, current.grantId);
    return current;
  }

  /** Keeps credentials that a platform rotated; a person's newer ones win over them. */
  async keepRotatedCredentials(
    tenant: Tenant,
    id: string,
    sealedVersion: number,
    plain: PlainCredentials,
  ): Promise<void> {
    const credentials = await this.sealer.seal(plain, {
      accountId: tenant.accountId,
      connectionId: id,
      version: sealedVersion + 1,
    });
    await this.work.run(tenant, async () => {
      const current = await this.connections.get(tenant, id);
      if (current?.credentials?.version !== sealedVersion) return;
      await this.connections.change(tenant, id, current.version, { credentials });
    });
  }

  /**
   * Stores the currency and zone that the platform reports for the ad account, in place of the ones
   * that were given when it was connected. The owner gets an alert with the difference.
   */
  async noteAdAccount(
    tenant: Tenant,
    id: string,
    reported: Pick<Connection, 'currency' | 'timeZone'>,
  ): Promise<void> {
    await this.work.run(tenant, async () => {
      const current = await this.connections.get(tenant, id);
      if (
        !current ||
        (current.currency === reported.currency && current.timeZone === reported.timeZone)
      ) {
        return;
      }
      await this.connections.change(tenant, id, current.version, {
        ...reported,
        updatedAt: this.clock.now(),
      });
      const { platform, currency, timeZone } = current;
      await this.raiseAlert(tenant, {
        kind: 'CONNECTION_CORRECTED',
        subject: { type: 'connection', id },
        key: alertKeys.corrected(id),
        details: { platform, before: { currency, timeZone }, after: reported },
        message: `The ad account is in ${reported.currency} and ${reported.timeZone}; the connection says so now.`,
      });
    });
  }

  /**
   * Marks a connection whose credentials the platform takes no more, once, and notifies the owner;
   * of a grant, all its connections, unless what was refused concerns this ad account alone.
   */
  async markNeedsReauth(tenant: Tenant, id: string, refused: RefusedAccess): Promise<void> {
    await this.work.run(tenant, async () => {
      const current = await this.connections.get(tenant, id);
      if (!current || current.status !== 'ACTIVE') return;
      if (current.grantId) return this.grants.noteRefusal(tenant, id, refused);
      await this.connections.change(tenant, id, current.version, {
        status: 'NEEDS_REAUTH',
        updatedAt: this.clock.now(),
      });
      await this.raiseAlert(tenant, {
        kind: 'CONNECTION_NEEDS_REAUTH',
        subject: { type: 'connection', id },
        message: refused.detail.message,
        key: alertKeys.needsReauth(id),
        details: { platform: current.platform },
      });
    });
  }

  /**
   * Raises an alert for the owner, inside the running transaction; nothing happens while an alert
   * of the same key is open.
   */
  async raiseAlert(tenant: Tenant, raised: RaisedAlert): Promise<void> {
    await this.work.run(tenant, () => this.alerts.raise(tenant, raised));
  }

  /**
   * The trouble of this key is over: the alert stays in the feed, and the next one of the key is a
   * new one.
   */
  async resolveAlert(tenant: Tenant, key: string): Promise<void> {
    await this.work.run(tenant, () => this.alerts.resolve(tenant, key));
  }
}
