import { listOf } from '../wire/answer';
import { inChunks, LIMITS } from '../wire/limits';
import type { Campaign } from '../wire/objects';
import type { Session } from '../wire/session';

export type HeldCampaign = Campaign & { readonly Id: string };

/** Names are unique over all types, and without a type only Search comes back (spec/platforms/microsoft-ads.md 2c). */
const EVERY_TYPE = 'Search, Shopping, DynamicSearchAds, Audience, Hotel, PerformanceMax, App';

/** Without these, BiddingScheme is empty for the two long schemes, lifetime campaigns are missing, and so is whose clock hours are meant by. */
const ADDITIONAL_FIELDS =
  'BidStrategyId, MaxConversionValueBiddingScheme, TargetImpressionShareBiddingScheme, TargetCpaInMaxConversion, LifetimeBudgetFields, MaxConversionValueWithMaxCpc, AdScheduleUseSearcherTimeZone';

/** Every campaign of the account, in one call. */
export const campaignsOfAccount = async (session: Session): Promise<readonly HeldCampaign[]> => {
  const body = {
    AccountId: session.accountId,
    CampaignType: EVERY_TYPE,
    ReturnAdditionalFields: ADDITIONAL_FIELDS,
  };
  return held((await session.read('/Campaigns/QueryByAccountId', body)).body);
};

/** The campaigns that still exist among these, a hundred per call. */
export const campaignsByIds = async (
  session: Session,
  remoteIds: readonly string[],
): Promise<readonly HeldCampaign[]> => {
  const found: HeldCampaign[] = [];
  for (const ids of inChunks(remoteIds, LIMITS.campaigns)) {
    const body = {
      AccountId: session.accountId,
      CampaignIds: ids,
      CampaignType: EVERY_TYPE,
      ReturnAdditionalFields: ADDITIONAL_FIELDS,
    };
    found.push(...held((await session.read('/Campaigns/QueryByIds', body)).body));
  }
  return found;
};

const held = (body: Readonly<Record<string, unknown>> | undefined): readonly HeldCampaign[] =>
  listOf<Campaign>(body?.['Campaigns']).filter((campaign): campaign is HeldCampaign =>
    Boolean(campaign?.Id),
  );
