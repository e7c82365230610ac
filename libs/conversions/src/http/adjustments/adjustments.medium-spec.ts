import 'reflect-metadata';
import { statement } from '@switchyard/db-kit';
import type { Answered, Call } from '../../testing/call';
import {
  CONNECTIONS,
  conversionsBench,
  type ConversionsBench,
} from '../../testing/conversions-bench';

interface Result {
  readonly index: number;
  readonly id?: string;
  readonly status: string;
  readonly error?: {
    readonly code: string;
    readonly details?: {
      readonly path?: string;
      readonly issues?: readonly { readonly code: string; readonly path: string }[];
    };
  };
}
interface Results {
  readonly accepted: number;
  readonly duplicates: number;
  readonly parked: number;
  readonly rejected: number;
  readonly results: readonly Result[];
}
type Row = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly deliveries: readonly Readonly<Record<string, unknown>>[];
};

const SOLD = '2020-11-20T08:30:00.000Z';
const LATER = '2020-11-21T08:30:00.000Z';

let bench: ConversionsBench;
let call: Call;
let spaceId: string;
beforeAll(async () => {
  bench = await conversionsBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  ({ call, spaceId } = bench.newSpace());
  await action('Paid');
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
const resultsOf = ({ data }: Answered): Results => data as unknown as Results;
const sell = async (more: object = {}): Promise<string> =>
  resultsOf(
    await call('POST', '/conversions/offline', {
      conversionAction: 'Paid',
      occurredAt: SOLD,
      gclid: 'Cj0',
      value: 50,
      currency: 'EUR',
      ...more,
    }),
  ).results[0]!.id!;
const adjust = (body: unknown): Promise<Answered> => call('POST', '/conversions/adjustments', body);
const retraction = (more: object = {}): object => ({
  adjustmentType: 'RETRACTION',
  conversionAction: 'Paid',
  orderId: 'o-1',
  ...more,
});
const restatement = (more: object = {}): object => ({
  adjustmentType: 'RESTATEMENT',
  conversionAction: 'Paid',
  orderId: 'o-1',
  value: 30,
  ...more,
});
const byClick = { orderId: undefined, gclid: 'Cj0', originalConversionDateTime: SOLD };
const listed = async (query = ''): Promise<readonly Row[]> =>
  (
    JSON.parse((await call('GET', `/conversions/adjustments${query}`)).text) as {
      data: readonly Row[];
    }
  ).data;
const outcomeOf = ({ status, error }: Result): readonly string[] =>
  error?.details?.issues?.map(({ code, path }) => `${code} ${path}`) ?? [
    error === undefined ? status : `${error.code} ${error.details?.path}`,
  ];
/** What became of a body that is one adjustment; what is refused is refused as a request. */
const one = async (body: object): Promise<readonly string[]> => {
  const answer = await adjust(body);
  expect(answer.status >= 400).toBe(answer.error !== undefined);
  return outcomeOf(
    answer.error
      ? { index: 0, status: 'rejected', error: answer.error as Result['error'] }
      : resultsOf(answer).results[0]!,
  );
};
const resolve = (eventId: string, status: string): Promise<unknown> => {
  const text = statement(
    'update conversions.delivery set status = $3, due_at = null where space_id = $1 and event_id = $2',
  );
  return bench.db.work.run({ spaceId, accountId: 'acc_1' }, () =>
    bench.db.database.write(text, [spaceId, eventId, status]),
  );
};

describe('an adjustment', () => {
  it('of a known order is kept with one delivery for each platform of its original', async () => {
    const originalId = await sell({ orderId: 'o-1' });
    const made = await adjust(
      restatement({
        value: 30.5,
        currency: 'EUR',
        occurredAt: LATER,
        consent: { ad_user_data: 'DENIED' },
      }),
    );
    expect([made.status, made.headers['location']]).toEqual([
      202,
      '/api/v1/conversions/adjustments',
    ]);
    expect(resultsOf(made)).toEqual({
      accepted: 1,
      duplicates: 0,
      parked: 0,
      rejected: 0,
      results: [{ index: 0, status: 'accepted', id: expect.stringMatching(/^adj_/) as unknown }],
    });
    expect(await listed()).toMatchObject([
      {
        adjustmentType: 'RESTATEMENT',
        orderId: 'o-1',
        value: 30.5,
        currency: 'EUR',
        occurredAt: LATER,
        door: 'event',
        source: null,
        originalId,
        status: 'pending',
        reason: null,
        parkedUntil: null,
        joinedAt: expect.any(String) as unknown,
        deliveries: [
          {
            platform: 'google-ads',
            connectionId: CONNECTIONS[0].id,
            status: 'pending',
            reason: null,
            attempts: 0,
            platformError: null,
          },
        ],
      },
    ]);
  });

  it('finds its original by click and second, by name or id of the action', async () => {
    const actionId = await action('Other');
    const google = await sell({
      conversionAction: 'Other',
      occurredAt: '2020-11-20T08:30:00.700Z',
    });
    const microsoft = await sell({ conversionAction: 'Other', gclid: undefined, msclkid: 'm' });
    await sell();
    await adjust([
      retraction({ ...byClick, conversionAction: 'other' }),
      retraction({
        orderId: undefined,
        conversionAction: actionId,
        msclkid: 'm',
        originalConversionDateTime: '2020-11-20T09:30:00+01:00',
      }),
    ]);
    expect((await listed()).map(({ originalId }) => originalId).toSorted()).toEqual(
      [google, microsoft].toSorted(),
    );
    expect(
      resultsOf(
        await adjust([
          retraction({ ...byClick, originalConversionDateTime: '2020-11-20T08:30:01Z' }),
          retraction({ ...byClick, gclid: 'Cj1' }),
        ]),
      ),
    ).toMatchObject({ parked: 2 });
  });

  it.each<[string, object, readonly string[]]>([
    [
      'without anything that names the original',
      retraction({ orderId: undefined }),
      ['REQUIRED /orderId'],
    ],
    [
      'that names it twice',
      retraction({ gclid: 'Cj0', originalConversionDateTime: SOLD }),
      ['CONFLICT /orderId'],
    ],
    ['with two clicks', retraction({ ...byClick, msclkid: 'm' }), ['CONFLICT /msclkid']],
    [
      'with a click and no moment',
      retraction({ orderId: undefined, gclid: 'Cj0' }),
      ['REQUIRED /originalConversionDateTime'],
    ],
    [
      'that takes back and has a value',
      retraction({ value: 1, currency: 'EUR' }),
      ['NOT_ALLOWED /value', 'NOT_ALLOWED /currency'],
    ],
    ['that restates without a value', restatement({ value: undefined }), ['REQUIRED /value']],
    ['in no currency', restatement({ currency: 'QQQ' }), ['NOT_ONE_OF /currency']],
    [
      'more precise than its currency',
      restatement({ value: 1.234, currency: 'EUR' }),
      ['TOO_PRECISE /value'],
    ],
    [
      'that enriches and has a value',
      { ...retraction({ value: 1 }), adjustmentType: 'ENHANCEMENT' },
      ['NOT_ALLOWED /value'],
    ],
    [
      'that enriches without an order',
      { ...retraction(byClick), adjustmentType: 'ENHANCEMENT' },
      ['REQUIRED /orderId'],
    ],
    [
      'that enriches a click of Microsoft',
      {
        ...retraction({ msclkid: 'm', originalConversionDateTime: SOLD }),
        adjustmentType: 'ENHANCEMENT',
      },
      ['NOT_ALLOWED /msclkid'],
    ],
    [
      'in the future',
      retraction({ occurredAt: '2999-01-01T00:00:00Z' }),
      ['OUT_OF_RANGE /occurredAt'],
    ],
    [
      'of what happens in the future',
      retraction({ ...byClick, originalConversionDateTime: '2999-01-01T00:00:00Z' }),
      ['OUT_OF_RANGE /originalConversionDateTime'],
    ],
    [
      'before what it says of the original',
      retraction({ ...byClick, occurredAt: '2020-01-01T00:00:00Z' }),
      ['OUT_OF_RANGE /occurredAt'],
    ],
    [
      'whose order has an address in it',
      retraction({ orderId: 'jane@example.com' }),
      ['BAD_FORMAT /orderId'],
    ],
    ['for no action', retraction({ conversionAction: 'Nothing' }), ['NOT_FOUND /conversionAction']],
  ])('%s is rejected', async (_name, body, issues) => {
    expect(await one(body)).toEqual(issues);
    expect(await listed()).toEqual([]);
  });

  it('that enriches may add the click of Google to its order', async () => {
    await sell({ orderId: 'o-1' });
    expect(
      await one({
        ...retraction({ gclid: 'Cj0', originalConversionDateTime: SOLD }),
        adjustmentType: 'ENHANCEMENT',
      }),
    ).toEqual(['accepted']);
  });

  it('is compared with its original at once', async () => {
    await sell({ orderId: 'o-1' });
    await sell({ orderId: 'o-2', currency: 'JPY' });
    expect(await one(retraction({ occurredAt: '2020-11-20T08:29:59Z' }))).toEqual([
      'OUT_OF_RANGE /occurredAt',
    ]);
    expect(await one(restatement({ currency: 'USD' }))).toEqual(['CONFLICT /currency']);
    expect(await one(restatement({ orderId: 'o-2', value: 1.5 }))).toEqual(['TOO_PRECISE /value']);
    expect(await one(retraction({ occurredAt: SOLD }))).toEqual(['accepted']);
    expect(await one(restatement({ value: 0 }))).toEqual(['accepted']);
  });

  it('of many is judged by itself', async () => {
    await sell({ orderId: 'o-1' });
    const { results, ...counts } = resultsOf(
      await adjust({
        adjustments: [
          retraction(),
          retraction({ orderId: 'o-2' }),
          { mood: 1 },
          7,
          restatement({ value: -1 }),
          retraction(),
        ],
      }),
    );
    expect(counts).toEqual({ accepted: 1, duplicates: 1, parked: 1, rejected: 3 });
    expect(results.map(outcomeOf)).toEqual([
      ['accepted'],
      ['parked'],
      expect.arrayContaining([
        'UNKNOWN_FIELD /adjustments/2/mood',
        'REQUIRED /adjustments/2/adjustmentType',
      ]),
      ['WRONG_TYPE /adjustments/3'],
      [expect.stringMatching(/\/adjustments\/4\/value$/) as unknown],
      ['duplicate'],
    ]);
  });

  it('of the wrong shape is refused whole', async () => {
    expect((await adjust({ adjustments: [] })).refused).toEqual([
      'VALIDATION_ERROR',
      'TOO_FEW /adjustments',
    ]);
    expect(
      (await adjust(Array.from({ length: 501 }, () => retraction()))).refused.slice(0, 1),
    ).toEqual(['VALIDATION_ERROR']);
    expect((await adjust({ adjustments: [retraction()], orderId: 'x' })).refused).toEqual([
      'VALIDATION_ERROR',
      'UNKNOWN_FIELD /orderId',
    ]);
    expect((await adjust({ adjustmentType: 'REFUND', conversionAction: 'Paid' })).refused).toEqual([
      'VALIDATION_ERROR',
      'NOT_ONE_OF /adjustmentType',
    ]);
    expect(
      resultsOf(
        await adjust(Array.from({ length: 500 }, (_one, at) => retraction({ orderId: `o-${at}` }))),
      ),
    ).toMatchObject({ parked: 500 });
  });

  it.each(['failed', 'skipped', 'unsupported'])(
    'of an original that is %s is skipped',
    async (status) => {
      await resolve(await sell({ orderId: 'o-1' }), status);
      await adjust(retraction());
      expect(await listed()).toMatchObject([
        {
          status: 'skipped',
          reason: 'ORIGINAL_NOT_COUNTED',
          deliveries: [{ status: 'skipped', reason: 'ORIGINAL_NOT_COUNTED' }],
        },
      ]);
    },
  );
});

describe('the same adjustment again', () => {
  beforeEach(async () => {
    await sell({ orderId: 'o-1' });
  });

  it('is a duplicate, with the id of the first', async () => {
    const first = resultsOf(await adjust(retraction({ occurredAt: LATER }))).results[0]!.id;
    expect(resultsOf(await adjust(retraction())).results).toEqual([
      { index: 0, status: 'duplicate', id: first },
    ]);
    expect(resultsOf(await adjust(retraction(byClick))).results).toEqual([
      { index: 0, status: 'duplicate', id: first },
    ]);
  });

  it('of a restatement has the same value and moment', async () => {
    const again = [
      restatement({ occurredAt: LATER }),
      restatement({ occurredAt: LATER }),
      restatement({ occurredAt: LATER, value: 31 }),
      restatement({ occurredAt: '2020-11-22T08:30:00Z' }),
    ];
    expect(resultsOf(await adjust(again)).results.map(({ status }) => status)).toEqual([
      'accepted',
      'duplicate',
      'accepted',
      'accepted',
    ]);
  });

  it('without a time equals the latest one', async () => {
    const statuses = [];
    for (const value of [10, 10, 20, 10, 10]) statuses.push(...(await one(restatement({ value }))));
    expect(statuses).toEqual(['accepted', 'duplicate', 'accepted', 'accepted', 'duplicate']);
    expect(
      resultsOf(await adjust([30, 30, 40, 30].map((value) => restatement({ value })))).results.map(
        ({ status }) => status,
      ),
    ).toEqual(['accepted', 'duplicate', 'accepted', 'accepted']);
  });

  it('by a hundred requests at once is kept once, whether its original is known or not', async () => {
    const bodies = [
      retraction(),
      retraction({ orderId: 'o-2' }),
      restatement(),
      restatement({ orderId: 'o-2', occurredAt: LATER }),
    ];
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_one, turn) =>
        adjust(bodies.map((_b, at) => bodies[(at + turn) % 4])),
      ),
    );
    const counts = answers.map(resultsOf);
    const sum = (of: 'accepted' | 'parked' | 'duplicates'): number =>
      counts.reduce((total, one_) => total + one_[of], 0);
    expect([sum('accepted'), sum('parked'), sum('duplicates')]).toEqual([2, 2, 396]);
    expect(await listed()).toHaveLength(4);
  }, 120_000);
});

describe('a parked adjustment', () => {
  it('is joined by the conversion that brings its order, or its click and second', async () => {
    expect(
      resultsOf(
        await adjust([retraction(), restatement({ occurredAt: LATER }), retraction(byClick)]),
      ).results.map(({ status }) => status),
    ).toEqual(['parked', 'parked', 'parked']);
    expect(await listed('?status=parked')).toMatchObject([
      { reason: 'ORIGINAL_UNKNOWN', originalId: null, deliveries: [] },
      {},
      {},
    ]);
    const ordered = await sell({ orderId: 'o-1', gclid: 'other' });
    const clicked = await sell();
    expect((await listed()).toReversed()).toMatchObject([
      {
        originalId: ordered,
        status: 'pending',
        parkedUntil: null,
        deliveries: [{ platform: 'google-ads', status: 'pending' }],
      },
      { originalId: ordered, status: 'pending' },
      { originalId: clicked, status: 'pending' },
    ]);
    expect(await one(retraction())).toEqual(['duplicate']);
  });

  it('that does not fit its original fails with the reason', async () => {
    await adjust([
      retraction({ occurredAt: '2020-11-20T08:00:00Z' }),
      restatement({ orderId: 'o-2', currency: 'USD', occurredAt: LATER }),
      restatement({ orderId: 'o-3', value: 1.5, occurredAt: LATER }),
    ]);
    for (const orderId of ['o-1', 'o-2', 'o-3']) {
      await sell({ orderId, ...(orderId === 'o-3' && { currency: 'JPY' }) });
    }
    expect((await listed('?status=failed')).map(({ reason }) => reason).toReversed()).toEqual([
      'ADJUSTMENT_PRECEDES_CONVERSION',
      'CURRENCY_DIFFERS',
      'VALUE_TOO_PRECISE',
    ]);
  });

  it('that does not fit does not block one that does', async () => {
    await adjust(retraction({ occurredAt: '2020-11-20T08:00:00Z' }));
    await adjust(retraction({ ...byClick, occurredAt: LATER }));
    await sell({ orderId: 'o-1' });
    expect((await listed()).map(({ status }) => status)).toEqual(['pending', 'failed']);
    await adjust(retraction({ orderId: 'o-2', occurredAt: '2020-11-20T08:00:00Z' }));
    await sell({ orderId: 'o-2' });
    expect(await one(retraction({ orderId: 'o-2', occurredAt: LATER }))).toEqual(['accepted']);
  });

  it('is kept once when two named the same original differently', async () => {
    await adjust([retraction(), retraction(byClick)]);
    await sell({ orderId: 'o-1' });
    expect((await listed()).toReversed()).toMatchObject([
      { status: 'pending' },
      { status: 'skipped', reason: 'SAME_ADJUSTMENT' },
    ]);
  });

  it('does not take a conversion of a paused action for its original', async () => {
    const {
      data: { id },
    } = await call(
      'PATCH',
      `/conversions/actions/${(await call('GET', '/conversions/actions')).rows[0]!.id}`,
      { status: 'PAUSED' },
    );
    await adjust([retraction(), retraction(byClick)]);
    await sell({ orderId: 'o-1' });
    await call('PATCH', `/conversions/actions/${id}`, { status: 'ENABLED' });
    expect([await one(restatement()), await one(restatement(byClick))]).toEqual([
      ['parked'],
      ['parked'],
    ]);
    expect(await listed('?status=parked')).toHaveLength(4);
    await sell({ orderId: 'o-1' });
    expect(await listed('?status=pending')).toHaveLength(2);
  });

  it('is given up after 90 days', async () => {
    await adjust(retraction());
    bench.clock.advance(90 * 86_400_000 + 1);
    expect(await listed('?status=skipped')).toMatchObject([{ reason: 'ORIGINAL_NEVER_CAME' }]);
    await sell({ orderId: 'o-1' });
    expect(await listed('?status=pending')).toEqual([]);
  });

  it('of one Space is not joined by a conversion of another', async () => {
    await adjust(retraction());
    const here = call;
    ({ call, spaceId } = bench.newSpace());
    await action('Paid');
    await sell({ orderId: 'o-1' });
    call = here;
    expect(await listed('?status=parked')).toHaveLength(1);
  });
});

describe('the list', () => {
  it('is narrowed by action, order and status, and goes on page by page', async () => {
    const other = await action('Other');
    await sell({ orderId: 'o-1' });
    await adjust([
      retraction(),
      retraction({ orderId: 'o-2' }),
      retraction({ orderId: 'o-3', conversionAction: 'Other' }),
    ]);
    expect(await listed(`?conversionActionId=${other}`)).toMatchObject([{ orderId: 'o-3' }]);
    expect(await listed('?orderId=o-2')).toMatchObject([{ status: 'parked' }]);
    expect(await listed('?status=pending')).toMatchObject([{ orderId: 'o-1' }]);
    expect(await listed('?conversionActionId=nonsense')).toEqual([]);
    const page = JSON.parse((await call('GET', '/conversions/adjustments?limit=2')).text) as {
      data: readonly Row[];
      meta: { nextCursor: string };
    };
    expect(
      [...page.data, ...(await listed(`?limit=2&cursor=${page.meta.nextCursor}`))].map(
        ({ orderId }) => orderId,
      ),
    ).toEqual(['o-3', 'o-2', 'o-1']);
  });

  it('asks for the scopes of its routes', async () => {
    expect(
      (await call('GET', '/conversions/adjustments', undefined, { scopes: 'campaigns:write' }))
        .error?.details?.required,
    ).toEqual(['reports:read']);
    expect(
      (await call('POST', '/conversions/adjustments', {}, { scopes: 'reports:read' })).error
        ?.details?.required,
    ).toEqual(['campaigns:write']);
  });
});
