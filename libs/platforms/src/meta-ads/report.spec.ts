import type { PerformanceScope } from '../port/performance';
import { halvesOf } from './report';

const scope = (over: Partial<PerformanceScope> = {}): PerformanceScope => ({
  level: 'ad',
  from: '2026-11-29',
  to: '2026-12-01',
  campaignRemoteIds: ['1', '2', '3'],
  ...over,
});

describe('halves of a scope', () => {
  it('are its days, none in both', () =>
    expect(halvesOf(scope())).toEqual([
      scope({ to: '2026-11-30' }),
      scope({ from: '2026-12-01' }),
    ]));

  it('of one day are its campaigns', () => {
    const day = { from: '2026-12-01' };
    expect(halvesOf(scope(day))).toEqual([
      scope({ ...day, campaignRemoteIds: ['1', '2'] }),
      scope({ ...day, campaignRemoteIds: ['3'] }),
    ]);
  });

  it('of one campaign on one day are none', () =>
    expect(halvesOf(scope({ from: '2026-12-01', campaignRemoteIds: ['1'] }))).toEqual([]));
});
