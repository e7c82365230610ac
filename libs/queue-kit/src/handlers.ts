import { Injectable } from '@nestjs/common';
import type { Tenant } from '@switchyard/kernel';
import type { Lease } from './lease';

/** Does one kind of promised work. May be called again for the same work after a crash; must end with `Leases.finish`. */
export interface WorkHandler {
  readonly kind: string;
  execute(tenant: Tenant, workId: string, lease: Lease, signal: AbortSignal): Promise<void>;
  /** After too many failures, or when it never got on (`WorkStalled`): record why, then `Leases.finish`. */
  giveUp(tenant: Tenant, workId: string, lease: Lease, error: unknown): Promise<void>;
}

/** Every kind of work has exactly one handler; a second one fails the boot. */
@Injectable()
export class WorkHandlers {
  private readonly byKind = new Map<string, WorkHandler>();

  add(handler: WorkHandler): void {
    if (this.byKind.has(handler.kind)) throw new Error(`two handlers for ${handler.kind}`);
    this.byKind.set(handler.kind, handler);
  }

  /** Undefined for work of a version that this one is older or newer than. */
  find(kind: string): WorkHandler | undefined {
    return this.byKind.get(kind);
  }
}
