import type { Ad, AdGroup, Campaign } from './client/objects';
import { type CampaignFacts, judgeDelivery, reviewOf } from './delivery';

const campaign = (over: Partial<Campaign> = {}): Campaign => ({
  id: '1',
  configured_status: 'ACTIVE',
  effective_status: 'ACTIVE',
  ...over,
});
const adGroup = (over: Partial<AdGroup> = {}): AdGroup => ({
  id: '2',
  campaign_id: '1',
  configured_status: 'ACTIVE',
  ...over,
});
const ad = (over: Partial<Ad> = {}): Ad => ({
  id: '3',
  campaign_id: '1',
  ad_group_id: '2',
  configured_status: 'ACTIVE',
  effective_status: 'ACTIVE',
  ...over,
});
const facts = (over: Partial<CampaignFacts> = {}): CampaignFacts => ({
  campaign: campaign(),
  adGroups: [adGroup()],
  ads: [ad()],
  ...over,
});

/** Saturday, 21 November 2026, 10:00 in Berlin. */
const moment = { timeZone: 'Europe/Berlin', nowMs: Date.UTC(2026, 10, 21, 9) };
const hours = (start_hour: number, end_hour: number) => [
  { start_day: 6, start_hour, end_day: 6, end_hour },
];

describe('whether a campaign serves', () => {
  it.each<[string, CampaignFacts, string, readonly string[]]>([
    ['when everything is on', facts(), 'SERVING', []],
    [
      'when paused, although the effective status lags',
      facts({ campaign: campaign({ configured_status: 'PAUSED' }) }),
      'NOT_SERVING',
      ['CAMPAIGN_PAUSED'],
    ],
    [
      'without billing',
      facts({
        campaign: campaign({
          effective_status: 'PENDING_BILLING_INFO',
          delivery_status: ['PENDING_BILLING_INFO'],
        }),
      }),
      'NOT_SERVING',
      ['BILLING_PROBLEM'],
    ],
    [
      'before its start',
      facts({ campaign: campaign({ start_time: '2026-11-21T09:00:01Z' }) }),
      'NOT_SERVING',
      ['NOT_STARTED'],
    ],
    [
      'after its end',
      facts({ campaign: campaign({ end_time: '2026-11-21T09:00:00Z' }) }),
      'NOT_SERVING',
      ['ENDED'],
    ],
    ['inside its hours', facts({ campaign: campaign({ schedule: hours(10, 11) }) }), 'SERVING', []],
    [
      'outside its hours',
      facts({ campaign: campaign({ schedule: hours(9, 10) }) }),
      'NOT_SERVING',
      ['OUTSIDE_SCHEDULE'],
    ],
    [
      'without an enabled ad group',
      facts({ adGroups: [adGroup({ configured_status: 'PAUSED' })] }),
      'NOT_SERVING',
      ['NO_ENABLED_AD_GROUP'],
    ],
    [
      'without an enabled ad',
      facts({ ads: [ad({ configured_status: 'PAUSED' })] }),
      'NOT_SERVING',
      ['NO_ENABLED_AD'],
    ],
    [
      'with an ad of a paused ad group only',
      facts({ ads: [ad({ ad_group_id: '9' })] }),
      'NOT_SERVING',
      ['NO_ENABLED_AD'],
    ],
    [
      'while its ad is in review',
      facts({ ads: [ad({ effective_status: 'PENDING_APPROVAL' })] }),
      'PENDING',
      ['ADS_UNDER_REVIEW'],
    ],
    [
      'when its ad is rejected',
      facts({ ads: [ad({ effective_status: 'REJECTED' })] }),
      'NOT_SERVING',
      ['ADS_DISAPPROVED'],
    ],
    [
      'when one of two is rejected',
      facts({ ads: [ad(), ad({ id: '4', effective_status: 'REJECTED' })] }),
      'LIMITED',
      ['ADS_DISAPPROVED'],
    ],
  ])('%s', (_, given, status, codes) => {
    const judged = judgeDelivery(given, moment);
    expect([judged.status, judged.reasons.map(({ code }) => code), judged.serving]).toEqual([
      status,
      codes,
      status === 'SERVING' || status === 'LIMITED',
    ]);
  });
});

describe('what reviewers think', () => {
  it.each<[Partial<Ad>, string, readonly string[]]>([
    [{ effective_status: 'ACTIVE' }, 'APPROVED', []],
    [{ effective_status: 'PAUSED', delivery_status: ['PAUSED'] }, 'APPROVED', []],
    [{ effective_status: 'PAUSED', delivery_status: ['PENDING_REVIEW', 'PAUSED'] }, 'PENDING', []],
    [
      { effective_status: 'PAUSED', rejection_reason: 'BRIDGE_PAGE' },
      'DISAPPROVED',
      ['BRIDGE_PAGE'],
    ],
    [{ effective_status: null }, 'UNKNOWN', []],
  ])('of %j is %s', (over, status, reasons) => {
    expect(reviewOf(ad(over))).toMatchObject({ status, reasons });
  });
});
