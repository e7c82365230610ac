import { Injectable } from '@nestjs/common';
import { CampaignHolds } from '@switchyard/catalog';
import { AccountSpaces } from '@switchyard/identity';
import { type Tenant, UnitOfWork } from '@switchyard/kernel';
import { BrakeBook } from '../../data/brake';
import { type BrakeEvent, campaignOf } from '../../domain';

/**
 * Holds what the engaged levels cover, in every Space of the account. It may run again at any time: a
 * held campaign stays as it is, and an event that was released meanwhile holds nothing.
 */
@Injectable()
export class HoldCampaigns {
  constructor(
    private readonly work: UnitOfWork,
    private readonly holds: CampaignHolds,
    private readonly book: BrakeBook,
    private readonly spaces: AccountSpaces,
  ) {}

  async execute(
    { accountId }: Pick<Tenant, 'accountId'>,
    engaged: readonly BrakeEvent[],
  ): Promise<void> {
    if (engaged.length === 0) return;
    for (const spaceId of await this.spaces.idsOf(accountId)) {
      await this.holdIn({ accountId, spaceId }, engaged);
    }
  }

  /** Holds one campaign that came into this Space while the levels were engaged. */
  holdOne(tenant: Tenant, campaignId: string, engaged: readonly BrakeEvent[]): Promise<void> {
    const covering = engaged.filter(({ scope }) => {
      const only = campaignsOf(scope);
      return only === undefined || only.includes(campaignId);
    });
    return this.holdIn(tenant, covering, () => [campaignId]);
  }

  private holdIn(
    tenant: Tenant,
    engaged: readonly BrakeEvent[],
    covered: (scope: BrakeEvent['scope']) => readonly string[] | undefined = campaignsOf,
  ): Promise<void> {
    return this.work.run(tenant, async () => {
      const open = await this.book.stayOpen(
        tenant,
        engaged.map(({ id }) => id),
      );
      for (const { id: eventId, scope, engagedAt } of engaged.filter(({ id }) => open.has(id))) {
        const held = await this.holds.hold(tenant, covered(scope), {
          since: engagedAt.toISOString(),
          eventId,
        });
        const paused = held
          .filter(({ moved }) => moved)
          .map(({ campaignId }) => ({
            accountId: tenant.accountId,
            spaceId: tenant.spaceId,
            eventId,
            campaignId,
            wasEnabled: true,
          }));
        await this.book.addPaused(tenant, paused);
      }
    });
  }
}

const campaignsOf = (scope: BrakeEvent['scope']): readonly string[] | undefined => {
  const campaignId = campaignOf(scope);
  return campaignId === undefined ? undefined : [campaignId];
};

/**
 * Lets go of what a released event holds, in every Space of the account, and enables what it
 * paused; what another engaged level covers is that one's from now on. Again and again without
 * harm.
 */
@Injectable()
export class LiftHolds {
  constructor(
    private readonly work: UnitOfWork,
    private readonly holds: CampaignHolds,
    private readonly book: BrakeBook,
    private readonly spaces: AccountSpaces,
  ) {}

  async execute(
    account: Tenant,
    released: BrakeEvent,
    engaged: readonly BrakeEvent[],
    at: Date,
  ): Promise<void> {
    const enable = (await this.book.paused(account, [released.id]))
      .filter(({ wasEnabled }) => wasEnabled)
      .map(({ campaignId }) => campaignId);
    for (const spaceId of await this.spaces.idsOf(account.accountId)) {
      await this.liftIn({ ...account, spaceId }, released, engaged, enable, at);
    }
  }

  private liftIn(
    tenant: Tenant,
    released: BrakeEvent,
    engaged: readonly BrakeEvent[],
    enable: readonly string[],
    at: Date,
  ): Promise<void> {
    return this.work.run(tenant, async () => {
      for (const { id: eventId, scope, engagedAt } of engaged) {
        const campaignId = campaignOf(scope);
        await this.holds.handOver(
          tenant,
          released.id,
          { since: engagedAt.toISOString(), eventId },
          campaignId === undefined ? undefined : [campaignId],
        );
      }
      await this.holds.lift(tenant, released.id, enable, at);
    });
  }
}
