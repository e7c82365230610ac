import { Injectable } from '@nestjs/common';
import { Clock, UnitOfWork } from '@switchyard/kernel';
import { Deliveries, type DueQuestion, type Place } from './deliveries';
import type { Turn } from './errand';

export type ClosedReason = 'CONNECTION_NEEDS_REAUTH' | 'CONNECTION_DISABLED';

const AT_ONCE = 1_000;

/** Says of everything that is due why its connection takes nothing, or (null) says it no longer. Stops where it was said before, so that a backlog is told once. */
@Injectable()
export class TellClosed {
  constructor(
    private readonly work: UnitOfWork,
    private readonly deliveries: Deliveries,
    private readonly clock: Clock,
  ) {}

  async execute(
    { tenant, connectionId, signal }: Turn,
    reason: ClosedReason | null,
  ): Promise<void> {
    const now = this.clock.now();
    let after: Place | null | undefined = null;
    while (after !== undefined && !signal.aborted) {
      const question: DueQuestion = { connectionId, now, after, limit: AT_ONCE };
      after = await this.work.run<Place | undefined>(tenant, () =>
        this.deliveries.tellClosed(tenant, question, reason),
      );
    }
  }
}
