import type {
  AssetGroupResource,
  AssetLinkResource,
  AssetResource,
  DisplayAdResource,
} from './asset-row';
import type { ConversionActionResource } from './conversion-action-row';

/** Rows of `googleAds:search` as proto3 JSON prints them: int64 as strings, defaults left out. Nothing in them is trusted to be there. */
export interface CustomParameter {
  readonly key?: string;
  readonly value?: string;
}

export interface BudgetResource {
  readonly resourceName?: string;
  readonly amountMicros?: string;
  readonly explicitlyShared?: boolean;
}

export interface CampaignResource {
  readonly resourceName?: string;
  readonly id?: string;
  readonly name?: string;
  readonly status?: string;
  readonly primaryStatus?: string;
  readonly primaryStatusReasons?: readonly string[];
  readonly servingStatus?: string;
  readonly advertisingChannelType?: string;
  readonly biddingStrategyType?: string;
  readonly startDateTime?: string;
  readonly endDateTime?: string;
  readonly trackingUrlTemplate?: string;
  readonly urlCustomParameters?: readonly CustomParameter[];
  readonly containsEuPoliticalAdvertising?: string;
  readonly geoTargetTypeSetting?: { readonly positiveGeoTargetType?: string };
  readonly networkSettings?: {
    readonly targetGoogleSearch?: boolean;
    readonly targetSearchNetwork?: boolean;
    readonly targetContentNetwork?: boolean;
  };
  readonly manualCpc?: { readonly enhancedCpcEnabled?: boolean };
  readonly targetSpend?: { readonly cpcBidCeilingMicros?: string };
  readonly maximizeConversions?: { readonly targetCpaMicros?: string };
  readonly maximizeConversionValue?: { readonly targetRoas?: number };
  readonly targetCpa?: { readonly targetCpaMicros?: string };
  readonly targetRoas?: { readonly targetRoas?: number };
  readonly targetImpressionShare?: {
    readonly location?: string;
    readonly locationFractionMicros?: string;
    readonly cpcBidCeilingMicros?: string;
  };
}

export interface KeywordInfo {
  readonly text?: string;
  readonly matchType?: string;
}

export interface CampaignCriterionResource {
  readonly resourceName?: string;
  readonly type?: string;
  readonly negative?: boolean;
  readonly bidModifier?: number;
  readonly location?: { readonly geoTargetConstant?: string };
  readonly proximity?: {
    readonly geoPoint?: {
      readonly latitudeInMicroDegrees?: number;
      readonly longitudeInMicroDegrees?: number;
    };
    readonly radius?: number;
    readonly radiusUnits?: string;
  };
  readonly adSchedule?: {
    readonly dayOfWeek?: string;
    readonly startHour?: number;
    readonly startMinute?: string;
    readonly endHour?: number;
    readonly endMinute?: string;
  };
  readonly device?: { readonly type?: string };
  readonly language?: { readonly languageConstant?: string };
  readonly keyword?: KeywordInfo;
}

export interface AdGroupResource {
  readonly id?: string;
  readonly name?: string;
  readonly status?: string;
  readonly cpcBidMicros?: string;
  readonly urlCustomParameters?: readonly CustomParameter[];
}

export interface TextAsset {
  readonly text?: string;
  readonly pinnedField?: string;
}

export interface AdGroupAdResource {
  readonly status?: string;
  readonly ad?: {
    readonly id?: string;
    readonly type?: string;
    readonly finalUrls?: readonly string[];
    readonly urlCustomParameters?: readonly CustomParameter[];
    readonly responsiveSearchAd?: {
      readonly headlines?: readonly TextAsset[];
      readonly descriptions?: readonly TextAsset[];
      readonly path1?: string;
      readonly path2?: string;
    };
    readonly responsiveDisplayAd?: DisplayAdResource;
  };
  readonly policySummary?: {
    readonly approvalStatus?: string;
    readonly reviewStatus?: string;
    readonly policyTopicEntries?: readonly PolicyTopic[];
  };
}

export interface PolicyTopic {
  readonly topic?: string;
  readonly type?: string;
  readonly constraints?: readonly {
    readonly countryConstraintList?: {
      readonly countries?: readonly { readonly countryCriterion?: string }[];
    };
  }[];
}

export interface AdGroupCriterionResource {
  readonly criterionId?: string;
  readonly status?: string;
  readonly negative?: boolean;
  readonly cpcBidMicros?: string;
  readonly finalUrls?: readonly string[];
  readonly keyword?: KeywordInfo;
  readonly approvalStatus?: string;
  readonly disapprovalReasons?: readonly string[];
  readonly systemServingStatus?: string;
}

export interface CustomerResource {
  readonly id?: string;
  readonly descriptiveName?: string;
  readonly currencyCode?: string;
  readonly timeZone?: string;
  readonly manager?: boolean;
}

/** Counts and micros as texts, conversions as numbers. */
export interface Metrics {
  readonly impressions?: string;
  readonly clicks?: string;
  readonly costMicros?: string;
  readonly conversions?: number;
  readonly conversionsValue?: number;
}

export interface Row {
  readonly conversionAction?: ConversionActionResource;
  readonly customer?: CustomerResource;
  readonly customerClient?: CustomerResource;
  readonly campaign?: CampaignResource;
  readonly campaignBudget?: BudgetResource;
  readonly campaignCriterion?: CampaignCriterionResource;
  readonly adGroup?: AdGroupResource;
  readonly adGroupAd?: AdGroupAdResource;
  readonly adGroupCriterion?: AdGroupCriterionResource;
  readonly asset?: AssetResource;
  readonly campaignAsset?: AssetLinkResource;
  readonly assetGroup?: AssetGroupResource;
  readonly assetGroupAsset?: AssetLinkResource;
  readonly metrics?: Metrics;
  readonly segments?: { readonly date?: string };
}
