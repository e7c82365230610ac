import {
  type Fault,
  finished,
  givenCampaignTree,
  givenConnection,
  givenParty,
  type Party,
  previewed,
  SEARCH_PLATFORMS,
  type SearchPlatform,
  synced,
  syncOf,
  triggered,
} from '@switchyard/test-kit';
import { remoteCounts } from '../remote-objects';
import { lastRequest, struckSince, WRITES } from '../system-probes';
import { onQueue } from './on-queue';
import { expectExactlyOnce, expectRemoteWhole, givenSample } from './samples';

const googleQuota = (retryDelay: string): Partial<Fault> => {
  const details = {
    quotaErrorDetails: {
      rateScope: 'ACCOUNT',
      rateName: 'Requests per service per method',
      retryDelay,
    },
  };
  const failure = {
    '@type': 'type.googleapis.com/google.ads.googleads.v25.errors.GoogleAdsFailure',
    errors: [
      { errorCode: { quotaError: 'RESOURCE_EXHAUSTED' }, message: 'Too many requests.', details },
    ],
  };
  return {
    status: 429,
    body: {
      error: {
        code: 429,
        message: 'Resource has been exhausted.',
        status: 'RESOURCE_EXHAUSTED',
        details: [failure],
      },
    },
  };
};
const TWO_SECONDS: Readonly<Record<SearchPlatform, Partial<Fault>>> = {
  'google-ads': googleQuota('2s'),
  'microsoft-ads': { status: 429, body: 'Too many requests', headers: { 'retry-after': '2' } },
};

/** A quota or a breakdown that does not look like one. */
const DISGUISES: readonly (readonly [string, SearchPlatform, Partial<Fault>])[] = [
  ['403 for a spent quota', 'google-ads', { ...googleQuota('1s'), status: 403 }],
  [
    '429 as a page of HTML',
    'google-ads',
    {
      status: 429,
      body: '<html><body>Sorry</body></html>',
      headers: { 'retry-after': '1', 'content-type': 'text/html' },
    },
  ],
  [
    '503 as a page of HTML',
    'google-ads',
    {
      status: 503,
      body: '<html><body>Down</body></html>',
      headers: { 'content-type': 'text/html' },
    },
  ],
  [
    '200 with an error inside',
    'microsoft-ads',
    {
      status: 200,
      body: {
        OperationErrors: [
          { Code: 0, ErrorCode: 'InternalError', Message: 'An internal error has occurred.' },
        ],
        TrackingId: 't',
      },
    },
  ],
  [
    '200 as a page of HTML',
    'microsoft-ads',
    {
      status: 200,
      body: '<html><body>Welcome</body></html>',
      headers: { 'content-type': 'text/html' },
    },
  ],
];

const givenGoogle = async (party: Party) => {
  const connection = await givenConnection(party, 'google-ads');
  await givenCampaignTree(party, { platforms: ['google-ads'] });
  return { connection, planHash: (await previewed(party)).planHash };
};

onQueue((here) => {
  const strike = (platform: SearchPlatform, nth: number, times: number, answer: Partial<Fault>) =>
    here().emulators.fault({
      platform,
      match: { method: 'POST', path: WRITES[platform], nth },
      fault: 'http',
      times,
      ...answer,
    });

  it.each(SEARCH_PLATFORMS)(
    '12 %s says how long to wait: it is waited for exactly, the other one goes on, and the sync completes',
    async (platform) => {
      const sample = await givenSample(here());
      const other: SearchPlatform = platform === 'google-ads' ? 'microsoft-ads' : 'google-ads';
      const { planHash } = await previewed(sample.party);
      const since = await lastRequest(here(), platform);
      await strike(platform, 1, 2, TWO_SECONDS[platform]);
      const [started, syncId] = [Date.now(), await triggered(sample.party, planHash)];
      await here().holds(async () =>
        expect(await remoteCounts(here(), sample.connections[other])).toEqual(sample.whole),
      );
      expect((await remoteCounts(here(), sample.connections[platform])).campaign).toBe(0);
      expect((await finished(sample.party, syncId)).effectiveStatus).toBe('completed');
      expect(await struckSince(here(), platform, since)).toBe(2);
      expect(Date.now() - started).toBeGreaterThanOrEqual(4_000);
      await expectExactlyOnce(sample);
    },
    60_000,
  );

  it('12 one ad account is limited: another one of the same platform does not wait', async () => {
    const [limited, free] = [await givenParty(here()), await givenParty(here())];
    const [slow, quick] = [await givenGoogle(limited), await givenGoogle(free)];
    const path = `${slow.connection.adAccount.externalAccountId}/${WRITES['google-ads']}`;
    await here().emulators.fault({
      platform: 'google-ads',
      match: { method: 'POST', path },
      fault: 'http',
      times: 1,
      ...googleQuota('30s'),
    });
    const waiting = await triggered(limited, slow.planHash);
    await here().holds(async () =>
      expect(await struckSince(here(), 'google-ads')).toBeGreaterThan(0),
    );
    expect((await finished(free, await triggered(free, quick.planHash))).effectiveStatus).toBe(
      'completed',
    );
    expect([
      (await syncOf(limited, waiting)).effectiveStatus,
      (await remoteCounts(here(), slow.connection)).campaign,
    ]).toEqual(['in_progress', 0]);
    expect((await finished(limited, waiting)).effectiveStatus).toBe('completed');
  }, 150_000);

  it('12 the quota of the day is spent: the rest is deferred with its hour, the other platform completes, and the Space is free', async () => {
    const sample = await givenSample(here());
    const { planHash } = await previewed(sample.party);
    await strike('google-ads', 2, 1_000, googleQuota('40591s'));
    const sync = await finished(sample.party, await triggered(sample.party, planHash));
    expect([
      sync.effectiveStatus,
      sync.counts.deferred > 0,
      Date.parse(sync.resumesAt ?? '') > Date.now() + 10 * 3_600_000,
    ]).toEqual(['partial', true, true]);
    expect(await remoteCounts(here(), sample.connections['microsoft-ads'])).toEqual(sample.whole);
    expect(await struckSince(here(), 'google-ads')).toBeGreaterThan(0);
    await here().emulators.clearFaults();
  }, 60_000);

  it.each(DISGUISES)(
    '13 %s from %s: it is reported as what it is, and nothing is made twice',
    async (_what, platform, answer) => {
      const sample = await givenSample(here());
      const since = await lastRequest(here(), platform);
      await strike(platform, 2, 1, answer);
      expect((await synced(sample.party)).effectiveStatus).toBe('completed');
      expect(await struckSince(here(), platform, since)).toBe(1);
      await expectRemoteWhole(sample);
      await expectExactlyOnce(sample);
    },
    90_000,
  );
});
