import {
  adBody,
  answered,
  campaignBody,
  givenCampaignTree,
  givenConnection,
  givenParty,
  releaseSystem,
  sharedSystem,
  type Party,
  type RawAnswer,
  type System,
} from '@switchyard/test-kit';

let system: System;
let party: Party;
let ids: Readonly<Record<string, string>>;

beforeAll(async () => {
  system = await sharedSystem({ workers: 0 });
  party = await givenParty(system);
  const { id: business } = await answered(
    party.api.POST('/api/v1/businesses', { body: { name: 'Mine', url: 'https://shop.example/' } }),
  );
  const tree = await givenCampaignTree(party, {
    campaign: {
      businessId: business,
      geoTargets: [{ kind: 'AREA', name: 'Berlin', criterionId: '1003854' }],
      adSchedule: 'BUSINESS_HOURS',
    },
  });
  const { id: connection } = await givenConnection(party, 'google-ads');
  ids = {
    businesses: business,
    campaigns: tree.campaignId,
    'ad-groups': tree.adGroupIds[0]!,
    ads: tree.adIds[0]!,
    keywords: tree.keywordIds[0]!,
    connections: connection,
  };
}, 180_000);
afterAll(() => releaseSystem(system));

type Resource = Readonly<Record<string, unknown>> & { readonly version: number };
const RESOURCES = [
  'businesses',
  'campaigns',
  'ad-groups',
  'ads',
  'keywords',
  'connections',
] as const;
/** One member of each that can be changed, and the value that it is given. */
const EDIT = {
  businesses: { name: 'Ours' },
  campaigns: { budget: 31 },
  'ad-groups': { name: 'Renamed' },
  ads: { path1: 'offers' },
  keywords: { status: 'PAUSED' },
  connections: { name: 'Main account' },
} as const;

const pathOf = (resource: string): string => `/api/v1/${resource}/${ids[resource]}`;
const patch = (
  resource: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> => party.send(pathOf(resource), { method: 'PATCH', body, headers });
const read = async (resource: string): Promise<Resource> =>
  (await party.send(pathOf(resource))).body.data as Resource;
const issuesOf = ({ body }: RawAnswer): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (body.error?.details as { issues: readonly { path: string; code: string }[] }).issues.map(
      ({ path, code }) => [path, code],
    ),
  );

describe.each(RESOURCES)('%s', (resource) => {
  it('are read, edited in one member, and sent back whole', async () => {
    const before = await read(resource);
    const answer = await patch(resource, { ...before, ...EDIT[resource] });
    expect([answer.status, answer.body.error]).toEqual([200, undefined]);
    const { updatedAt: _, ...after } = answer.body.data as Resource;
    const { updatedAt: __, ...expected } = {
      ...before,
      ...EDIT[resource],
      version: before.version + 1,
    } as Resource;
    if (resource === 'campaigns') {
      expect(after).toMatchObject({
        budget: 31,
        _platformBudgets: { 'google-ads': 15.5, 'microsoft-ads': 15.5 },
      });
    } else expect(after).toEqual(expected);
    expect((await read(resource)).version).toBe(before.version + 1);
  });

  it('keep their version when nothing changes', async () => {
    const before = await read(resource);
    const answer = await patch(resource, before);
    expect([answer.status, (answer.body.data as Resource).version]).toEqual([200, before.version]);
  });

  it('carry an ETag, and are never 304', async () => {
    const { version } = await read(resource);
    const answer = await party.send(pathOf(resource), {
      headers: { 'if-none-match': `"${version}"` },
    });
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, `"${version}"`]);
  });

  it('are changed and deleted with the ETag that was read only', async () => {
    const { version } = await read(resource);
    const stale = { 'if-match': `"${version + 1}"` };
    expect([
      (await patch(resource, EDIT[resource], stale)).body.error?.code,
      (await party.send(pathOf(resource), { method: 'DELETE', headers: stale })).body.error?.code,
    ]).toEqual(['PRECONDITION_FAILED', 'PRECONDITION_FAILED']);
    for (const good of [`"${version}"`, '*']) {
      expect((await patch(resource, {}, { 'if-match': good })).status).toBe(200);
    }
    for (const bad of ['7', 'W/"1"', '"x"']) {
      expect([bad, (await patch(resource, {}, { 'if-match': bad })).status]).toEqual([bad, 400]);
    }
    expect((await read(resource)).version).toBe(version);
  });

  it('let one of ten edits of the same version through', async () => {
    const { version } = await read(resource);
    const names = Array.from({ length: 10 }, (_, at) =>
      resource === 'campaigns'
        ? { budget: 40 + at }
        : resource === 'ads'
          ? { path1: `p${at}` }
          : resource === 'keywords'
            ? { maxCpc: 1 + at }
            : { name: `Name ${at}` },
    );
    const answers = await Promise.all(
      names.map((body) => patch(resource, body, { 'if-match': `"${version}"` })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array<number>(9).fill(412),
    ]);
    expect((await read(resource)).version).toBe(version + 1);
  });

  it('answer READ_ONLY for members that only the API sets, and UNKNOWN_FIELD for others', async () => {
    const answer = await patch(resource, {
      id: 'other',
      version: 999,
      createdAt: '2000-01-01T00:00:00Z',
      colour: 'red',
    });
    expect([answer.status, issuesOf(answer)]).toEqual([
      400,
      {
        '/id': 'READ_ONLY',
        '/version': 'READ_ONLY',
        '/createdAt': 'READ_ONLY',
        '/colour': 'UNKNOWN_FIELD',
      },
    ]);
  });

  it('answer HEAD as GET without a body', async () => {
    const response = await fetch(`${system.apiUrl}${pathOf(resource)}`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${party.token}`, 'x-space-id': party.spaceId },
    });
    expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([
      200,
      '',
      expect.stringMatching(/^"\d+"$/),
    ]);
  });
});

describe('null', () => {
  it.each([
    ['businesses', 'url'],
    ['campaigns', 'businessId'],
    ['campaigns', 'finalUrl'],
    ['ad-groups', 'maxCpc'],
    ['ads', 'path1'],
    ['keywords', 'maxCpc'],
  ] as const)('in %s clears %s', async (resource, member) => {
    const answer = await patch(resource, { [member]: null });
    expect([answer.status, (await read(resource))[member]]).toEqual([200, null]);
  });

  it.each([
    ['businesses', 'name'],
    ['campaigns', 'budget'],
    ['ad-groups', 'name'],
    ['ads', 'finalUrl'],
    ['keywords', 'text'],
  ] as const)('in %s cannot clear %s', async (resource, member) => {
    const answer = await patch(resource, { [member]: null });
    expect([answer.status, Object.keys(issuesOf(answer))]).toEqual([400, [`/${member}`]]);
  });
});

it('every problem of a body is named at once', async () => {
  const answer = await party.send('/api/v1/campaigns', {
    method: 'POST',
    body: {
      type: 'RADIO',
      budget: 'ten',
      platforms: ['google-ads', 'nowhere'],
      finalUrl: 'ftp://x',
      geoTargets: [{ kind: 'AREA' }],
      colour: 'red',
      networks: { radio: true },
    },
  });
  expect(answer.status).toBe(400);
  expect(Object.keys(issuesOf(answer)).toSorted()).toEqual(
    expect.arrayContaining([
      '/budget',
      '/colour',
      '/finalUrl',
      '/geoTargets/0/name',
      '/name',
      '/networks/radio',
      '/platforms/1',
      '/type',
    ]),
  );
});

describe('bulk', () => {
  it('does the good items and names the bad ones', async () => {
    const adGroupId = ids['ad-groups'];
    const good = (text: string) => ({ adGroupId, text, matchType: 'EXACT' });
    const items = [
      good('one'),
      { ...good('two'), matchType: 'FUZZY' },
      good('one'),
      null,
      good('three'),
      { ...good('four'), colour: 'red' },
    ];
    const { status, body } = await party.send('/api/v1/keywords/bulk', {
      method: 'POST',
      body: { items },
    });
    const rows = body.data as readonly {
      index: number;
      status: string;
      error?: { code: string; details?: unknown };
    }[];
    expect([
      status,
      body.meta,
      rows.map((row) => [row.index, row.status, row.error?.code]),
    ]).toEqual([
      200,
      { succeeded: 2, failed: 4 },
      [
        [0, 'created', undefined],
        [1, 'failed', 'VALIDATION_ERROR'],
        [2, 'failed', 'KEYWORD_TAKEN'],
        [3, 'failed', 'VALIDATION_ERROR'],
        [4, 'created', undefined],
        [5, 'failed', 'VALIDATION_ERROR'],
      ],
    ]);
    expect(rows[1]?.error?.details).toEqual({
      issues: [expect.objectContaining({ path: '/items/1/matchType', code: 'NOT_ONE_OF' })],
    });
  });

  it.each([0, 1_001])('of %d items is refused', async (count) => {
    const items = Array.from({ length: count }, (_, at) => ({
      adGroupId: ids['ad-groups'],
      text: `k ${at}`,
      matchType: 'EXACT',
    }));
    for (const [path, body] of [
      ['keywords/bulk', { items }],
      ['keywords/bulk-delete', { ids: items.map(() => 'nonsense') }],
    ] as const) {
      const answer = await party.send(`/api/v1/${path}`, { method: 'POST', body });
      expect([answer.status, Object.keys(issuesOf(answer))]).toEqual([
        400,
        ['items' in body ? '/items' : '/ids'],
      ]);
    }
  });

  it('takes 1,000 ads of over 1 MiB, and refuses over 5 MiB', async () => {
    const items = Array.from({ length: 1_000 }, (_, at) => ({
      ...adBody(ids['ad-groups']!, String(at)),
      finalUrl: `https://shop.example/${'x'.repeat(1_000)}/${at}`,
    }));
    const answer = await party.send('/api/v1/ads/bulk', { method: 'POST', body: { items } });
    expect([answer.status, answer.body.meta]).toEqual([200, { succeeded: 1_000, failed: 0 }]);
    const tooLarge = await party.send('/api/v1/ads/bulk', {
      method: 'POST',
      text: JSON.stringify({ items: ['x'.repeat(5 * 1024 * 1024)] }),
    });
    expect([tooLarge.status, tooLarge.body.error?.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  }, 60_000);
});

describe('requests that cannot be read', () => {
  const post = (text: string, type = 'application/json') =>
    party.send('/api/v1/businesses', { method: 'POST', text, headers: { 'content-type': type } });

  it.each([
    '{',
    '',
    '[]',
    '"text"',
    'null',
    '{"name":"a","name":"b"}',
    '{"name":"a","__proto__":{}}',
    `${'['.repeat(50_000)}`,
  ])('%p is INVALID_REQUEST', async (text) => {
    const answer = await post(text);
    expect([answer.status, answer.body.error?.code]).toEqual([400, 'INVALID_REQUEST']);
  });

  it.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ])('%s is 415', async (type) => {
    const answer = await post('{"name":"a"}', type);
    expect([answer.status, answer.body.error?.code]).toEqual([415, 'INVALID_REQUEST']);
  });

  it('are read in UTF-8 and as a merge patch too', async () => {
    expect((await post('{"name":"Ünïcödé ☃ 🚀"}', 'application/json; charset=utf-8')).status).toBe(
      201,
    );
    expect(
      (
        await patch(
          'businesses',
          { name: 'Patched' },
          { 'content-type': 'application/merge-patch+json' },
        )
      ).status,
    ).toBe(200);
  });

  it('of another method say which are taken', async () => {
    const answer = await party.send('/api/v1/campaigns', { method: 'DELETE' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  });
});

describe('a request id', () => {
  it('is echoed when it is well-formed, and generated otherwise', async () => {
    const mine = 'req_01890a5d00f4k9r8e7h7x6a5b4';
    const answer = await party.send('/api/v1/nothing', { headers: { 'x-request-id': mine } });
    expect([answer.headers.get('x-request-id'), answer.text]).toEqual([
      mine,
      expect.stringContaining(mine),
    ]);
    expect(
      (await party.send('/api/v1/me', { headers: { 'x-request-id': 'mine' } })).headers.get(
        'x-request-id',
      ),
    ).toMatch(/^req_[0-9a-hjkmnp-tv-z]{26}$/);
  });
});

it('a campaign is created with its address and its ETag', async () => {
  const answer = await party.send('/api/v1/campaigns', { method: 'POST', body: campaignBody() });
  const { id } = answer.body.data as { id: string };
  expect([answer.status, answer.headers.get('location'), answer.headers.get('etag')]).toEqual([
    201,
    `/api/v1/campaigns/${id}`,
    '"1"',
  ]);
});

describe('a traceparent', () => {
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  const answered = async (path: string, sent: string) =>
    (await party.send(path, { headers: { traceparent: sent } })).headers.get('traceparent');

  it('is returned with successes and refusals, and an invalid one is ignored', async () => {
    for (const path of ['/api/v1/me', '/api/v1/nothing']) {
      expect([path, await answered(path, traceparent)]).toEqual([path, traceparent]);
      expect([path, await answered(path, 'mine')]).toEqual([path, null]);
    }
  });
});

describe('a refusal as a problem', () => {
  const accept = 'application/problem+json';
  const refused = (path: string, sent: Parameters<Party['send']>[1] = {}) =>
    party.send(path, { ...sent, headers: { ...sent.headers, accept } });

  it.each([
    ['an unknown route', '/api/v1/nothing', {}, 404],
    ['another method', '/api/v1/campaigns', { method: 'DELETE' }, 405],
    ['a body that is no JSON', '/api/v1/campaigns', { method: 'POST', text: '{' }, 400],
    ['wrong fields', '/api/v1/campaigns', { method: 'POST', body: {} }, 400],
    ['no token', '/api/v1/me', { headers: { authorization: '' } }, 401],
  ])('has the facts of the error shape for %s', async (_what, path, sent, status) => {
    const [plain, problem] = [await party.send(path, sent), await refused(path, sent)];
    const { code, message, details } = plain.body.error as {
      code: string;
      message: string;
      details?: object;
    };
    expect([problem.status, problem.headers.get('content-type')]).toEqual([
      status,
      `${accept}; charset=utf-8`,
    ]);
    expect(JSON.parse(problem.text)).toMatchObject({
      status,
      code,
      detail: message,
      instance: problem.headers.get('x-request-id'),
      ...details,
    });
  });
});
