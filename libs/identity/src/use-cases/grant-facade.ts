import { Injectable } from '@nestjs/common';
import {
  Clock,
  Ids,
  notFound,
  type PlatformId,
  preconditionFailed,
  type Tenant,
  UnitOfWork,
} from '@switchyard/kernel';
import { Accounts } from '../data/accounts';
import { Connections } from '../data/connections';
import { Grants } from '../data/grants';
import { Sealer } from '../data/sealing';
import {
  type Connection,
  connectionExists,
  credentialsPlace,
  type Grant,
  grantInUse,
} from '../domain';
import type { PlainCredentials } from './ports';
import { GrantAlerts, type ReminderDays } from './raise-alerts';

/** What a consent, or a key, brought. */
export interface NewConsent {
  readonly platform: PlatformId;
  readonly subject: string;
  readonly subjectName: string;
  readonly scopes: readonly string[];
  /** Plain: sealed before they are stored. */
  readonly credentials: PlainCredentials;
  /** When they end; null: by no date. */
  readonly endsInSeconds: number | null;
  readonly userId: string;
}

/** An ad account that a grant is to serve. */
export interface ConnectedAccount {
  readonly externalAccountId: string;
  readonly name: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly settings: Readonly<Record<string, unknown>>;
  /** True to connect the account although it has another grant or its own credentials. */
  readonly takeOver: boolean;
}

export interface ConnectedResult {
  readonly externalAccountId: string;
  readonly connectionId: string;
  readonly outcome: 'CREATED' | 'TAKEN_OVER' | 'UNCHANGED';
}

export interface ProlongedGrant {
  readonly credentials: PlainCredentials;
  readonly endsInSeconds: number | null;
  /** Of the credentials that were prolonged: nothing is kept when there are others since. */
  readonly sealedVersion?: number;
}

/** A platform's refusal, as connectors report it. */
export interface RefusedAccess {
  readonly detail: { readonly message: string };
  /** Absent: the grant, or the credentials, with everything that they serve. */
  readonly concerns?: 'ad-account';
}

/**
 * Grants of an account. What changes a grant and connections locks the account first, then the
 * grant, then connections. Every method that writes joins a running transaction.
 */
@Injectable()
export class GrantFacade {
  /** By connection: through which consent this process last reached it. */
  private readonly used = new Map<string, Pick<Grant, 'id' | 'version'>>();

  constructor(
    private readonly work: UnitOfWork,
    private readonly grants: Grants,
    private readonly connections: Connections,
    private readonly accounts: Accounts,
    private readonly alerts: GrantAlerts,
    private readonly sealer: Sealer,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Newest first. */
  grantsOf(tenant: Tenant): Promise<readonly Grant[]> {
    return this.grants.list(tenant);
  }

  grant(tenant: Tenant, id: string): Promise<Grant | undefined> {
    return this.grants.get(tenant, id);
  }

  connectionsOf(tenant: Tenant, grantId: string): Promise<readonly Connection[]> {
    return this.connections.ofGrant(tenant, grantId);
  }

  /** Where a person consents again. A path where the installation does not know its address. */
  renewUrl(grant: Pick<Grant, 'id'>): string {
    return this.alerts.renewUrl(grant);
  }

  /** Whether the same person has a grant in another account of this installation. */
  hasOtherGrantOfSubject(
    tenant: Tenant,
    grant: Pick<Grant, 'platform' | 'subject'>,
  ): Promise<boolean> {
    return this.grants.otherAccountHasSubject(tenant, grant);
  }

  /**
   * Keeps what a person consented to. The same person's grant is renewed: it has the new
   * credentials, and its connections that needed them are active again; `renewed` counts those.
   */
  keepConsent(
    tenant: Tenant,
    consent: NewConsent,
  ): Promise<{ readonly grant: Grant; readonly renewed: number }> {
    return this.work.run(tenant, async () => {
      await this.accounts.lock(tenant.accountId);
      const known = await this.grants.lockOfSubject(tenant, consent);
      return known
        ? this.renew(tenant, known, consent)
        : { grant: await this.add(tenant, consent), renewed: 0 };
    });
  }

  /**
   * Connects ad accounts of the grant's platform, all or none. Throws NOT_FOUND for the grant, and
   * CONNECTION_EXISTS for one that is connected otherwise and not to be taken over.
   */
  connect(
    tenant: Tenant,
    grantId: string,
    accounts: readonly ConnectedAccount[],
  ): Promise<readonly ConnectedResult[]> {
    return this.work.run(tenant, async () => {
      await this.accounts.lock(tenant.accountId);
      const grant = await this.grants.get(tenant, grantId);
      if (!grant) throw notFound();
      const results: ConnectedResult[] = [];
      for (const account of accounts) {
        results.push({
          externalAccountId: account.externalAccountId,
          ...(await this.connectOne(tenant, grant, account)),
        });
      }
      return results;
    });
  }

  /**
   * Deletes a grant with its secrets, and returns what it was. Throws NOT_FOUND, GRANT_IN_USE, and
   * PRECONDITION_FAILED when it has another version than is expected. Waits for a refresh that is
   * under way.
   */
  remove(tenant: Tenant, grantId: string, expected?: number | '*'): Promise<Grant> {
    return this.work.run(tenant, async () => {
      await this.accounts.lock(tenant.accountId);
      const grant = await this.grants.lock(tenant, grantId);
      if (!grant) throw notFound();
      const users = await this.connections.ofGrant(tenant, grantId);
      if (users.length > 0) throw grantInUse(users.map(({ id }) => id));
      if (typeof expected === 'number' && expected !== grant.version) throw preconditionFailed();
      await this.grants.remove(tenant, grantId);
      await this.alerts.resolve(tenant, grantId);
      return grant;
    });
  }

  /**
   * This process reaches the connection through the grant as it is: what a platform refuses from
   * now on is about that. Undefined: it reaches it no more.
   */
  noteUse(connectionId: string, grant: Pick<Grant, 'id' | 'version'> | undefined): void {
    if (grant) this.used.set(connectionId, { id: grant.id, version: grant.version });
    else this.used.delete(connectionId);
  }

  /**
   * The platform refused work of this process for a connection that has a grant: the grant is marked
   * that the work used, which may be another by now. One that was consented to since is not. A
   * refusal that concerns the ad account alone marks only its connection: the grant goes on.
   */
  async noteRefusal(
    tenant: Tenant,
    connectionId: string,
    { detail: { message }, concerns }: RefusedAccess,
  ): Promise<void> {
    const used = this.used.get(connectionId);
    if (!used) return;
    if (concerns === 'ad-account') return this.markAlone(tenant, connectionId, message, used);
    await this.markNeedsReauth(tenant, used.id, message, used.version);
  }

  /**
   * The platform takes the grant no more: marks it and its connections, and notifies the owner
   * once. `version` is that of the grant which the platform refused: a refusal from before the last
   * consent changes nothing.
   */
  async markNeedsReauth(
    tenant: Tenant,
    grantId: string,
    message: string,
    version?: number,
  ): Promise<void> {
    await this.work.run(tenant, async () => {
      await this.accounts.lock(tenant.accountId);
      const grant = await this.grants.lock(tenant, grantId);
      if (!grant || (version ?? grant.version) < grant.version) return;
      const now = this.clock.now();
      if (grant.status === 'ACTIVE') {
        await this.grants.change(tenant, grantId, {
          status: 'NEEDS_REAUTH',
          updatedAt: now,
          version: grant.version + 1,
        });
      }
      await this.connections.changeStatus(tenant, grantId, 'ACTIVE', 'NEEDS_REAUTH', now);
      // A grant that is over is not about to end.
      await this.alerts.settleEnd(tenant, grantId);
      const served = await this.connections.ofGrant(tenant, grantId);
      if (served.length > 0) {
        await this.alerts.needsReauth(tenant, grant, idsOf(served), message);
      }
    });
  }

  /** Reminds the owner that the grant ends; the nearer reminder replaces the farther. */
  async remindOfEnd(tenant: Tenant, { id }: Grant, daysLeft: ReminderDays): Promise<void> {
    await this.work.run(tenant, async () => {
      const grant = await this.grants.lock(tenant, id);
      if (!grant) return;
      const served = await this.connections.ofGrant(tenant, id);
      await this.alerts.endsSoon(tenant, grant, idsOf(served), daysLeft);
    });
  }

  /**
   * Keeps credentials that the platform prolonged. A consent that came in between wins where
   * `sealedVersion` says what was prolonged.
   */
  async noteProlonged(tenant: Tenant, grantId: string, prolonged: ProlongedGrant): Promise<void> {
    await this.work.run(tenant, async () => {
      const grant = await this.grants.lock(tenant, grantId);
      if (!grant) return;
      const { version } = grant.credentials;
      if (version !== (prolonged.sealedVersion ?? version)) return;
      await this.grants.change(tenant, grantId, {
        credentials: await this.sealed(grant, prolonged.credentials, version + 1),
        refreshEndsAt: this.endOf(prolonged.endsInSeconds),
        updatedAt: this.clock.now(),
      });
      await this.alerts.settleEnd(tenant, grantId);
    });
  }

  /** Resolves the alerts of a grant without connections. Runs in the transaction in which one left it. */
  async settleUnused(tenant: Tenant, grantId: string): Promise<void> {
    const served = await this.connections.ofGrant(tenant, grantId);
    if (served.length === 0) await this.alerts.resolve(tenant, grantId);
  }

  /** Nothing, where the connection has another grant or a newer consent than the work used. */
  private async markAlone(
    tenant: Tenant,
    connectionId: string,
    message: string,
    used: Pick<Grant, 'id' | 'version'>,
  ): Promise<void> {
    await this.work.run(tenant, async () => {
      await this.accounts.lock(tenant.accountId);
      const grant = await this.grants.lock(tenant, used.id);
      const connection = await this.connections.get(tenant, connectionId);
      if (!grant || used.version < grant.version) return;
      if (connection?.grantId !== grant.id || connection.status !== 'ACTIVE') return;
      await this.connections.change(tenant, connectionId, connection.version, {
        status: 'NEEDS_REAUTH',
        updatedAt: this.clock.now(),
      });
      await this.alerts.adAccountRefused(tenant, grant, connectionId, message);
    });
  }

  private async add(tenant: Tenant, consent: NewConsent): Promise<Grant> {
    const [place, now] = [
      { accountId: tenant.accountId, id: this.ids.next('gnt') },
      this.clock.now(),
    ];
    const { endsInSeconds, credentials, platform, subject, subjectName, scopes, userId } = consent;
    const grant: Grant = {
      ...place,
      platform,
      subject,
      subjectName,
      scopes,
      status: 'ACTIVE',
      refreshEndsAt: this.endOf(endsInSeconds),
      credentials: await this.sealed(place, credentials, 1),
      accessToken: null,
      accessEndsAt: null,
      userId,
      createdAt: now,
      updatedAt: now,
      version: 1,
    };
    await this.grants.add(grant);
    return grant;
  }

  private async renew(
    tenant: Tenant,
    known: Grant,
    { subjectName, scopes, userId, ...consent }: NewConsent,
  ): Promise<{ readonly grant: Grant; readonly renewed: number }> {
    const now = this.clock.now();
    const grant = await this.grants.change(tenant, known.id, {
      subjectName,
      scopes,
      userId,
      status: 'ACTIVE',
      refreshEndsAt: this.endOf(consent.endsInSeconds),
      credentials: await this.sealed(known, consent.credentials, known.credentials.version + 1),
      accessToken: null,
      accessEndsAt: null,
      updatedAt: now,
      version: known.version + 1,
    });
    if (!grant) throw notFound();
    const renewed = await this.connections.changeStatus(
      tenant,
      known.id,
      'NEEDS_REAUTH',
      'ACTIVE',
      now,
    );
    await this.alerts.resolve(tenant, known.id);
    for (const id of renewed) await this.alerts.settleConnection(tenant, id);
    return { grant, renewed: renewed.length };
  }

  private async connectOne(
    tenant: Tenant,
    grant: Grant,
    account: ConnectedAccount,
  ): Promise<Pick<ConnectedResult, 'connectionId' | 'outcome'>> {
    const { externalAccountId } = account;
    const known = await this.connections.byExternalAccount(
      tenant,
      grant.platform,
      externalAccountId,
    );
    if (known?.grantId === grant.id) return { connectionId: known.id, outcome: 'UNCHANGED' };
    if (!known) {
      return { connectionId: await this.create(tenant, grant, account), outcome: 'CREATED' };
    }
    if (!account.takeOver) throw connectionExists(known.id);
    await this.takeOver(tenant, grant, known, account);
    return { connectionId: known.id, outcome: 'TAKEN_OVER' };
  }

  private async create(tenant: Tenant, grant: Grant, account: ConnectedAccount): Promise<string> {
    const [id, now] = [this.ids.next('con'), this.clock.now()];
    const others = await this.connections.list(tenant);
    const { externalAccountId, name, currency, timeZone, settings } = account;
    await this.connections.add(tenant, {
      accountId: tenant.accountId,
      id,
      platform: grant.platform,
      externalAccountId,
      name,
      currency,
      timeZone,
      status: grant.status,
      isDefault: !others.some(({ platform }) => platform === grant.platform),
      driftPolicy: 'MERGE',
      settings,
      grantId: grant.id,
      credentials: null,
      createdAt: now,
      updatedAt: now,
      version: 1,
    });
    return id;
  }

  private async takeOver(
    tenant: Tenant,
    grant: Grant,
    known: Connection,
    { settings }: ConnectedAccount,
  ): Promise<void> {
    await this.connections.change(tenant, known.id, known.version, {
      grantId: grant.id,
      credentials: null,
      status: grant.status,
      settings: { ...known.settings, ...settings },
      updatedAt: this.clock.now(),
    });
    await this.alerts.settleConnection(tenant, known.id);
    if (known.grantId) await this.settleUnused(tenant, known.grantId);
  }

  private sealed(
    grant: Pick<Grant, 'accountId' | 'id'>,
    plain: PlainCredentials,
    version: number,
  ): Promise<Grant['credentials']> {
    return this.sealer.seal(plain, { ...credentialsPlace(grant), version });
  }

  private endOf(seconds: number | null): Date | null {
    return seconds === null ? null : new Date(this.clock.now().getTime() + seconds * 1_000);
  }
}

const idsOf = (connections: readonly Connection[]): readonly string[] =>
  connections.map(({ id }) => id);
