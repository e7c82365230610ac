import 'reflect-metadata';
import { CatalogFacade } from '../use-cases/catalog-facade';
import { type Answered, type Caller, httpBench, type HttpBench } from '../testing/http-bench';

let bench: HttpBench;
let call: Caller;
beforeAll(async () => {
  bench = await httpBench();
});
afterAll(() => bench.close());
beforeEach(() => {
  call = bench.newSpace();
});

let made = 0;
const campaignOf = (more: object = {}) => ({
  name: `Campaign ${++made}`,
  type: 'SEARCH',
  budget: 50,
  ...more,
});
const groupOf = (campaignId: string, more: object = {}) => ({
  campaignId,
  name: `Group ${++made}`,
  ...more,
});
const adOf = (adGroupId: string, more: object = {}) => ({
  adGroupId,
  type: 'RESPONSIVE_SEARCH',
  finalUrl: 'https://shop.example',
  ...more,
});
const assetOf = (more: object = {}) => ({
  type: 'CALLOUT',
  name: 'Free',
  calloutText: 'Free',
  ...more,
});
const idOf = async (path: string, body: object): Promise<string> =>
  (await call('POST', path, body)).data.id;
const newCampaign = () => idOf('/campaigns', campaignOf());
const newGroup = async () => idOf('/ad-groups', groupOf(await newCampaign()));

/** How an object of each kind is made below one parent. */
const KINDS: readonly (readonly [path: string, parent: () => Promise<(more: object) => object>])[] =
  [
    ['/campaigns', () => Promise.resolve(campaignOf)],
    [
      '/ad-groups',
      async () => {
        const parent = await newCampaign();
        return (more) => groupOf(parent, more);
      },
    ],
    [
      '/ads',
      async () => {
        const parent = await newGroup();
        return (more) => adOf(parent, more);
      },
    ],
    ['/assets', () => Promise.resolve(assetOf)],
  ];

const keyOf = ({ data }: Answered): unknown =>
  (data as unknown as { externalKey: unknown }).externalKey;
const refusalOf = ({ status, error }: Answered) => [status, error?.code, error?.details];
const taken = (conflictingId: string) => [
  409,
  'EXTERNAL_KEY_TAKEN',
  { path: '/externalKey', conflictingId },
];

describe.each(KINDS)('the externalKey of %s', (path, parent) => {
  it('is null, set, changed, cleared and found by', async () => {
    const body = await parent();
    const { data, ...plain } = await call('POST', path, body({}));
    expect(keyOf({ data, ...plain })).toBeNull();
    const patch = (externalKey: string | null) =>
      call('PATCH', `${path}/${data.id}`, { externalKey });
    expect(keyOf(await patch('spring/Brand'))).toBe('spring/Brand');
    const found = async (key: string) =>
      (await call('GET', `${path}?externalKey=${encodeURIComponent(key)}`)).rows.map(
        ({ id }) => id,
      );
    expect([await found('spring/Brand'), await found('spring/brand')]).toEqual([[data.id], []]);
    expect(keyOf(await patch('x'.repeat(128)))).toBe('x'.repeat(128));
    expect(keyOf(await patch(null))).toBeNull();
    expect(await found('spring/Brand')).toEqual([]);
  });

  it('is one of one to 128 characters', async () => {
    const body = await parent();
    const refused = async (externalKey: unknown) =>
      (await call('POST', path, body({ externalKey }))).refused;
    expect(await refused('x'.repeat(129))).toEqual(['VALIDATION_ERROR', 'TOO_LONG /externalKey']);
    expect(await refused('  ')).toEqual(['VALIDATION_ERROR', 'TOO_SHORT /externalKey']);
    expect(await refused(7)).toEqual(['VALIDATION_ERROR', 'WRONG_TYPE /externalKey']);
  });

  it('belongs to one object of a parent; case counts', async () => {
    const body = await parent();
    const first = await idOf(path, body({ externalKey: 'a' }));
    const second = await idOf(path, body({ externalKey: 'A' }));
    expect(refusalOf(await call('POST', path, body({ externalKey: 'a' })))).toEqual(taken(first));
    expect(refusalOf(await call('PATCH', `${path}/${second}`, { externalKey: 'a' }))).toEqual(
      taken(first),
    );
    expect((await call('PATCH', `${path}/${first}`, { externalKey: 'a' })).status).toBe(200);
    await call('DELETE', `${path}/${first}`);
    expect((await call('PATCH', `${path}/${second}`, { externalKey: 'a' })).status).toBe(200);
  });

  it('belongs to one of twenty requests that want it at once', async () => {
    const body = await parent();
    const wanted = body({ externalKey: 'race' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        call('POST', path, { ...wanted, name: path === '/ads' ? undefined : `Racer ${n}` }),
      ),
    );
    const [created, refused] = [201, 409].map((status) =>
      answers.filter((answer) => answer.status === status),
    );
    expect([created!.length, refused!.length]).toEqual([1, 19]);
    expect(new Set(refused!.map(({ error }) => error?.code))).toEqual(
      new Set(['EXTERNAL_KEY_TAKEN']),
    );
  });

  it('belongs to one of twenty objects that are given it at once', async () => {
    const body = await parent();
    const ids: string[] = [];
    for (let at = 0; at < 20; at++) ids.push(await idOf(path, body({})));
    const answers = await Promise.all(
      ids.map((id) => call('PATCH', `${path}/${id}`, { externalKey: 'race' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
  });
});

describe.each(KINDS.filter(([path]) => path === '/ad-groups' || path === '/ads'))(
  'the externalKey of many %s at once',
  (path, parent) => {
    const results = ({ rows }: Answered) =>
      rows.map(({ status, error }) => error?.details?.path ?? status);

    it('is refused of the item whose key is taken', async () => {
      const body = await parent();
      const keyed = (externalKey: string | null) => body({ externalKey });
      const items = [keyed('a'), keyed('b'), keyed('a'), keyed(null), keyed(null)];
      expect(results(await call('POST', `${path}/bulk`, { items }))).toEqual([
        'created',
        'created',
        '/items/2/externalKey',
        'created',
        'created',
      ]);
    });

    it('is not free before the request that gives it up is over', async () => {
      const body = await parent();
      const [a, b, c] = [
        await idOf(path, body({ externalKey: 'a' })),
        await idOf(path, body({ externalKey: 'b' })),
        await idOf(path, body({})),
      ];
      const patched = (items: object[]) => call('PATCH', `${path}/bulk`, { items });
      expect(
        results(
          await patched([
            { id: a, externalKey: 'b' },
            { id: b, externalKey: 'a' },
            { id: c, externalKey: 'c' },
          ]),
        ),
      ).toEqual(['/items/0/externalKey', '/items/1/externalKey', 'updated']);
      expect(results(await patched([{ id: a, externalKey: null }]))).toEqual(['updated']);
      expect(results(await patched([{ id: b, externalKey: 'a' }]))).toEqual(['updated']);
    });
  },
);

it('takes the same key below another parent', async () => {
  const [one, other] = [await newCampaign(), await newCampaign()];
  const [first, second] = [
    await idOf('/ad-groups', groupOf(one, { externalKey: 'a' })),
    await idOf('/ad-groups', groupOf(other, { externalKey: 'a' })),
  ];
  for (const group of [first, second]) {
    expect((await call('POST', '/ads', adOf(group, { externalKey: 'a' }))).status).toBe(201);
  }
});

it('names the name first when a campaign has neither its name nor its key', async () => {
  const { data } = await call('POST', '/campaigns', campaignOf({ externalKey: 'a' }));
  const twin = campaignOf({ name: data.name, externalKey: 'a' });
  expect((await call('POST', '/campaigns', twin)).refused).toEqual(['NAME_TAKEN']);
  const group = await idOf('/ad-groups', groupOf(data.id, { externalKey: 'a', name: 'Same' }));
  expect(
    refusalOf(
      await call('POST', '/ad-groups', groupOf(data.id, { externalKey: 'a', name: 'same' })),
    ),
  ).toEqual([409, 'NAME_TAKEN', { path: '/name', conflictingId: group }]);
});

it('is no change that waits for a sync, on any object of a campaign', async () => {
  const campaign = (await call('POST', '/campaigns', campaignOf())).data;
  const { spaceId } = campaign as unknown as { spaceId: string };
  const group = await idOf('/ad-groups', groupOf(campaign.id));
  const ad = await idOf('/ads', adOf(group));
  const asset = await idOf('/assets', assetOf());
  const placed = { campaignId: campaign.id, role: 'CALLOUT' };
  expect((await call('POST', `/assets/${asset}/attach`, placed)).status).toBe(201);
  const treeVersion = async () =>
    (await bench.app.get(CatalogFacade).campaign({ accountId: 'acc_1', spaceId }, campaign.id))!
      .treeVersion;
  const objects = [
    [`/campaigns/${campaign.id}`, { budget: 60 }],
    [`/ad-groups/${group}`, { status: 'PAUSED' }],
    [`/ads/${ad}`, { status: 'PAUSED' }],
    [`/assets/${asset}`, { calloutText: 'Freer' }],
  ] as const;
  for (const [path, sent] of objects) {
    const before = await treeVersion();
    expect((await call('PATCH', path, { externalKey: 'mine' })).data.version).toBe(2);
    expect([path, await treeVersion()]).toEqual([path, before]);
    expect((await call('PATCH', path, { ...sent, externalKey: null })).data.version).toBe(3);
    expect([path, await treeVersion()]).toEqual([path, before + 1]);
  }
});
