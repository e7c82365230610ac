import { campaignsByIds } from '../campaigns/query-campaigns';
import type { HeldCampaign } from '../campaigns/query-campaigns';
import { adGroupKind } from '../children/ad-group-kind';
import { adKind } from '../children/ad-kind';
import { keywordKind } from '../children/keyword-kind';
import type { Delivery } from '../../port/delivery';
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
export async function* readDeliveries(session: Session, campaignRemoteIds: readonly string[]): AsyncGenerator<Delivery> {
  for (const campaign of await campaignsByIds(session, campaignRemoteIds)) {
    const facts = await campaignFacts(session, campaign);
    const now = localTime(session.connection.timeZone, session.io.now());
    yield { ...judgeDelivery(facts, now), reviews: await readReviews(session, facts.adGroups) };
  }
}

const campaignFacts = async (session: Session, { Id, Status }: HeldCampaign): Promise<CampaignFacts> => {
  const { schedule } = partsAttributes({ criteria: await criteriaOf(session, Id, 'DayTime'), negatives: [] });
  const adGroups: AdGroupFacts[] = [];
  for (const { source } of await adGroupKind.list(session, { parentId: Id, campaignId: Id })) {
    const place = { parentId: source.Id!, campaignId: Id };
    const [ads, keywords] = await Promise.all([adKind.list(session, place), keywordKind.list(session, place)]);
    adGroups.push({
      remoteId: source.Id!, status: source.Status ?? 'Unknown', start: dateOf(source.StartDate), end: dateOf(source.EndDate),
      ads: ads.map((ad) => ad.source), keywords: keywords.map((keyword) => keyword.source),
    });
  }
  return { remoteId: Id, status: Status ?? 'Unknown', schedule, adGroups };
};

const dateOf = (date: WireDate | null | undefined): string | null => (date ? isoDate(date) : null);
