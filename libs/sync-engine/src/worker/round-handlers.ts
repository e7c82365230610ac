import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Tenant, UnitOfWork } from '@switchyard/kernel';
import { type Lease, Leases, type WorkHandler, WorkHandlers } from '@switchyard/queue-kit';
import { AccountRound } from '../use-cases/readback/account-round';
import type { RoundEnd } from '../use-cases/readback/attend-account';
import { DeliveryRound } from '../use-cases/readback/delivery-round';
import { FiguresRound } from '../use-cases/readback/figures-round';
import {
  connectionRead,
  kindOfReading,
  ReadbackInterval,
  type ReadingKind,
} from '../use-cases/readback/readings';
import { SWEEP_SPACE, SweepSpace, untilNextSweep } from '../use-cases/sweep-space';

/** After so long the slot is another Space's; what is left is due soon. */
const ROUND_MS = 30_000;
const SOON_SECONDS = 60;

/** Removes what a Space keeps for too long, once a day. */
@Injectable()
export class SweepHandler implements WorkHandler, OnModuleInit {
  readonly kind = SWEEP_SPACE;

  constructor(
    private readonly handlers: WorkHandlers,
    private readonly sweep: SweepSpace,
    private readonly work: UnitOfWork,
    private readonly leases: Leases,
  ) {}

  onModuleInit(): void {
    this.handlers.add(this);
  }

  async execute(tenant: Tenant, _workId: string, lease: Lease, signal: AbortSignal): Promise<void> {
    const ours = AbortSignal.any([signal, AbortSignal.timeout(ROUND_MS)]);
    const isDone = await this.sweep.execute(tenant, lease, ours);
    await this.rest(tenant, lease, isDone ? untilNextSweep(tenant.spaceId) : SOON_SECONDS);
  }

  /** Nothing is given up: the next round tries again. */
  giveUp(tenant: Tenant, _workId: string, lease: Lease): Promise<void> {
    return this.rest(tenant, lease, untilNextSweep(tenant.spaceId));
  }

  private rest(tenant: Tenant, lease: Lease, seconds: number): Promise<void> {
    return this.work.run(tenant, () => this.leases.rest(lease, seconds));
  }
}

interface Round {
  execute(tenant: Tenant, connectionId: string): Promise<RoundEnd>;
}

/** Every kind of reading, at its round. */
@Injectable()
export class ReadingHandlers implements OnModuleInit {
  constructor(
    private readonly handlers: WorkHandlers,
    private readonly account: AccountRound,
    private readonly delivery: DeliveryRound,
    private readonly figures: FiguresRound,
    private readonly work: UnitOfWork,
    private readonly leases: Leases,
    private readonly interval: ReadbackInterval,
  ) {}

  onModuleInit(): void {
    const rounds: Readonly<Record<ReadingKind, Round>> = {
      account: this.account,
      delivery: this.delivery,
      figures: this.figures,
    };
    for (const [kind, round] of Object.entries(rounds) as [ReadingKind, Round][]) {
      this.handlers.add(this.handlerOf(kind, round));
    }
  }

  private handlerOf(kind: ReadingKind, round: Round): WorkHandler {
    return {
      kind: kindOfReading(kind),
      execute: async (tenant, workId, lease) =>
        this.end(tenant, lease, await round.execute(tenant, connectionRead(workId))),
      // The work is never given up: the next round tries again.
      giveUp: (tenant, _workId, lease) =>
        this.end(tenant, lease, { kind: 'rest', seconds: this.interval.seconds }),
    };
  }

  private end(tenant: Tenant, lease: Lease, end: RoundEnd): Promise<void> {
    return this.work.run(tenant, () =>
      end.kind === 'over' ? this.leases.finish(lease) : this.leases.rest(lease, end.seconds),
    );
  }
}
