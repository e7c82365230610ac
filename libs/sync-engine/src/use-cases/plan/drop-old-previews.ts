import { Injectable } from '@nestjs/common';
import { Clock, UnitOfWork, type Tenant } from '@switchyard/kernel';
import type { Lease } from '@switchyard/queue-kit';
import { PREVIEW_KEPT_MS } from '../../domain/sync';
import { LeaseGuard, Previews } from '../ports';

/** Whoever waits for a preview waits for no more than this. */
const MOST_AT_ONCE = 10;

/** Drops previews of a Space that are older than they can be read and that no sync was made from, some at a time, whenever the Space asks for a new one. */
@Injectable()
export class DropOldPreviews {
  constructor(
    private readonly work: UnitOfWork,
    private readonly previews: Previews,
    private readonly leases: LeaseGuard,
    private readonly clock: Clock,
  ) {}

  async execute(tenant: Tenant, lease: Lease): Promise<void> {
    const before = new Date(this.clock.now().getTime() - PREVIEW_KEPT_MS);
    for (const id of await this.previews.unusedBefore(tenant, before, MOST_AT_ONCE)) {
      while (await this.dropSome(tenant, id, lease));
    }
  }

  /** One transaction for so many changes: what is left of a preview whose dropping was broken off goes with the next round. */
  private dropSome(tenant: Tenant, id: string, lease: Lease): Promise<boolean> {
    return this.work.run(tenant, async () => {
      await this.leases.assertHeld(lease);
      return this.previews.drop(tenant, id);
    });
  }
}
