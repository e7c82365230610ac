import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { type Lease, Leases, WorkHandlers } from '@switchyard/queue-kit';
import { Attempts } from '../data/attempts';
import { attemptOfKeeping, type ConnectWorkKind, TEND_GRANT } from '../use-cases/ports';
import { KeepReached, ListReached, ReachAccounts } from './list-reached';
import { ReceivedGrants } from './received-grants';
import { RevokeAtVendor, RunRevocation } from './revoke-at-vendor';
import { RunAssets } from './run-assets';
import { RunAttempt, TradeSecret } from './run-attempt';
import { RunWithdrawal } from './run-withdrawal';
import { ProlongGrant, TendGrant } from './tend-grant';
import { VendorAccess } from './vendor-access';

/** Keeps the grant of another person than was expected, once a person chose of their ad accounts. */
@Injectable()
export class KeepReceived {
  constructor(
    private readonly work: UnitOfWork,
    private readonly attempts: Attempts,
    private readonly received: ReceivedGrants,
    private readonly keeping: KeepReached,
    private readonly leases: Leases,
    private readonly clock: Clock,
  ) {}

  async execute(tenant: Tenant, workId: string, lease: Lease): Promise<void> {
    const attempt = await this.attempts.get(tenant, attemptOfKeeping(workId));
    if (attempt?.status !== 'CHOOSE' || !attempt.newGrant) {
      return this.giveUp(tenant, workId, lease);
    }
    const given = await this.received.open(attempt, attempt.newGrant);
    await this.work.run(tenant, async () => {
      const grantId = await this.keeping.keepGrant(tenant, attempt, given);
      await this.attempts.change(tenant, attempt.id, 'CHOOSE', {
        grantId,
        newGrant: null,
        updatedAt: this.clock.now(),
      });
      await this.leases.finish(lease);
    });
  }

  /** The attempt stays open: the person may choose again. */
  giveUp(tenant: Tenant, _workId: string, lease: Lease): Promise<void> {
    return this.work.run(tenant, () => this.leases.finish(lease));
  }
}

interface Run {
  execute(tenant: Tenant, workId: string, lease: Lease): Promise<void>;
  giveUp(tenant: Tenant, workId: string, lease: Lease): Promise<void>;
}

/** Every kind of work of this context, at what does it. */
@Injectable()
export class ConnectHandlers implements OnModuleInit {
  constructor(
    private readonly handlers: WorkHandlers,
    private readonly attempt: RunAttempt,
    private readonly received: KeepReceived,
    private readonly assets: RunAssets,
    private readonly revocation: RunRevocation,
    private readonly withdrawal: RunWithdrawal,
    private readonly tending: TendGrant,
  ) {}

  onModuleInit(): void {
    const runs: Readonly<Record<ConnectWorkKind | typeof TEND_GRANT, Run>> = {
      connect: this.attempt,
      'keep-grant': this.received,
      assets: this.assets,
      'revoke-grant': this.revocation,
      'connect-withdrawal': this.withdrawal,
      [TEND_GRANT]: this.tending,
    };
    for (const [kind, run] of Object.entries(runs)) {
      this.handlers.add({
        kind,
        execute: (tenant, workId, lease) => run.execute(tenant, workId, lease),
        giveUp: (tenant, workId, lease) => run.giveUp(tenant, workId, lease),
      });
    }
  }
}

export const connectRuns = [
  VendorAccess,
  ReceivedGrants,
  RevokeAtVendor,
  ReachAccounts,
  KeepReached,
  ListReached,
  TradeSecret,
  RunAttempt,
  KeepReceived,
  RunAssets,
  RunRevocation,
  RunWithdrawal,
  ProlongGrant,
  TendGrant,
  ConnectHandlers,
];
