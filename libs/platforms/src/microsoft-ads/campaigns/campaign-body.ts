import type { CampaignAttributes } from '../attributes/campaign-attributes';
import { languageNames } from '../data/languages';
import type { MicrosoftTimeZone } from '../data/time-zones';
import { campaignTypeName } from '../data/campaign-types';
import type { HeldCampaignType } from '../data/campaign-types';
import { amountOf } from '../wire/amount';
import { withMarks } from '../wire/marker';
import type { Campaign } from '../wire/objects';
import { statusName } from '../wire/words';
import { biddingScheme } from './bidding-scheme';
import { campaignDatesUpdate, newCampaignDates } from './campaign-dates';
import type { HeldCampaign } from './query-campaigns';

/** Fields that stand on the campaign itself; the others are parts with calls of their own. */
export const OWN_FIELDS = [
  'name',
  'status',
  'budgetMicros',
  'biddingStrategy',
  'languages',
  'scheduleZone',
  'startDate',
  'endDate',
  'trackingTemplate',
  'politicalAdvertising',
] as const;
type OwnField = (typeof OWN_FIELDS)[number];
/** Dates need to know what is held, and today. */
type PlainField = Exclude<OwnField, 'startDate' | 'endDate'>;

const WRITERS: { readonly [field in PlainField]: (after: CampaignAttributes) => Campaign } = {
  name: ({ name }) => ({ Name: name }),
  status: ({ status }) => ({ Status: statusName(status) }),
  budgetMicros: ({ budgetMicros }) => ({
    BudgetType: 'DailyBudgetStandard',
    DailyBudget: amountOf(budgetMicros),
  }),
  biddingStrategy: ({ biddingStrategy }) => ({ BiddingScheme: biddingScheme(biddingStrategy) }),
  languages: ({ languages }) => ({ Languages: languageNames(languages) }),
  scheduleZone: ({ scheduleZone }) => ({
    AdScheduleUseSearcherTimeZone: scheduleZone === 'searcher',
  }),
  trackingTemplate: ({ trackingTemplate }) => ({ TrackingUrlTemplate: trackingTemplate ?? '' }),
  politicalAdvertising: ({ politicalAdvertising }) => ({
    IsPolitical: politicalAdvertising === 'POLITICAL',
  }),
};

const PLAIN_FIELDS = Object.keys(WRITERS) as readonly PlainField[];

export const isOwnField = (field: string): field is OwnField =>
  (OWN_FIELDS as readonly string[]).includes(field);

/** A partial update: what is left out stays as it is, an empty string clears. */
export const campaignUpdate = (
  held: HeldCampaign,
  after: CampaignAttributes,
  fields: readonly string[],
  today: string,
): Campaign =>
  Object.assign(
    { Id: held.Id },
    ...PLAIN_FIELDS.filter((field) => fields.includes(field)).map((field) => WRITERS[field](after)),
    campaignDatesUpdate(held, after, fields, today),
  ) as Campaign;

export interface NewCampaign {
  readonly localId: string;
  readonly campaignType: HeldCampaignType;
  readonly after: CampaignAttributes;
}

/** A new campaign. The time zone is marked deprecated and yet required when adding, so it is sent. */
export const newCampaign = (
  { localId, campaignType, after }: NewCampaign,
  timeZone: MicrosoftTimeZone,
  today: string,
): Campaign => {
  const unset: readonly PlainField[] = [
    ...(after.trackingTemplate === null ? (['trackingTemplate'] as const) : []),
    ...(after.politicalAdvertising === null ? (['politicalAdvertising'] as const) : []),
    ...(after.scheduleZone === 'account' ? (['scheduleZone'] as const) : []),
  ];
  const own: Campaign = Object.assign(
    {},
    ...PLAIN_FIELDS.filter((field) => !unset.includes(field)).map((field) => WRITERS[field](after)),
  );
  const dates =
    campaignType === 'DISPLAY' ? newCampaignDates(after, today) : { sent: {}, mark: {} };
  return {
    ...own,
    ...dates.sent,
    ...SETTINGS[campaignType],
    CampaignType: campaignTypeName(campaignType),
    TimeZone: timeZone,
    UrlCustomParameters: withMarks({ id: localId, ...dates.mark }),
  };
};

/** Performance Max must say whether Microsoft may lead people to other pages of the site: nobody asked for that. */
const SETTINGS: { readonly [type in HeldCampaignType]: Campaign } = {
  SEARCH: {},
  DISPLAY: {},
  PERFORMANCE_MAX: { Settings: [{ Type: 'PerformanceMaxSetting', FinalUrlExpansionOptOut: true }] },
};
