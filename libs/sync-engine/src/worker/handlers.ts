import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Tenant } from '@switchyard/kernel';
import { WorkHandlers, WorkStalled, type Lease, type WorkHandler } from '@switchyard/queue-kit';
import { GiveUpSync } from '../use-cases/apply/give-up-sync';
import { RunSync } from '../use-cases/apply/run-sync';
import { SyncInterrupted } from '../use-cases/apply/sync-work';
import { AnswerPlaceQuestion } from '../use-cases/places/answer-place-question';
import { RunPreview } from '../use-cases/plan/run-preview';
import { SpendHandler, StopHandler } from './brake-handlers';
import { ReleaseHandler } from './release-handler';
import { RunCheck } from './run-check';

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
  ) {}

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
    private readonly handlers: WorkHandlers,
    private readonly preview: PreviewHandler,
    private readonly sync: SyncHandler,
    private readonly check: CheckHandler,
    private readonly places: PlacesHandler,
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
