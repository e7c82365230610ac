import 'reflect-metadata';
import { createHmac } from 'node:crypto';
import { statement } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import { eventually } from '@switchyard/test-kit';
import { Client } from 'pg';
import { Inbox } from '../../data/inbox';
import { Sources } from '../../data/sources';
import {
  FACT_KEYS,
  PAYLOAD_READERS,
  type PayloadReader,
  readingOf,
  type SourceType,
} from '../../domain';
import type { Call } from '../../testing/call';
import {
  conversionsBench,
  type ConversionsBench,
  dumpDatabase,
} from '../../testing/conversions-bench';
import { type Completed, PayloadCompleter, ReadWaiting } from './read-waiting';
import { TakeParts } from './take-parts';

const SECRET = 'fake-secret-of-a-test';
const MINUTE_MS = 60_000;

interface Message {
  readonly id: string;
  readonly kind: 'customer' | 'sale' | 'record';
  readonly customer: string;
  readonly email?: string;
  readonly order?: string;
}

const factKey = ({ customer }: Message): string => `customer:${customer}`;

/** A provider that names a person in one event, and a sale of theirs in another. */
const read: PayloadReader = (payload, _config, { now, facts, isLastTry }) => {
  const message = payload as Message;
  const until = new Date(now.getTime() + 10 * MINUTE_MS);
  if (message.kind === 'customer') {
    return [
      readingOf({
        key: message.id,
        learns: [{ key: factKey(message), facts: { email: message.email } }],
      }),
    ];
  }
  if (message.kind === 'record' && message.email === undefined && !isLastTry) {
    return [readingOf({ key: message.id, waits: { reason: 'RECORD_NOT_READ', keys: [], until } })];
  }
  const email = message.email ?? (facts?.get(factKey(message))?.['email'] as string | undefined);
  if (email === undefined && !isLastTry) {
    const waits = { reason: 'CUSTOMER_UNKNOWN' as const, keys: [factKey(message)], until };
    return [readingOf({ key: message.id, waits })];
  }
  return [
    readingOf({
      key: message.id,
      events: [
        {
          event: 'paid',
          occurredAt: now.toISOString(),
          orderId: message.order ?? message.id,
          value: '10',
          currency: 'EUR',
          ...(email === undefined ? { gclid: 'Cj0' } : { email }),
        },
      ],
    }),
  ];
};

type Mutable<Value> = Partial<Record<SourceType, Value>>;
const readers = PAYLOAD_READERS as Mutable<PayloadReader>;
const keys = FACT_KEYS as Mutable<(payload: unknown) => readonly string[]>;
const [ownReader, ownKeys] = [readers.webhook!, keys.webhook];

let bench: ConversionsBench;
let call: Call;
let tenant: Tenant;
let url: string;
beforeAll(async () => {
  readers.webhook = read;
  keys.webhook = (payload) => [factKey(payload as Message)];
  bench = await conversionsBench({ onCrash: () => undefined });
});
afterAll(async () => {
  readers.webhook = ownReader;
  if (ownKeys) keys.webhook = ownKeys;
  else delete keys.webhook;
  await bench.close();
});
beforeEach(async () => {
  const space = bench.newSpace();
  ({ call } = space);
  tenant = { accountId: 'acc_1', spaceId: space.spaceId };
  url = await makeSource(call);
});

const makeSource = async (by: Call): Promise<string> => {
  const { text } = await by('POST', '/conversions/sources', {
    type: 'webhook',
    accountRef: SECRET,
  });
  return (JSON.parse(text) as { data: { receiveUrl: string } }).data.receiveUrl;
};
const post = (message: Message, to = url) => {
  const body = JSON.stringify(message);
  const signature = `sha256=${createHmac('sha256', SECRET).update(body).digest('hex')}`;
  return bench.post(to, { 'content-type': 'application/json', 'x-signature': signature }, body);
};
const customer = (id = 'c1'): Message => ({
  id: `evt_customer_${id}`,
  kind: 'customer',
  customer: id,
  email: 'ada@example.com',
});
const sale = (id = 's1', of = 'c1'): Message => ({
  id: `evt_sale_${id}`,
  kind: 'sale',
  customer: of,
  order: id,
});

interface Row {
  readonly id: string;
  readonly status: string;
  readonly madeIds: readonly string[];
  readonly reasons: readonly { readonly code: string }[];
}
const rows = async (where = tenant): Promise<readonly Row[]> =>
  bench.db.database.read<Row>(
    where,
    statement(
      'select t."id", t."status", t."made_ids" as "madeIds", t."reasons" from "conversions"."inbox" t where t."space_id" = $1 order by t."id"',
    ),
    [where.spaceId],
  );
const statuses = async (where = tenant): Promise<readonly string[]> =>
  (await rows(where)).map(({ status }) => status);
const countEvents = async (where = tenant): Promise<number> =>
  (
    await bench.db.database.read<{ n: number }>(
      where,
      statement('select count(*)::int as n from "conversions"."event" t where t."space_id" = $1'),
      [where.spaceId],
    )
  )[0]!.n;

/** The worker's look at what is due. */
const work = (
  complete: (payload: unknown) => Completed | undefined = () => undefined,
): Promise<void> =>
  new ReadWaiting(
    bench.take(Sources),
    bench.take(Inbox),
    bench.take(TakeParts),
    new (class extends PayloadCompleter {
      complete(
        _tenant: unknown,
        _source: unknown,
        payload: unknown,
      ): Promise<Completed | undefined> {
        return Promise.resolve(complete(payload));
      }
    })(),
    bench.clock,
  ).execute(tenant, new AbortController().signal);

describe('an event that needs another one', () => {
  it('waits for it, and is counted in the transaction that stores its facts', async () => {
    await post(sale());
    expect([await statuses(), await countEvents()]).toEqual([['waiting'], 0]);
    await post(customer());
    expect([await statuses(), await countEvents()]).toEqual([['taken', 'ignored'], 1]);
  });

  it('is counted at once where the other one came before', async () => {
    await post(customer());
    await post(sale());
    expect([await statuses(), await countEvents()]).toEqual([['ignored', 'taken'], 1]);
  });

  it('is counted once, whichever of the two comes first when both come at once, 50 times', async () => {
    const spaces = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const { spaceId, call: by } = bench.newSpace();
        return { accountId: 'acc_1', spaceId, url: await makeSource(by) };
      }),
    );
    for (const [at, one] of spaces.entries()) {
      const halves = at % 2 === 0 ? [sale(), customer()] : [customer(), sale()];
      const answers = await Promise.all(halves.map((message) => post(message, one.url)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect([at, await countEvents(one), [...(await statuses(one))].sort()]).toEqual([
        at,
        1,
        ['ignored', 'taken'],
      ]);
    }
  });

  it('is not counted again when the provider repeats either half', async () => {
    for (const message of [sale(), sale(), customer(), customer(), sale()]) await post(message);
    expect([await statuses(), await countEvents()]).toEqual([['taken', 'ignored'], 1]);
  });

  it('and others that wait for the same are all counted, those of other customers are not', async () => {
    await post(sale('s1'));
    await post(sale('s2'));
    await post(sale('s3', 'c2'));
    await post(customer());
    expect([await statuses(), await countEvents()]).toEqual([
      ['taken', 'taken', 'waiting', 'ignored'],
      2,
    ]);
  });

  it('is counted with what is known when it waited long enough', async () => {
    await post(sale());
    bench.clock.advance(9 * MINUTE_MS);
    await work();
    expect(await statuses()).toEqual(['waiting']);
    bench.clock.advance(2 * MINUTE_MS);
    await work();
    await work();
    expect([await statuses(), await countEvents()]).toEqual([['taken'], 1]);
  });

  it('still waits when the transaction that would have counted it fails, and is counted later', async () => {
    await post(sale());
    const taking = bench.take(Inbox);
    const change = taking.change.bind(taking);
    taking.change = () => Promise.reject(new Error('the database went away'));
    expect((await post(customer()).catch(() => ({ status: 500 }))).status).toBe(503);
    taking.change = change;
    expect([await statuses(), await countEvents()]).toEqual([['waiting'], 0]);
    await post(customer());
    expect([await statuses(), await countEvents()]).toEqual([['taken', 'ignored'], 1]);
  });
});

describe('a burst of one source', () => {
  it('waits in the process with one connection; the excess is refused, and nothing is lost', async () => {
    const holder = new Client(bench.db.ownerUrl);
    await holder.connect();
    const lock = `hashtextextended('${tenant.spaceId} source webhook', 0)`;
    await holder.query(`select pg_advisory_lock(${lock})`);
    const refused: string[] = [];
    const answers = Array.from({ length: 230 }, async (_each, at) => {
      const answer = await post(sale(`b${at}`, `c${at}`));
      if (answer.status !== 200) refused.push(`${answer.status} ${answer.headers['retry-after']}`);
      return answer.status;
    });
    try {
      await eventually(() => expect(refused).toHaveLength(30), 30_000);
      expect([new Set(refused), await statuses()]).toEqual([new Set(['503 5']), []]);
      expect((await call('GET', '/conversions/sources')).status).toBe(200);
    } finally {
      await holder.end();
    }
    expect((await Promise.all(answers)).filter((status) => status === 200)).toHaveLength(200);
    expect(await statuses()).toHaveLength(200);
    expect((await post(customer())).status).toBe(200);
  });
});

describe('a record that is read from the provider', () => {
  const record: Message = { id: 'evt_record', kind: 'record', customer: 'c1' };

  it('is completed by the worker and counted', async () => {
    await post(record);
    await work((payload) => ({ payload: { ...(payload as object), email: 'ada@example.com' } }));
    expect([await statuses(), await countEvents()]).toEqual([['taken'], 1]);
  });

  it('is asked for again when the provider says so', async () => {
    await post(record);
    const retryAt = new Date(bench.clock.now().getTime() + MINUTE_MS);
    let asked = 0;
    const later = () => (asked++, { retryAt });
    await work(later);
    await work(later);
    bench.clock.advance(MINUTE_MS);
    await work((payload) => ({ payload: { ...(payload as object), email: 'ada@example.com' } }));
    expect([asked, await statuses(), await countEvents()]).toEqual([1, ['taken'], 1]);
  });

  it('fails with what the provider reported', async () => {
    await post(record);
    await work(() => ({
      fault: { code: 'RECORD_FORBIDDEN', message: 'The key may not read it.' },
    }));
    expect((await rows()).map(({ status, reasons }) => [status, reasons[0]?.code])).toEqual([
      ['failed', 'RECORD_FORBIDDEN'],
    ]);
  });
});

it('keeps no clear text of a person', async () => {
  const message = { ...customer(), email: 'canary-of-the-inbox@example.com' };
  await post(message);
  await post(sale());
  expect(await dumpDatabase(bench.db.ownerUrl)).not.toContain('canary-of-the-inbox');
});
