import 'reflect-metadata';
import { statement } from '@switchyard/db-kit';
import type { Answered, Call } from '../../testing/call';
import {
  CONNECTIONS,
  conversionsBench,
  type ConversionsBench,
} from '../../testing/conversions-bench';

interface Results {
  readonly accepted: number;
  readonly duplicates: number;
  readonly rejected: number;
  readonly results: readonly {
    readonly index: number;
    readonly id?: string;
    readonly status: string;
    readonly error?: { readonly code: string; readonly details: unknown };
  }[];
}

let bench: ConversionsBench;
let call: Call;
let spaceId: string;
let actionId: string;
beforeAll(async () => {
  bench = await conversionsBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  ({ call, spaceId } = bench.newSpace());
  actionId = await action('Paid orders');
});

const action = async (name: string, more: object = {}): Promise<string> =>
  (
    await call('POST', '/conversions/actions', {
      name,
      type: 'UPLOAD_CLICKS',
      category: 'PURCHASE',
      valueSettings: { type: 'variableValue' },
      ...more,
    })
  ).data.id;
const sale = (more: object = {}) => ({
  conversionAction: 'paid ORDERS',
  occurredAt: '2020-11-20T09:30:00+01:00',
  gclid: 'Cj0',
  ...more,
});
const upload = (body: unknown): Promise<Answered> => call('POST', '/conversions/offline', body);
const resultsOf = ({ data }: Answered): Results => data as unknown as Results;
const listed = async (
  query = '',
): Promise<{ readonly rows: readonly object[]; readonly totals: object }> => {
  const { text } = await call('GET', `/conversions/offline${query}`);
  const { data, meta } = JSON.parse(text) as { data: readonly object[]; meta: { totals: object } };
  return { rows: data, totals: meta.totals };
};

describe('an offline upload', () => {
  it('keeps one conversion, by the name or the id of its action', async () => {
    const made = await upload(sale({ value: 49.9, currency: 'EUR', orderId: 'order-1' }));
    expect([made.status, made.headers['location']]).toEqual([202, '/api/v1/conversions/offline']);
    expect(resultsOf(made)).toEqual({
      accepted: 1,
      duplicates: 0,
      rejected: 0,
      results: [{ index: 0, status: 'accepted', id: expect.stringMatching(/^off_/) as unknown }],
    });
    expect(resultsOf(await upload(sale({ conversionAction: actionId })))).toMatchObject({
      accepted: 1,
    });
    expect((await listed()).rows[1]).toMatchObject({
      conversionActionId: actionId,
      occurredAt: '2020-11-20T08:30:00.000Z',
      value: 49.9,
      currency: 'EUR',
      orderId: 'order-1',
      platform: 'google-ads',
      connectionId: CONNECTIONS[0].id,
      status: 'pending',
      reason: null,
      until: null,
      attempts: 0,
      platformError: null,
    });
  });

  it('judges each of many by itself', async () => {
    const conversions = [
      sale(),
      sale({ conversionAction: 'Nothing' }),
      sale({ gclid: undefined }),
      sale({ msclkid: 'm' }),
      sale({ occurredAt: '2999-01-01T00:00:00Z' }),
      sale({ value: 1.234, currency: 'EUR' }),
      sale({ orderId: 'jane@example.com' }),
      sale({ accountId: '42' }),
      sale({ accountId: '1234567890', platformId: 'microsoft-ads' }),
      { mood: 1 },
      7,
      sale({ gclid: undefined, gbraid: 'b' }),
    ];
    const { accepted, rejected, results } = resultsOf(await upload({ conversions }));
    expect([accepted, rejected, results.map(({ index }) => index)]).toEqual([
      1,
      11,
      conversions.map((_one, index) => index),
    ]);
    const errorOf = ({ error }: Results['results'][number]): unknown => {
      const { issues, path } = (error?.details ?? {}) as {
        issues?: readonly { code: string; path: string }[];
        path?: string;
      };
      return issues?.map((issue) => `${issue.code} ${issue.path}`) ?? [`${error?.code} ${path}`];
    };
    expect(results.slice(1).map(errorOf)).toEqual([
      ['NOT_FOUND /conversions/1/conversionAction'],
      ['REQUIRED /conversions/2/gclid'],
      ['CONFLICT /conversions/3'],
      ['OUT_OF_RANGE /conversions/4/occurredAt'],
      ['TOO_PRECISE /conversions/5/value'],
      ['BAD_FORMAT /conversions/6/orderId'],
      ['NOT_FOUND /conversions/7/accountId'],
      ['CONFLICT /conversions/8/accountId'],
      expect.arrayContaining([
        'UNKNOWN_FIELD /conversions/9/mood',
        'REQUIRED /conversions/9/conversionAction',
      ]),
      ['WRONG_TYPE /conversions/10'],
      ['CONFLICT /conversions/11/gbraid'],
    ]);
    expect((await listed()).rows).toHaveLength(1);
  });

  it('of the wrong shape is refused whole', async () => {
    expect((await upload({ conversions: [] })).refused).toEqual([
      'VALIDATION_ERROR',
      'TOO_FEW /conversions',
    ]);
    expect(
      (await upload({ conversions: Array.from({ length: 201 }, () => sale()) })).refused,
    ).toEqual(['VALIDATION_ERROR', 'TOO_MANY /conversions']);
    expect((await upload({ conversions: [sale()], gclid: 'x' })).refused).toEqual([
      'VALIDATION_ERROR',
      'UNKNOWN_FIELD /gclid',
    ]);
    expect((await upload({ occurredAt: 'yesterday', gclid: 'x' })).refused).toEqual([
      'VALIDATION_ERROR',
      'REQUIRED /conversionAction',
    ]);
    expect((await upload({ ...sale(), occurredAt: 'yesterday' })).refused).toEqual([
      'VALIDATION_ERROR',
      'BAD_FORMAT /occurredAt',
    ]);
    expect((await upload([sale()])).refused).toEqual(['INVALID_REQUEST']);
    expect((await listed()).rows).toEqual([]);
  });

  it('is for actions of the upload types', async () => {
    await action('Page', { type: 'WEBPAGE' });
    expect((await upload(sale({ conversionAction: 'Page' }))).refused).toEqual([
      'VALIDATION_ERROR',
      'NOT_ALLOWED /conversionAction',
    ]);
  });

  it('that is one item and is refused is refused as a request; a list of one is not', async () => {
    const refused = await upload(sale({ conversionAction: 'Payd orders' }));
    const listed = await upload({ conversions: [sale({ conversionAction: 'Payd orders' })] });
    expect([refused.status, refused.error]).toMatchObject([
      404,
      {
        code: 'NOT_FOUND',
        message: 'No conversion action is called "Payd orders". Did you mean "Paid orders"?',
        details: {
          path: '/conversionAction',
          lookedFor: 'Payd orders',
          nearest: 'Paid orders',
        },
      },
    ]);
    expect([listed.status, resultsOf(listed).results]).toMatchObject([
      202,
      [{ status: 'rejected', error: { code: 'NOT_FOUND' } }],
    ]);
  });

  it.each([
    ['Something else', 'No conversion action is called "Something else".'],
    [
      'cva_01h455vb4pex5vsknk084sn02q',
      'No conversion action has the id "cva_01h455vb4pex5vsknk084sn02q".',
    ],
  ])('that names %s is answered with the searched name', async (conversionAction, message) => {
    expect((await upload(sale({ conversionAction }))).error).toMatchObject({ message });
  });

  it('that names no account of the Space is answered with the searched account', async () => {
    expect((await upload(sale({ accountId: '123' }))).error).toMatchObject({
      code: 'NOT_FOUND',
      details: { path: '/accountId', lookedFor: '123' },
    });
  });

  it('goes to the platform of its click, or to the account or platform that it names', async () => {
    await action('Many', { countingType: 'MANY_PER_CLICK' });
    const many = { conversionAction: 'Many', gclid: undefined };
    await upload({
      conversions: [
        sale({ ...many, gbraid: 'b' }),
        sale({ ...many, wbraid: 'w' }),
        sale({ ...many, msclkid: 'm' }),
        sale({ accountId: CONNECTIONS[1].id }),
        sale({ accountId: '9876543210' }),
        sale({ platformId: 'meta-ads' }),
      ],
    });
    expect((await listed()).rows.toReversed()).toMatchObject([
      { platform: 'google-ads', connectionId: CONNECTIONS[0].id },
      { platform: 'google-ads' },
      { platform: 'microsoft-ads', connectionId: null, status: 'pending', reason: 'NO_CONNECTION' },
      { platform: 'google-ads', connectionId: CONNECTIONS[1].id },
      { connectionId: CONNECTIONS[1].id },
      { platform: 'meta-ads', connectionId: null },
    ]);
  });

  it('is worth what its action says', async () => {
    await action('Fixed', {
      valueSettings: { type: 'fixedValue', defaultValue: 20, currencyCode: 'USD' },
    });
    await action('Fallback', {
      valueSettings: { type: 'variableValue', defaultValue: 5, currencyCode: 'EUR' },
    });
    await upload({
      conversions: [
        sale({ conversionAction: 'Fixed', value: 7, currency: 'EUR' }),
        sale({ conversionAction: 'Fallback' }),
        sale({ conversionAction: 'Fallback', value: 7 }),
        sale(),
      ],
    });
    expect((await listed()).rows.toReversed()).toMatchObject([
      { value: 20, currency: 'USD' },
      { value: 5, currency: 'EUR' },
      { value: 7, currency: 'EUR' },
      { value: null, currency: null },
    ]);
  });

  it('for a paused action is skipped and keeps no order', async () => {
    await call('PATCH', `/conversions/actions/${actionId}`, { status: 'PAUSED' });
    await upload(sale({ orderId: 'order-1' }));
    expect((await listed()).rows).toMatchObject([{ status: 'skipped', reason: 'ACTION_PAUSED' }]);
    await call('PATCH', `/conversions/actions/${actionId}`, { status: 'ENABLED' });
    expect(resultsOf(await upload(sale({ orderId: 'order-1' })))).toMatchObject({ accepted: 1 });
  });
});

describe('an order', () => {
  it('is counted once for an action, in one request and over several', async () => {
    const first = resultsOf(
      await upload({
        conversions: [
          sale({ orderId: 'a' }),
          sale({ orderId: 'b' }),
          sale({ orderId: 'a', value: 3 }),
          sale(),
        ],
      }),
    );
    expect(first).toMatchObject({
      accepted: 3,
      duplicates: 1,
      results: [
        { status: 'accepted' },
        { status: 'accepted' },
        { status: 'duplicate', id: first.results[0]!.id },
        { status: 'accepted' },
      ],
    });
    expect(
      resultsOf(await upload({ conversions: [sale({ orderId: 'c' }), sale({ orderId: 'a' })] })),
    ).toMatchObject({
      accepted: 1,
      duplicates: 1,
      results: [{}, { status: 'duplicate', id: first.results[0]!.id }],
    });
    expect((await listed()).rows).toHaveLength(4);
  });

  it('may be counted for another action, and in another Space', async () => {
    await action('Other');
    expect(
      resultsOf(
        await upload({
          conversions: [sale({ orderId: 'a' }), sale({ orderId: 'a', conversionAction: 'Other' })],
        }),
      ),
    ).toMatchObject({ accepted: 2 });
    const elsewhere = bench.newSpace();
    await elsewhere.call('POST', '/conversions/actions', {
      name: 'Paid orders',
      type: 'UPLOAD_CLICKS',
      category: 'PURCHASE',
    });
    expect(
      resultsOf(await elsewhere.call('POST', '/conversions/offline', sale({ orderId: 'a' }))),
    ).toMatchObject({ accepted: 1 });
    expect(
      (
        JSON.parse((await elsewhere.call('GET', '/conversions/offline')).text) as {
          data: unknown[];
        }
      ).data,
    ).toHaveLength(1);
  });

  it('of a rejected item stays free', async () => {
    await upload(sale({ orderId: 'a', conversionAction: 'Nothing' }));
    await upload(sale({ orderId: 'a', accountId: '42' }));
    expect(resultsOf(await upload(sale({ orderId: 'a' })))).toMatchObject({ accepted: 1 });
  });

  /** On a busy machine some requests wait too long for a connection: 503 asks to send them again. */
  const uploadUntilTaken = async (conversions: readonly object[]) => {
    for (let tries = 1; ; tries += 1) {
      const answer = await upload({ conversions });
      if (answer.status !== 503 || tries === 20) return answer;
    }
  };

  it('that is uploaded by two hundred requests at once, in whatever order, is counted once', async () => {
    const orders = ['a', 'b', 'c', 'd'];
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_one, turn) =>
        uploadUntilTaken(orders.map((_o, at) => sale({ orderId: orders[(at + turn) % 4] }))),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202));
    expect(answers.reduce((sum, answer) => sum + resultsOf(answer).accepted, 0)).toBe(4);
    expect((await listed()).totals).toMatchObject({ count: 4 });
    const [row] = await bench.db.database.read<{ count: number }>(
      { spaceId, accountId: 'acc_1' },
      statement('select count(*)::int as count from conversions.reservation where space_id = $1'),
      [spaceId],
    );
    expect(row).toEqual({ count: 4 });
  }, 120_000);
});

describe('the list', () => {
  it('is narrowed by action, campaign and status, and says what all of it comes to', async () => {
    const other = await action('Other');
    const { data: campaign } = await call('POST', '/campaigns', {
      name: 'One',
      type: 'SEARCH',
      budget: 10,
      platforms: ['google-ads'],
      conversionActionIds: [other],
    });
    await upload({
      conversions: [
        sale({ value: 10.1, currency: 'EUR' }),
        sale({ value: 20.2, currency: 'EUR', conversionAction: 'Other' }),
      ],
    });
    expect((await listed('?limit=1')).totals).toMatchObject({
      count: 2,
      value: 30.3,
      currency: 'EUR',
      lastUploadAt: expect.stringMatching(/Z$/) as unknown,
    });
    for (const query of [
      `?conversionActionId=${other}`,
      `?campaignId=${campaign.id}`,
      `?campaignId=${campaign.id}&conversionActionId=${other}&status=pending`,
    ]) {
      expect((await listed(query)).rows).toMatchObject([{ conversionActionId: other }]);
    }
    for (const query of [
      `?campaignId=${campaign.id}&conversionActionId=${actionId}`,
      '?status=sent',
      '?campaignId=nonsense',
      '?conversionActionId=nonsense',
    ]) {
      expect(await listed(query)).toEqual({
        rows: [],
        totals: { count: 0, value: null, currency: null, lastUploadAt: null },
      });
    }
    await upload(sale({ value: 5, currency: 'USD' }));
    expect((await listed()).totals).toMatchObject({ count: 3, value: null, currency: null });
  });

  it('goes on page by page', async () => {
    await upload({
      conversions: Array.from({ length: 5 }, (_one, at) => sale({ orderId: `o${at}` })),
    });
    const seen: unknown[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { text } = await call(
        'GET',
        `/conversions/offline?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`,
      );
      const { data, meta } = JSON.parse(text) as {
        data: readonly { orderId: string }[];
        meta: { nextCursor: string | null };
      };
      seen.push(...data.map(({ orderId }) => orderId));
      cursor = meta.nextCursor;
    }
    expect(seen).toEqual(['o4', 'o3', 'o2', 'o1', 'o0']);
  });

  it('asks for the scopes of its routes', async () => {
    expect(
      (await call('GET', '/conversions/offline', undefined, { scopes: 'campaigns:write' })).error
        ?.details?.required,
    ).toEqual(['reports:read']);
    expect(
      (await call('POST', '/conversions/offline', {}, { scopes: 'reports:read' })).error?.details
        ?.required,
    ).toEqual(['campaigns:write']);
  });
});
