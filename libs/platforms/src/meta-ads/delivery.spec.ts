import { type AdFacts, type AdSetFacts, type CampaignFacts, judgeDelivery } from './delivery';

const NOW = Date.UTC(2026, 10, 21, 9);
const ad = (effectiveStatus: string, status = 'ACTIVE'): AdFacts => ({
  remoteId: '3',
  status,
  effectiveStatus,
  objections: ['a reason'],
});
const adSet = (over: Partial<AdSetFacts> = {}): AdSetFacts => ({
  remoteId: '2',
  status: 'ACTIVE',
  ads: [ad('ACTIVE')],
  ...over,
});
const facts = (over: Partial<CampaignFacts> = {}): CampaignFacts => ({
  remoteId: '1',
  status: 'ACTIVE',
  effectiveStatus: 'ACTIVE',
  issues: [],
  adSets: [adSet()],
  ...over,
});

describe('whether a campaign serves', () => {
  it.each<[string, CampaignFacts, string, readonly string[]]>([
    ['when everything is on', facts(), 'SERVING', []],
    ['when paused', facts({ status: 'PAUSED' }), 'NOT_SERVING', ['CAMPAIGN_PAUSED']],
    ['when archived', facts({ status: 'ARCHIVED' }), 'NOT_SERVING', ['PLATFORM_REASON']],
    ['with issues', facts({ issues: ['Something'] }), 'LIMITED', ['PLATFORM_REASON']],
    [
      'when the budget is spent',
      facts({ budgetRemaining: 0 }),
      'NOT_SERVING',
      ['BUDGET_EXHAUSTED'],
    ],
    ['with budget left', facts({ budgetRemaining: 5 }), 'SERVING', []],
    ['without an ad set', facts({ adSets: [] }), 'NOT_SERVING', ['NO_ENABLED_AD_GROUP']],
    [
      'with a paused ad set',
      facts({ adSets: [adSet({ status: 'PAUSED' })] }),
      'NOT_SERVING',
      ['NO_ENABLED_AD_GROUP'],
    ],
    ['after its end', facts({ adSets: [adSet({ endsAt: NOW - 1 })] }), 'NOT_SERVING', ['ENDED']],
    [
      'before its start',
      facts({ adSets: [adSet({ startsAt: NOW + 1 })] }),
      'NOT_SERVING',
      ['NOT_STARTED'],
    ],
    [
      'without an enabled ad',
      facts({ adSets: [adSet({ ads: [ad('PAUSED', 'PAUSED')] })] }),
      'NOT_SERVING',
      ['NO_ENABLED_AD'],
    ],
    [
      'while every ad is in review',
      facts({ adSets: [adSet({ ads: [ad('PENDING_REVIEW')] })] }),
      'PENDING',
      ['ADS_UNDER_REVIEW'],
    ],
    [
      'while one is in review',
      facts({ adSets: [adSet({ ads: [ad('ACTIVE'), ad('PENDING_REVIEW')] })] }),
      'SERVING',
      ['ADS_UNDER_REVIEW'],
    ],
    [
      'when every ad is disapproved',
      facts({ adSets: [adSet({ ads: [ad('DISAPPROVED')] })] }),
      'NOT_SERVING',
      ['ADS_DISAPPROVED'],
    ],
    [
      'when one is disapproved',
      facts({ adSets: [adSet({ ads: [ad('ACTIVE'), ad('DISAPPROVED')] })] }),
      'LIMITED',
      ['ADS_DISAPPROVED'],
    ],
    [
      'when billing is not set up',
      facts({ adSets: [adSet({ ads: [ad('PENDING_BILLING_INFO')] })] }),
      'NOT_SERVING',
      ['BILLING_PROBLEM'],
    ],
    [
      'when an ad has issues',
      facts({ adSets: [adSet({ ads: [ad('WITH_ISSUES')] })] }),
      'LIMITED',
      ['PLATFORM_REASON'],
    ],
  ])('%s', (_, given, status, codes) => {
    const judged = judgeDelivery(given, NOW);
    expect([judged.status, judged.reasons.map(({ code }) => code)]).toEqual([status, codes]);
  });
});
