import 'reflect-metadata';
import { statement } from '@switchyard/db-kit';
import { sha256Hex } from '../domain/identity/read-person';
import type { Answered } from '../testing/call';
import {
  type BenchSpace,
  conversionsBench,
  type ConversionsBench,
  dumpDatabase,
} from '../testing/conversions-bench';
import type { HashedPerson, SealedPerson } from '../domain';

const PERSON = {
  email: 'jane.clear@example.com',
  phone: '030 1234567',
  externalId: 4711,
  firstName: 'Zoë-Clear',
  lastName: "O'Clear",
  dateOfBirth: '1990-02-28',
  gender: 'Female',
  address: { city: 'Clearwater', region: 'BE', postalCode: 10115, countryCode: 'de' },
};
const VISIT = {
  fbc: 'fb.1.1795000000000.IwAR-fbc',
  fbp: 'fb.1.1795000000000.123',
  rdtUuid: 'rdt-1',
  obref: 'ob-1',
  ip: '203.0.113.77',
  userAgent: 'ClearBrowser/1.0',
  pageUrl: 'https://shop.example/thanks?gclid=g-page&mail=jane.clear@example.com#x',
  referrer: 'https://shop.example/cart?mail=jane.clear@example.com',
};
const EVENT = {
  eventId: 1042,
  orderId: 77,
  value: '49,90',
  currency: 'eur',
  occurredAt: '2026-11-19 09:30',
  items: [{ id: 1, name: 'Rye\u0000bread', category: 'Bread', quantity: '2', price: '24,95' }],
  customData: { plan: 'yearly', seats: 3, trial: false },
  consent: { ad_user_data: 'GRANTED' },
};
const DETAILS = {
  browser: { fbc: VISIT.fbc, fbp: VISIT.fbp, rdtUuid: 'rdt-1', obref: 'ob-1' },
  referrer: 'https://shop.example/cart',
  items: [{ id: '1', name: 'Rye\ufffdbread', category: 'Bread', quantity: 2, price: '24.95' }],
  customData: { plan: 'yearly', seats: 3, trial: false },
};
const IN_FORMS: HashedPerson = {
  email: {
    plain: sha256Hex('jane.clear@example.com'),
    google: sha256Hex('jane.clear@example.com'),
    dotless: sha256Hex('janeclear@example.com'),
    letters: sha256Hex('janeclear@example.com'),
  },
  phone: { e164: sha256Hex('+49301234567'), digits: sha256Hex('49301234567') },
  externalId: sha256Hex('4711'),
  firstName: { spaced: sha256Hex('zoëclear'), joined: sha256Hex('zoëclear') },
  lastName: { spaced: sha256Hex('oclear'), joined: sha256Hex('oclear') },
  dateOfBirth: sha256Hex('19900228'),
  gender: sha256Hex('f'),
  place: { city: 'Clearwater', region: 'BE', postalCode: '10115', countryCode: 'DE' },
};
const DEVICE = { ip: VISIT.ip, userAgent: VISIT.userAgent };

interface Row {
  readonly id: string;
  readonly door: string;
  readonly persons: readonly SealedPerson[];
  readonly clicks: readonly string[];
  readonly details: unknown;
}
interface Result {
  readonly status: string;
  readonly warnings?: readonly { readonly code: string; readonly path: string }[];
  readonly error?: {
    readonly details?: { readonly issues?: readonly { code: string; path: string }[] };
  };
}

let bench: ConversionsBench;
let space: BenchSpace;
beforeAll(async () => {
  bench = await conversionsBench({ settings: { defaultCountry: 'DE', timeZone: 'Europe/Berlin' } });
});
afterAll(() => bench.close());
beforeEach(async () => {
  space = bench.newSpace();
  await space.call('POST', '/conversions/actions', {
    name: 'Paid',
    type: 'UPLOAD_CLICKS',
    category: 'PURCHASE',
    leadStage: 'paid',
    countingType: 'MANY_PER_CLICK',
    valueSettings: { type: 'variableValue' },
  });
});

const rows = (): Promise<readonly Row[]> =>
  bench.db.database.read<Row>(
    { spaceId: space.spaceId, accountId: 'acc_1' },
    statement(`select "id", "door", "persons", "details", "order_id" as "orderId", "external_event_id" as "externalEventId", "value_micros"::int8 as "valueMicros",
      "currency", "occurred_at" as "occurredAt", "action_source" as "actionSource", "country", "url", "consent",
      (select coalesce(jsonb_agg(c->>'value' order by c->>'value'), '[]') from jsonb_array_elements("click_ids") c) as "clicks"
      from conversions.event where "space_id" = $1 order by "id"`),
    [space.spaceId],
  );
const opened = (sealed: readonly SealedPerson[]): Promise<readonly HashedPerson[]> =>
  Promise.all(
    sealed.map(
      async (one) => JSON.parse(await bench.opener.open(one, space.spaceId)) as HashedPerson,
    ),
  );
const resultsOf = ({ data }: Answered): readonly Result[] =>
  (data as unknown as { readonly results: readonly Result[] }).results;
const warned = (result: Result | undefined): readonly string[] =>
  (result?.warnings ?? []).map(({ code, path }) => `${code} ${path}`).toSorted();
const events = (body: unknown, as = space.call): Promise<Answered> =>
  as('POST', '/conversions/events', body, { 'user-agent': 'RequestBrowser/2.0' });

const STORED = {
  orderId: '77',
  externalEventId: '1042',
  currency: 'EUR',
  country: 'DE',
  url: 'https://shop.example/thanks',
  details: DETAILS,
  consent: { ad_user_data: 'GRANTED' },
};

it('keeps every member of an event, and reports each value that it read differently', async () => {
  const [result] = resultsOf(await events({ event: 'paid', ...PERSON, ...VISIT, ...EVENT }));
  expect(result?.status).toBe('accepted');
  expect(warned(result)).toEqual([
    'READ_AS_AMOUNT /items/0/price',
    'READ_AS_AMOUNT /items/0/quantity',
    'READ_AS_AMOUNT /value',
    'READ_AS_CURRENCY /currency',
    'READ_AS_NATIONAL_PHONE /phone',
    'READ_AS_TEXT /address/postalCode',
    'READ_AS_TEXT /eventId',
    'READ_AS_TEXT /externalId',
    'READ_AS_TEXT /items/0/id',
    'READ_AS_TEXT /orderId',
    'READ_IN_SPACE_ZONE /occurredAt',
    'TEXT_REPLACED /items/0/name',
  ]);
  const [row] = await rows();
  expect(row).toMatchObject({
    ...STORED,
    door: 'event',
    actionSource: 'website',
    clicks: ['IwAR-fbc', 'g-page'],
    occurredAt: new Date('2026-11-19T08:30:00Z'),
  });
  expect((await opened(row!.persons))[0]).toEqual({ ...IN_FORMS, device: DEVICE });
  const dump = await dumpDatabase(bench.db.ownerUrl);
  for (const clear of [
    'jane.clear',
    '1234567',
    'Zo\u00eb',
    "O'Clear",
    'Clearwater',
    '1990',
    '203.0.113.77',
    'ClearBrowser',
  ]) {
    expect(dump).not.toContain(clear);
  }
});

it('keeps every member of an upload beside its one click', async () => {
  const body = { conversionAction: 'Paid', gclid: 'g-named', ...PERSON, ...VISIT, ...EVENT };
  const [result] = resultsOf(await space.call('POST', '/conversions/offline', body));
  expect(result?.status).toBe('accepted');
  const [row] = await rows();
  expect(row).toMatchObject({ ...STORED, door: 'offline', clicks: ['g-named'] });
  expect((await opened(row!.persons))[0]).toEqual({ ...IN_FORMS, device: DEVICE });
});

it('takes an upload with a click id of any platform, and two of none', async () => {
  const kinds = [
    'gclid',
    'gbraid',
    'wbraid',
    'msclkid',
    'fbclid',
    'li_fat_id',
    'rdt_cid',
    'oppref',
  ];
  const items = kinds.map((kind) => ({
    conversionAction: 'Paid',
    occurredAt: '2026-11-19T09:30:00Z',
    [kind]: `c-${kind}`,
  }));
  const answer = await space.call('POST', '/conversions/offline', {
    conversions: [...items, { ...items[0], fbclid: 'f' }],
  });
  expect(resultsOf(answer).map(({ status }) => status)).toEqual([
    ...kinds.map(() => 'accepted'),
    'rejected',
  ]);
  expect((await rows()).map(({ clicks }) => clicks[0])).toEqual(kinds.map((kind) => `c-${kind}`));
});

it('keeps every member of a payload at the places that a source names', async () => {
  const { address, ...person } = PERSON;
  const flat = { ...person, ...address, ...VISIT, ...EVENT };
  const { consent: _consent, ...named } = flat;
  const config = Object.fromEntries(Object.keys(named).map((name) => [name, `sale.${name}`]));
  const answer = await events({
    source: 'webhook',
    payload: { type: 'paid', sale: flat },
    config: { ...config, event: 'type' },
  });
  expect(resultsOf(answer)[0]?.status).toBe('accepted');
  const [row] = await rows();
  expect(row).toMatchObject({
    ...STORED,
    consent: null,
    door: 'source',
    actionSource: 'system_generated',
    occurredAt: new Date('2026-11-19T08:30:00Z'),
  });
  expect((await opened(row!.persons))[0]).toEqual({ ...IN_FORMS, device: DEVICE });
});

it("takes a website's browser from the request only", async () => {
  const [result] = resultsOf(
    await events({ event: 'paid', ...PERSON, ...VISIT, ...EVENT }, space.website),
  );
  expect(warned(result)).toEqual(
    expect.arrayContaining(['MEMBER_DROPPED /ip', 'MEMBER_DROPPED /userAgent']),
  );
  const [row] = await rows();
  expect(row).toMatchObject({ door: 'website', actionSource: 'website' });
  expect((await opened(row!.persons))[0]?.device).toEqual({
    ip: '127.0.0.1',
    userAgent: 'RequestBrowser/2.0',
  });
});

it('completes an event by the data of a visit: browser, device, page and country', async () => {
  const identified = await space.call('POST', '/conversions/identify', { ...PERSON, ...VISIT });
  expect(identified.status).toBe(200);
  expect((identified.data as unknown as Result).warnings?.map(({ code }) => code)).toContain(
    'READ_AS_NATIONAL_PHONE',
  );
  await events({ event: 'paid', email: PERSON.email, actionSource: 'website' });
  bench.clock.advance(8 * 86_400_000);
  const [late] = resultsOf(
    await events({ event: 'paid', email: PERSON.email, actionSource: 'website' }),
  );
  expect(warned(late)).toEqual(['ACTION_SOURCE_CHANGED /actionSource', 'NO_ORDER_AND_EVENT_ID ']);
  const [first, second] = await rows();
  const known = {
    country: 'DE',
    url: 'https://shop.example/thanks',
    details: { browser: DETAILS.browser },
  };
  expect(first).toMatchObject({ ...known, actionSource: 'website' });
  expect(second).toMatchObject({ ...known, actionSource: 'other' });
  expect((await opened(first!.persons)).flatMap(({ device }) => device ?? [])).toEqual([DEVICE]);
});

it('removes the persons of conversions after ninety days', async () => {
  await events({ event: 'paid', ...PERSON, ...VISIT });
  bench.clock.advance(91 * 86_400_000);
  await events({ event: 'paid', gclid: 'g', userAgent: 'Young/1.0' });
  expect((await rows()).map(({ persons }) => persons.length)).toEqual([0, 1]);
});

it('drops an unreadable member where another one matches, and refuses a member of another type', async () => {
  const good = { event: 'paid', email: 'jane@example.com' };
  const body = [
    { ...good, phone: 'call me', ip: 'unknown', dateOfBirth: '1990-02-31', gender: 'x' },
    { event: 'paid', phone: 'call me' },
    { event: 'paid', email: 'n/a', gclid: 'g' },
    { ...good, orderId: 'a\ud800' },
    { ...good, eventId: 'a\u0000' },
    { event: 'paid', gclid: 'g\ud800' },
    { ...good, externalId: 'x\u0000' },
    { ...good, value: '1.234,567' },
    { ...good, customData: { contact: 'jane@example.com' } },
    { ...good, firstName: 'Jane\ud800' },
    { ...good, email: {} },
    { ...good, occurredAt: 1_795_000_000, orderId: 'o-1' },
  ];
  const results = resultsOf(await events(body));
  const noted = results.map((one) =>
    one.status === 'accepted'
      ? warned(one)
      : (one.error?.details?.issues ?? []).map(({ code, path }) => `!${code} ${path}`),
  );
  expect(noted).toEqual([
    [
      'BIRTH_DATE_DROPPED /0/dateOfBirth',
      'IP_DROPPED /0/ip',
      'MEMBER_DROPPED /0/gender',
      'NO_ORDER_AND_EVENT_ID /0',
      'PHONE_DROPPED /0/phone',
    ],
    ['!BAD_FORMAT /1/phone'],
    ['EMAIL_DROPPED /2/email', 'NO_ORDER_AND_EVENT_ID /2'],
    ['!BAD_FORMAT /3/orderId'],
    ['!BAD_FORMAT /4/eventId'],
    ['!BAD_FORMAT /5/gclid'],
    ['!BAD_FORMAT /6/externalId'],
    ['!WRONG_TYPE /7/value'],
    ['!NOT_ALLOWED /8/customData/contact'],
    ['MEMBER_DROPPED /9/firstName', 'NO_ORDER_AND_EVENT_ID /9'],
    ['!WRONG_TYPE /10/email'],
    ['READ_AS_TIME /11/occurredAt'],
  ]);
});

it('reads no national phone number in a Space without a default country', async () => {
  const other = await conversionsBench({ over: bench });
  const { call } = other.newSpace();
  const [result] = resultsOf(
    await call('POST', '/conversions/events', {
      event: 'paid',
      gclid: 'g',
      phone: '030 1234567',
    }),
  );
  expect(warned(result)).toEqual(['NO_ORDER_AND_EVENT_ID ', 'PHONE_DROPPED /phone']);
  await other.close();
});
