import 'reflect-metadata';
import { statement } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import { Conversions } from '../../data/conversions';
import type { ConversionEvent, Delivery } from '../../domain';
import type { Answered, Call } from '../../testing/call';
import {
  CONNECTIONS,
  conversionsBench,
  type ConversionsBench,
} from '../../testing/conversions-bench';
import { ReplayMany } from '../../use-cases/replay-conversions';

type Json = Readonly<Record<string, unknown>>;
type Row = Json & { readonly id: string; readonly deliveries: readonly Json[] };
type Trace = Row & { readonly steps: readonly Json[]; readonly adjustments: readonly Row[] };

const SOLD = '2020-11-20T08:30:00.000Z';

let bench: ConversionsBench;
let call: Call;
let tenant: Tenant;
let actionId: string;
beforeAll(async () => {
  bench = await conversionsBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  const space = bench.newSpace();
  [call, tenant] = [space.call, { spaceId: space.spaceId, accountId: 'acc_1' }];
  actionId = (
    await call('POST', '/conversions/actions', {
      name: 'Paid',
      type: 'UPLOAD_CLICKS',
      category: 'PURCHASE',
    })
  ).data.id;
});

const sell = async (more: object = {}): Promise<string> => {
  const { data } = await call('POST', '/conversions/offline', {
    conversionAction: 'Paid',
    occurredAt: SOLD,
    gclid: 'Cj0',
    value: 50,
    currency: 'EUR',
    ...more,
  });
  return (data as unknown as { results: readonly { id: string }[] }).results[0]!.id;
};
const adjust = async (more: object): Promise<string> => {
  const { data } = await call('POST', '/conversions/adjustments', {
    adjustmentType: 'RETRACTION',
    conversionAction: 'Paid',
    ...more,
  });
  return (data as unknown as { results: readonly { id: string }[] }).results[0]!.id;
};
const listed = async (query = ''): Promise<readonly Row[]> =>
  (JSON.parse((await call('GET', `/conversions/events${query}`)).text) as { data: readonly Row[] })
    .data;
const traced = async (id: string): Promise<Trace> =>
  (JSON.parse((await call('GET', `/conversions/events/${id}`)).text) as { data: Trace }).data;
const replay = (id: string): Promise<Answered> => call('POST', `/conversions/events/${id}/replay`);
const write = (text: string, values: readonly unknown[] = []): Promise<unknown> =>
  bench.db.work.run(tenant, () =>
    bench.db.database.write(statement(text), [tenant.spaceId, ...values]),
  );
/** As the worker leaves what a platform refused: its order is free. */
const fail = async (
  eventId: string,
  error: object | null = { code: 'EXPIRED_EVENT', message: 'The click is too old.' },
): Promise<void> => {
  await write(
    `update conversions.delivery set status = 'failed', due_at = null, attempts = 3, sent_at = '2026-11-21T12:01:00Z', settled_at = '2026-11-21T12:02:00Z', platform_error = $3 where space_id = $1 and event_id = $2`,
    [eventId, JSON.stringify(error)],
  );
  await write('delete from conversions.reservation where space_id = $1 and event_id = $2', [
    eventId,
  ]);
};

const eventOf = (more: Partial<ConversionEvent> = {}): ConversionEvent => ({
  spaceId: tenant.spaceId,
  id: bench.ids.next('cve'),
  door: 'event',
  source: null,
  actionId,
  occurredAt: new Date(SOLD),
  valueMicros: null,
  currency: null,
  orderId: null,
  clickIds: [],
  persons: [{ keyId: 'k1', enc: 'sealed', nonce: 'n', ciphertext: 'hash-of-jane' }],
  personKeys: ['key-of-jane'],
  matchedBy: null,
  consent: null,
  consents: null,
  url: 'https://shop.example/',
  externalEventId: null,
  actionSource: 'system_generated',
  country: null,
  details: null,
  isTest: false,
  claim: null,
  confirmedBy: null,
  createdAt: bench.clock.now(),
  ...more,
});
const deliveryOf = (eventId: string, more: Partial<Delivery> = {}): Delivery => ({
  spaceId: tenant.spaceId,
  eventId,
  platform: 'google-ads',
  kind: 'conversion',
  connectionId: CONNECTIONS[0].id,
  status: 'pending',
  reason: null,
  until: null,
  dueAt: bench.clock.now(),
  attempts: 0,
  platformError: null,
  ref: null,
  refAt: null,
  sentAt: null,
  settledAt: null,
  consentEffect: null,
  createdAt: bench.clock.now(),
  updatedAt: bench.clock.now(),
  ...more,
});
const keep = async (
  event: ConversionEvent,
  ...deliveries: readonly Delivery[]
): Promise<string> => {
  await bench.db.work.run(tenant, () => bench.take(Conversions).keep([event], deliveries));
  return event.id;
};

describe('the list of conversions', () => {
  it('has those of all routes, newest first, without personal data', async () => {
    const upload = await sell({ orderId: 'o-1' });
    bench.clock.advance(1);
    const event = await keep(
      eventOf({
        door: 'source',
        source: 'stripe',
        matchedBy: 'email',
        clickIds: [{ kind: 'gclid', value: 'Cj1' }],
      }),
    );
    expect(await listed()).toMatchObject([
      {
        id: event,
        door: 'source',
        source: 'stripe',
        matched: 'email',
        clickIds: [{ kind: 'gclid', value: 'Cj1' }],
        status: 'skipped',
        reason: 'NO_PLATFORM',
        deliveries: [],
        claim: null,
      },
      {
        id: upload,
        door: 'offline',
        source: null,
        conversionActionId: actionId,
        orderId: 'o-1',
        value: 50,
        currency: 'EUR',
        matched: 'clickId',
        status: 'pending',
        reason: null,
        deliveries: [{ platform: 'google-ads' }],
      },
    ]);
    for (const path of ['', `/${event}`]) {
      expect((await call('GET', `/conversions/events${path}`)).text).not.toMatch(/jane|sealed/);
    }
  });

  it.each<[string, readonly Delivery['status'][]]>([
    ['failed', ['sent', 'failed', 'pending']],
    ['waiting', ['pending', 'waiting', 'confirmed']],
    ['pending', ['sent', 'pending']],
    ['sent', ['confirmed', 'sent', 'skipped']],
    ['confirmed', ['unsupported', 'confirmed']],
    ['unsupported', ['skipped', 'unsupported']],
  ])('says %s over several platforms by what weighs most', async (status, several) => {
    const event = eventOf();
    const platforms = ['google-ads', 'meta-ads', 'reddit-ads'] as const;
    await keep(
      event,
      ...several.map((one, at) =>
        deliveryOf(event.id, { platform: platforms[at]!, status: one, reason: `why-${one}` }),
      ),
    );
    await sell();
    expect(await listed(`?status=${status}`)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: event.id, status, reason: `why-${status}` }),
      ]),
    );
    expect((await listed('?status=skipped')).map(({ id }) => id)).not.toContain(event.id);
  });

  it('has claims as unverified, and confirmed ones as what is not sent itself', async () => {
    const claim = await keep(eventOf({ door: 'website', claim: 'unverified', orderId: 'o-1' }));
    expect(await listed('?status=unverified')).toMatchObject([
      { id: claim, claim: 'unverified', reason: 'NOT_CONFIRMED' },
    ]);
    const sold = await sell({ orderId: 'o-1' });
    await write(
      `update conversions.event set claim = 'confirmed', confirmed_by = $3 where space_id = $1 and id = $2`,
      [claim, sold],
    );
    expect(await listed('?status=unverified')).toEqual([]);
    expect(await listed('?status=skipped')).toMatchObject([
      { id: claim, claim: 'confirmed', confirmedBy: sold, reason: 'CLAIM_CONFIRMED' },
    ]);
    expect((await listed('?status=pending')).map(({ id }) => id)).toEqual([sold]);
  });

  it('is narrowed by action, order and source, and goes on page by page', async () => {
    const source = await keep(eventOf({ door: 'source', source: 'stripe' }));
    bench.clock.advance(1);
    const [first, second] = [await sell({ orderId: 'o-1' }), await sell({ orderId: 'o-2' })];
    expect((await listed('?source=stripe')).map(({ id }) => id)).toEqual([source]);
    expect(
      (await listed(`?orderId=o-2&conversionActionId=${actionId}`)).map(({ id }) => id),
    ).toEqual([second]);
    for (const nothing of ['?conversionActionId=nonsense', '?status=failed', '?source=x']) {
      expect(await listed(nothing)).toEqual([]);
    }
    const { data, meta } = JSON.parse((await call('GET', '/conversions/events?limit=2')).text) as {
      data: readonly Row[];
      meta: { nextCursor: string; total: number };
    };
    expect([
      meta.total,
      ...[...data, ...(await listed(`?limit=2&cursor=${meta.nextCursor}`))].map(({ id }) => id),
    ]).toEqual([2, second, first, source]);
  });
});

describe('the trace of a conversion', () => {
  it('lists what happened, by time', async () => {
    bench.clock.set(new Date('2026-11-21T12:00:00.000Z'));
    const id = await sell({ orderId: 'o-1' });
    await write(
      `insert into conversions.repetition values ($1, $2, 'source', '40500000 EUR', 3, '2026-11-21T12:00:10Z', '2026-11-21T12:00:20Z')`,
      [id],
    );
    await fail(id);
    bench.clock.set(new Date('2026-11-21T12:03:00.000Z'));
    const claim = await keep(
      eventOf({ door: 'website', claim: 'confirmed', orderId: 'o-1', confirmedBy: id }),
    );
    await write('insert into conversions.reservation values ($1, $2, $3, $4, now())', [
      actionId,
      'o-1',
      id,
    ]);
    bench.clock.set(new Date('2026-11-21T12:04:00.000Z'));
    const adjustmentId = await adjust({ orderId: 'o-1' });
    const { steps, deliveries, adjustments, ...row } = await traced(id);
    expect(steps).toEqual([
      { step: 'accepted', at: '2026-11-21T12:00:00.000Z', door: 'offline', source: null },
      { step: 'matched', at: '2026-11-21T12:00:00.000Z', by: 'clickId' },
      {
        step: 'deduplicated',
        at: '2026-11-21T12:00:20.000Z',
        door: 'source',
        value: 40.5,
        currency: 'EUR',
        times: 3,
        firstAt: '2026-11-21T12:00:10.000Z',
      },
      {
        step: 'sent',
        at: '2026-11-21T12:01:00.000Z',
        platform: 'google-ads',
        attempts: 3,
        consentEffect: null,
      },
      {
        step: 'verdict',
        at: '2026-11-21T12:02:00.000Z',
        platform: 'google-ads',
        status: 'failed',
        reason: null,
        until: null,
        platformError: { code: 'EXPIRED_EVENT', message: 'The click is too old.' },
      },
      { step: 'claimConfirmed', at: '2026-11-21T12:03:00.000Z', conversionId: claim },
      {
        step: 'verdict',
        at: '2026-11-21T12:04:00.000Z',
        platform: 'google-ads',
        adjustmentId,
        status: 'skipped',
        reason: 'ORIGINAL_NOT_COUNTED',
        until: null,
        platformError: null,
      },
      {
        step: 'adjusted',
        at: '2026-11-21T12:04:00.000Z',
        adjustmentId,
        adjustmentType: 'RETRACTION',
        value: null,
        currency: null,
      },
    ]);
    expect([row, deliveries, adjustments]).toMatchObject([
      { id, door: 'offline', status: 'failed' },
      [{ platform: 'google-ads', attempts: 3 }],
      [{ id: adjustmentId, status: 'skipped', deliveries: [{ status: 'skipped' }] }],
    ]);
    expect((await traced(claim)).steps).toMatchObject([
      { step: 'accepted' },
      { step: 'matched', by: 'none' },
      { step: 'claimed' },
      { step: 'claimConfirmed', conversionId: id },
    ]);
  });

  it('of another Space, or of none, is not found', async () => {
    const id = await sell();
    const elsewhere = bench.newSpace().call;
    const texts = await Promise.all([
      elsewhere('GET', `/conversions/events/${id}`),
      call('GET', `/conversions/events/${bench.ids.next('off')}`),
      call('GET', '/conversions/events/nonsense'),
      call('GET', `/conversions/events/${actionId}`),
    ]);
    expect(texts.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(texts.map(({ text }) => text.replace(/"requestId":"[^"]*"/, ''))).size).toBe(1);
  });
});

describe('a replay', () => {
  it('sends again what failed, and what was adjusted for nothing', async () => {
    const id = await sell({ orderId: 'o-1' });
    const early = await adjust({
      orderId: 'o-1',
      adjustmentType: 'RESTATEMENT',
      value: 10,
      occurredAt: '2020-11-21T00:00:00Z',
    });
    await write(
      `update conversions.delivery set status = 'skipped', reason = 'ORIGINAL_NOT_COUNTED', due_at = null where space_id = $1 and event_id = $2`,
      [early],
    );
    await fail(id);
    const parked = await adjust({ orderId: 'o-1' });
    expect((await traced(id)).status).toBe('failed');
    const { status, data, headers } = await replay(id);
    expect([status, headers['location']]).toEqual([202, '/api/v1/conversions/events']);
    expect(data).toMatchObject({
      id,
      deliveries: [
        {
          platform: 'google-ads',
          status: 'pending',
          attempts: 0,
          platformError: null,
          sentAt: null,
          settledAt: null,
        },
      ],
    });
    const { adjustments, ...row } = await traced(id);
    expect(row).toMatchObject({
      status: 'pending',
      deliveries: [{ status: 'pending', attempts: 0 }],
    });
    expect(adjustments).toMatchObject([
      { id: early, status: 'pending', reason: null },
      { id: parked, status: 'pending' },
    ]);
    expect(
      await call('POST', '/conversions/offline', {
        conversionAction: 'Paid',
        occurredAt: SOLD,
        gclid: 'x',
        orderId: 'o-1',
      }),
    ).toMatchObject({ data: { duplicates: 1 } });
  });

  it('of an order that another conversion has now is refused, and names it', async () => {
    const id = await sell({ orderId: 'o-1' });
    await fail(id);
    const other = await sell({ orderId: 'o-1' });
    const { status, error } = await replay(id);
    expect([status, error?.code, error?.details?.conflictingId]).toEqual([
      409,
      'ORDER_TAKEN',
      other,
    ]);
    expect((await traced(id)).status).toBe('failed');
  });

  it('of nothing that failed is refused', async () => {
    const id = await sell();
    expect((await replay(id)).refused).toEqual(['NOTHING_TO_REPLAY']);
    await fail(id);
    const many = await Promise.all(Array.from({ length: 20 }, () => replay(id)));
    expect(many.map(({ status }) => status).toSorted()).toEqual([
      202,
      ...Array.from({ length: 19 }, () => 409),
    ]);
  });

  it('brings back only the platforms that failed', async () => {
    const event = eventOf();
    await keep(
      event,
      deliveryOf(event.id, { status: 'failed' }),
      deliveryOf(event.id, { platform: 'meta-ads', status: 'sent', dueAt: null }),
    );
    await replay(event.id);
    expect((await traced(event.id)).deliveries).toMatchObject([
      { platform: 'google-ads', status: 'pending' },
      { platform: 'meta-ads', status: 'sent' },
    ]);
  });

  it('takes an adjustment, but not one that does not fit its original', async () => {
    const [early, other] = [
      await adjust({ orderId: 'o-1', occurredAt: '2020-11-20T08:00:00Z' }),
      await adjust({ orderId: 'o-2' }),
    ];
    for (const orderId of ['o-1', 'o-2']) await sell({ orderId });
    await fail(other);
    expect((await replay(early)).refused).toEqual(['NOTHING_TO_REPLAY']);
    expect((await replay(other)).data).toMatchObject({
      id: other,
      deliveries: [{ status: 'pending' }],
    });
  });

  it('of what is not here is not found, and needs its scope', async () => {
    const id = await sell();
    const elsewhere = bench.newSpace().call;
    for (const answer of [
      await elsewhere('POST', `/conversions/events/${id}/replay`),
      await replay(bench.ids.next('adj')),
      await replay(bench.ids.next('cve')),
      await replay('nonsense'),
    ]) {
      expect(answer.refused).toEqual(['NOT_FOUND']);
    }
    expect(
      (await call('POST', `/conversions/events/${id}/replay`, {}, { scopes: 'reports:read' })).error
        ?.details?.required,
    ).toEqual(['campaigns:write']);
    expect(
      (await call('GET', '/conversions/events', undefined, { scopes: 'campaigns:write' })).error
        ?.details?.required,
    ).toEqual(['reports:read']);
  });
});

describe('a replay of many', () => {
  it('takes what failed on one platform, with one code, and leaves orders that others have', async () => {
    const [mine, other] = [
      { code: 'MINE', message: 'm' },
      { code: 'OTHER', message: 'o' },
    ];
    const ids: string[] = [];
    for (let at = 0; at < 5; at += 1) {
      ids.push(await sell({ orderId: `o-${at}` }));
      await fail(ids[at]!, at === 4 ? other : mine);
    }
    await sell({ orderId: 'o-0' });
    const both = eventOf();
    await keep(
      both,
      deliveryOf(both.id, { status: 'failed', platformError: mine }),
      deliveryOf(both.id, { platform: 'meta-ads', status: 'failed', platformError: mine }),
    );
    expect(
      await bench.take(ReplayMany).execute(tenant, { platform: 'google-ads', code: 'MINE' }),
    ).toEqual({ replayed: 4, left: 1 });
    expect((await listed('?status=failed')).map(({ id }) => id).toSorted()).toEqual(
      [both.id, ids[0], ids[4]].toSorted(),
    );
    expect((await traced(both.id)).deliveries).toMatchObject([
      { platform: 'google-ads', status: 'pending' },
      { platform: 'meta-ads', status: 'failed' },
    ]);
    expect(await bench.take(ReplayMany).execute(tenant, { platform: 'google-ads' })).toEqual({
      replayed: 1,
      left: 1,
    });
  });
});
