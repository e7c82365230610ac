import type { PlatformId } from '@switchyard/kernel';
import type {
  AdType,
  AngleType,
  AssetRole,
  AssetType,
  BindingScope,
  CampaignStatus,
  CampaignType,
  CreativeStatus,
  MatchType,
  ServingStatus,
} from '../domain';

export interface ChangeFilter {
  readonly updatedSince?: Date;
}

/** The filter of objects that may have an external key. */
interface KeyedFilter extends ChangeFilter {
  /** Exactly this key: case counts. */
  readonly externalKey?: string;
}

export interface BusinessFilter extends ChangeFilter {
  /** Case-insensitive part of the name. */
  readonly q?: string;
}

export interface CampaignFilter extends KeyedFilter {
  readonly q?: string;
  readonly businessId?: string;
  readonly type?: CampaignType;
  /** Without it, removed campaigns are left out. */
  readonly status?: CampaignStatus;
  readonly platform?: PlatformId;
}

export interface AdGroupFilter extends KeyedFilter {
  readonly q?: string;
  readonly campaignId?: string;
  readonly status?: ServingStatus;
}

export interface AdFilter extends KeyedFilter {
  readonly campaignId?: string;
  readonly adGroupId?: string;
  readonly status?: ServingStatus;
  readonly type?: AdType;
  readonly angleId?: string;
  readonly conceptId?: string;
}

export interface KeywordFilter extends ChangeFilter {
  /** Case-insensitive part of the text. */
  readonly q?: string;
  readonly campaignId?: string;
  readonly adGroupId?: string;
  readonly status?: ServingStatus;
  readonly matchType?: MatchType;
  readonly negative?: boolean;
}

export interface AngleFilter extends ChangeFilter {
  readonly q?: string;
  readonly businessId?: string;
  readonly angleType?: AngleType;
  readonly status?: CreativeStatus;
}

export interface ConceptFilter extends ChangeFilter {
  readonly q?: string;
  readonly angleId?: string;
  readonly status?: CreativeStatus;
}

export interface AssetFilter extends KeyedFilter {
  readonly q?: string;
  readonly type?: AssetType;
}

export interface BindingFilter extends ChangeFilter {
  readonly scopes?: readonly BindingScope[];
  readonly campaignId?: string;
  readonly adGroupId?: string;
  readonly adId?: string;
  readonly assetId?: string;
  readonly role?: AssetRole;
}
