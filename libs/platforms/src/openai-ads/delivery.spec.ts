import type { WireAd } from './client/objects';
import { type CampaignFacts, judgeDelivery } from './delivery';

const ad = (status: string, over: Partial<WireAd> = {}): WireAd => ({
  id: 'ad_1',
  name: 'Ad',
  status: 'active',
  review: { status },
  ...over,
});
const facts = (
  over: Partial<CampaignFacts['campaign']> = {},
  ads: readonly WireAd[] = [ad('approved')],
  account: CampaignFacts['account'] = { status: 'active' },
): CampaignFacts => ({
  account,
  campaign: { id: 'cmpn_1', name: 'Spring', status: 'active', ...over },
  adGroups: [{ group: { id: 'adgrp_1', name: 'Shoes', status: 'active' }, ads }],
});
const judged = (given: CampaignFacts) => {
  const { status, reasons } = judgeDelivery(given, 1_000);
  return [status, ...reasons.map(({ code }) => code)];
};

describe('whether a campaign serves at OpenAI', () => {
  it.each<readonly [string, CampaignFacts, readonly string[]]>([
    ['everything is active and approved', facts(), ['SERVING']],
    ['it is paused', facts({ status: 'paused' }), ['NOT_SERVING', 'CAMPAIGN_PAUSED']],
    ['it begins later', facts({ start_time: 2_000 }), ['NOT_SERVING', 'NOT_STARTED']],
    ['it is over', facts({ end_time: 1_000 }), ['NOT_SERVING', 'ENDED']],
    ['every ad is under review', facts({}, [ad('in_review')]), ['PENDING', 'ADS_UNDER_REVIEW']],
    [
      'one of two ads is rejected',
      facts({}, [ad('approved'), ad('rejected')]),
      ['LIMITED', 'ADS_DISAPPROVED'],
    ],
    ['every ad is rejected', facts({}, [ad('rejected')]), ['NOT_SERVING', 'ADS_DISAPPROVED']],
    [
      'no ad is active',
      facts({}, [ad('approved', { status: 'paused' })]),
      ['NOT_SERVING', 'NO_ENABLED_AD'],
    ],
    [
      'the budget is spent',
      facts({ serving_issues: [{ code: 'campaign_budget_exhausted' }] }),
      ['NOT_SERVING', 'BUDGET_EXHAUSTED'],
    ],
    [
      'the account was rejected',
      facts({}, undefined, { review: { status: 'rejected' } }),
      ['NOT_SERVING', 'PLATFORM_REASON'],
    ],
  ])('when %s', (_, given, expected) => expect(judged(given)).toEqual(expected));
});
