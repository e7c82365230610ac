import { FaultInjector, type FaultOrder } from './faults';

const order = (changes: Partial<FaultOrder> = {}): FaultOrder => ({
  platform: 'google-ads',
  match: {},
  fault: 'reset',
  times: 1,
  ...changes,
});
const target = (path = '/v25/customers/1/campaigns:mutate', method = 'POST') => ({
  platform: 'google-ads' as const,
  method,
  paths: [path, `/google-ads${path}`],
});

describe('the fault dial', () => {
  it('strikes as often as requested and then no more', () => {
    const dial = new FaultInjector();
    dial.add(order({ times: 2 }));
    expect([1, 2, 3].map(() => dial.strike(target())?.fault)).toEqual([
      'reset',
      'reset',
      undefined,
    ]);
  });

  it('lets the requests before the nth pass', () => {
    const dial = new FaultInjector();
    dial.add(order({ match: { nth: 3 } }));
    expect([1, 2, 3, 4].map(() => Boolean(dial.strike(target())))).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  it('counts only requests of its platform, method and path', () => {
    const dial = new FaultInjector();
    dial.add(order({ match: { method: 'post', path: ':mutate$', nth: 2 } }));
    expect(dial.strike({ ...target(), platform: 'microsoft-ads' })).toBeUndefined();
    expect(dial.strike(target('/v25/customers/1/googleAds:search'))).toBeUndefined();
    expect(dial.strike(target('/v25/customers/1/campaigns:mutate', 'GET'))).toBeUndefined();
    expect(dial.strike(target())).toBeUndefined();
    expect(dial.strike(target())).toBeDefined();
  });

  it('takes patterns written with or without the prefix', () => {
    const dial = new FaultInjector();
    dial.add(order({ match: { path: '^/google-ads/v25/' } }));
    dial.add(order({ match: { path: '^/v25/' } }));
    expect([dial.strike(target())?.id, dial.strike(target())?.id]).toEqual([1, 2]);
  });
});
