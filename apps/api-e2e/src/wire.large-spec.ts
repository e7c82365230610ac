import {
  answered,
  campaignBody,
  givenCampaignTree,
  givenParty,
  refused,
  releaseSystem,
  sharedSystem,
  startSystem,
  type Party,
  type System,
} from '@switchyard/test-kit';

let system: System;
let party: Party;
beforeAll(async () => {
  system = await sharedSystem({ workers: 0 });
  party = await givenParty(system);
}, 120_000);
afterAll(() => releaseSystem(system));

const issuesOf = (body: { error?: { details?: Readonly<Record<string, unknown>> } }) =>
  (body.error?.details?.['issues'] as { path: string; code: string }[]).map(({ path, code }) => [
    path,
    code,
  ]);

describe('a body', () => {
  it.each([
    ['that is no JSON', { text: '{' }, 400],
    ['that is no object', { text: '[]' }, 400],
    ['that is absent', {}, 400],
    [
      'of another type',
      { text: 'name=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
    ],
    ['with a member twice', { text: '{"name":"a","name":"b"}' }, 400],
  ] as const)('%s is INVALID_REQUEST', async (_what, sent, status) => {
    const answer = await party.send('/api/v1/businesses', { method: 'POST', ...sent });
    expect([answer.status, answer.body.error?.code]).toEqual([status, 'INVALID_REQUEST']);
  });

  it('of more than a megabyte is refused, of more than five on bulk routes', async () => {
    const text = JSON.stringify({ name: 'x'.repeat(1_100_000) });
    expect(
      (await party.send('/api/v1/businesses', { method: 'POST', text })).body.error?.code,
    ).toBe('PAYLOAD_TOO_LARGE');
    expect(
      (await party.send('/api/v1/keywords/bulk', { method: 'POST', text })).body.error?.code,
    ).toBe('VALIDATION_ERROR');
    expect(
      (
        await party.send('/api/v1/keywords/bulk', {
          method: 'POST',
          text: JSON.stringify({ name: 'x'.repeat(5_300_000) }),
        })
      ).body.error?.code,
    ).toBe('PAYLOAD_TOO_LARGE');
  });

  it('gets every problem at once, unknown members by name', async () => {
    const body = {
      ...campaignBody({}),
      name: '',
      budgt: 5,
      budget: -1,
      type: 'SEARCHH',
      platforms: ['google'],
      networks: { serch: true },
    };
    const { status, body: answer } = await party.send('/api/v1/campaigns', {
      method: 'POST',
      body,
    });
    expect(status).toBe(400);
    expect(issuesOf(answer)).toEqual(
      expect.arrayContaining([
        ['/budgt', 'UNKNOWN_FIELD'],
        ['/name', 'TOO_SHORT'],
        ['/budget', 'OUT_OF_RANGE'],
        ['/type', 'NOT_ONE_OF'],
        ['/platforms/0', 'NOT_ONE_OF'],
        ['/networks/serch', 'UNKNOWN_FIELD'],
      ]),
    );
  });

  it('may hold read-only members as they are, and no other values of them', async () => {
    const made = await answered(party.api.POST('/api/v1/campaigns', { body: campaignBody({}) }));
    const path = `/api/v1/campaigns/${made.id}`;
    expect((await party.send(path, { method: 'PATCH', body: made })).status).toBe(200);
    expect(
      issuesOf(
        (
          await party.send(path, {
            method: 'PATCH',
            body: { ...made, version: 9, createdAt: '2020-01-01T00:00:00.000Z' },
          })
        ).body,
      ),
    ).toEqual(
      expect.arrayContaining([
        ['/version', 'READ_ONLY'],
        ['/createdAt', 'READ_ONLY'],
      ]),
    );
  });
});

describe('a query', () => {
  it.each([
    ['?limt=5', 'query.limt', 'UNKNOWN_FIELD'],
    ['?limit=0', 'query.limit', 'OUT_OF_RANGE'],
    ['?limit=201', 'query.limit', 'OUT_OF_RANGE'],
    ['?cursor=x', 'query.cursor', 'BAD_FORMAT'],
    ['?status=GONE', 'query.status', 'NOT_ONE_OF'],
  ] as const)('%s is refused by name', async (query, path, code) => {
    const { status, body } = await party.send(`/api/v1/campaigns${query}`);
    expect([status, issuesOf(body)]).toEqual([400, [[path, code]]]);
  });

  it('for an unknown id finds nothing', async () => {
    expect(
      (await party.send('/api/v1/campaigns?businessId=biz_01m7ysmqkxfk5bb8srhmkf78ab')).body,
    ).toEqual({ data: [], meta: { nextCursor: null, total: 0 } });
  });
});

describe('a list', () => {
  it('is paged newest first, each row once, whatever comes in meanwhile', async () => {
    const own = await givenParty(system);
    const make = () => answered(own.api.POST('/api/v1/campaigns', { body: campaignBody({}) }));
    const made: string[] = [];
    for (let at = 0; at < 7; at += 1) made.unshift((await make()).id);
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body } = await own.send(
        `/api/v1/campaigns?limit=3${cursor === '' ? '' : `&cursor=${cursor}`}`,
      );
      seen.push(...(body.data as { id: string }[]).map(({ id }) => id));
      expect(body.meta?.['total']).toBe((body.data as unknown[]).length);
      cursor = body.meta?.['nextCursor'] as string | null;
      await make();
    }
    expect(seen).toEqual(made);
  });
});

describe('If-Match', () => {
  it('accepts the version that was read, and no older one', async () => {
    const { id } = await answered(party.api.POST('/api/v1/campaigns', { body: campaignBody({}) }));
    const path = `/api/v1/campaigns/${id}`;
    const etag = (await party.send(path)).headers.get('etag') as string;
    const change = (ifMatch: string, budget: number) =>
      party.send(path, { method: 'PATCH', body: { budget }, headers: { 'if-match': ifMatch } });
    const changed = await change(etag, 30);
    expect([changed.status, changed.headers.get('etag')]).toEqual([200, '"2"']);
    const stale = await change(etag, 40);
    expect([stale.status, stale.body.error?.code]).toEqual([412, 'PRECONDITION_FAILED']);
    expect(
      (await party.send(path, { method: 'DELETE', headers: { 'if-match': etag } })).status,
    ).toBe(412);
    expect((await change('*', 50)).status).toBe(200);
  });

  it('accepts one of many equal edits', async () => {
    const { id } = await answered(party.api.POST('/api/v1/campaigns', { body: campaignBody({}) }));
    const statuses = await Promise.all(
      Array.from(
        { length: 20 },
        async (_, at) =>
          (
            await party.send(`/api/v1/campaigns/${id}`, {
              method: 'PATCH',
              body: { budget: 100 + at },
              headers: { 'if-match': '"1"' },
            })
          ).status,
      ),
    );
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 412)]);
  });
});

describe('bulk', () => {
  it('treats items one by one, in order', async () => {
    const {
      adGroupIds: [adGroupId = ''],
    } = await givenCampaignTree(party, { keywords: 1 });
    const item = (text: string) => ({ adGroupId, text, matchType: 'PHRASE' });
    const { body } = await party.send('/api/v1/keywords/bulk', {
      method: 'POST',
      body: {
        items: [
          item('new shoes'),
          item('running shoes 1'),
          { adGroupId },
          item('NEW shoes'),
          item('old shoes'),
        ],
      },
    });
    const rows = body.data as {
      index: number;
      status: string;
      id?: string;
      error?: { code: string };
    }[];
    expect(rows.map(({ index, status, error }) => [index, status, error?.code])).toEqual([
      [0, 'created', undefined],
      [1, 'failed', 'KEYWORD_TAKEN'],
      [2, 'failed', 'VALIDATION_ERROR'],
      [3, 'failed', 'KEYWORD_TAKEN'],
      [4, 'created', undefined],
    ]);
    expect(body.meta).toEqual({ succeeded: 2, failed: 3 });
    const ids = rows.flatMap(({ id }) => id ?? []);
    const patched = await party.send('/api/v1/keywords/bulk', {
      method: 'PATCH',
      body: {
        items: [
          { id: ids[0], status: 'PAUSED' },
          { id: ids[1], status: 'NO' },
        ],
      },
    });
    expect((patched.body.data as { status: string }[]).map(({ status }) => status)).toEqual([
      'updated',
      'failed',
    ]);
    const gone = await party.send('/api/v1/keywords/bulk-delete', {
      method: 'POST',
      body: { ids: [...ids, 'kwd_01m7ysmqkxfk5bb8srhmkf78ab'] },
    });
    expect(gone.body.meta).toEqual({ succeeded: 2, failed: 1 });
  });

  it('takes 1 to 1,000 items', async () => {
    expect(
      issuesOf(
        (await party.send('/api/v1/keywords/bulk', { method: 'POST', body: { items: [] } })).body,
      ),
    ).toEqual([['/items', expect.any(String)]]);
    expect(
      (
        await party.send('/api/v1/keywords/bulk', {
          method: 'POST',
          body: { items: Array.from({ length: 1_001 }, () => ({})) },
        })
      ).status,
    ).toBe(400);
  });
});

describe('headers', () => {
  it('echo a well-formed request id and make one otherwise', async () => {
    const mine = 'req_01m7ysmqkxfk5bb8srhmkf78ab';
    expect(
      (await party.send('/api/v1/me', { headers: { 'x-request-id': mine } })).headers.get(
        'x-request-id',
      ),
    ).toBe(mine);
    expect(
      (await party.send('/api/v1/me', { headers: { 'x-request-id': 'x y' } })).headers.get(
        'x-request-id',
      ),
    ).toMatch(/^req_[0-9a-z]{26}$/);
    const { body, headers } = await party.send('/api/v1/nothing');
    expect((body.error as { requestId?: string }).requestId).toBe(headers.get('x-request-id'));
  });

  it('keep private data out of caches, and never answer 304', async () => {
    const { id } = await answered(party.api.POST('/api/v1/campaigns', { body: campaignBody({}) }));
    const first = await party.send(`/api/v1/campaigns/${id}`);
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(
      (
        await party.send(`/api/v1/campaigns/${id}`, {
          headers: { 'if-none-match': first.headers.get('etag') as string },
        })
      ).status,
    ).toBe(200);
  });

  it('name the address of a new record', async () => {
    const { body, headers } = await party.send('/api/v1/businesses', {
      method: 'POST',
      body: { name: 'Runners' },
    });
    expect(headers.get('location')).toBe(`/api/v1/businesses/${(body.data as { id: string }).id}`);
  });
});

describe('limits', () => {
  let slow: System;
  beforeAll(
    async () =>
      void (slow = await startSystem({ workers: 0, env: { SWITCHYARD_REQUESTS_PER_MINUTE: '5' } })),
    120_000,
  );
  afterAll(() => slow?.stop());

  it('count each token of its own, down to 429 with the seconds to wait', async () => {
    const first = await givenParty(slow);
    const remaining: (string | null)[] = [];
    for (let at = 0; at < 5; at += 1) {
      remaining.push((await first.send('/api/v1/me')).headers.get('x-ratelimit-remaining'));
    }
    expect(remaining).toEqual(['4', '3', '2', '1', '0']);
    const refusal = await refused(first.api.GET('/api/v1/me'));
    expect([
      refusal.status,
      refusal.code,
      refusal.headers.get('x-ratelimit-limit'),
      refusal.headers.get('x-ratelimit-remaining'),
    ]).toEqual([429, 'RATE_LIMITED', '5', '0']);
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    const { token } = await slow.admin.createToken(first.account.accountId, ['campaigns:read']);
    expect(
      (await first.as({ token }).send('/api/v1/me')).headers.get('x-ratelimit-remaining'),
    ).toBe('4');
  });

  it('show requests without a valid token the bucket of their address', async () => {
    const someone = await givenParty(slow);
    const answer = await someone.send('/api/v1/me', {
      headers: { authorization: 'Bearer nonsense' },
    });
    expect([answer.status, answer.headers.get('x-ratelimit-limit')]).toEqual([401, '60']);
  });
});

it('an account shares its daily allowance among its tokens', async () => {
  const own = await givenParty(system, { plan: 'free' });
  const { token } = await system.admin.createToken(own.account.accountId, ['campaigns:read']);
  for (let sent = 0; sent < 1_000; sent += 100) {
    await Promise.all(Array.from({ length: 100 }, () => own.send('/api/v1/me')));
  }
  for (const one of [own, own.as({ token })]) {
    const { status, headers, body } = await one.send('/api/v1/me');
    expect([status, body.error?.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(86_400);
  }
}, 60_000);

it('a path without a route is 404, a method that it does not take 405', async () => {
  expect((await party.send('/api/v1/unicorns')).body.error?.code).toBe('NOT_FOUND');
  const answer = await party.send('/api/v1/me', { method: 'DELETE' });
  expect([answer.status, answer.body.error?.code, answer.headers.get('allow')]).toEqual([
    405,
    'METHOD_NOT_ALLOWED',
    expect.stringContaining('GET'),
  ]);
});
