import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BrakeFacade, connectionOfRound, SPEND_ROUND, STOP_ROUND } from '@switchyard/budgets';
import { type Tenant, UnitOfWork } from '@switchyard/kernel';
import {
  type Lease,
  Leases,
  type WorkHandler,
  WorkHandlers,
  WorkStalled,
} from '@switchyard/queue-kit';
import { Releases } from '../data/adoption/releases';
import { ReleaseRound } from '../use-cases/adoption/release-round';
import { connectionOfRelease, RELEASE_ROUND } from '../use-cases/adoption/unlink-campaigns';
import { AnswerLocationQuestion } from '../use-cases/basis/ask-platforms-for-locations';
import { BrakeInterval } from '../use-cases/brake/brake-stops';
import { SpendRound } from '../use-cases/brake/spend-round';
import { type Stopped, StopRound } from '../use-cases/brake/stop-round';
import { RunPreview } from '../use-cases/planning/run-preview';
import { GiveUpSync, NotifySyncStalled } from '../use-cases/syncing/end-sync';
import { RunSync } from '../use-cases/syncing/run-sync';
import { SyncInterrupted } from '../use-cases/syncing/sync-work';
import { RunCheck } from './run-check';

/** What no platform confirmed yet is tried again this soon. */
const SOON_SECONDS = 15;

@Injectable()
export class ReleaseHandler implements WorkHandler {
  readonly kind = RELEASE_ROUND;

  constructor(
    private readonly round: ReleaseRound,
    private readonly releases: Releases,
    private readonly work: UnitOfWork,
    private readonly leases: Leases,
  ) {}

  async execute(tenant: Tenant, workId: string, lease: Lease): Promise<void> {
    const connectionId = connectionOfRelease(workId);
    const released = await this.round.execute(tenant, connectionId, lease);
    await this.work.run(tenant, async () => {
      // The lease is asserted before looking: an unlink in between waits, and finds work that
      // rests.
      await this.leases.assertHeld(lease);
      if (released === 'open') return this.leases.rest(lease, SOON_SECONDS);
      const more = await this.releases.dueOn(tenant, connectionId);
      return more.length > 0 ? this.leases.rest(lease, 0) : this.leases.finish(lease);
    });
  }

  /** What was unlinked is never given up on. */
  giveUp(tenant: Tenant, _workId: string, lease: Lease): Promise<void> {
    return this.work.run(tenant, () => this.leases.rest(lease, SOON_SECONDS));
  }
}

@Injectable()
export class SpendHandler implements WorkHandler {
  readonly kind = SPEND_ROUND;
  readonly actor = 'brake';

  constructor(
    private readonly round: SpendRound,
    private readonly work: UnitOfWork,
    private readonly leases: Leases,
    private readonly interval: BrakeInterval,
  ) {}

  async execute(tenant: Tenant, workId: string, lease: Lease): Promise<void> {
    const read = await this.round.execute(tenant, connectionOfRound(workId));
    await this.work.run(tenant, () =>
      read === 'no connection'
        ? this.leases.finish(lease)
        : this.leases.rest(lease, this.interval.seconds),
    );
  }

  /** The work is never given up: the next round tries again. */
  giveUp(tenant: Tenant, _workId: string, lease: Lease): Promise<void> {
    return this.work.run(tenant, () => this.leases.rest(lease, this.interval.seconds));
  }
}

@Injectable()
export class StopHandler implements WorkHandler {
  readonly kind = STOP_ROUND;
  readonly actor = 'brake';

  constructor(
    private readonly round: StopRound,
    private readonly brake: BrakeFacade,
    private readonly work: UnitOfWork,
    private readonly leases: Leases,
    private readonly interval: BrakeInterval,
  ) {}

  async execute(tenant: Tenant, workId: string, lease: Lease): Promise<void> {
    const before = await this.eventsOf(tenant);
    const stopped = await this.round.execute(tenant, connectionOfRound(workId));
    await this.work.run(tenant, async () => {
      // The lease is asserted before looking: an engagement or release of the brake in between
      // waits, and finds work that rests.
      await this.leases.assertHeld(lease);
      return this.end(lease, (await this.eventsOf(tenant)) === before ? stopped : 'again');
    });
  }

  /** A brake is never given up. */
  giveUp(tenant: Tenant, _workId: string, lease: Lease): Promise<void> {
    return this.work.run(tenant, () => this.leases.rest(lease, SOON_SECONDS));
  }

  private end(lease: Lease, stopped: Stopped | 'again'): Promise<void> {
    switch (stopped) {
      case 'again':
        return this.leases.rest(lease, 0);
      case 'over':
        return this.leases.finish(lease);
      case 'kept':
        return this.leases.rest(lease, this.interval.seconds);
      case 'open':
        return this.leases.rest(lease, Math.min(SOON_SECONDS, this.interval.seconds));
      default:
        return stopped satisfies never;
    }
  }

  private async eventsOf(tenant: Tenant): Promise<string> {
    return (await this.brake.engaged(tenant)).map(({ id }) => id).join();
  }
}

@Injectable()
export class PreviewHandler implements WorkHandler {
  readonly kind = 'preview';

  constructor(private readonly runPreview: RunPreview) {}

  execute(tenant: Tenant, workId: string, lease: Lease): Promise<void> {
    return this.runPreview.execute(tenant, workId, lease);
  }

  giveUp(tenant: Tenant, workId: string, lease: Lease, error: unknown): Promise<void> {
    return this.runPreview.giveUp(
      tenant,
      workId,
      lease,
      error instanceof WorkStalled ? 'stalled' : 'failed',
    );
  }
}

@Injectable()
export class SyncHandler implements WorkHandler {
  readonly kind = 'sync';

  constructor(
    private readonly runSync: RunSync,
    private readonly giveUpSync: GiveUpSync,
    private readonly notifyStalled: NotifySyncStalled,
  ) {}

  stalled(tenant: Tenant, syncId: string): Promise<void> {
    return this.notifyStalled.execute(tenant, syncId);
  }

  async execute(tenant: Tenant, syncId: string, lease: Lease, signal: AbortSignal): Promise<void> {
    await this.runSync.execute({ tenant, syncId, lease, signal });
    if (signal.aborted) throw new SyncInterrupted();
  }

  giveUp(tenant: Tenant, syncId: string, lease: Lease, error: unknown): Promise<void> {
    return this.giveUpSync.execute(
      tenant,
      syncId,
      lease,
      error instanceof WorkStalled ? 'stalled' : 'failed',
    );
  }
}

@Injectable()
export class CheckHandler implements WorkHandler {
  readonly kind = 'check';

  constructor(private readonly runCheck: RunCheck) {}

  execute(tenant: Tenant, workId: string, lease: Lease): Promise<void> {
    return this.runCheck.execute(tenant, workId, lease);
  }

  giveUp(tenant: Tenant, workId: string, lease: Lease): Promise<void> {
    return this.runCheck.giveUp(tenant, workId, lease);
  }
}

@Injectable()
export class LocationsHandler implements WorkHandler {
  readonly kind = 'places';

  constructor(private readonly answer: AnswerLocationQuestion) {}

  execute(tenant: Tenant, workId: string, lease: Lease): Promise<void> {
    return this.answer.execute(tenant, workId, lease);
  }

  giveUp(tenant: Tenant, workId: string, lease: Lease): Promise<void> {
    return this.answer.giveUp(tenant, workId, lease);
  }
}

/** Every kind of work of this context, at its handler. */
@Injectable()
export class RegisterHandlers implements OnModuleInit {
  constructor(
    private readonly handlers: WorkHandlers,
    private readonly preview: PreviewHandler,
    private readonly sync: SyncHandler,
    private readonly check: CheckHandler,
    private readonly places: LocationsHandler,
    private readonly spend: SpendHandler,
    private readonly stop: StopHandler,
    private readonly release: ReleaseHandler,
  ) {}

  onModuleInit(): void {
    for (const handler of [
      this.preview,
      this.sync,
      this.check,
      this.places,
      this.spend,
      this.stop,
      this.release,
    ]) {
      this.handlers.add(handler);
    }
  }
}
