import 'reflect-metadata';
import { type Caller, httpBench, type HttpBench } from '../../testing/http-bench';

let bench: HttpBench;
let call: Caller;
let ids: {
  campaignId: string;
  adGroupId: string;
  adId: string;
  keywordId: string;
  businessId: string;
};
beforeAll(async () => {
  bench = await httpBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  call = bench.newSpace();
  const make = async (path: string, body: object) => (await call('POST', path, body)).data.id;
  const businessId = await make('/businesses', { name: 'Shop' });
  const campaignId = await make('/campaigns', {
    name: 'Autumn',
    type: 'SEARCH',
    budget: 50,
    businessId,
  });
  const adGroupId = await make('/ad-groups', { campaignId, name: 'Shoes', maxCpc: 0.8 });
  const adId = await make('/ads', {
    adGroupId,
    type: 'RESPONSIVE_SEARCH',
    finalUrl: 'https://example.com',
    headlines: [{ text: 'Shoes', pinned: 1 }],
  });
  const keywordId = await make('/keywords', { adGroupId, text: 'shoes', matchType: 'EXACT' });
  ids = { campaignId, adGroupId, adId, keywordId, businessId };
});

const paths = () => [
  `/businesses/${ids.businessId}`,
  `/campaigns/${ids.campaignId}`,
  `/ad-groups/${ids.adGroupId}`,
  `/ads/${ids.adId}`,
  `/keywords/${ids.keywordId}`,
];
const withoutRequestId = (text: string) => text.replace(/req_\w+/g, '');

describe('every record', () => {
  it('can be read, sent back whole and deleted', async () => {
    for (const path of paths().reverse()) {
      const read = await call('GET', path);
      expect([path, read.status, read.headers['etag']]).toEqual([path, 200, '"1"']);
      expect((await call('PATCH', path, read.data)).data).toEqual(read.data);
      expect((await call('DELETE', path)).status).toBe(204);
      expect((await call('DELETE', path)).refused).toEqual(['NOT_FOUND']);
    }
  });

  it('of another Space is not found', async () => {
    const elsewhere = bench.newSpace();
    for (const path of paths()) {
      const unknown = path.replace(/.{4}$/, '0000');
      for (const [method, body] of [['GET'], ['PATCH', { name: 'x' }], ['DELETE']] as const) {
        const [foreign, never] = await Promise.all([
          elsewhere(method, path, body),
          call(method, unknown, body),
        ]);
        expect([path, method, foreign.status, withoutRequestId(foreign.text)]).toEqual([
          path,
          method,
          404,
          withoutRequestId(never.text),
        ]);
      }
    }
    expect((await elsewhere('POST', `/campaigns/${ids.campaignId}/restore`)).refused).toEqual([
      'NOT_FOUND',
    ]);
    for (const path of ['/businesses', '/campaigns', '/ad-groups', '/ads', '/keywords']) {
      expect((await elsewhere('GET', path)).rows).toEqual([]);
    }
  });

  it('cannot be named by a body of another Space', async () => {
    const elsewhere = bench.newSpace();
    const foreign = [
      await elsewhere('POST', '/campaigns', {
        name: 'A',
        type: 'SEARCH',
        budget: 1,
        businessId: ids.businessId,
      }),
      await elsewhere('POST', '/ad-groups', { campaignId: ids.campaignId, name: 'A' }),
      await elsewhere('POST', '/ads', {
        adGroupId: ids.adGroupId,
        type: 'RESPONSIVE_SEARCH',
        finalUrl: 'https://example.com',
      }),
      await elsewhere('POST', '/keywords', {
        adGroupId: ids.adGroupId,
        text: 'a',
        matchType: 'EXACT',
      }),
    ];
    expect(foreign.map(({ error }) => [error?.code, error?.details?.path])).toEqual([
      ['NOT_FOUND', '/businessId'],
      ['NOT_FOUND', '/campaignId'],
      ['NOT_FOUND', '/adGroupId'],
      ['NOT_FOUND', '/adGroupId'],
    ]);
    expect(
      (await elsewhere('POST', '/keywords/bulk-delete', { ids: [ids.keywordId] })).rows,
    ).toMatchObject([{ index: 0, status: 'failed', error: { code: 'NOT_FOUND' } }]);
  });

  it('asks for its scope', async () => {
    for (const [path, scope] of paths().map(
      (one, at) => [one, ['businesses', 'campaigns', 'campaigns', 'ads', 'keywords'][at]!] as const,
    )) {
      expect(
        (await call('GET', path, undefined, { scopes: 'reports:read' })).error?.details?.required,
      ).toEqual([`${scope}:read`]);
      expect(
        (await call('PATCH', path, { name: 'x' }, { scopes: `${scope}:read` })).error?.details
          ?.required,
      ).toEqual([`${scope}:write`]);
      expect((await call('GET', path, undefined, { scopes: `${scope}:read` })).status).toBe(200);
    }
  });

  it('refuses other values of what cannot be written', async () => {
    expect(
      (
        await call('PATCH', `/keywords/${ids.keywordId}`, {
          review: { 'google-ads': {} },
          adGroupId: 'adg_01kb4wq6m3e0sv5mwzq8a7h2rd',
        })
      ).refused,
    ).toEqual(['VALIDATION_ERROR', 'READ_ONLY /review', 'READ_ONLY /adGroupId']);
    expect((await call('PATCH', `/ads/${ids.adId}`, { stampProvenance: 'user' })).refused).toEqual([
      'VALIDATION_ERROR',
      'READ_ONLY /stampProvenance',
    ]);
  });

  it('knows its limits', async () => {
    const ad = {
      adGroupId: ids.adGroupId,
      type: 'RESPONSIVE_SEARCH',
      finalUrl: 'ftp://example.com',
      path1: 'sixteen letters!',
      callToAction: 7,
    };
    expect((await call('POST', '/ads', ad)).refused.slice(1).sort()).toEqual([
      'BAD_FORMAT /finalUrl',
      'TOO_LONG /path1',
      'WRONG_TYPE /callToAction',
    ]);
    expect(
      (
        await call('POST', '/keywords', {
          adGroupId: ids.adGroupId,
          text: 'x'.repeat(81),
          matchType: 'NEAR',
        })
      ).refused
        .slice(1)
        .sort(),
    ).toEqual(['NOT_ONE_OF /matchType', 'TOO_LONG /text']);
    expect(
      (
        await call('POST', '/businesses', {
          name: 'x'.repeat(256),
          targetAudiences: Array.from({ length: 21 }, () => 'x'),
        })
      ).refused
        .slice(1)
        .sort(),
    ).toEqual(['TOO_LONG /name', 'TOO_MANY /targetAudiences']);
  });
});

describe('bulk', () => {
  const keyword = (text: string, more: object = {}) => ({
    adGroupId: ids.adGroupId,
    text,
    matchType: 'PHRASE',
    ...more,
  });

  it('answers for each item and counts', async () => {
    const items = [
      keyword('one'),
      'nonsense',
      keyword('two', { nmae: 1 }),
      keyword('three', { maxCpc: 0.001 }),
      keyword('four', { adGroupId: 'adg_wrong' }),
      keyword('ONE'),
      keyword('five'),
    ];
    const { status, rows, meta } = await call('POST', '/keywords/bulk', { items });
    expect([status, meta]).toEqual([200, { succeeded: 2, failed: 5 }]);
    expect(
      rows.map(
        (row) => row.error?.details?.issues?.[0]?.path ?? row.error?.details?.path ?? row.status,
      ),
    ).toEqual([
      'created',
      '/items/1',
      '/items/2/nmae',
      '/items/3/maxCpc',
      '/items/4/adGroupId',
      '/items/5/text',
      'created',
    ]);
    expect(rows.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect((await call('GET', `/keywords/${rows[0]?.id}`)).data).toMatchObject({
      text: 'one',
      matchType: 'PHRASE',
    });
  });

  it('patches and deletes', async () => {
    const patched = await call('PATCH', '/keywords/bulk', {
      items: [
        { id: ids.keywordId, status: 'PAUSED', maxCpc: 1 },
        { id: 'kwd_wrong' },
        { status: 'PAUSED' },
        { id: ids.keywordId, text: '' },
      ],
    });
    expect(patched.rows.map(({ status, error }) => error?.code ?? status)).toEqual([
      'updated',
      'NOT_FOUND',
      'VALIDATION_ERROR',
      'VALIDATION_ERROR',
    ]);
    expect(patched.rows[3]?.error?.details?.issues?.[0]?.path).toBe('/items/3/text');
    expect((await call('GET', `/keywords/${ids.keywordId}`)).data).toMatchObject({
      status: 'PAUSED',
      maxCpc: 1,
      version: 2,
    });
    expect(
      (await call('POST', '/keywords/bulk-delete', { ids: [ids.keywordId, 7, 'kwd_wrong'] })).meta,
    ).toEqual({ succeeded: 1, failed: 2 });
  });

  it.each([
    ['/keywords', 'keywordId', { status: 'PAUSED' }],
    ['/ad-groups', 'adGroupId', { status: 'PAUSED' }],
    ['/ads', 'adId', { status: 'PAUSED' }],
  ] as const)('patches %s of the version that was read, and no other', async (path, of, change) => {
    const id = ids[of];
    const patched = await call('PATCH', `${path}/bulk`, {
      items: [
        { id, version: 7, ...change },
        { id, version: '1', ...change },
        { id, version: 1, ...change },
      ],
    });
    expect([
      patched.status,
      patched.rows.map(({ status, error }) => error?.code ?? status),
      patched.rows[1]?.error?.details?.issues?.[0]?.path,
    ]).toEqual([200, ['PRECONDITION_FAILED', 'VALIDATION_ERROR', 'updated'], '/items/1/version']);
    expect((await call('GET', `${path}/${id}`)).data).toMatchObject({ ...change, version: 2 });
  });

  it.each(['/keywords', '/ad-groups', '/ads'])('of %s takes no If-Match', async (path) => {
    const header = { 'if-match': '"1"' };
    expect(
      [
        await call('PATCH', `${path}/bulk`, { items: [{ id: ids.keywordId }] }, header),
        await call('POST', `${path}/bulk`, { items: [{}] }, header),
        await call('POST', `${path}/bulk-delete`, { ids: ['x'] }, header),
      ].map(({ status, refused }) => [status, refused]),
    ).toEqual(
      Array.from({ length: 3 }, () => [400, ['VALIDATION_ERROR', 'NOT_ALLOWED header.If-Match']]),
    );
  });

  it('works for ad groups and ads alike', async () => {
    const groups = await call('POST', '/ad-groups/bulk', {
      items: [
        { campaignId: ids.campaignId, name: 'Boots' },
        { campaignId: ids.campaignId, name: 'shoes' },
      ],
    });
    expect(groups.rows.map(({ status, error }) => error?.code ?? status)).toEqual([
      'created',
      'NAME_TAKEN',
    ]);
    const ads = await call('POST', '/ads/bulk', {
      items: [
        {
          adGroupId: groups.rows[0]!.id,
          type: 'RESPONSIVE_SEARCH',
          finalUrl: 'https://example.com',
        },
      ],
    });
    expect(
      (
        await call('PATCH', '/ads/bulk', {
          items: [{ id: ads.rows[0]!.id, headlines: [{ text: 'Boots' }] }],
        })
      ).meta,
    ).toEqual({ succeeded: 1, failed: 0 });
    expect(
      (await call('POST', '/ad-groups/bulk-delete', { ids: [groups.rows[0]!.id] })).meta,
    ).toEqual({ succeeded: 1, failed: 0 });
    expect((await call('GET', `/ads/${ads.rows[0]!.id}`)).status).toBe(404);
  });

  it.each<[object | string, string[]]>([
    [{}, ['VALIDATION_ERROR', 'REQUIRED /items']],
    [{ items: 'x' }, ['VALIDATION_ERROR', 'WRONG_TYPE /items']],
    [{ items: [] }, ['VALIDATION_ERROR', 'TOO_FEW /items']],
    [{ items: Array.from({ length: 1_001 }, () => ({})) }, ['VALIDATION_ERROR', 'TOO_MANY /items']],
    [{ items: [{}], more: 1 }, ['VALIDATION_ERROR', 'UNKNOWN_FIELD /more']],
    [[1], ['INVALID_REQUEST']],
  ])('refuses a body of the wrong shape', async (body, refused) => {
    expect((await call('POST', '/keywords/bulk', body)).refused).toEqual(refused);
  });
});
