import { Injectable } from '@nestjs/common';
import { Clock, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { BrakeBook, BrakePauses } from '../../data/brake';
import type { BrakePause, PausedCampaign } from '../../domain';

/** A campaign on a platform that an engaged event covers. */
export type CoveredCampaign = Omit<BrakePause, 'accountId' | 'since' | 'isConfirmed' | 'reason'>;

/** Records which campaigns the Emergency Brake paused on platforms, and which it did not yet. */
@Injectable()
export class PauseFacade {
  constructor(
    private readonly work: UnitOfWork,
    private readonly book: BrakeBook,
    private readonly pauses: BrakePauses,
    private readonly clock: Clock,
  ) {}

  /** What platforms reported of the campaigns that engaged events cover. */
  async of(tenant: Tenant): Promise<readonly BrakePause[]> {
    const engaged = await this.book.openEvents(tenant);
    return this.pauses.of(
      tenant,
      engaged.map(({ id }) => id),
    );
  }

  /**
   * What a connection shows of the campaigns that engaged events cover there: of others nothing is
   * asked any more.
   */
  seen(
    tenant: Tenant,
    connectionId: string,
    pauses: readonly Omit<BrakePause, 'accountId' | 'since'>[],
  ): Promise<void> {
    return this.work.run(tenant, () =>
      this.pauses.replace(tenant, connectionId, this.asOfNow(tenant, pauses)),
    );
  }

  /**
   * A connection could not be looked at to the end. `enabled`: was seen running and is not paused;
   * for the others an earlier confirmation stays.
   */
  unseen(
    tenant: Tenant,
    { enabled, others }: Readonly<Record<'enabled' | 'others', readonly CoveredCampaign[]>>,
    reason: string,
  ): Promise<void> {
    const unconfirmed = (covered: readonly CoveredCampaign[]): readonly BrakePause[] =>
      this.asOfNow(
        tenant,
        covered.map((one) => ({ ...one, isConfirmed: false, reason })),
      );
    return this.work.run(tenant, async () => {
      await this.pauses.put(tenant, unconfirmed(enabled));
      await this.pauses.addUnseen(tenant, unconfirmed(others));
    });
  }

  /**
   * Campaigns that an event paused on a platform although nothing was enabled here. Inside the
   * running transaction.
   */
  alsoPaused(
    tenant: Tenant,
    paused: readonly Omit<PausedCampaign, 'accountId' | 'wasEnabled'>[],
  ): Promise<void> {
    return this.book.addPaused(
      tenant,
      paused.map((one) => ({ ...one, accountId: tenant.accountId, wasEnabled: false })),
    );
  }

  private asOfNow(
    { accountId }: Tenant,
    pauses: readonly Omit<BrakePause, 'accountId' | 'since'>[],
  ): readonly BrakePause[] {
    return pauses.map((one) => ({ ...one, accountId, since: this.clock.now() }));
  }
}
