import 'reflect-metadata';
import { inspect } from 'node:util';
import { statement } from '@switchyard/db-kit';
import { Client } from 'pg';
import { readPerson } from '../../domain';
import { sha256Hex } from '../../domain/identity/read-person';
import {
  type BenchSpace,
  conversionsBench,
  type ConversionsBench,
  dumpDatabase,
} from '../../testing/conversions-bench';
import { invoice, refundedCharge, session, stripeEvent } from '../../testing/stripe-payloads';
import { PayloadDoor } from '../report/doors';
import { type Erased, ErasePerson } from './erase-person';

const [EMAIL, PHONE, ID] = ['Jane.Canary+x@Gmail.com', '+4930555012345', 'canary-user-77'];
const PERSON = { email: EMAIL, phone: PHONE, externalId: ID } as const;

let bench: ConversionsBench;
let space: BenchSpace;
beforeAll(async () => {
  bench = await conversionsBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  space = bench.newSpace();
  await space.call('POST', '/conversions/actions', {
    name: 'Sales',
    type: 'UPLOAD_CLICKS',
    category: 'PURCHASE',
    leadStage: 'paid',
    countingType: 'MANY_PER_CLICK',
  });
});

const identify = (body: object) => space.call('POST', '/conversions/identify', body);
const report = async (
  body: unknown,
  as = space.call,
): Promise<{
  accepted: number;
  duplicates: number;
  results: readonly { id?: string; status: string; matched?: string }[];
}> => (await as('POST', '/conversions/events', body)).data as never;
const erase = (input: object, from = bench): Promise<Erased> =>
  from.take(ErasePerson).execute(input);
const rows = <Row>(text: string): Promise<Row[]> =>
  bench.db.database.read<Row>({ spaceId: space.spaceId, accountId: 'acc_1' }, statement(text), [
    space.spaceId,
  ]);
const asOwner = async (text: string): Promise<void> => {
  const client = new Client({ connectionString: bench.db.ownerUrl });
  await client.connect();
  await client.query(text).finally(() => client.end());
};
/** The person in clear, and in every form that anything hashes. */
const tracesOf = (person: object): readonly string[] => {
  const { email = {}, phone = {}, externalId } = readPerson(person).person;
  return [...Object.values(email), ...Object.values(phone), externalId].flatMap((hash) =>
    hash === undefined ? [] : [hash, Buffer.from(hash, 'hex').toString('base64url')],
  );
};
const CLEAR = [EMAIL, EMAIL.toLowerCase(), 'jane.canary', 'janecanary', PHONE, PHONE.slice(1), ID];
const found = (text: string, needles: readonly string[]): readonly string[] =>
  needles.filter((needle) => text.toLowerCase().includes(needle.toLowerCase()));

describe('no person in clear', () => {
  it('is in any table, or in what a crash writes to the log', async () => {
    const crashes: string[] = [];
    const crashing = await conversionsBench({
      over: bench,
      onCrash: (error) => void crashes.push(inspect(error, { depth: 20, showHidden: true })),
    });
    const { call, website } = crashing.newSpace();
    await call('POST', '/conversions/identify', {
      ...PERSON,
      gclid: 'g1',
      landingUrl: `https://shop.example/a?email=${encodeURIComponent(EMAIL)}#${EMAIL}`,
      utm: { utm_content: EMAIL },
    });
    await call('POST', '/conversions/events', {
      events: [
        { event: 'signup', ...PERSON, orderId: 'o1' },
        { event: 'paid', ...PERSON, gclid: 'g2' },
        { event: 'paid', ...PERSON, orderId: EMAIL },
      ],
    });
    await website('POST', '/conversions/events', { event: 'paid', ...PERSON, orderId: 'o2' });
    await asOwner('alter table conversions.known_person rename to known_person_gone');
    const bodies = await Promise.all([
      call('POST', '/conversions/identify', { ...PERSON, gclid: 'g3' }),
      call('POST', '/conversions/events', { event: 'paid', ...PERSON }),
    ]);
    await asOwner('alter table conversions.known_person_gone rename to known_person');
    expect(bodies.map(({ status }) => status)).toEqual([500, 500]);
    expect(crashes.length).toBe(2);
    const dump = await dumpDatabase(bench.db.ownerUrl);
    expect(dump).toContain('g1');
    expect(found(dump, [...CLEAR, ...tracesOf(PERSON)])).toEqual([]);
    expect(
      found([...crashes, ...bodies.map(({ text }) => text)].join('\n'), [
        ...CLEAR,
        ...tracesOf(PERSON),
      ]),
    ).toEqual([]);
    await crashing.close();
  });
});

describe('erasing a person', () => {
  it('leaves no trace in any table, of any Space, and is harmless again', async () => {
    const here = space;
    await identify({
      ...PERSON,
      gclid: 'click-one',
      landingUrl: 'https://shop.example/secret-page?fbclid=click-two',
      consent: { ad_user_data: 'GRANTED' },
    });
    await report({
      events: [
        { event: 'paid', email: EMAIL, orderId: 'canary-order-1', value: 5, currency: 'EUR' },
        { event: 'paid', externalId: ID, msclkid: 'click-three', orderId: 'canary-order-2' },
      ],
    });
    await report(
      { event: 'paid', phone: PHONE, gclid: 'click-four', orderId: 'canary-order-3' },
      here.website,
    );
    await here.call('POST', '/conversions/adjustments', [
      {
        adjustmentType: 'RESTATEMENT',
        conversionAction: 'Sales',
        orderId: 'canary-order-1',
        value: 3,
        currency: 'EUR',
        occurredAt: bench.clock.now().toISOString(),
        consent: { ad_user_data: 'DENIED' },
      },
      {
        adjustmentType: 'RETRACTION',
        conversionAction: 'Sales',
        orderId: 'canary-order-3',
        occurredAt: bench.clock.now().toISOString(),
      },
    ]);
    const there = bench.newSpace();
    await there.call('POST', '/conversions/events', {
      event: 'signup',
      email: EMAIL,
      gclid: 'click-five',
      orderId: 'canary-order-4',
    });
    await asOwner(
      `update conversions.delivery set platform_error = '{"code":"BAD","message":"click-one is too old"}' where space_id = '${here.spaceId}'`,
    );
    const secrets = [
      'canary-order',
      'click-one',
      'click-two',
      'click-three',
      'click-four',
      'click-five',
      'secret-page',
      ...CLEAR,
      ...tracesOf(PERSON),
    ];
    const keys = (
      await rows<{ key: string }>('select key from conversions.known_person where space_id = $1')
    ).map(({ key }) => key);
    const before = await dumpDatabase(bench.db.ownerUrl);
    expect([found(before, secrets), keys.length]).toEqual([secrets.slice(0, 7), 3]);

    expect(await erase({ email: EMAIL })).toMatchObject({
      spaces: 2,
      persons: 4,
      events: 4,
      adjustments: 2,
      orders: 3,
    });
    const after = await dumpDatabase(bench.db.ownerUrl);
    expect(found(after, [...secrets, ...keys])).toEqual([]);
    expect(bench.forgotten).toEqual(
      expect.arrayContaining([
        'click-one',
        'click-two',
        'click-three',
        'click-four',
        'click-five',
        EMAIL,
      ]),
    );
    expect(await erase({ email: EMAIL })).toEqual({
      spaces: 0,
      persons: 0,
      events: 0,
      adjustments: 0,
      deliveries: 0,
      orders: 0,
    });
    expect(await dumpDatabase(bench.db.ownerUrl)).toBe(after);
  });

  it('knows the orders still: none is counted again, under whichever name and value it comes', async () => {
    const sale = { event: 'paid', email: EMAIL, orderId: 'o', value: 5, currency: 'EUR' };
    const id = (await report(sale)).results[0]?.id;
    await asOwner(
      `insert into conversions.order_alias (space_id, alias, order_id, created_at) values ('${space.spaceId}', 'pi_1', 'o', now()), ('${space.spaceId}', 'o', 'o', now())`,
    );
    await erase({ email: EMAIL });
    expect(
      await report({
        events: [
          { ...sale, value: 7 },
          { ...sale, orderId: 'pi_1' },
          { ...sale, gclid: 'g9', orderId: 'o' },
        ],
      }),
    ).toMatchObject({ accepted: 0, duplicates: 3, results: [{ id }, { id }, { id }] });
    const offline = {
      conversionAction: 'Sales',
      gclid: 'g',
      orderId: 'o',
      occurredAt: '2026-11-01T00:00:00Z',
    };
    expect((await space.call('POST', '/conversions/offline', offline)).data).toMatchObject({
      duplicates: 1,
    });
    expect(
      await rows(
        "select count(*)::int as orders, count(*) filter (where order_id like 'erased:%')::int as hidden from conversions.reservation where space_id = $1",
      ),
    ).toEqual([{ orders: 2, hidden: 2 }]);
    expect(await rows('select key from conversions.known_person where space_id = $1')).toEqual([]);
  });

  it('accepts later events of such an order without storing the person again', async () => {
    const refund = {
      adjustmentType: 'RETRACTION',
      conversionAction: 'Sales',
      orderId: 'late-refund',
      consent: { ad_user_data: 'GRANTED' },
    };
    await report({ event: 'paid', email: EMAIL, gclid: 'a', orderId: 'late-refund' });
    await asOwner(
      `update conversions.delivery set status = 'sent' where space_id = '${space.spaceId}'`,
    );
    await erase({ email: EMAIL });
    const results = async (): Promise<unknown> =>
      (
        (await space.call('POST', '/conversions/adjustments', refund)).data as unknown as {
          results: readonly { status: string }[];
        }
      ).results[0]?.status;
    expect([await results(), await results()]).toEqual(['accepted', 'duplicate']);
    expect(
      await rows(
        `select kind, status, reason from conversions.delivery where space_id = $1 and kind = 'adjustment'`,
      ),
    ).toEqual([{ kind: 'adjustment', status: 'skipped', reason: 'PERSON_ERASED' }]);
    expect(await dumpDatabase(bench.db.ownerUrl)).not.toContain('late-refund');
  });

  it('is not undone by a provider: another name of such an order is a duplicate, and is not kept', async () => {
    const tenant = { accountId: 'acc_1', spaceId: space.spaceId };
    const stripe = async (type: string, object: Record<string, unknown>): Promise<unknown> =>
      (
        await bench
          .take(PayloadDoor)
          .report(tenant, { source: 'stripe', payload: stripeEvent(type, object) })
      ).map(({ status }) => status);
    expect(await stripe('checkout.session.completed', session({ invoice: null }))).toEqual([
      'accepted',
    ]);
    await asOwner(
      `insert into conversions.source values ('${space.spaceId}', 'stripe', 'stripe', '{}', null, 'rcv_1', null, '{"code":"COUNTED_TWICE","message":"The order pi_1 was counted"}', now(), now(), 1)`,
    );
    await erase({ email: 'ada@example.com' });
    expect(await stripe('invoice.paid', invoice())).toEqual(['duplicate']);
    expect(await stripe('charge.refunded', refundedCharge(11_900))).toEqual(['accepted']);
    const dump = (await dumpDatabase(bench.db.ownerUrl))
      .split('\n')
      .filter((row) => row.includes(space.spaceId));
    expect(
      found(dump.join('\n'), [
        'pi_1',
        'in_1',
        'cs_test_a1',
        ...tracesOf({ email: 'ada@example.com' }),
      ]),
    ).toEqual([]);
    expect(bench.forgotten).toContain('order pi_1 ');
  });

  it('sends nothing more, and leaves alone what was sent', async () => {
    await report({
      events: [
        { event: 'paid', email: EMAIL, gclid: 'a' },
        { event: 'paid', email: EMAIL, gclid: 'b' },
      ],
    });
    await asOwner(
      `update conversions.delivery set status = 'confirmed', due_at = null where space_id = '${space.spaceId}' and event_id = (select min(event_id) from conversions.delivery where space_id = '${space.spaceId}')`,
    );
    expect(await erase({ email: EMAIL })).toMatchObject({ deliveries: 1 });
    expect(
      await rows(
        'select status, reason, due_at from conversions.delivery where space_id = $1 order by event_id',
      ),
    ).toEqual([
      { status: 'confirmed', reason: null, due_at: null },
      { status: 'skipped', reason: 'PERSON_ERASED', due_at: null },
    ]);
  });

  it('by address touches no person who merely shares an id', async () => {
    await identify({ email: EMAIL, externalId: 'shared', gclid: 'a' });
    await identify({ email: 'bert@example.com', externalId: 'shared', gclid: 'b' });
    await report({
      event: 'paid',
      email: 'bert@example.com',
      externalId: 'shared',
      orderId: 'berts',
    });
    await erase({ email: EMAIL });
    expect((await identify({ email: 'bert@example.com' })).data).toMatchObject({
      matched: true,
      clickIds: [{ value: 'b' }],
    });
    expect(await rows('select order_id from conversions.event where space_id = $1')).toEqual([
      { order_id: 'berts' },
    ]);
  });

  it('by external id finds the address that came with it', async () => {
    await identify({ email: EMAIL, externalId: ID, gclid: 'a' });
    await report({ event: 'paid', email: EMAIL, orderId: 'o' });
    expect(await erase({ externalId: ID })).toMatchObject({
      spaces: 1,
      persons: 2,
      events: 1,
      orders: 1,
    });
  });

  it('finds conversions of a person whose identity was removed long ago', async () => {
    await report({ event: 'paid', email: EMAIL, externalId: ID, orderId: 'old-order' });
    bench.clock.advance(100 * 86_400_000);
    expect(await erase({ email: EMAIL })).toMatchObject({ events: 1, orders: 1 });
    expect(await dumpDatabase(bench.db.ownerUrl)).not.toContain('old-order');
  });

  it.each([
    [{}, 'REQUIRED'],
    [{ email: 'jane' }, 'BAD_FORMAT'],
  ])('refuses %j', async (input, code) => {
    await expect(erase(input)).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { issues: [{ code }] },
    });
  });
});

describe('after the secret changed', () => {
  let rotated: ConversionsBench;
  let later: BenchSpace;
  beforeAll(async () => {
    rotated = await conversionsBench({ secrets: [2, 1], over: bench });
  });
  afterAll(() => rotated.close());
  beforeEach(() => {
    later = rotated.space(space.spaceId);
  });

  it('a known person stays known, and moves to the new secret when seen again', async () => {
    await identify({ ...PERSON, gclid: 'g1' });
    const old = await rows<{ key: string }>(
      'select key from conversions.known_person where space_id = $1',
    );
    expect(await report({ event: 'paid', email: EMAIL }, later.call)).toMatchObject({
      results: [{ matched: 'email' }],
    });
    rotated.clock.advance(1_000);
    expect(
      (await later.call('POST', '/conversions/identify', { ...PERSON, gclid: 'g2' })).data,
    ).toMatchObject({ matched: true, clickIds: [{ value: 'g2' }, { value: 'g1' }] });
    const now = await rows<{ key: string; linked: readonly string[] }>(
      'select key, linked_keys as linked from conversions.known_person where space_id = $1',
    );
    expect(now).toHaveLength(3);
    expect(
      now
        .flatMap(({ key, linked }) => [key, ...linked])
        .filter((key) => old.some((one) => one.key === key)),
    ).toEqual([]);
  });

  it('an order is the same, erased under the old secret or the new one', async () => {
    const sale = (orderId: string) => ({ event: 'paid', email: EMAIL, orderId });
    await report({ events: [sale('before'), sale('kept')] });
    await erase({ email: EMAIL });
    expect(
      await report({ events: [sale('before'), sale('kept'), sale('fresh')] }, later.call),
    ).toMatchObject({ accepted: 1, duplicates: 2 });
    await erase({ email: EMAIL }, rotated);
    expect(await report({ events: [sale('before'), sale('fresh')] }, later.call)).toMatchObject({
      accepted: 0,
      duplicates: 2,
    });
  });

  it('whatever was written under the old secret is erased', async () => {
    await identify({ email: EMAIL, externalId: ID, gclid: 'rotated-click' });
    await report({ event: 'paid', externalId: ID, orderId: 'rotated-order' });
    await later.call('POST', '/conversions/identify', {
      externalId: ID,
      msclkid: 'rotated-click-2',
    });
    await erase({ email: EMAIL }, rotated);
    expect(found(await dumpDatabase(bench.db.ownerUrl), ['rotated-'])).toEqual([]);
  });
});

it('hashes by the documented forms, so that these queries find the rows', () => {
  expect(tracesOf({ email: 'a@b.example' })).toContain(sha256Hex('a@b.example'));
});
