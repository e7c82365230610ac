import { Injectable } from '@nestjs/common';
import { Clock, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { Conversions } from '../../data/conversions';
import { KnownPersons } from '../../data/known-persons';
import { forgottenBefore } from '../../domain';

/** Rows that one statement removes. */
export const FORGOTTEN_AT_ONCE = 500;

/** `over`: the Space keeps nothing that becomes too old. `behind`: more is too old already. */
export type ForgetEnd = 'over' | 'later' | 'behind';

/**
 * Removes what a Space keeps of persons and of callers' event ids for longer than 90 days. Each new
 * event and each visitor remove some of it, too; this is for a Space that gets no more of them.
 */
@Injectable()
export class ForgetOld {
  constructor(
    private readonly work: UnitOfWork,
    private readonly conversions: Conversions,
    private readonly persons: KnownPersons,
    private readonly clock: Clock,
  ) {}

  /** Small statements, each in a transaction of its own. `end` is called inside the last one. */
  async execute(
    tenant: Tenant,
    signal: AbortSignal,
    end: (how: ForgetEnd) => Promise<void>,
  ): Promise<void> {
    const now = this.clock.now();
    const before = forgottenBefore(now);
    const isDone = [
      await this.all(tenant, signal, (most) => this.persons.forget(tenant, before, most)),
      await this.all(tenant, signal, (most) =>
        this.conversions.forgetPersons(tenant, before, most),
      ),
      await this.all(tenant, signal, (most) => this.conversions.forgetEventIds(tenant, now, most)),
    ].every(Boolean);
    await this.work.run(tenant, async () => {
      const isLeft = await this.conversions.keepsForgettable(tenant);
      await end(!isDone ? 'behind' : isLeft ? 'later' : 'over');
    });
  }

  /** Whether nothing was left that is too old. */
  private async all(
    tenant: Tenant,
    signal: AbortSignal,
    forget: (most: number) => Promise<number>,
  ): Promise<boolean> {
    while (!signal.aborted) {
      const removed = await this.work.run(tenant, () => forget(FORGOTTEN_AT_ONCE));
      if (removed < FORGOTTEN_AT_ONCE) return true;
    }
    return false;
  }
}
