import { campaignsByIds } from '../campaigns/query-campaigns';
import type { HeldCampaign } from '../campaigns/query-campaigns';
import { adGroupKind } from '../children/ad-group-kind';
import { adKind } from '../children/ad-kind';
import { assetGroupKind } from '../children/asset-group-kind';
import type { Place } from '../children/child-kind';
import { keywordKind } from '../children/keyword-kind';
import type { Delivery } from '../../port/delivery';
import { campaignTypeOf } from '../data/campaign-types';
import { NO_PARTS } from '../parts/campaign-parts';
import { partsAttributes } from '../parts/parts-attributes';
import { criteriaOf } from '../parts/read-parts';
import { isoDate } from '../wire/dates';
import type { WireDate } from '../wire/objects';
import type { Session } from '../wire/session';
import type { AdGroupFacts, CampaignFacts } from './facts';
import { judgeDelivery } from './judge-delivery';
import { localTime } from './local-time';
import { readReviews } from './reviews';

/** What serves, for the campaigns that still exist: status, hours, ad groups and the reviews of their ads and keywords. */
export async function* readDeliveries(
  session: Session,
  campaignRemoteIds: readonly string[],
): AsyncGenerator<Delivery> {
  for (const campaign of await campaignsByIds(session, campaignRemoteIds)) {
    const facts = await campaignFacts(session, campaign);
    const now = localTime(session.connection.timeZone, session.io.now());
    yield { ...judgeDelivery(facts, now), reviews: await readReviews(session, facts) };
  }
}

const campaignFacts = async (session: Session, campaign: HeldCampaign): Promise<CampaignFacts> => {
  const campaignType = campaignTypeOf(campaign.CampaignType);
  const { schedule } = partsAttributes({
    ...NO_PARTS,
    criteria: await criteriaOf(session, campaign.Id, 'DayTime'),
  });
  const place = { parentId: campaign.Id, campaignId: campaign.Id, campaignType };
  return {
    remoteId: campaign.Id,
    status: campaign.Status ?? 'Unknown',
    campaignType,
    // Nobody knows where those who search are: their clocks are not asked.
    schedule: campaign.AdScheduleUseSearcherTimeZone ? [] : schedule,
    start: campaign.StartDate?.slice(0, 10) ?? null,
    end: campaign.EndDate?.slice(0, 10) ?? null,
    adGroups:
      campaignType === 'PERFORMANCE_MAX'
        ? await assetGroupFacts(session, place)
        : await adGroupFacts(session, place),
  };
};

const adGroupFacts = async (session: Session, place: Place): Promise<readonly AdGroupFacts[]> => {
  const adGroups: AdGroupFacts[] = [];
  for (const { source } of await adGroupKind.list(session, place)) {
    const below = { ...place, parentId: source.Id! };
    const [ads, keywords] = await Promise.all([
      adKind.list(session, below),
      keywordKind.list(session, below),
    ]);
    adGroups.push({
      remoteId: source.Id!,
      status: source.Status ?? 'Unknown',
      start: dateOf(source.StartDate),
      end: dateOf(source.EndDate),
      ads: ads.map((ad) => ad.source),
      keywords: keywords.map((keyword) => keyword.source),
    });
  }
  return adGroups;
};

/** An asset group is a group with one ad in it: itself. */
const assetGroupFacts = async (session: Session, place: Place): Promise<readonly AdGroupFacts[]> =>
  (await assetGroupKind.list(session, place)).map(({ source }) => ({
    remoteId: source.Id!,
    status: source.Status ?? 'Unknown',
    start: dateOf(source.StartDate),
    end: dateOf(source.EndDate),
    ads: [source],
    keywords: [],
  }));

const dateOf = (date: WireDate | null | undefined): string | null => (date ? isoDate(date) : null);
