import type { CampaignAttributes } from '../attributes/campaign-attributes';
import { languageNames } from '../data/languages';
import type { MicrosoftTimeZone } from '../data/time-zones';
import { amountOf } from '../wire/amount';
import { withMarks } from '../wire/marker';
import type { Campaign } from '../wire/objects';
import { statusName } from '../wire/words';
import { biddingScheme } from './bidding-scheme';

/** Fields that stand on the campaign itself; the others are parts with calls of their own. */
export const OWN_FIELDS = ['name', 'status', 'budgetMicros', 'biddingStrategy', 'languages', 'trackingTemplate', 'politicalAdvertising'] as const;
type OwnField = (typeof OWN_FIELDS)[number];

const WRITERS: { readonly [field in OwnField]: (after: CampaignAttributes) => Campaign } = {
  name: ({ name }) => ({ Name: name }),
  status: ({ status }) => ({ Status: statusName(status) }),
  budgetMicros: ({ budgetMicros }) => ({ BudgetType: 'DailyBudgetStandard', DailyBudget: amountOf(budgetMicros) }),
  biddingStrategy: ({ biddingStrategy }) => ({ BiddingScheme: biddingScheme(biddingStrategy) }),
  languages: ({ languages }) => ({ Languages: languageNames(languages) }),
  trackingTemplate: ({ trackingTemplate }) => ({ TrackingUrlTemplate: trackingTemplate ?? '' }),
  politicalAdvertising: ({ politicalAdvertising }) => ({ IsPolitical: politicalAdvertising === 'POLITICAL' }),
};

export const isOwnField = (field: string): field is OwnField => (OWN_FIELDS as readonly string[]).includes(field);

/** A partial update: what is left out stays as it is, an empty string clears. */
export const campaignUpdate = (remoteId: string, after: CampaignAttributes, fields: readonly string[]): Campaign =>
  Object.assign({ Id: remoteId }, ...fields.filter(isOwnField).map((field) => WRITERS[field](after))) as Campaign;

/** A new campaign. The time zone is marked deprecated and yet required when adding, so it is sent. */
export const newCampaign = (localId: string, after: CampaignAttributes, timeZone: MicrosoftTimeZone): Campaign => {
  const unset: readonly OwnField[] = [
    ...(after.trackingTemplate === null ? (['trackingTemplate'] as const) : []),
    ...(after.politicalAdvertising === null ? (['politicalAdvertising'] as const) : []),
  ];
  const own: Campaign = Object.assign({}, ...OWN_FIELDS.filter((field) => !unset.includes(field)).map((field) => WRITERS[field](after)));
  return { ...own, CampaignType: 'Search', TimeZone: timeZone, UrlCustomParameters: withMarks({ id: localId }) };
};
