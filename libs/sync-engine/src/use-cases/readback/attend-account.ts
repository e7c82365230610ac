import { Injectable } from '@nestjs/common';
import { PlatformFactsFacade } from '@switchyard/catalog';
import { AccountSpaces, IdentityFacade } from '@switchyard/identity';
import type { Connection } from '@switchyard/identity/domain';
import { Clock, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { type Failure, PlatformFailure } from '@switchyard/platforms/domain';
import { type ReadingPart, Readings, type ReadingState } from '../../data/readings';
import { Operations } from '../../data/syncing/operations';
import { Syncs } from '../../data/syncing/syncs';
import { tryAgainAfter } from '../../domain/readback';
import { type OpenAccount, PlatformAccounts } from '../ports';
import { ReadbackInterval } from './readings';

/**
 * Stores on the campaigns of every Space whether their connection needs a new sign-in, so that a
 * read of one shows it.
 */
@Injectable()
export class ConnectionReach {
  constructor(
    private readonly spaces: AccountSpaces,
    private readonly facts: PlatformFactsFacade,
  ) {}

  /** What is known already is not written again. Outside of any transaction: one sees one Space. */
  async note({ accountId }: Tenant, { id, status, updatedAt }: Connection): Promise<void> {
    const since = status === 'NEEDS_REAUTH' ? updatedAt : null;
    for (const spaceId of await this.spaces.idsOf(accountId)) {
      await this.facts.noteReauth({ accountId, spaceId }, id, since);
    }
  }
}

/** Knows whether a sync is at an ad account. */
@Injectable()
export class SendingSyncs {
  constructor(
    private readonly spaces: AccountSpaces,
    private readonly syncs: Syncs,
    private readonly operations: Operations,
  ) {}

  /**
   * Whether a sync of any Space sends through the connection now; one that waits for a limit sends
   * nothing.
   */
  async through({ accountId }: Tenant, connectionId: string): Promise<boolean> {
    for (const spaceId of await this.spaces.idsOf(accountId)) {
      if (await this.isSending({ accountId, spaceId }, connectionId)) return true;
    }
    return false;
  }

  private async isSending(tenant: Tenant, connectionId: string): Promise<boolean> {
    const sync = await this.syncs.active(tenant);
    if (!sync || sync.waiting || sync.settledConnections.includes(connectionId)) return false;
    return (await this.operations.accounts(tenant, sync.id)).includes(connectionId);
  }
}

/** How one round of standing work ends. */
export type RoundEnd =
  { readonly kind: 'over' } | { readonly kind: 'rest'; readonly seconds: number };

export type States = ReadonlyMap<ReadingPart, ReadingState>;

/** A sync sends through the connection: it goes first, but not for longer than some rounds. */
const STEP_ASIDE_SECONDS = 30;
const ROUNDS_WITHOUT = 4;
/** A closed connection costs no request: it is only checked whether it was opened again. */
const CLOSED_SECONDS = 60;

/**
 * Reads an ad account round by round. A sync that sends goes first; a failing platform is retried
 * at growing intervals; a revoked grant is reported once, and the platform is not asked until there
 * is a new one; a deleted connection ends the work.
 */
@Injectable()
export class AttendAccount {
  constructor(
    private readonly work: UnitOfWork,
    private readonly identity: IdentityFacade,
    private readonly accounts: PlatformAccounts,
    private readonly readings: Readings,
    private readonly syncs: SendingSyncs,
    private readonly reach: ConnectionReach,
    private readonly clock: Clock,
    private readonly interval: ReadbackInterval,
  ) {}

  /** `read` answers after how many seconds the next round is due. */
  async execute(
    tenant: Tenant,
    connectionId: string,
    part: ReadingPart,
    read: (account: OpenAccount, states: States) => Promise<number>,
  ): Promise<RoundEnd> {
    const connection = await this.identity.connection(tenant, connectionId);
    if (!connection) return this.end(tenant, connectionId);
    const { seconds } = this.interval;
    if (part === 'delivery') await this.reach.note(tenant, connection);
    if (connection.status !== 'ACTIVE') {
      return { kind: 'rest', seconds: Math.min(seconds, CLOSED_SECONDS) };
    }
    const states = await this.readings.of(tenant, connectionId);
    if (await this.stepsAside(tenant, connectionId, states.get(part))) {
      return { kind: 'rest', seconds: Math.min(seconds, STEP_ASIDE_SECONDS) };
    }
    const before = states.get(part) ?? {
      accountId: tenant.accountId,
      connectionId,
      part,
      readAt: null,
      deepDay: null,
      failures: 0,
      error: null,
    };
    return {
      kind: 'rest',
      seconds: await this.attempt(tenant, before, (account) => read(account, states)),
    };
  }

  private async attempt(
    tenant: Tenant,
    before: ReadingState,
    read: (account: OpenAccount) => Promise<number>,
  ): Promise<number> {
    const readAt = this.clock.now();
    let account: OpenAccount | undefined;
    try {
      account = await this.accounts.open(tenant, before.connectionId);
      const seconds = await read(account);
      await this.note(tenant, { ...before, readAt, failures: 0, error: null });
      return seconds;
    } catch (error) {
      if (!(error instanceof PlatformFailure)) throw error;
      return this.failed(tenant, before, error.failure, account);
    }
  }

  private async failed(
    tenant: Tenant,
    before: ReadingState,
    failure: Failure,
    account: OpenAccount | undefined,
  ): Promise<number> {
    if (failure.kind === 'unauthorised') {
      await this.unauthorised(tenant, before.connectionId, failure);
    }
    if (failure.kind === 'throttled' && failure.scope === 'short') {
      await account?.hold(failure.retryAfterSeconds);
    }
    const failures = before.failures + 1;
    await this.note(tenant, { ...before, failures, error: failure.detail.message });
    return tryAgainAfter(failure, failures, this.interval.seconds);
  }

  private async unauthorised(
    tenant: Tenant,
    connectionId: string,
    refused: Extract<Failure, { kind: 'unauthorised' }>,
  ): Promise<void> {
    await this.identity.markNeedsReauth(tenant, connectionId, refused);
    const connection = await this.identity.connection(tenant, connectionId);
    if (connection) await this.reach.note(tenant, connection);
  }

  private async stepsAside(
    tenant: Tenant,
    connectionId: string,
    state: ReadingState | undefined,
  ): Promise<boolean> {
    const isLate =
      state?.readAt &&
      this.clock.now().getTime() - state.readAt.getTime() >
        this.interval.seconds * 1_000 * ROUNDS_WITHOUT;
    return !isLate && (await this.syncs.through(tenant, connectionId));
  }

  private async end(tenant: Tenant, connectionId: string): Promise<RoundEnd> {
    await this.work.run(tenant, () => this.readings.drop(tenant, connectionId));
    return { kind: 'over' };
  }

  private note(tenant: Tenant, state: ReadingState): Promise<void> {
    return this.work.run(tenant, () => this.readings.put(tenant, state));
  }
}
