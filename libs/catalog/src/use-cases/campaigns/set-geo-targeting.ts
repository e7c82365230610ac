import { Injectable } from '@nestjs/common';
import {
  Clock,
  type ExpectedVersion,
  Ids,
  notFound,
  requireVersion,
  type Tenant,
  UnitOfWork,
  validationError,
} from '@switchyard/kernel';
import {
  describeTargeting,
  type GeoTargetingInput,
  geoTargetingIssues,
  type GeoWarning,
  geoWarnings,
  rowsOfInput,
} from '@switchyard/targeting/domain';
import { Campaigns } from '../../data/campaigns';
import { type Campaign, requirePresent, targetCampaign } from '../../domain';
import { AccountSettings } from '../ports';
import { LookUpLocations } from './look-up-locations';

/** A campaign with its new places, what to know about them, and the whole in one sentence. */
export interface TargetedCampaign {
  readonly campaign: Campaign;
  readonly warnings: readonly GeoWarning[];
  readonly sentence: string;
}

/**
 * Set where ads of a campaign show, or show what setting it would come to. Throws
 * `PLACE_NOT_FOUND`, `CAMPAIGN_REMOVED` and what the rules of rows refuse.
 */
@Injectable()
export class SetGeoTargeting {
  constructor(
    private readonly work: UnitOfWork,
    private readonly campaigns: Campaigns,
    private readonly places: LookUpLocations,
    private readonly account: AccountSettings,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute(
    tenant: Tenant,
    id: string,
    expected: ExpectedVersion,
    input: GeoTargetingInput,
  ): Promise<TargetedCampaign> {
    const asked = await this.campaigns.find(tenant, id);
    if (!asked) throw notFound();
    requireVersion(expected, asked.version);
    const issues = geoTargetingIssues(input);
    if (issues.length > 0) throw validationError(issues);
    const found = await this.places.execute(tenant, asked, input);
    const campaign = await this.work.run(tenant, async () => {
      const before = await this.campaigns.lock(tenant, id);
      if (!before) throw notFound();
      requireVersion(expected, before.version);
      requirePresent(before);
      const world = {
        account: await this.account.defaultsOf(tenant),
        ids: this.ids,
        now: this.clock.now(),
      };
      const after = targetCampaign(before, input, found, world);
      if (input.dry_run === true) return { ...after, updatedAt: before.updatedAt };
      return after === before ? before : this.campaigns.replace(before, after);
    });
    return {
      campaign,
      warnings: geoWarnings(rowsOfInput(input, found) ?? [], found),
      sentence: describeTargeting(campaign.geoTargets, campaign.locationIntent),
    };
  }
}
