import { MARKER_KEY, START_KEY } from '../unverified';

/**
 * Rows of `googleAds:search` as proto3 JSON prints them: int64 as strings, defaults left out.
 * Nothing in them is trusted to be there.
 */
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
  readonly status?: string;
  readonly testAccount?: boolean;
  readonly conversionTrackingSetting?: { readonly googleAdsConversionCustomer?: string };
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

/** Assets and their links as `googleAds:search` answers them. */
export interface AssetResource {
  readonly resourceName?: string;
  readonly id?: string;
  readonly name?: string;
  readonly type?: string;
  readonly finalUrls?: readonly string[];
  readonly textAsset?: { readonly text?: string };
  readonly youtubeVideoAsset?: { readonly youtubeVideoId?: string };
  readonly callToActionAsset?: { readonly callToAction?: string };
  readonly sitelinkAsset?: {
    readonly linkText?: string;
    readonly description1?: string;
    readonly description2?: string;
  };
  readonly calloutAsset?: { readonly calloutText?: string };
  readonly structuredSnippetAsset?: {
    readonly header?: string;
    readonly values?: readonly string[];
  };
  readonly callAsset?: { readonly countryCode?: string; readonly phoneNumber?: string };
  /** int64 as text. */
  readonly imageAsset?: {
    readonly fullSize?: { readonly widthPixels?: string; readonly heightPixels?: string };
  };
}

interface AssetLinkResource {
  readonly resourceName?: string;
  readonly fieldType?: string;
  readonly status?: string;
}

interface AssetGroupResource {
  readonly id?: string;
  readonly name?: string;
  readonly status?: string;
  readonly finalUrls?: readonly string[];
  readonly path1?: string;
  readonly path2?: string;
  readonly primaryStatus?: string;
  readonly primaryStatusReasons?: readonly string[];
}

/** Assets inside a responsive display ad. */
interface DisplayAdResource {
  readonly headlines?: readonly { readonly text?: string }[];
  readonly longHeadline?: { readonly text?: string };
  readonly descriptions?: readonly { readonly text?: string }[];
  readonly businessName?: string;
  readonly callToActionText?: string;
  readonly marketingImages?: readonly AssetReference[];
  readonly squareMarketingImages?: readonly AssetReference[];
  readonly logoImages?: readonly AssetReference[];
  readonly squareLogoImages?: readonly AssetReference[];
  readonly youtubeVideos?: readonly AssetReference[];
}

export interface AssetReference {
  readonly asset?: string;
}

/** `conversion_action` of a row (v25 conversion_action.proto). */
export interface ConversionActionResource {
  readonly resourceName?: string;
  readonly id?: string;
  readonly name?: string;
  readonly type?: string;
  readonly category?: string;
  readonly status?: string;
  readonly countingType?: string;
  readonly valueSettings?: {
    readonly defaultValue?: number;
    readonly defaultCurrencyCode?: string;
    readonly alwaysUseDefaultValue?: boolean;
  };
  readonly clickThroughLookbackWindowDays?: string;
  readonly viewThroughLookbackWindowDays?: string;
  readonly attributionModelSettings?: { readonly attributionModel?: string };
  readonly primaryForGoal?: boolean;
}

/**
 * Resource names of one customer. Remote ids of ads and keywords are Google's own pairs,
 * `adGroupId~id`; that of an asset group is a single number.
 */
export interface ResourceNames {
  campaign(id: string): string;
  campaignBudget(id: string): string;
  adGroup(id: string): string;
  ad(id: string): string;
  adGroupAd(pair: string): string;
  adGroupCriterion(pair: string): string;
  asset(id: string): string;
  assetGroup(id: string): string;
}

export const resourceNamesOf = (customerId: string): ResourceNames => {
  const of = (collection: string) => (id: string) => `customers/${customerId}/${collection}/${id}`;
  return {
    campaign: of('campaigns'),
    campaignBudget: of('campaignBudgets'),
    adGroup: of('adGroups'),
    ad: of('ads'),
    adGroupAd: of('adGroupAds'),
    adGroupCriterion: of('adGroupCriteria'),
    asset: of('assets'),
    assetGroup: of('assetGroups'),
  };
};

/** `customers/1/adGroupAds/2~3` is `2~3`. */
export const idIn = (resourceName: string): string =>
  resourceName.slice(resourceName.lastIndexOf('/') + 1);

/** `2~3` is parent `2`, own id `3`. */
export const pairOf = (remoteId: string): { readonly parent: string; readonly own: string } => {
  const [parent = '', own = ''] = remoteId.split('~');
  return { parent, own };
};

/** An asset group takes the place of an ad: its remote id has no ad group in it. */
export const isAssetGroupId = (remoteId: string): boolean => !remoteId.includes('~');

/**
 * Our own id as the platform stores it beside an object: a custom parameter that no address uses.
 */
export const markerOf = (parameters: readonly CustomParameter[] | undefined): string | undefined =>
  parameters?.find(({ key }) => key === MARKER_KEY)?.value;

/** True when the start date was asked for by us. */
export const hasOwnStart = (parameters: readonly CustomParameter[] | undefined): boolean =>
  parameters?.some(({ key }) => key === START_KEY) ?? false;

/** The parameters to store: those of other users stay as they are. */
export const withMarker = (
  localId: string,
  ownStart: boolean,
  others: readonly CustomParameter[] = [],
): readonly CustomParameter[] => [
  { key: MARKER_KEY, value: localId },
  ...(ownStart ? [{ key: START_KEY, value: '1' }] : []),
  ...others.filter(({ key }) => key !== MARKER_KEY && key !== START_KEY),
];

/** An int64 of micros as the wire prints it; zero and nothing at all are "not set". */
export const microsIn = (value: string | undefined): number | null => Number(value ?? 0) || null;

/** The text before a prefix's end, e.g. the id in `geoTargetConstants/2840`. */
export const without = (prefix: string, value: string | undefined): string =>
  (value ?? '').slice(prefix.length);

/** Our two serving states; Google has no third for objects that are not removed. */
export const servingStatus = (status: string | undefined): 'ENABLED' | 'PAUSED' =>
  status === 'ENABLED' ? 'ENABLED' : 'PAUSED';

export const textOrNull = (value: string | undefined): string | null =>
  value === undefined || value === '' ? null : value;
