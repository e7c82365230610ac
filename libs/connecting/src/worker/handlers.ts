import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Tenant } from '@switchyard/kernel';
import { type Lease, WorkHandlers } from '@switchyard/queue-kit';
import { type ConnectWorkKind, TEND_GRANT } from '../use-cases/ports';
import { RevokeAtVendor, RunRevocation } from './revoke-at-vendor';
import { ReachAccounts, KeepReached, ListReached } from './list-reached';
import { KeepReceived } from './keep-received';
import { ReceivedGrants } from './received-grants';
import { RunAssets } from './run-assets';
import { RunAttempt, TradeSecret } from './run-attempt';
import { RunWithdrawal } from './run-withdrawal';
import { ProlongGrant, TendGrant } from './tend-grant';
import { VendorAccess } from './vendor-access';

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
