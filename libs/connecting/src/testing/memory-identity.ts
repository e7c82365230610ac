import type { AccountSpaces, IdentityFacade, Sealer } from '@switchyard/identity';
import {
  connectionExists,
  type Connection,
  type Grant,
  grantInUse,
} from '@switchyard/identity/domain';
import {
  type Clock,
  type Ids,
  notFound,
  preconditionFailed,
  type Tenant,
} from '@switchyard/kernel';
import type { Credentials } from '@switchyard/platforms/domain';
import type { AccountToConnect, ChosenResult } from '../domain';
import { Grants, type NewConsent } from '../use-cases/ports';

/** Grants and connections of all accounts, in memory: nothing is undone with a transaction. */
export class MemoryIdentity extends Grants {
  readonly grants: Grant[] = [];
  readonly connections: Connection[] = [];
  readonly reminders: number[] = [];
  readonly marked: string[] = [];
  readonly prolonged: Credentials[] = [];
  /** Plain, of each grant. */
  readonly kept = new Map<string, Credentials>();

  constructor(
    private readonly sealer: Sealer,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {
    super();
  }

  get facade(): IdentityFacade {
    return {
      connectionsOf: async ({ accountId }: Tenant) =>
        this.connections.filter((one) => one.accountId === accountId),
      connection: async ({ accountId }: Tenant, id: string) =>
        this.connections.find((one) => one.accountId === accountId && one.id === id),
      account: async () => ({ currency: 'USD', timeZone: 'America/New_York' }),
    } as unknown as IdentityFacade;
  }

  get spaces(): AccountSpaces {
    return {
      idsOf: async (accountId: string) => [`spc_of_${accountId}`],
      everywhere: async () =>
        [...new Set(this.grants.map(({ accountId }) => accountId))].map((accountId) => ({
          accountId,
          spaceId: `spc_of_${accountId}`,
        })),
    } as unknown as AccountSpaces;
  }

  async grantsOf({ accountId }: Tenant): Promise<readonly Grant[]> {
    return this.grants.filter((one) => one.accountId === accountId);
  }

  async grant({ accountId }: Tenant, id: string): Promise<Grant | undefined> {
    return this.grants.find((one) => one.accountId === accountId && one.id === id);
  }

  async connectionsOf({ accountId }: Tenant, grantId: string): Promise<readonly Connection[]> {
    return this.connections.filter((one) => one.accountId === accountId && one.grantId === grantId);
  }

  async hasOtherGrantOfSubject(
    { accountId }: Tenant,
    { platform, subject }: Pick<Grant, 'platform' | 'subject'>,
  ): Promise<boolean> {
    return this.grants.some(
      (one) => one.accountId !== accountId && one.platform === platform && one.subject === subject,
    );
  }

  async keepConsent(
    { accountId }: Tenant,
    { credentials, endsInSeconds, ...consent }: NewConsent,
  ): Promise<{ readonly grant: Grant; readonly renewed: number }> {
    const now = this.clock.now();
    const known = this.grants.find(
      (one) =>
        one.accountId === accountId &&
        one.platform === consent.platform &&
        one.subject === consent.subject,
    );
    const id = known?.id ?? this.ids.next('gnt');
    const grant: Grant = {
      ...consent,
      accountId,
      id,
      status: 'ACTIVE',
      refreshEndsAt:
        endsInSeconds === null ? null : new Date(now.getTime() + endsInSeconds * 1_000),
      credentials: await this.sealer.seal(credentials, {
        accountId,
        connectionId: id,
        version: (known?.credentials.version ?? 0) + 1,
      }),
      accessToken: null,
      accessEndsAt: null,
      createdAt: known?.createdAt ?? now,
      updatedAt: now,
      version: (known?.version ?? 0) + 1,
    };
    if (known) this.grants.splice(this.grants.indexOf(known), 1);
    this.grants.push(grant);
    this.kept.set(id, credentials);
    return { grant, renewed: known ? this.activate(id) : 0 };
  }

  async connect(
    { accountId }: Tenant,
    grantId: string,
    accounts: readonly AccountToConnect[],
  ): Promise<readonly ChosenResult[]> {
    const grant = this.grants.find((one) => one.accountId === accountId && one.id === grantId);
    if (!grant) throw notFound();
    const served = accounts.map((account) => ({
      account,
      known: this.connections.find((one) => one.externalAccountId === account.externalAccountId),
    }));
    const taken = served.find(({ account, known }) => known && !account.takeOver);
    if (taken?.known) throw connectionExists(taken.known.id);
    return served.map(({ account: { takeOver: _takeOver, ...account }, known }) => {
      const id = known?.id ?? this.ids.next('con');
      if (known) this.connections.splice(this.connections.indexOf(known), 1);
      this.connections.push({
        ...account,
        accountId,
        id,
        platform: grant.platform,
        status: 'ACTIVE',
        isDefault: false,
        driftPolicy: 'MERGE',
        grantId,
        credentials: null,
        createdAt: this.clock.now(),
        updatedAt: this.clock.now(),
        version: 1,
      });
      return {
        externalAccountId: account.externalAccountId,
        connectionId: id,
        outcome: known ? 'TAKEN_OVER' : 'CREATED',
      };
    });
  }

  async remove(tenant: Tenant, grantId: string, expected?: number | '*'): Promise<Grant> {
    const grant = await this.grant(tenant, grantId);
    if (!grant) throw notFound();
    const users = await this.connectionsOf(tenant, grantId);
    if (users.length > 0) throw grantInUse(users.map(({ id }) => id));
    if (typeof expected === 'number' && expected !== grant.version) throw preconditionFailed();
    this.grants.splice(this.grants.indexOf(grant), 1);
    return grant;
  }

  async markNeedsReauth(_tenant: Tenant, grantId: string): Promise<void> {
    this.marked.push(grantId);
  }

  async remindOfEnd(_tenant: Tenant, _grant: Grant, daysLeft: number): Promise<void> {
    this.reminders.push(daysLeft);
  }

  async noteProlonged(
    _tenant: Tenant,
    _id: string,
    { credentials }: { readonly credentials: Credentials },
  ): Promise<void> {
    this.prolonged.push(credentials);
  }

  private activate(grantId: string): number {
    const own = this.connections.filter((one) => one.grantId === grantId);
    for (const one of own) Object.assign(one, { status: 'ACTIVE' });
    return own.length;
  }
}
