import { Injectable } from '@nestjs/common';
import {
  Clock,
  Ids,
  minorUnitMicros,
  notFound,
  UnitOfWork,
  validationError,
  type Tenant,
} from '@switchyard/kernel';
import {
  requirePresent,
  reviseCampaign,
  viewCampaign,
  type Campaign,
  type CampaignChanges,
  type CampaignView,
} from '../domain';
import { CheckReferences } from './check-references';
import { AccountSettings, Campaigns } from './ports';
import { requireVersion, type Expected } from './require-version';

/** Turns the campaign as it is read into what changes. */
export type CampaignPatch = (current: CampaignView) => CampaignChanges;

/** Change a campaign. `patch` turns the campaign as it is read into what changes. Throws `CAMPAIGN_REMOVED`, `NAME_TAKEN` and what the rules refuse. */
@Injectable()
export class UpdateCampaign {
  constructor(
    private readonly work: UnitOfWork,
    private readonly campaigns: Campaigns,
    private readonly references: CheckReferences,
    private readonly account: AccountSettings,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute(tenant: Tenant, id: string, expected: Expected, patch: CampaignPatch): Promise<Campaign> {
    return this.work.run(tenant, async () => {
      const before = await this.lock(tenant, id, expected);
      const after = await this.revise(tenant, before, patch(viewCampaign(before)));
      return after === before ? before : this.campaigns.replace(before, after);
    });
  }

  /** What `execute` would make of it, or refuse; nothing is written. */
  rehearse(
    tenant: Tenant,
    id: string,
    expected: Expected,
    patch: CampaignPatch,
  ): Promise<Campaign> {
    return this.work.run(tenant, async () => {
      const before = await this.lock(tenant, id, expected);
      return {
        ...(await this.revise(tenant, before, patch(viewCampaign(before)))),
        updatedAt: before.updatedAt,
      };
    });
  }

  /** The campaign, kept from others until the transaction ends. Throws `NOT_FOUND`, `PRECONDITION_FAILED`. */
  async lock(tenant: Tenant, id: string, expected: Expected): Promise<Campaign> {
    const campaign = await this.campaigns.lock(tenant, id);
    if (!campaign) throw notFound();
    requireVersion(expected, campaign.version);
    return campaign;
  }

  private async revise(
    tenant: Tenant,
    before: Campaign,
    changes: CampaignChanges,
  ): Promise<Campaign> {
    if (Object.keys(changes).length === 0) return before;
    requirePresent(before);
    const world = {
      account: await this.account.defaultsOf(tenant),
      ids: this.ids,
      now: this.clock.now(),
    };
    const after = reviseCampaign(before, changes, world);
    await this.references.execute(tenant, changes);
    if (after.currency !== before.currency) await this.requireRoomForBids(tenant, after);
    return after;
  }

  /** Bids below the campaign are stored in its currency: another one must be able to express them. */
  private async requireRoomForBids(tenant: Tenant, { id, currency }: Campaign): Promise<void> {
    if (!(await this.campaigns.hasFinerBids(tenant, id, minorUnitMicros(currency)))) return;
    throw validationError([
      {
        path: '/currency',
        code: 'TOO_PRECISE',
        message: `currency cannot be ${currency}: bids of ad groups or keywords have more decimals than it. Round them first`,
      },
    ]);
  }
}
