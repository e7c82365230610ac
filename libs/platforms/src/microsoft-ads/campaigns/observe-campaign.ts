import type { Observed } from '../../port/observed';
import { asAttributes } from '../attributes/as-attributes';
import type { CampaignAttributes } from '../attributes/campaign-attributes';
import { knownTypeOf } from '../data/campaign-types';
import { languagesFromNames } from '../data/languages';
import { partsAttributes } from '../parts/parts-attributes';
import { partIds } from '../parts/campaign-parts';
import type { CampaignParts } from '../parts/campaign-parts';
import { microsOf } from '../wire/amount';
import { marksOf } from '../wire/marker';
import { todayIn } from '../wire/dates';
import type { Session } from '../wire/session';
import { statusOf } from '../wire/words';
import { biddingOf } from './bidding-scheme';
import { campaignDatesOf } from './campaign-dates';
import type { HeldCampaign } from './query-campaigns';

/** A campaign as it is, in the same words as `normalise` says what it should be. */
export const observeCampaign = (
  session: Session,
  campaign: HeldCampaign,
  parts: CampaignParts,
): Observed => {
  const marker = marksOf(campaign.UrlCustomParameters).id;
  return {
    entity: 'campaign',
    remoteId: campaign.Id,
    campaignRemoteId: campaign.Id,
    ...(marker ? { marker } : {}),
    attributes: asAttributes({ ...ownAttributes(session, campaign), ...partsAttributes(parts) }),
    ...(campaign.CampaignType ? { campaignType: knownTypeOf(campaign.CampaignType) } : {}),
    parts: partIds(parts),
  };
};

type OwnAttributes = Omit<CampaignAttributes, keyof ReturnType<typeof partsAttributes>>;

const ownAttributes = (
  { currency, connection, io }: Session,
  campaign: HeldCampaign,
): OwnAttributes => ({
  name: campaign.Name ?? '',
  status: statusOf(campaign.Status),
  budgetMicros: microsOf(campaign.DailyBudget ?? 0, currency),
  biddingStrategy: biddingOf(campaign.BiddingScheme, currency),
  languages: languagesFromNames(campaign.Languages ?? []),
  scheduleZone: campaign.AdScheduleUseSearcherTimeZone ? 'searcher' : 'account',
  ...campaignDatesOf(campaign, todayIn(connection.timeZone, io.now())),
  trackingTemplate: campaign.TrackingUrlTemplate || null,
  politicalAdvertising: campaign.IsPolitical ? 'POLITICAL' : null,
});
