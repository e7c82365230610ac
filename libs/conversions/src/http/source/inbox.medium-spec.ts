import 'reflect-metadata';
import { createHmac } from 'node:crypto';
import { WatchConversions } from '../../use-cases/source/watch-sources';
import { ErasePerson } from '../../use-cases/person/erase-person';
import type { Call } from '../../testing/call';
import {
  conversionsBench,
  type ConversionsBench,
  dumpDatabase,
} from '../../testing/conversions-bench';

const SECRET = 'fake-secret-of-a-test';
const HOUR_MS = 3_600_000;

interface Entry {
  readonly id: string;
  readonly type: string | null;
  readonly providerEventId: string | null;
  readonly status: string;
  readonly reasons: readonly { readonly code: string; readonly path?: string }[];
  readonly madeIds: readonly string[];
  readonly size: number;
  readonly payload?: unknown;
}

let bench: ConversionsBench;
let call: Call;
let spaceId: string;
beforeAll(async () => {
  bench = await conversionsBench();
});
afterAll(() => bench.close());
beforeEach(() => {
  ({ call, spaceId } = bench.newSpace());
});

const CONFIG = {
  event: 'kind',
  eventId: 'id',
  orderId: 'order',
  value: 'total',
  currency: 'currency',
  email: 'customer.email',
};
const without = (member: keyof typeof CONFIG): object => ({ ...CONFIG, [member]: undefined });
const make = async (config: object = CONFIG, type = 'webhook'): Promise<string> => {
  const { text } = await call('POST', '/conversions/sources', { type, accountRef: SECRET, config });
  return (JSON.parse(text) as { data: { receiveUrl: string } }).data.receiveUrl;
};
const paid = (id = '1', more: object = {}): string =>
  JSON.stringify({
    id: `evt_${id}`,
    kind: 'paid',
    order: `A-${id}`,
    total: 10,
    currency: 'EUR',
    customer: { email: 'ada@example.com' },
    ...more,
  });
const post = (url: string, body: string | Buffer, secret = SECRET) =>
  bench.post(
    url,
    {
      'content-type': 'application/json',
      'x-signature': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
    },
    body,
  );
const get = async <Data>(path: string): Promise<Data> =>
  (JSON.parse((await call('GET', `/conversions/sources${path}`)).text) as { data: Data }).data;
const entries = (query = ''): Promise<readonly Entry[]> =>
  get<readonly Entry[]>(`/webhook/inbox${query}`);
const replay = async (path: string, body?: object) =>
  call('POST', `/conversions/sources/webhook/inbox${path}`, body);
const countEvents = async (): Promise<number> =>
  (JSON.parse((await call('GET', '/conversions/events')).text) as { data: readonly unknown[] }).data
    .length;
const watch = (): Promise<void> =>
  bench.take(WatchConversions).execute({ accountId: 'acc_1', spaceId }, () => Promise.resolve());
const open = (): readonly string[] =>
  [...bench.alerts].filter((key) => key.startsWith(spaceId)).map((key) => key.split(':')[2]!);

it('lists entries, newest first, with filters', async () => {
  const url = await make();
  await post(url, paid('1'));
  bench.clock.advance(1_000);
  await post(url, paid('2', { kind: 'viewed' }));
  expect(
    (await entries()).map(({ status, type, providerEventId }) => [status, type, providerEventId]),
  ).toEqual([
    ['ignored', 'viewed', 'evt_2'],
    ['taken', 'paid', 'evt_1'],
  ]);
  expect([
    (await entries('?status=taken')).length,
    (await entries('?type=viewed')).length,
    (await entries(`?since=${bench.clock.now().toISOString()}`)).length,
  ]).toEqual([1, 1, 1]);
  const page = JSON.parse(
    (await call('GET', '/conversions/sources/webhook/inbox?limit=1')).text,
  ) as {
    meta: { nextCursor: string };
  };
  expect(
    (await entries(`?limit=1&cursor=${page.meta.nextCursor}`)).map(({ type }) => type),
  ).toEqual(['paid']);
});

it('shows the payload of an entry without clear text of a person, and keeps it sealed', async () => {
  await post(await make(), paid('1', { customer: { email: 'canary.inbox@example.com' } }));
  const [{ id }] = (await entries()) as readonly [Entry];
  const { payload } = await get<Entry>(`/webhook/inbox/${id}`);
  expect(payload).toMatchObject({ id: 'evt_1', order: 'A-1', customer: { email: 'masked' } });
  expect(await dumpDatabase(bench.db.ownerUrl)).not.toContain('canary.inbox');
});

it('is 404 for an unknown source or entry', async () => {
  await make();
  const unknown = 'inb_01h455vb4pex5vsknk084sn02q';
  const answers = [
    await call('GET', '/conversions/sources/other/inbox'),
    await call('GET', `/conversions/sources/webhook/inbox/${unknown}`),
    await replay(`/${unknown}/replay`),
    await call('POST', '/conversions/sources/other/inbox/replay', {
      status: 'failed',
      since: '2026-01-01T00:00:00Z',
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

describe('a payload that cannot be stored as it is', () => {
  it.each([
    ['half of a surrogate pair', '\\ud800'],
    ['NUL', '\\u0000'],
  ])(
    'with %s in an id is kept and not counted; in a text it is counted',
    async (_what, escaped) => {
      const url = await make();
      const id = await post(url, paid('1').replace('A-1', `A-${escaped}`));
      const text = await post(url, paid('2', { remark: '~' }).replace('~', escaped));
      expect([id.status, text.status]).toEqual([200, 200]);
      const codes = (await entries()).map(({ status, reasons }) => [
        status,
        reasons.map(({ code }) => code),
      ]);
      expect(codes.toSorted()).toEqual([
        ['failed', ['POISON_TEXT', 'VALUE_REPLACED']],
        ['taken', ['VALUE_REPLACED']],
      ]);
      expect(await countEvents()).toBe(1);
    },
  );

  it('that is one of a list does not keep the others from counting', async () => {
    const url = await make({}, 'salesforce');
    const record = (id: string) => ({
      Id: id,
      StageName: 'Closed Won',
      Amount: 10,
      CurrencyIsoCode: 'EUR',
      Email: 'ada@example.com',
    });
    const body = JSON.stringify([record('006A'), record('006~'), record('006C')]).replace(
      '~',
      '\\ud800',
    );
    await bench.post(
      url,
      { 'content-type': 'application/json', 'x-switchyard-secret': SECRET },
      body,
    );
    const codes = (await get<readonly Entry[]>('/salesforce/inbox')).map(({ status }) => status);
    expect([codes.toSorted(), await countEvents()]).toEqual([['failed', 'taken', 'taken'], 2]);
  });

  it.each([
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d])],
    ['no JSON', Buffer.from('{"id":')],
  ])('because it is %s is answered 200 and kept', async (_what, body) => {
    expect((await post(await make(), body)).status).toBe(200);
    expect(await entries()).toMatchObject([
      { status: 'failed', size: body.length, reasons: [{ code: 'UNREADABLE' }] },
    ]);
  });
});

describe('a replay', () => {
  it('after the configuration was fixed counts once, however often it is repeated', async () => {
    const url = await make({ event: 'nothing' });
    await post(url, paid('1'));
    await post(url, paid('2'));
    await call('PATCH', '/conversions/sources/webhook', { config: CONFIG });
    const since = new Date(bench.clock.now().getTime() - HOUR_MS).toISOString();
    const [{ status }] = (await entries()) as readonly [Entry];
    const first = await replay('/replay', { status, since });
    const made = (JSON.parse(first.text) as { data: { entries: readonly Entry[] } }).data.entries;
    expect(made.map((one) => [one.status, one.madeIds.length])).toEqual([
      ['taken', 1],
      ['taken', 1],
    ]);
    await Promise.all([...made, ...made].map(({ id }) => replay(`/${id}/replay`)));
    await post(url, paid('1'));
    expect(await countEvents()).toBe(2);
  });

  it('does not count an event without an order id again', async () => {
    const url = await make(without('orderId'));
    await post(url, paid('1'));
    const [{ id }] = (await entries()) as readonly [Entry];
    await replay(`/${id}/replay`);
    expect([await countEvents(), (await entries())[0]?.status]).toEqual([1, 'taken']);
  });

  it('of a request that was refused is refused: its body was not kept', async () => {
    await post(await make(), paid('1'), 'wrong');
    const [{ id }] = (await entries()) as readonly [Entry];
    expect((await replay(`/${id}/replay`)).status).toBe(409);
  });
});

describe('alerts', () => {
  it('report refused requests, and are resolved 15 minutes later', async () => {
    const url = await make();
    for (let at = 0; at < 3; at++) expect((await post(url, paid(), 'wrong')).status).toBe(401);
    expect((await entries()).map(({ status, size }) => [status, size > 0])).toEqual(
      Array(3).fill(['refused', true]),
    );
    expect(open()).toEqual(['WEBHOOK_REFUSED']);
    bench.clock.advance(16 * 60_000);
    await watch();
    expect(open()).toEqual([]);
  });

  it('report failed entries until they are replayed', async () => {
    const url = await make(without('email'));
    await post(url, paid('1'));
    await watch();
    expect(open()).toEqual(['WEBHOOK_FAILED']);
    await call('PATCH', '/conversions/sources/webhook', { config: CONFIG });
    const [{ id }] = (await entries()) as readonly [Entry];
    await replay(`/${id}/replay`);
    expect(open()).toEqual([]);
  });

  it('report a source that is silent for longer than usual', async () => {
    const url = await make();
    for (let at = 0; at < 5; at++) {
      await post(url, paid(`${at}`));
      bench.clock.advance(HOUR_MS);
    }
    bench.clock.advance(22 * HOUR_MS);
    await watch();
    expect(open()).toEqual([]);
    bench.clock.advance(2 * HOUR_MS);
    await watch();
    expect(open()).toEqual(['SOURCE_SILENT']);
    await post(url, paid('9'));
    await watch();
    expect(open()).toEqual([]);
  });
});

it('keeps the last 50 refused requests, and removes old entries', async () => {
  const url = await make();
  for (let at = 0; at < 53; at++) {
    await post(url, paid(), 'wrong');
    bench.clock.advance(60_000);
  }
  await post(url, Buffer.from('{'));
  await post(url, paid('1'));
  expect((await entries('?limit=200&status=refused')).length).toBe(50);
  bench.clock.advance(31 * 24 * HOUR_MS);
  await watch();
  expect((await entries()).map(({ status }) => status)).toEqual(['failed']);
  bench.clock.advance(60 * 24 * HOUR_MS);
  await watch();
  expect(await entries()).toEqual([]);
});

it('is erased with the person, taken, failed or unreadable', async () => {
  const url = await make();
  await post(url, paid('1'));
  await post(url, paid('2', { kind: 'viewed' }));
  await post(url, Buffer.from('{"email":"ada@example.com"'));
  await post(url, paid('3', { customer: { email: 'bob@example.com' } }));
  await bench.take(ErasePerson).execute({ email: 'ada@example.com' });
  expect((await entries()).map(({ providerEventId }) => providerEventId)).toEqual(['evt_3']);
});
