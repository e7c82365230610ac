import { Injectable } from '@nestjs/common';
import {
  type Caller,
  Clock,
  type ExpectedVersion,
  Ids,
  minorUnitMicros,
  notFound,
  type PageRequest,
  referenceNotFound,
  requireVersion,
  type Tenant,
  UnitOfWork,
  validationError,
} from '@switchyard/kernel';
import { type FoundLocations, resolvedRows } from '@switchyard/targeting/domain';
import { Businesses } from '../../data/businesses';
import { Campaigns } from '../../data/campaigns';
import {
  type Campaign,
  type CampaignChanges,
  type CampaignInput,
  type CampaignView,
  type CampaignWorld,
  createCampaign,
  requirePresent,
  reviseCampaign,
  viewCampaign,
} from '../../domain';
import type { CampaignFilter } from '../filters';
import { AccountSettings, ConversionActions } from '../ports';
import { LookUpLocations } from './look-up-locations';

/**
 * Refuses a campaign that names what its Space or account does not have: `NOT_FOUND` with where the
 * id is.
 */
@Injectable()
export class CheckReferences {
  constructor(
    private readonly businesses: Businesses,
    private readonly account: AccountSettings,
    private readonly actions: ConversionActions,
  ) {}

  async execute(
    tenant: Tenant,
    { businessId, connectionIds, conversionActionIds }: CampaignChanges,
  ): Promise<void> {
    if (businessId && !(await this.businesses.lock(tenant, businessId))) {
      throw referenceNotFound('/businessId');
    }
    const unknown =
      conversionActionIds && conversionActionIds.length > 0
        ? await this.actions.unknownAt(tenant, conversionActionIds)
        : undefined;
    if (unknown !== undefined) throw referenceNotFound(`/conversionActionIds/${unknown}`);
    const platform =
      connectionIds && Object.keys(connectionIds).length > 0
        ? await this.account.unknownConnection(tenant, connectionIds)
        : undefined;
    if (platform) throw referenceNotFound(`/connectionIds/${platform}`);
  }
}

/**
 * Create a campaign: stored here only, paused; nothing is sent to a platform before a sync. Throws
 * `NAME_TAKEN`, `EXTERNAL_KEY_TAKEN`, `PLACE_NOT_FOUND`.
 */
@Injectable()
export class CreateCampaign {
  constructor(
    private readonly work: UnitOfWork,
    private readonly campaigns: Campaigns,
    private readonly references: CheckReferences,
    private readonly account: AccountSettings,
    private readonly places: LookUpLocations,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute(caller: Caller, asked: CampaignInput): Promise<Campaign> {
    const input = await this.withLocations(caller, asked);
    return this.work.run(caller, async () => {
      const campaign = createCampaign(caller.spaceId, input, await this.world(caller));
      await this.references.execute(caller, input);
      await this.campaigns.insert(campaign);
      return campaign;
    });
  }

  /** Looked up before anything is locked, and only for what can be a campaign at all. */
  private async withLocations(caller: Caller, input: CampaignInput): Promise<CampaignInput> {
    const { geoTargets } = input;
    if (!geoTargets) return input;
    const draft = createCampaign(caller.spaceId, input, await this.world(caller));
    const found = await this.places.execute(caller, draft, { geoTargets });
    return { ...input, geoTargets: resolvedRows({ geoTargets }, found, []) ?? geoTargets };
  }

  private async world(caller: Caller): Promise<CampaignWorld> {
    return {
      account: await this.account.defaultsOf(caller),
      ids: this.ids,
      now: this.clock.now(),
    };
  }
}

/** Turns the campaign as it is read into what changes. */
export type CampaignPatch = (current: CampaignView) => CampaignChanges;

/**
 * Change a campaign. `patch` turns the campaign as it is read into what changes. Throws
 * `CAMPAIGN_REMOVED`, `NAME_TAKEN`, `EXTERNAL_KEY_TAKEN` and what the rules refuse.
 */
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

  execute(
    tenant: Tenant,
    id: string,
    expected: ExpectedVersion,
    patch: CampaignPatch,
  ): Promise<Campaign> {
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
    expected: ExpectedVersion,
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

  /**
   * The campaign, kept from others until the transaction ends. Throws `NOT_FOUND`,
   * `PRECONDITION_FAILED`.
   */
  async lock(tenant: Tenant, id: string, expected: ExpectedVersion): Promise<Campaign> {
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
    if (after.currency !== before.currency) await this.requireBudgetAboveBids(tenant, after);
    return after;
  }

  /**
   * Bids below the campaign are stored in its currency: another one must be able to express them.
   */
  private async requireBudgetAboveBids(tenant: Tenant, { id, currency }: Campaign): Promise<void> {
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

/**
 * Change a campaign as its caller writes it: locations are looked up before anything is locked.
 * Throws `PLACE_NOT_FOUND` and what `UpdateCampaign` throws.
 */
@Injectable()
export class ChangeCampaign {
  constructor(
    private readonly campaigns: Campaigns,
    private readonly places: LookUpLocations,
    private readonly updating: UpdateCampaign,
  ) {}

  async execute(
    caller: Caller,
    id: string,
    expected: ExpectedVersion,
    patch: CampaignPatch,
  ): Promise<Campaign> {
    const asked = await this.campaigns.find(caller, id);
    if (!asked) throw notFound();
    const { geoTargets } = patch(viewCampaign(asked));
    const found = geoTargets ? await this.places.execute(caller, asked, { geoTargets }) : new Map();
    return this.updating.execute(caller, id, expected, (current) =>
      withLocations(patch(current), current, found),
    );
  }
}

const withLocations = (
  changes: ReturnType<CampaignPatch>,
  { geoTargets: stored }: Parameters<CampaignPatch>[0],
  found: FoundLocations,
): ReturnType<CampaignPatch> => {
  const { geoTargets } = changes;
  const rows = geoTargets ? resolvedRows({ geoTargets }, found, stored) : undefined;
  return rows ? { ...changes, geoTargets: rows } : changes;
};

/** Get one campaign, removed ones too, or list them newest first. */
@Injectable()
export class ReadCampaigns {
  constructor(private readonly campaigns: Campaigns) {}

  async get(caller: Caller, id: string): Promise<Campaign> {
    const campaign = await this.campaigns.find(caller, id);
    if (!campaign) throw notFound();
    return campaign;
  }

  /** One row more than the page's limit means that there is another page. */
  list(caller: Caller, filter: CampaignFilter, page: PageRequest): Promise<readonly Campaign[]> {
    return this.campaigns.list(caller, filter, page);
  }
}
