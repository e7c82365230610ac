import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import 'reflect-metadata';
import { CredentialsOfSources } from '../data/source-credentials';
import { Sources } from '../data/sources';
import { PAYLOAD_READERS, type Reading, type ReadingWorld, type SourceConfig } from '../domain';
import { type ConversionsBench, conversionsBench } from '../testing/conversions-bench';
import type { Completed } from '../use-cases/source/read-waiting';
import { HubspotRecords, HubspotSettings } from './hubspot-records';

let bench: ConversionsBench;
let hubspot: FakeHubspot;
let settings: HubspotSettings;
beforeAll(async () => {
  [bench, hubspot] = await Promise.all([conversionsBench(), FakeHubspot.start()]);
  settings = new HubspotSettings(hubspot.url);
});
afterAll(async () => {
  await settings.agent.destroy();
  await Promise.all([bench.close(), hubspot.close()]);
});
beforeEach(() => {
  hubspot.asked.length = 0;
  hubspot.deals.set('9001', {
    properties: {
      dealstage: 'closedwon',
      amount: '1250.50',
      deal_currency_code: 'EUR',
      closedate: '2026-11-20T09:00:00Z',
    },
    contacts: ['51', '52'],
  });
  hubspot.contacts.set('51', {
    email: 'ada@example.com',
    firstname: 'Ada',
    country: 'Germany',
    hs_google_click_id: 'Cj0-hs',
    shoe_size: '41',
    bing: 'ms-own',
  });
});

const change = (objectId: number, more: object = {}) => ({
  eventId: 1,
  occurredAt: 1_795_165_200_000,
  subscriptionType: 'deal.propertyChange',
  attemptNumber: 0,
  objectId,
  propertyName: 'dealstage',
  propertyValue: 'closedwon',
  ...more,
});

/** A source with a token, and what completes and reads its payloads. */
const portal = async (config: object = {}, accessToken = HUBSPOT_TOKEN) => {
  const { call, spaceId } = bench.newSpace();
  const tenant = { accountId: 'acc_1', spaceId };
  await call('POST', '/conversions/sources', {
    type: 'hubspot',
    config,
    credentials: { accessToken },
  });
  const source = await bench.take(Sources).find(tenant, 'hubspot');
  const records = new HubspotRecords(
    bench.take(CredentialsOfSources),
    bench.opener,
    bench.clock,
    settings,
  );
  const world: ReadingWorld = {
    now: bench.clock.now(),
    environment: 'test',
    canReadRecords: true,
  };
  return {
    call,
    complete: (payload: unknown, signal = new AbortController().signal) =>
      records.complete(tenant, source!, payload, signal),
    read: (payload: unknown, more: Partial<ReadingWorld> = {}): readonly Reading[] =>
      PAYLOAD_READERS.hubspot(payload, config as SourceConfig, { ...world, ...more }),
  };
};
const payloadOf = (completed: Completed | undefined): unknown => {
  if (!completed || !('payload' in completed)) throw new Error(JSON.stringify(completed));
  return completed.payload;
};

describe('a change that names only a deal', () => {
  it('waits, and counts with the contact once the deal was read, under the same key', async () => {
    const { complete, read } = await portal();
    const [waiting] = read([change(9001)]);
    const [counted] = read(payloadOf(await complete([change(9001)])));
    expect(waiting).toMatchObject({ events: [], issues: [], waits: { reason: 'RECORD_NOT_READ' } });
    expect(counted).toMatchObject({
      key: waiting?.key,
      events: [
        {
          event: 'paid',
          orderId: '9001',
          value: '1250.5',
          currency: 'EUR',
          email: 'ada@example.com',
          firstName: 'Ada',
          address: { countryCode: 'DE' },
          gclid: 'Cj0-hs',
        },
      ],
    });
    expect(counted?.waits).toBeUndefined();
  });

  it('asks only for what is read, and for own properties of the configuration', async () => {
    const { complete, read } = await portal({ fields: { msclkid: 'contact.bing' } });
    const payload = payloadOf(await complete([change(9001)]));
    expect(JSON.stringify(payload)).not.toContain('shoe_size');
    expect(read(payload)[0]?.events).toMatchObject([{ msclkid: 'ms-own' }]);
  });

  it('is read with what is known when it waited long enough', async () => {
    const { read } = await portal();
    expect(read([change(9001)], { isLastTry: true })[0]).toMatchObject({
      events: [],
      issues: [{ reason: 'NEEDS_CONNECTION', isFault: true }],
    });
  });

  it('is left as it is where there is no token', async () => {
    const { call, complete, read } = await portal();
    await call('PATCH', '/conversions/sources/hubspot', { credentials: null });
    expect(await complete([change(9001)])).toBeUndefined();
    expect(read([change(9001)], { canReadRecords: false })[0]?.issues).toMatchObject([
      { reason: 'NEEDS_CONNECTION' },
    ]);
  });
});

it('a contact that became a lead is read itself', async () => {
  const { complete, read } = await portal();
  const lead = change(51, {
    subscriptionType: 'contact.propertyChange',
    propertyName: 'lifecyclestage',
    propertyValue: 'salesqualifiedlead',
  });
  expect(read(payloadOf(await complete(lead)))[0]?.events).toMatchObject([
    { event: 'qualified_lead', orderId: 'contact-51', email: 'ada@example.com' },
  ]);
  expect(hubspot.asked).toEqual(['/crm/v3/objects/contacts/51']);
});

it('a deal of a workflow without its contact waits too; with a click id it does not', async () => {
  const { complete, read } = await portal();
  const deal = { objectId: 9001, properties: { dealstage: 'closedwon', amount: '5' } };
  const clicked = { ...deal, properties: { ...deal.properties, gclid: 'Cj0' } };
  expect([read(deal)[0]?.waits?.reason, read(clicked)[0]?.waits]).toEqual([
    'RECORD_NOT_READ',
    undefined,
  ]);
  expect(await complete(clicked)).toBeUndefined();
  expect(read(payloadOf(await complete(deal)))[0]?.events).toMatchObject([
    { email: 'ada@example.com' },
  ]);
});

it('each record of a list is read once, and what does not count is not read', async () => {
  const { complete } = await portal();
  await complete([
    change(9001),
    change(9001, { occurredAt: 1 }),
    change(9002, { propertyValue: 'appointmentscheduled' }),
    change(9003, { propertyName: 'amount' }),
  ]);
  expect(hubspot.asked).toEqual(['/crm/v3/objects/deals/9001', '/crm/v3/objects/contacts/51']);
});

it('a deal that is gone, or that has no contact, does not wait again', async () => {
  const { complete, read } = await portal();
  hubspot.deals.set('9009', { properties: { dealstage: 'closedwon' }, contacts: [] });
  const readings = read(payloadOf(await complete([change(404), change(9009)])));
  expect(readings.map(({ waits, issues }) => [waits, issues[0]?.reason])).toEqual([
    [undefined, 'NEEDS_CONNECTION'],
    [undefined, 'NEEDS_CONNECTION'],
  ]);
});

describe('a portal', () => {
  it.each([
    ['throttled', 7],
    ['broken', 10],
    ['cut off', 10],
  ] as const)('that is %s is asked again later', async (what, seconds) => {
    const { complete } = await portal();
    hubspot.next.push(what);
    expect(await complete([change(9001)])).toEqual({
      retryAt: new Date(bench.clock.now().getTime() + seconds * 1_000),
    });
    expect(payloadOf(await complete([change(9001)]))).toBeDefined();
  });

  it('that does not accept the token is a fault without the token in its message', async () => {
    const { complete } = await portal({}, 'pat-another-fake-token');
    const completed = await complete([change(9001)]);
    expect(completed).toMatchObject({ fault: { code: 'CREDENTIALS_REFUSED' } });
    expect(JSON.stringify(completed)).not.toContain('pat-');
  });

  it('is not asked once the work was stopped', async () => {
    const { complete } = await portal();
    await expect(complete([change(9001)], AbortSignal.abort())).rejects.toThrow();
    expect(hubspot.asked).toEqual([]);
  });
});

/** The token that the emulated portal takes. */
const HUBSPOT_TOKEN = 'pat-fake-token-of-a-test';

type Properties = Readonly<Record<string, string>>;

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: object;
}

const failed = (status: number, category: string, headers = {}): Answer => ({
  status,
  headers,
  body: { status: 'error', message: 'emulated', category },
});

/**
 * A portal of HubSpot with two routes: GET /crm/v3/objects/deals/:id and …/contacts/:id. Like the
 * real one it answers only the properties that are asked for, and has only the ids of contacts.
 */
class FakeHubspot {
  readonly deals = new Map<
    string,
    { readonly properties: Properties; readonly contacts: readonly string[] }
  >();
  readonly contacts = new Map<string, Properties>();
  /** Paths that were asked for, without their queries. */
  readonly asked: string[] = [];
  /** Answers that are given, one each, before any record. */
  readonly next: ('throttled' | 'broken' | 'cut off')[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<FakeHubspot> {
    const server = createServer();
    const fake = new FakeHubspot(server);
    server.on('request', (request: IncomingMessage, response) => {
      const planned = fake.next.shift();
      if (planned === 'cut off') return void request.socket.destroy();
      const { status, headers, body } = fake.answer(request, planned);
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return fake;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private answer(request: IncomingMessage, planned: 'throttled' | 'broken' | undefined): Answer {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url);
    this.asked.push(pathname);
    if (request.headers.authorization !== `Bearer ${HUBSPOT_TOKEN}`) {
      return failed(401, 'INVALID_AUTHENTICATION');
    }
    if (planned === 'throttled') return failed(429, 'RATE_LIMITS', { 'retry-after': '7' });
    if (planned === 'broken') return failed(503, 'SERVICE_UNAVAILABLE');
    const [, kind, id = ''] = /^\/crm\/v3\/objects\/(deals|contacts)\/(\d+)$/.exec(pathname) ?? [];
    const record = kind === 'deals' ? this.deals.get(id) : this.contactOf(id, kind);
    if (!record) return failed(404, 'OBJECT_NOT_FOUND');
    const names = (searchParams.get('properties') ?? '').split(',');
    const withContacts = searchParams.get('associations') === 'contacts';
    return {
      status: 200,
      body: {
        id,
        properties: {
          hs_object_id: id,
          ...Object.fromEntries(names.map((name) => [name, record.properties[name] ?? null])),
        },
        ...(withContacts && record.contacts.length > 0
          ? {
              associations: {
                contacts: {
                  results: record.contacts.map((one) => ({ id: one, type: 'deal_to_contact' })),
                },
              },
            }
          : {}),
      },
    };
  }

  private contactOf(id: string, kind: string | undefined) {
    const properties = kind === 'contacts' ? this.contacts.get(id) : undefined;
    return properties && { properties, contacts: [] as readonly string[] };
  }
}
