import { type RunningEmulators, startEmulators } from '../core/start-emulators';
import { createGoogleAds } from '../google-ads';
import { documentedMutate } from '../google-ads/testing/documented-mutate';
import { call, GoogleClient } from '../google-ads/testing/google-client';

let emulators: RunningEmulators;
let google: GoogleClient;
const control = (method: string, path: string, body?: unknown) =>
  call(method, `${emulators.url}/_control${path}`, body);

beforeAll(async () => {
  emulators = await startEmulators({ port: 0, vendors: [createGoogleAds] });
});
beforeEach(async () => {
  await control('POST', '/reset');
  google = await GoogleClient.create(emulators.url);
});
afterAll(() => emulators.close());

const fault = (changes: object) =>
  control('POST', '/faults', { platform: 'google-ads', match: { path: ':mutate$' }, ...changes });
const createBudget = () =>
  google.mutate('campaignBudgets', {
    operations: [{ create: { amountMicros: '1000000', explicitlyShared: false } }],
  });
const budgets = async () =>
  (await control('GET', '/objects?platform=google-ads&kind=campaignBudget')).body.data.length;
const lastRequest = async () => (await control('GET', '/requests')).body.data.at(-1);

describe('faults', () => {
  it('drop-reply does the work and never answers', async () => {
    await fault({ fault: 'drop-reply' });
    await expect(createBudget()).rejects.toThrow();
    expect(await budgets()).toBe(1);
    expect(await lastRequest()).toMatchObject({
      fault: 'drop-reply',
      status: null,
      response: { results: [{}] },
    });
    expect((await createBudget()).status).toBe(200);
  });

  it('reset breaks the connection before the work', async () => {
    await fault({ fault: 'reset' });
    await expect(createBudget()).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(await budgets()).toBe(0);
    expect(await lastRequest()).toMatchObject({ fault: 'reset', status: null });
  });

  it('http answers in the vendor’s words without the work, or with the body it was given', async () => {
    await fault({ fault: 'http', status: 429 });
    await fault({ fault: 'http', status: 503, body: 'busy', headers: { 'retry-after': '7' } });
    const quota = await createBudget();
    expect(quota.body.error.details[0].errors[0]).toMatchObject({
      errorCode: { quotaError: 'RESOURCE_EXHAUSTED' },
      details: { quotaErrorDetails: { retryDelay: '30s' } },
    });
    expect(
      await google.unchecked('POST', `customers/${google.id}/campaignBudgets:mutate`, {}),
    ).toMatchObject({
      status: 503,
      body: 'busy',
      headers: { 'retry-after': '7' },
    });
    expect(await lastRequest()).toMatchObject({ status: 503, response: 'busy' });
    expect(await budgets()).toBe(0);
  });

  it('delay does the work at once and holds the answer', async () => {
    await fault({ fault: 'delay', delayMs: 60 });
    const started = performance.now();
    expect((await createBudget()).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThanOrEqual(55);
  });

  it('are listed with what they did, and gone when deleted', async () => {
    await fault({ fault: 'reset', match: { method: 'POST', nth: 9 } });
    await createBudget();
    expect((await control('GET', '/faults')).body.data).toEqual([
      expect.objectContaining({ fault: 'reset', times: 1, seen: 1, struck: 0 }),
    ]);
    expect((await control('DELETE', '/faults')).status).toBe(204);
    expect((await control('GET', '/faults')).body.data).toEqual([]);
  });
});

describe('the control interface', () => {
  it.each([
    ['POST', '/faults', { platform: 'google-ads', fault: 'explode' }, 400],
    ['POST', '/faults', { platform: 'google-ads', fault: 'reset', when: 'now' }, 400],
    ['POST', '/faults', { platform: 'google-ads', fault: 'reset', match: { path: '(' } }, 400],
    ['POST', '/faults', { platform: 'google-ads', fault: 'reset', match: { nth: 0 } }, 400],
    ['POST', '/faults', { platform: 'google-ads', fault: 'http' }, 400],
    ['POST', '/faults', 'not json', 400],
    ['POST', '/clock', { advanceSeconds: -1 }, 400],
    ['POST', '/accounts', { platform: 'google-ads', timeZone: 'Mars/North' }, 400],
    ['POST', '/accounts', { platform: 'reddit-ads' }, 404],
    ['POST', '/accounts', { platform: 'myspace' }, 400],
    ['GET', '/objects?plattform=google-ads', undefined, 400],
    ['GET', '/nothing', undefined, 404],
    ['PUT', '/clock', undefined, 405],
    ['PATCH', '/objects/google-ads/campaign/1', { name: 'x' }, 404],
    [
      'POST',
      '/verdicts',
      { platform: 'google-ads', kind: 'adGroupAd', id: '1', review: 'approved' },
      404,
    ],
    [
      'POST',
      '/spend',
      {
        platform: 'google-ads',
        campaignId: '1',
        date: '2026-11-19',
        impressions: 1,
        clicks: 0,
        spend: 1,
        conversions: 0,
        conversionValue: 0,
      },
      404,
    ],
  ])('%s %s %j is answered %i with a message', async (method, path, body, status) => {
    const answer = await control(method, path, body);
    expect([answer.status, typeof answer.body.error.message]).toEqual([status, 'string']);
  });

  it('says where platforms are when nothing answers at a path', async () => {
    const { status, body } = await call('GET', `${emulators.url}/reddit-ads/api/v3/me`);
    expect([status, body.error.message]).toEqual([
      404,
      expect.stringMatching(/Nothing answers at \/reddit-ads\/api\/v3\/me\. .*\/google-ads/),
    ]);
  });

  it('says how many of the listed requests lost their bodies', async () => {
    const { body } = await control('GET', '/requests');
    expect(body).toEqual({ data: expect.any(Array), bodiesKept: 10_000, bodiesDropped: 0 });
  });

  it('makes accounts in the shape of a connection', async () => {
    const { status, body } = await control('POST', '/accounts', {
      platform: 'google-ads',
      currency: 'JPY',
      timeZone: 'Asia/Tokyo',
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      platform: 'google-ads',
      externalAccountId: expect.stringMatching(/^\d{10}$/),
      name: expect.any(String),
      currency: 'JPY',
      timeZone: 'Asia/Tokyo',
      settings: { loginCustomerId: expect.stringMatching(/^\d{10}$/) },
      credentials: {
        clientId: expect.any(String),
        clientSecret: expect.any(String),
        refreshToken: expect.any(String),
      },
    });
  });

  it('counts reads, writes and token requests exactly, whatever is deleted from the log', async () => {
    await createBudget();
    await google.query('SELECT campaign.id FROM campaign');
    await control('DELETE', '/requests');
    const [count] = (await control('GET', '/counters')).body.data;
    expect(count).toMatchObject({ platform: 'google-ads', total: 3, reads: 1, writes: 1, auth: 1 });
    expect(count.routes).toContainEqual({
      method: 'POST',
      path: '/v25/customers/{id}/campaignBudgets:mutate',
      count: 1,
    });
  });

  it('logs requests with the vendor’s own path, without credentials', async () => {
    await createBudget();
    const entry = await lastRequest();
    expect(entry).toMatchObject({
      platform: 'google-ads',
      method: 'POST',
      path: `/v25/customers/${google.id}/campaignBudgets:mutate`,
      status: 200,
      body: { operations: [{}] },
    });
    expect(entry.headers.authorization).toBe('Bearer ***');
    expect((await control('GET', `/requests?since=${entry.seq}`)).body.data).toEqual([]);
  });

  it('edits and deletes as a person would, under the vendor’s rules', async () => {
    await google.mutate('googleAds', documentedMutate(google.id));
    const [campaign] = (
      await control('GET', `/objects?platform=google-ads&kind=campaign&accountId=${google.id}`)
    ).body.data;
    const at = `/objects/google-ads/campaign/${campaign.id}`;
    expect((await control('PATCH', at, { name: 'By hand', endDateTime: null })).body).toMatchObject(
      { name: 'By hand', data: { name: 'By hand' } },
    );
    expect((await control('PATCH', at, { budget: 5 })).status).toBe(400);
    const [row] = await google.query('SELECT campaign.name, campaign.end_date_time FROM campaign');
    expect(row.campaign).toEqual({ resourceName: expect.any(String), name: 'By hand' });
    expect((await control('DELETE', at)).status).toBe(204);
    expect(
      await google.query("SELECT ad_group.id FROM ad_group WHERE ad_group.status != 'REMOVED'"),
    ).toEqual([]);
  });

  it('lists ads and keywords under their plain names too', async () => {
    await google.mutate('googleAds', documentedMutate(google.id));
    const kinds = async (kind: string) =>
      (await control('GET', `/objects?kind=${kind}`)).body.data.map(
        (one: { kind: string; name?: string }) => [one.kind, one.name],
      );
    expect(await kinds('keyword')).toEqual([
      ['adGroupCriterion', 'garden shoes'],
      ['adGroupCriterion', 'used'],
    ]);
    expect(await kinds('ad')).toEqual([['adGroupAd', undefined]]);
  });

  it('empties everything but never reuses an account', async () => {
    await createBudget();
    await control('POST', '/reset');
    expect((await control('GET', '/objects')).body.data).toEqual([]);
    expect((await control('GET', '/requests')).body.data).toEqual([]);
    const again = await GoogleClient.create(emulators.url);
    expect(again.id).not.toBe(google.id);
  });
});

describe('a wait by the clock', () => {
  const now = async () => Date.parse((await control('GET', '/clock')).body.now);
  const waitFor = async (seconds: number) =>
    control('POST', '/clock/waits', {
      until: new Date((await now()) + seconds * 1_000).toISOString(),
    });

  it('changes nothing by itself', async () => {
    const before = await now();
    expect((await waitFor(3_600)).status).toBe(200);
    expect((await now()) - before).toBeLessThan(60_000);
  });

  it('sets the clock forward to its end where waits are skipped, and never back', async () => {
    await control('POST', '/clock', { skipsWaits: true });
    const before = await now();
    await waitFor(3_600);
    expect(Math.round(((await now()) - before) / 60_000)).toBe(60);
    await waitFor(-3_600);
    expect(Math.round(((await now()) - before) / 60_000)).toBe(60);
  });

  it('is skipped no more after a reset', async () => {
    await control('POST', '/clock', { skipsWaits: true });
    await control('POST', '/reset');
    const before = await now();
    await waitFor(3_600);
    expect((await now()) - before).toBeLessThan(60_000);
  });

  it.each([{ until: 'soon' }, {}, { until: 5 }])(
    'is refused without a moment: %j',
    async (body) => {
      expect((await control('POST', '/clock/waits', body)).status).toBe(400);
    },
  );
});
