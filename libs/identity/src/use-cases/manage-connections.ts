import { Injectable } from '@nestjs/common';
import {
  type Caller,
  Clock,
  Ids,
  isCurrency,
  type Issue,
  notFound,
  type PlatformId,
  preconditionFailed,
  UnitOfWork,
  validationError,
} from '@switchyard/kernel';
import { IANAZone } from 'luxon';
import { Accounts } from '../data/accounts';
import { Alerts } from '../data/alerts';
import { Connections } from '../data/connections';
import { Sealer } from '../data/sealing';
import {
  alertKeys,
  type Connection,
  type ConnectionDriftPolicy,
  CONSENT_POLICIES,
  connectionExists,
  type ConnectionStatus,
} from '../domain';
import { GrantFacade } from './grant-facade';
import type { PlainCredentials } from './ports';
import { refuseOutsider } from './refusals';

/**
 * Refuses a currency, zone or consent policy that does not exist and credentials that are no
 * strings, naming all at once and no value of a secret.
 */
const refuseBadConnection = ({
  currency,
  timeZone,
  settings = {},
  credentials = {},
}: ConnectionChanges): void => {
  const issues: Issue[] = Object.entries<unknown>(credentials)
    .filter(([, value]) => typeof value !== 'string')
    .map(([name]) => ({
      path: `/credentials/${name}`,
      code: 'WRONG_TYPE',
      message: `${name} must be a string.`,
    }));
  if (currency !== undefined && !isCurrency(currency)) {
    issues.push({
      path: '/currency',
      code: 'NOT_ONE_OF',
      message: `currency must be the code of a currency such as EUR; "${currency}" is none.`,
    });
  }
  if (timeZone !== undefined && !IANAZone.isValidZone(timeZone)) {
    issues.push({
      path: '/timeZone',
      code: 'NOT_ONE_OF',
      message: `timeZone must be the name of a time zone such as Europe/Berlin; "${timeZone}" is none.`,
    });
  }
  issues.push(...policyIssues(settings['consentPolicy']));
  if (issues.length) throw validationError(issues);
};

const policyIssues = (policy: unknown): Issue[] =>
  policy === undefined || CONSENT_POLICIES.some((one) => one === policy)
    ? []
    : [
        {
          path: '/settings/consentPolicy',
          code: 'NOT_ONE_OF',
          message: `consentPolicy must be one of ${CONSENT_POLICIES.join(', ')}.`,
        },
      ];

/**
 * Connects an ad account. Credentials are sealed before they are stored; the first connection of a
 * platform is its default.
 */
@Injectable()
export class CreateConnection {
  constructor(
    private readonly work: UnitOfWork,
    private readonly connections: Connections,
    private readonly sealer: Sealer,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
  ) {}

  async execute(caller: Caller, request: NewConnection): Promise<Connection> {
    refuseOutsider(caller);
    refuseBadConnection(request);
    const [id, now] = [this.ids.next('con'), this.clock.now()];
    const credentials = await this.sealer.seal(request.credentials, {
      accountId: caller.accountId,
      connectionId: id,
      version: 1,
    });
    return this.work.run(caller, async () => {
      // Two first connections of a platform at once would both be its default.
      await this.accounts.lock(caller.accountId);
      const same = await this.connections.byExternalAccount(
        caller,
        request.platform,
        request.externalAccountId,
      );
      if (same) throw connectionExists(same.id);
      const others = (await this.connections.list(caller)).filter(
        ({ platform }) => platform === request.platform,
      );
      const isDefault = request.isDefault ?? others.length === 0;
      if (isDefault) await this.connections.clearDefault(caller, request.platform);
      const connection: Connection = {
        accountId: caller.accountId,
        id,
        platform: request.platform,
        externalAccountId: request.externalAccountId,
        name: request.name,
        currency: request.currency,
        timeZone: request.timeZone,
        status: 'ACTIVE',
        isDefault,
        driftPolicy: request.driftPolicy ?? 'MERGE',
        settings: request.settings ?? {},
        grantId: null,
        credentials,
        createdAt: now,
        updatedAt: now,
        version: 1,
      };
      await this.connections.add(caller, connection);
      return connection;
    });
  }
}

/**
 * Changes a connection. New credentials are sealed under the next version and make a connection
 * that needed them active again.
 */
@Injectable()
export class ChangeConnection {
  constructor(
    private readonly work: UnitOfWork,
    private readonly connections: Connections,
    private readonly sealer: Sealer,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
    private readonly alerts: Alerts,
    private readonly grants: GrantFacade,
  ) {}

  /**
   * `read` answers what to change once the current record is known; `expected` is the version of
   * `If-Match`.
   */
  execute(
    caller: Caller,
    id: string,
    expected: number | '*' | undefined,
    read: (current: Connection) => ConnectionChanges,
  ): Promise<Connection> {
    refuseOutsider(caller);
    return this.work.run(caller, async () => {
      await this.accounts.lock(caller.accountId);
      const current = await this.connections.get(caller, id);
      if (!current) throw notFound();
      if (typeof expected === 'number' && expected !== current.version) throw preconditionFailed();
      const changes = read(current);
      refuseBadConnection(changes);
      return this.apply(caller, current, changes);
    });
  }

  private async apply(
    caller: Caller,
    current: Connection,
    { credentials: plain, ...plainChanges }: ConnectionChanges,
  ): Promise<Connection> {
    if (!plain && Object.keys(plainChanges).length === 0) return current;
    if (plainChanges.isDefault && !current.isDefault) {
      await this.connections.clearDefault(caller, current.platform);
    }
    const sealed =
      plain &&
      (await this.sealer.seal(plain, {
        accountId: caller.accountId,
        connectionId: current.id,
        version: (current.credentials?.version ?? 0) + 1,
      }));
    const changes: Partial<Connection> = {
      ...plainChanges,
      ...(sealed
        ? { credentials: sealed, grantId: null, status: plainChanges.status ?? 'ACTIVE' }
        : await this.statusOf(caller, current, plainChanges.status)),
      updatedAt: this.clock.now(),
    };
    const changed = await this.connections.change(caller, current.id, current.version, changes);
    if (!changed) throw preconditionFailed();
    await this.settleAlerts(caller, current, changed);
    return changed;
  }

  private async settleAlerts(caller: Caller, before: Connection, now: Connection): Promise<void> {
    if (before.grantId && !now.grantId) await this.grants.settleUnused(caller, before.grantId);
    if (now.status === 'NEEDS_REAUTH') return;
    await this.alerts.resolve(caller, alertKeys.needsReauth(now.id), this.clock.now());
  }

  /** A connection is as active as the grant that serves it. */
  private async statusOf(
    caller: Caller,
    { grantId }: Connection,
    status: ConnectionStatus | undefined,
  ): Promise<Partial<Connection>> {
    if (status !== 'ACTIVE' || !grantId) return {};
    const grant = await this.grants.grant(caller, grantId);
    return grant ? { status: grant.status } : {};
  }
}

/** One connection of the account; 404 for any other. */
@Injectable()
export class GetConnection {
  constructor(private readonly connections: Connections) {}

  async execute(caller: Caller, id: string): Promise<Connection> {
    const connection = await this.connections.get(caller, id);
    if (!connection) throw notFound();
    return connection;
  }
}

/** Every connection of the account, newest first. */
@Injectable()
export class ListConnections {
  constructor(private readonly connections: Connections) {}

  execute(caller: Caller): Promise<readonly Connection[]> {
    return this.connections.list(caller);
  }
}

export interface NewConnection {
  readonly platform: PlatformId;
  readonly externalAccountId: string;
  readonly name: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly isDefault?: boolean;
  readonly driftPolicy?: ConnectionDriftPolicy;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly credentials: PlainCredentials;
}

export interface ConnectionChanges {
  readonly name?: string;
  readonly currency?: string;
  readonly timeZone?: string;
  readonly status?: ConnectionStatus;
  readonly isDefault?: boolean;
  readonly driftPolicy?: ConnectionDriftPolicy;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly credentials?: PlainCredentials;
}
