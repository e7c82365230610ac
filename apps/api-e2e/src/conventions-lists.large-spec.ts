import {
  answered,
  campaignBody,
  givenCampaignTree,
  givenKeywords,
  givenParty,
  releaseSystem,
  sharedSystem,
  type Party,
  type System,
} from '@switchyard/test-kit';

let system: System;
beforeAll(async () => void (system = await sharedSystem({ workers: 0 })), 120_000);
afterAll(() => releaseSystem(system));

interface Row {
  readonly id: string;
  readonly createdAt: string;
}
const page = async (
  party: Party,
  path: string,
): Promise<{
  readonly rows: readonly Row[];
  readonly next: string | null;
  readonly total: unknown;
}> => {
  const { body } = await party.send(path);
  return {
    rows: body.data as readonly Row[],
    next: (body.meta as { nextCursor: string | null }).nextCursor,
    total: body.meta?.['total'],
  };
};

/** Every page of a list, `between` after each. */
const pages = async (
  party: Party,
  path: string,
  between: () => Promise<unknown> = () => Promise.resolve(),
): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  let next: string | null = '';
  while (next !== null) {
    const one: Awaited<ReturnType<typeof page>> = await page(
      party,
      next === '' ? path : `${path}&cursor=${next}`,
    );
    expect(one.total).toBe(one.rows.length);
    rows.push(...one.rows);
    next = one.next;
    await between();
  }
  return rows;
};

describe('pages', () => {
  it('hold every row once, newest first, while others are inserted', async () => {
    const party = await givenParty(system);
    const {
      adGroupIds: [adGroupId],
    } = await givenCampaignTree(party, { keywords: 0 });
    const ids = await givenKeywords(
      party,
      adGroupId!,
      Array.from({ length: 120 }, (_, at) => `shoe ${at}`),
    );
    let more = 0;
    const rows = await pages(party, '/api/v1/keywords?limit=7', () =>
      givenKeywords(party, adGroupId!, [`new ${++more}`]),
    );
    expect(rows.map(({ id }) => id).toSorted()).toEqual([...ids].toSorted());
    const keys = rows.map(({ createdAt, id }) => `${createdAt} ${id}`);
    expect(keys).toEqual(keys.toSorted().toReversed());
    expect(more).toBeGreaterThan(15);
  });

  it('end with no cursor when the last one is exactly full', async () => {
    const party = await givenParty(system);
    for (let made = 0; made < 4; made++) {
      await party.send('/api/v1/businesses', { method: 'POST', body: { name: `B ${made}` } });
    }
    const first = await page(party, '/api/v1/businesses?limit=2');
    expect((await page(party, `/api/v1/businesses?limit=2&cursor=${first.next}`)).next).toBeNull();
  });

  it.each(['0', '201', '-1', '1.5', 'ten', ''])('of %p rows are refused', async (limit) => {
    const { status, body } = await (
      await givenParty(system)
    ).send(`/api/v1/campaigns?limit=${limit}`);
    expect([status, body.error?.details]).toEqual([
      400,
      { issues: [expect.objectContaining({ path: 'query.limit' })] },
    ]);
  });

  it.each(['nonsense', 'eyJhIjoxfQ', '%00', 'x'.repeat(5_000)])(
    'after the cursor %p are refused',
    async (cursor) => {
      const { status, body } = await (
        await givenParty(system)
      ).send(`/api/v1/campaigns?cursor=${cursor}`);
      expect([status, body.error?.details]).toEqual([
        400,
        { issues: [expect.objectContaining({ path: 'query.cursor' })] },
      ]);
    },
  );

  it('take 1 and 200', async () => {
    const party = await givenParty(system);
    expect([
      (await party.send('/api/v1/campaigns?limit=1')).status,
      (await party.send('/api/v1/campaigns?limit=200')).status,
    ]).toEqual([200, 200]);
  });
});

describe('filters', () => {
  const names = async (party: Party, query: string): Promise<readonly string[]> => {
    const { status, body } = await party.send(`/api/v1/campaigns?${query}`);
    expect([query, status]).toEqual([query, 200]);
    return (body.data as readonly { readonly name: string }[]).map(({ name }) => name).toSorted();
  };

  it('narrow campaigns by name, status, platform, business and time of change', async () => {
    const party = await givenParty(system);
    const { id: businessId } = await answered(
      party.api.POST('/api/v1/businesses', { body: { name: 'Mine' } }),
    );
    const create = (name: string, more: object = {}) =>
      party.send('/api/v1/campaigns', {
        method: 'POST',
        body: { ...campaignBody({ name, platforms: ['google-ads'] }), ...more },
      });
    const spring = (await create('Spring 100%', { businessId })).body.data as { id: string };
    await create('Summer_sale', { status: 'PAUSED', platforms: ['microsoft-ads'] });
    expect(await names(party, 'q=sPRING')).toEqual(['Spring 100%']);
    expect(await names(party, 'q=%25')).toEqual(['Spring 100%']);
    expect(await names(party, 'q=_')).toEqual(['Summer_sale']);
    expect(await names(party, `businessId=${businessId}`)).toEqual(['Spring 100%']);
    expect(await names(party, 'platform=microsoft-ads')).toEqual(['Summer_sale']);
    expect(await names(party, 'status=ENABLED')).toEqual([]);
    const changed = (
      await party.send(`/api/v1/campaigns/${spring.id}`, {
        method: 'PATCH',
        body: { status: 'ENABLED' },
      })
    ).body.data as { updatedAt: string };
    expect(await names(party, 'status=ENABLED')).toEqual(['Spring 100%']);
    expect(await names(party, `updatedSince=${changed.updatedAt}`)).toEqual(['Spring 100%']);
    expect(await names(party, 'updatedSince=2999-01-01T00:00:00Z')).toEqual([]);
    expect(await names(party, 'type=DISPLAY')).toEqual([]);
  });

  it('narrow keywords by match type and sign', async () => {
    const party = await givenParty(system);
    const {
      adGroupIds: [adGroupId],
    } = await givenCampaignTree(party, { keywords: 1 });
    await party.send('/api/v1/keywords', {
      method: 'POST',
      body: { adGroupId, text: 'free', matchType: 'EXACT', negative: true },
    });
    const texts = async (query: string) =>
      (
        (await party.send(`/api/v1/keywords?${query}`)).body.data as readonly { text: string }[]
      ).map(({ text }) => text);
    expect([
      await texts('negative=true'),
      await texts('negative=false'),
      await texts('matchType=EXACT'),
      await texts('q=RUNNING'),
    ]).toEqual([['free'], ['running shoes 1'], ['free'], ['running shoes 1']]);
  });

  it('name every parameter that is unknown or wrong, all at once', async () => {
    const { status, body } = await (
      await givenParty(system)
    ).send(
      '/api/v1/campaigns?colour=red&limit=0&status=BROKEN&updatedSince=yesterday&platform=nowhere&size=3',
    );
    const { issues } = body.error?.details as { issues: readonly { path: string; code: string }[] };
    expect([status, Object.fromEntries(issues.map(({ path, code }) => [path, code]))]).toEqual([
      400,
      {
        'query.colour': 'UNKNOWN_FIELD',
        'query.size': 'UNKNOWN_FIELD',
        'query.limit': 'OUT_OF_RANGE',
        'query.status': 'NOT_ONE_OF',
        'query.updatedSince': 'BAD_FORMAT',
        'query.platform': 'NOT_ONE_OF',
      },
    ]);
  });
});
