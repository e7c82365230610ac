import { refusedFor, sampleCampaign } from '../testing/sample-world';
import type { CampaignInput } from './campaign-input';
import { viewCampaign } from './view-campaign';

describe('createCampaign', () => {
  it('starts paused, unlinked, with the defaults of the contract', () => {
    const campaign = viewCampaign(
      sampleCampaign({ platforms: undefined, _platformBudgets: undefined }),
    );
    expect(campaign).toMatchObject({
      status: 'PAUSED',
      platforms: ['google-ads'],
      platformStatus: { 'google-ads': 'ENABLED' },
      objective: 'TRAFFIC',
      currency: 'EUR',
      biddingStrategy: { type: 'MAXIMIZE_CLICKS' },
      adSchedule: 'ALL_HOURS_ALL_DAYS',
      locationIntent: 'PRESENCE',
      languages: ['en'],
      _platformBudgets: null,
      platformLinks: {},
      hold: null,
      declarations: null,
      version: 1,
    });
    expect(campaign.adScheduleStructured).toMatchObject({ timezone: 'Europe/Berlin' });
    expect(campaign.targeting.schedule).toEqual(campaign.adScheduleStructured.windows);
  });

  it.each<[string, Partial<CampaignInput>, string]>([
    ['a status to start with', { status: 'ENABLED' }, 'NOT_ALLOWED /status'],
    ['a blank name', { name: ' \t ' }, 'TOO_SHORT /name'],
    ['no platform', { platforms: [], _platformBudgets: undefined }, 'TOO_FEW /platforms'],
    [
      'a platform twice',
      { platforms: ['google-ads', 'google-ads'], _platformBudgets: undefined },
      'DUPLICATE /platforms/1',
    ],
    ['a currency that is none', { currency: 'EUX' }, 'NOT_ONE_OF /currency'],
    ['half a cent a day', { budget: 100.005 }, 'TOO_PRECISE /budget'],
    ['a split that does not add up', { budget: 99 }, 'SUM_MISMATCH /_platformBudgets'],
    [
      'a connection of a platform it does not run on',
      { connectionIds: { 'meta-ads': 'con_1' } },
      'NOT_ALLOWED /connectionIds/meta-ads',
    ],
    [
      'a pause of a platform it does not run on',
      { platformStatus: { 'meta-ads': 'PAUSED' } },
      'NOT_ALLOWED /platformStatus/meta-ads',
    ],
    ['a language that is none', { languages: ['en', 'xx'] }, 'NOT_ONE_OF /languages/1'],
    ['a language twice', { languages: ['en', 'en'] }, 'DUPLICATE /languages/1'],
    [
      'an end before the start',
      { startDate: '2026-12-01', endDate: '2026-11-30' },
      'CONFLICT /endDate',
    ],
    [
      'a negative keyword twice',
      {
        negativeKeywords: [
          { text: 'free', matchType: 'EXACT' },
          { text: ' FREE ', matchType: 'EXACT' },
        ],
      },
      'DUPLICATE /negativeKeywords/1',
    ],
    [
      'a window of no length',
      { adSchedule: { windows: [{ day: 'MONDAY', startHour: 9, endHour: 9 }] } },
      'OUT_OF_RANGE /adSchedule/windows/0/endHour',
    ],
    [
      'only exclusions',
      { geoTargets: [{ kind: 'AREA', name: 'Berlin', negative: true }] },
      'ONLY_EXCLUSIONS',
    ],
  ])('refuses %s', (_, input, expected) => {
    expect(refusedFor(() => sampleCampaign(input))).toEqual([expected]);
  });

  it('tells everything that is wrong at once', () => {
    expect(
      refusedFor(() =>
        sampleCampaign({ name: '', budget: 0, biddingStrategy: { type: 'TARGET_CPA' } }),
      ),
    ).toEqual(['TOO_SHORT /name', 'OUT_OF_RANGE /budget', 'REQUIRED /biddingStrategy/targetCpa']);
  });

  it('takes a campaign that starts and ends on one day', () => {
    expect(
      refusedFor(() => sampleCampaign({ startDate: '2026-12-01', endDate: '2026-12-01' })),
    ).toEqual([]);
  });
});
