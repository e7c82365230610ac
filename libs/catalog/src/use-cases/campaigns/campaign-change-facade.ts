import { Inject, Injectable } from '@nestjs/common';
import { type ExpectedVersion, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { Campaigns } from '../../data/campaigns';
import type {
  Ad,
  AdChanges,
  AdGroup,
  AdGroupChanges,
  Campaign,
  CampaignChanges,
  Keyword,
  KeywordChanges,
} from '../../domain';
import {
  AD_CHILDREN,
  AD_GROUP_CHILDREN,
  type AdChildren,
  type AdGroupChildren,
  KEYWORD_CHILDREN,
  type KeywordChildren,
} from '../children/children';
import type { ItemResult } from '../children/item-result';
import { type CampaignPatch, UpdateCampaign } from './manage-campaigns';

/** One object's imported members, as a caller would write them. */
export interface Import<Changes> {
  readonly id: string;
  readonly changes: Changes;
}

/**
 * Changes campaigns and what is below them for other contexts, by the rules that hold for a caller.
 * Every call joins the running transaction.
 */
@Injectable()
export class CampaignChangeFacade {
  constructor(
    private readonly work: UnitOfWork,
    private readonly campaigns: Campaigns,
    private readonly updateCampaign: UpdateCampaign,
    @Inject(AD_GROUP_CHILDREN) private readonly adGroupChildren: AdGroupChildren,
    @Inject(AD_CHILDREN) private readonly adChildren: AdChildren,
    @Inject(KEYWORD_CHILDREN) private readonly keywordChildren: KeywordChildren,
  ) {}

  /**
   * The campaign, kept from others until the running transaction ends. Throws `NOT_FOUND`, and
   * `PRECONDITION_FAILED` when it is another version.
   */
  lockCampaign(tenant: Tenant, id: string, expected: ExpectedVersion): Promise<Campaign> {
    return this.updateCampaign.lock(tenant, id, expected);
  }

  /**
   * Changes a campaign as a caller may; as a rehearsal it answers or refuses the same and writes
   * nothing.
   */
  changeCampaign(
    tenant: Tenant,
    id: string,
    expected: ExpectedVersion,
    patch: CampaignPatch,
    isRehearsal: boolean,
  ): Promise<Campaign> {
    return isRehearsal
      ? this.updateCampaign.rehearse(tenant, id, expected, patch)
      : this.updateCampaign.execute(tenant, id, expected, patch);
  }

  /** A conversion action is gone: no campaign bids for it any more, removed ones neither. */
  dropConversionAction(tenant: Tenant, actionId: string, now: Date): Promise<void> {
    return this.work.run(tenant, () => this.campaigns.dropAction(tenant, actionId, now));
  }

  /**
   * Takes over what was changed on a platform. Returns the campaign with its new `treeVersion`;
   * refuses what a caller could not write either.
   */
  importCampaign(tenant: Tenant, { id, changes }: Import<CampaignChanges>): Promise<Campaign> {
    return this.updateCampaign.execute(tenant, id, undefined, () => changes);
  }

  importAdGroups(
    tenant: Tenant,
    imports: readonly Import<AdGroupChanges>[],
  ): Promise<readonly ItemResult<AdGroup>[]> {
    return this.adGroupChildren.updateMany(tenant, imports.map(asPatch));
  }

  importAds(
    tenant: Tenant,
    imports: readonly Import<AdChanges>[],
  ): Promise<readonly ItemResult<Ad>[]> {
    return this.adChildren.updateMany(tenant, imports.map(asPatch));
  }

  importKeywords(
    tenant: Tenant,
    imports: readonly Import<KeywordChanges>[],
  ): Promise<readonly ItemResult<Keyword>[]> {
    return this.keywordChildren.updateMany(tenant, imports.map(asPatch));
  }
}

const asPatch = <Changes>({ id, changes }: Import<Changes>, index: number) => ({
  index,
  id,
  patch: () => changes,
});
