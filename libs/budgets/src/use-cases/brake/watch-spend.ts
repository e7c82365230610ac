import { Injectable } from '@nestjs/common';
import { CampaignHolds } from '@switchyard/catalog';
import { AccountSpaces, IdentityFacade } from '@switchyard/identity';
import { Clock, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { SpendWatches } from '../../data/spend-watches';
import { type AccountBudget, BLIND_HOURS, blindSince, type SpendWatch } from '../../domain';
import { BudgetsFacade } from '../budgets-facade';
import { brakeAlertKeys } from '../ports';

/** One look at a connection. */
export interface SpendLook {
  readonly connectionId: string;
  /** A campaign of ours may be running there. */
  readonly isRunning: boolean;
  /** What the platform reported; left out where it could not be asked. */
  readonly read?: { readonly at: Date; readonly currency: string };
}

/** Stores whether the spending of a connection is known, and raises an alert when it is not. */
@Injectable()
export class WatchSpend {
  constructor(
    private readonly work: UnitOfWork,
    private readonly watches: SpendWatches,
    private readonly budgets: BudgetsFacade,
    private readonly holds: CampaignHolds,
    private readonly identity: IdentityFacade,
    private readonly spaces: AccountSpaces,
    private readonly clock: Clock,
  ) {}

  /** A reading ends what was unseen before it; a campaign that runs may have spent since. */
  looked(tenant: Tenant, { connectionId, isRunning, read }: SpendLook): Promise<void> {
    return this.work.run(tenant, async () => {
      const { accountId } = tenant;
      const known = await this.watches.lock(tenant, connectionId);
      const before = known ?? {
        accountId,
        connectionId,
        watchedSince: this.clock.now(),
        lastReadAt: null,
        currency: null,
        mayHaveSpent: false,
        toldBlindSince: null,
      };
      await this.watches.put(
        tenant,
        read
          ? { ...before, lastReadAt: read.at, currency: read.currency, mayHaveSpent: isRunning }
          : { ...before, mayHaveSpent: before.mayHaveSpent || isRunning },
      );
    });
  }

  async isBlind(tenant: Tenant, connectionId: string): Promise<boolean> {
    const watch = (await this.watches.list(tenant)).find(
      (one) => one.connectionId === connectionId,
    );
    return (
      watch !== undefined &&
      blindSince(watch, await this.budgets.budgetOf(tenant), this.clock.now()) !== undefined
    );
  }

  /**
   * Alerts, and what campaigns say of themselves, become what is so now. Again and again without
   * harm.
   */
  async tell(tenant: Tenant): Promise<void> {
    const budget = await this.budgets.budgetOf(tenant);
    const connections = new Map(
      (await this.identity.connectionsOf(tenant)).map((connection) => [
        connection.id,
        connection.platform as string,
      ]),
    );
    for (const watch of await this.watches.list(tenant)) {
      await this.notifyOf(tenant, watch, budget, connections.get(watch.connectionId));
    }
  }

  private async notifyOf(
    tenant: Tenant,
    watch: SpendWatch,
    budget: AccountBudget,
    platform: string | undefined,
  ): Promise<void> {
    const since = platform === undefined ? undefined : blindSince(watch, budget, this.clock.now());
    if (since === undefined && watch.toldBlindSince === null) return;
    for (const spaceId of await this.spaces.idsOf(tenant.accountId)) {
      const own = { ...tenant, spaceId };
      await this.work.run(own, () => this.holds.noteBlind(own, watch.connectionId, since ?? null));
    }
    await this.work.run(tenant, () => this.note(tenant, watch, since, platform));
  }

  private async note(
    tenant: Tenant,
    { connectionId }: SpendWatch,
    since: Date | undefined,
    platform: string | undefined,
  ): Promise<void> {
    const key = brakeAlertKeys.blind(connectionId);
    await this.watches.storeBlindSince(tenant, connectionId, since ?? null);
    if (since === undefined) return this.identity.resolveAlert(tenant, key);
    await this.identity.raiseAlert(tenant, {
      kind: 'BRAKE_BLIND',
      subject: { type: 'connection', id: connectionId },
      key,
      details: { platform, since: since.toISOString() },
      message: `The spend of this connection is unknown. It was not read for ${BLIND_HOURS} hours, or its currency has no rate.`,
    });
  }
}
