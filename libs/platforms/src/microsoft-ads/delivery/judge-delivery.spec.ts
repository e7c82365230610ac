import type { Ad } from '../wire/objects';
import type { AdGroupFacts, CampaignFacts } from './facts';
import { judgeDelivery } from './judge-delivery';
import { localTime } from './local-time';

const ad = (EditorialStatus: string, Status = 'Active'): Ad => ({
  Id: '6',
  EditorialStatus,
  Status,
});
const group = (over: Partial<AdGroupFacts> = {}): AdGroupFacts => ({
  remoteId: '5',
  status: 'Active',
  start: null,
  end: null,
  ads: [ad('Active')],
  keywords: [{ Id: '7', Status: 'Active' }],
  ...over,
});
const facts = (over: Partial<CampaignFacts> = {}): CampaignFacts => ({
  remoteId: '8',
  status: 'Active',
  campaignType: 'SEARCH',
  schedule: [],
  start: null,
  end: null,
  adGroups: [group()],
  ...over,
});

/** Saturday, 21 November 2026, 10:00 in Berlin. */
const now = localTime('Europe/Berlin', Date.UTC(2026, 10, 21, 9, 0));
const window = {
  day: 'SATURDAY',
  startHour: 9,
  startMinute: 'ZERO',
  endHour: 10,
  endMinute: 'FIFTEEN',
  bidModifier: 1,
} as const;

describe('whether a campaign serves', () => {
  it.each<[string, CampaignFacts, string, readonly string[]]>([
    ['when everything is on', facts(), 'SERVING', []],
    ['when paused', facts({ status: 'Paused' }), 'NOT_SERVING', ['CAMPAIGN_PAUSED']],
    [
      'when the budget is spent',
      facts({ status: 'BudgetPaused' }),
      'NOT_SERVING',
      ['BUDGET_EXHAUSTED'],
    ],
    [
      'when both',
      facts({ status: 'BudgetAndManualPaused' }),
      'NOT_SERVING',
      ['CAMPAIGN_PAUSED', 'BUDGET_EXHAUSTED'],
    ],
    ['when suspended', facts({ status: 'Suspended' }), 'NOT_SERVING', ['PLATFORM_REASON']],
    ['without an ad group', facts({ adGroups: [] }), 'NOT_SERVING', ['NO_ENABLED_AD_GROUP']],
    [
      'with a paused ad group',
      facts({ adGroups: [group({ status: 'Paused' })] }),
      'NOT_SERVING',
      ['NO_ENABLED_AD_GROUP'],
    ],
    [
      'when it has ended',
      facts({ adGroups: [group({ end: '2026-11-20' })] }),
      'NOT_SERVING',
      ['ENDED'],
    ],
    ['on its last day', facts({ adGroups: [group({ end: '2026-11-21' })] }), 'SERVING', []],
    ['when expired', facts({ adGroups: [group({ status: 'Expired' })] }), 'NOT_SERVING', ['ENDED']],
    [
      'before its start',
      facts({ adGroups: [group({ start: '2026-11-22' })] }),
      'NOT_SERVING',
      ['NOT_STARTED'],
    ],
    [
      'without an enabled ad',
      facts({ adGroups: [group({ ads: [ad('Active', 'Paused')] })] }),
      'NOT_SERVING',
      ['NO_ENABLED_AD'],
    ],
    [
      'while every ad is in review',
      facts({ adGroups: [group({ ads: [ad('Inactive', 'Inactive')] })] }),
      'PENDING',
      ['ADS_UNDER_REVIEW'],
    ],
    [
      'while one ad serves and one is in review',
      facts({ adGroups: [group({ ads: [ad('Active'), ad('Inactive')] })] }),
      'SERVING',
      ['ADS_UNDER_REVIEW'],
    ],
    [
      'when every ad is disapproved',
      facts({ adGroups: [group({ ads: [ad('Disapproved')] })] }),
      'NOT_SERVING',
      ['ADS_DISAPPROVED'],
    ],
    [
      'when one of two is disapproved',
      facts({ adGroups: [group({ ads: [ad('Active'), ad('Disapproved')] })] }),
      'LIMITED',
      ['ADS_DISAPPROVED'],
    ],
    [
      'when an ad serves in some markets',
      facts({ adGroups: [group({ ads: [ad('ActiveLimited')] })] }),
      'LIMITED',
      ['PLATFORM_REASON'],
    ],
    [
      'without an enabled keyword',
      facts({ adGroups: [group({ keywords: [{ Id: '7', Status: 'Paused' }] })] }),
      'NOT_SERVING',
      ['NO_ENABLED_KEYWORD'],
    ],
    [
      'without a keyword, on the audience network',
      facts({ campaignType: 'DISPLAY', adGroups: [group({ keywords: [] })] }),
      'SERVING',
      [],
    ],
    [
      'before the start of the campaign itself',
      facts({ campaignType: 'DISPLAY', start: '2026-11-22' }),
      'NOT_SERVING',
      ['NOT_STARTED'],
    ],
    [
      'after the end of the campaign itself',
      facts({ campaignType: 'DISPLAY', end: '2026-11-20' }),
      'NOT_SERVING',
      ['ENDED'],
    ],
    ['inside its hours', facts({ schedule: [window] }), 'SERVING', []],
    [
      'outside its hours',
      facts({ schedule: [{ ...window, endHour: 10, endMinute: 'ZERO' }] }),
      'NOT_SERVING',
      ['OUTSIDE_SCHEDULE'],
    ],
  ])('%s', (_, given, status, codes) => {
    const judged = judgeDelivery(given, now);
    expect([judged.status, judged.reasons.map(({ code }) => code)]).toEqual([status, codes]);
    expect(judged.serving).toBe(status === 'SERVING' || status === 'LIMITED');
  });
});
