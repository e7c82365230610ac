import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, UnitOfWork, type Tenant } from '@switchyard/kernel';
import { WorkHandlers, type Lease, type WorkHandler } from '@switchyard/queue-kit';
import { RunSync } from '../use-cases/apply/run-sync';
import { SyncInterrupted } from '../use-cases/apply/sync-work';
import { AnswerPlaceQuestion } from '../use-cases/places/answer-place-question';
import { RunPreview } from '../use-cases/plan/run-preview';
import { LeaseGuard, Syncs } from '../use-cases/ports';
import { RunCheck } from './run-check';

@Injectable()
export class PreviewHandler implements WorkHandler {
  readonly kind = 'preview';

  constructor(private readonly runPreview: RunPreview) {}

  execute(tenant: Tenant, workId: string, lease: Lease): Promise<void> {
    return this.runPreview.execute(tenant, workId, lease);
  }

  giveUp(tenant: Tenant, workId: string, lease: Lease): Promise<void> {
    return this.runPreview.giveUp(tenant, workId, lease);
  }
}

@Injectable()
export class SyncHandler implements WorkHandler {
  readonly kind = 'sync';

  constructor(
    private readonly runSync: RunSync, private readonly syncs: Syncs, private readonly leases: LeaseGuard, private readonly work: UnitOfWork, private readonly clock: Clock,
  ) {}

  async execute(tenant: Tenant, syncId: string, lease: Lease, signal: AbortSignal): Promise<void> {
    await this.runSync.execute({ tenant, syncId, lease, signal });
    if (signal.aborted) throw new SyncInterrupted();
  }

  /** Ends the sync as failed: what was sent stays recorded, what is unsure is looked for by the next sync. */
  giveUp(tenant: Tenant, syncId: string, lease: Lease): Promise<void> {
    const failure = { code: 'INTERNAL_ERROR', message: 'The sync failed again and again and was given up.' };
    return this.work.run(tenant, async () => {
      await this.syncs.change(tenant, syncId, { finishedAt: this.clock.now(), failure });
      await this.leases.finish(lease);
    });
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
export class PlacesHandler implements WorkHandler {
  readonly kind = 'places';

  constructor(private readonly answer: AnswerPlaceQuestion) {}

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
    private readonly handlers: WorkHandlers, private readonly preview: PreviewHandler, private readonly sync: SyncHandler, private readonly check: CheckHandler,
    private readonly places: PlacesHandler,
  ) {}

  onModuleInit(): void {
    for (const handler of [this.preview, this.sync, this.check, this.places]) this.handlers.add(handler);
  }
}
