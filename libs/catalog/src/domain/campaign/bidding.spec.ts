import { BIDDING_STRATEGIES, type BiddingStrategyInput, readBidding, viewBidding } from './bidding';

const codes = (input: BiddingStrategyInput, currency = 'EUR') =>
  readBidding(input, currency).issues.map(({ code, path }) => `${code} ${path}`);

const COMPLETE: Partial<Record<(typeof BIDDING_STRATEGIES)[number], BiddingStrategyInput>> = {
  TARGET_CPA: { targetCpa: 12.5 },
  TARGET_ROAS: { targetRoas: 2.5 },
  TARGET_IMPRESSION_SHARE: { targetImpressionShare: 65, impressionShareLocation: 'ABSOLUTE_TOP' },
};

describe('readBidding', () => {
  it('maximises clicks by default', () => {
    expect(readBidding({}, 'EUR')).toEqual({ strategy: { type: 'MAXIMIZE_CLICKS' }, issues: [] });
  });

  it.each(BIDDING_STRATEGIES)('reads %s and shows it as it was written', (type) => {
    const input: BiddingStrategyInput = { type, ...COMPLETE[type], maxCpcBidCeiling: 1.2 };
    const { strategy, issues } = readBidding(input, 'EUR');
    expect(issues).toEqual([]);
    expect(viewBidding(strategy)).toEqual(input);
  });

  it('aims for the top of the page by default', () => {
    expect(
      readBidding({ type: 'TARGET_IMPRESSION_SHARE', targetImpressionShare: 50 }, 'EUR').strategy,
    ).toMatchObject({ impressionShareLocation: 'TOP' });
  });

  it.each<[string, BiddingStrategyInput, string]>([
    [
      'TARGET_CPA without its target',
      { type: 'TARGET_CPA' },
      'REQUIRED /biddingStrategy/targetCpa',
    ],
    [
      'TARGET_ROAS without its target',
      { type: 'TARGET_ROAS', targetRoas: null },
      'REQUIRED /biddingStrategy/targetRoas',
    ],
    [
      'TARGET_IMPRESSION_SHARE without its target',
      { type: 'TARGET_IMPRESSION_SHARE' },
      'REQUIRED /biddingStrategy/targetImpressionShare',
    ],
    [
      'a target of another strategy',
      { type: 'MANUAL_CPC', targetCpa: 1 },
      'NOT_ALLOWED /biddingStrategy/targetCpa',
    ],
    [
      'a place of another strategy',
      { impressionShareLocation: 'TOP' },
      'NOT_ALLOWED /biddingStrategy/impressionShareLocation',
    ],
    [
      'a return of nothing',
      { type: 'TARGET_ROAS', targetRoas: 0 },
      'OUT_OF_RANGE /biddingStrategy/targetRoas',
    ],
    [
      'a share above all',
      { type: 'TARGET_IMPRESSION_SHARE', targetImpressionShare: 100.1 },
      'OUT_OF_RANGE /biddingStrategy/targetImpressionShare',
    ],
    [
      'half a cent per conversion',
      { type: 'TARGET_CPA', targetCpa: 1.005 },
      'TOO_PRECISE /biddingStrategy/targetCpa',
    ],
    [
      'a ceiling of nothing',
      { maxCpcBidCeiling: 0 },
      'OUT_OF_RANGE /biddingStrategy/maxCpcBidCeiling',
    ],
  ])('refuses %s', (_, input, expected) => {
    expect(codes(input)).toEqual([expected]);
  });
});
