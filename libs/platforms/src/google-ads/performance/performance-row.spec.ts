import type { Row } from '../wire/row';
import { performanceRow } from './performance-row';
import { VIEWS } from './views';

const [keywords] = VIEWS.keyword as readonly [(typeof VIEWS)['keyword'][number]];
const row = (over: Row = {}): Row => ({
  campaign: { id: '9' },
  adGroup: { id: '5' },
  adGroupCriterion: { criterionId: '7' },
  segments: { date: '2026-11-20' },
  metrics: {
    impressions: '340',
    clicks: '12',
    costMicros: '5120000',
    conversions: 1.3333333,
    conversionsValue: 59.97,
  },
  ...over,
});

describe('a row of Google figures', () => {
  it('keeps micros as they are and conversions in millionths', () => {
    expect(performanceRow(row(), 'keyword', keywords)).toEqual({
      level: 'keyword',
      remoteId: '5~7',
      campaignRemoteId: '9',
      day: '2026-11-20',
      impressions: 340,
      clicks: 12,
      spendMicros: 5_120_000,
      conversionsMicros: 1_333_333,
      conversionValueMicros: 59_970_000,
    });
  });

  it('takes what is left out for zero', () => {
    expect(performanceRow(row({ metrics: {} }), 'keyword', keywords)).toMatchObject({
      impressions: 0,
      clicks: 0,
      spendMicros: 0,
      conversionsMicros: 0,
      conversionValueMicros: 0,
    });
  });

  it.each<[string, Row]>([
    ['campaign', { campaign: {} }],
    ['object', { adGroupCriterion: {} }],
    ['day', { segments: {} }],
    ['number', { metrics: { costMicros: '1.5' } }],
  ])('without a %s contradicts itself', (_, over) => {
    expect(() => performanceRow(row(over), 'keyword', keywords)).toThrow(
      expect.objectContaining({ failure: expect.objectContaining({ kind: 'unavailable' }) }),
    );
  });
});
