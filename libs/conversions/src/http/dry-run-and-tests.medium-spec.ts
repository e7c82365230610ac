import 'reflect-metadata';
import { statement } from '@switchyard/db-kit';
import { createPlatforms } from '@switchyard/platforms';
import { PlatformFailure, PLATFORMS } from '@switchyard/platforms/domain';
import type { Answered } from '../testing/call';
import {
  type BenchSpace,
  conversionsBench,
  type ConversionsBench,
  dumpDatabase,
} from '../testing/conversions-bench';

const CONNECTIONS = [
  {
    id: 'con_01h455vb4pex5vsknk084sn02q',
    platform: 'google-ads',
    externalAccountId: '1234567890',
    isDefault: true,
  },
  {
    id: 'con_01h455vb4pex5vsknk084sn02m',
    platform: 'meta-ads',
    externalAccountId: '42',
    isDefault: true,
    settings: { pixelId: '777', testEventCode: 'TEST1' },
  },
  {
    id: 'con_01h455vb4pex5vsknk084sn02k',
    platform: 'microsoft-ads',
    externalAccountId: '77',
    isDefault: true,
  },
] as const;

const platforms = new Map(createPlatforms());
let crashes: unknown[];
let bench: ConversionsBench;
let space: BenchSpace;
beforeAll(async () => {
  bench = await conversionsBench({
    connections: CONNECTIONS,
    settings: { routing: 'allMatching', region: 'US' },
    provide: [{ provide: PLATFORMS, useValue: platforms }],
    onCrash: (error) => crashes.push(error),
  });
});
afterAll(() => bench.close());
beforeEach(() => {
  space = bench.newSpace();
  crashes = [];
});
afterEach(() => expect(crashes).toEqual([]));

interface Preview {
  readonly platform: string;
  readonly connectionId: string | null;
  readonly verdict: { readonly outcome: string; readonly code?: string };
  readonly request: unknown;
}
interface Answer {
  readonly accepted: number;
  readonly results: readonly {
    readonly id?: string;
    readonly status: string;
    readonly preview?: readonly Preview[];
  }[];
}
const report = async (body: unknown): Promise<Answer> => {
  const { data } = await space.call('POST', '/conversions/events', body as object);
  return data as unknown as Answer;
};
const count = async (table: string): Promise<number> =>
  (
    await bench.db.database.read(
      { spaceId: space.spaceId, accountId: 'acc_1' },
      statement(`select 1 from conversions.${table} t where t.space_id = $1`),
      [space.spaceId],
    )
  ).length;

const SALE = {
  event: 'paid',
  email: 'jane@example.com',
  ip: '203.0.113.7',
  userAgent: 'Mozilla/5.0',
  pageUrl: 'https://shop.example/thanks',
  orderId: 'order-1',
  value: 49.9,
  currency: 'EUR',
};

/** A dry run while the connector of Google throws this where it is asked for an action. */
const tryWithout = async (fault: Error): Promise<Answered> => {
  const google = platforms.get('google-ads')!;
  const conversions = { ...google.conversions!, ensureAction: () => Promise.reject(fault) };
  platforms.set('google-ads', { ...google, conversions });
  const answer = await space.call('POST', '/conversions/events', { ...SALE, dry_run: true });
  platforms.set('google-ads', google);
  return answer;
};

describe('a dry run', () => {
  it('shows what each platform would be sent, masked, and keeps nothing', async () => {
    const before = (await dumpDatabase(bench.db.ownerUrl)).split('\n').length;
    const { results } = await report({ ...SALE, dry_run: true });
    expect(results).toEqual([
      { index: 0, status: 'accepted', matched: 'none', preview: expect.any(Array) as unknown },
    ]);
    const previews = results[0]!.preview!;
    const meta = previews.find(({ platform }) => platform === 'meta-ads')!;
    expect(meta).toMatchObject({
      connectionId: CONNECTIONS[1].id,
      verdict: { outcome: 'send' },
      request: {
        data: [
          {
            event_name: 'Purchase',
            event_id: 'order-1',
            action_source: 'website',
            user_data: {
              em: [expect.stringMatching(/^[0-9a-f]{8}…$/)],
              client_ip_address: 'masked',
              client_user_agent: 'masked',
            },
            custom_data: { value: 49.9, currency: 'EUR' },
          },
        ],
      },
    });
    expect(JSON.stringify(previews)).not.toMatch(/203\.0\.113|Mozilla|jane|[0-9a-f]{64}/);
    expect((await dumpDatabase(bench.db.ownerUrl)).split('\n')).toHaveLength(before);
    expect(await count('action')).toBe(0);
  });

  it('shows "sealed" where only the worker can open the stored person', async () => {
    await space.call('POST', '/conversions/identify', {
      email: 'jane@example.com',
      externalId: 'user-7',
    });
    const { email: _email, ...sale } = SALE;
    const { results } = await report({ ...sale, externalId: 'user-7', dry_run: true });
    const google = results[0]!.preview!.find(({ platform }) => platform === 'google-ads');
    expect(JSON.stringify(google?.request)).toContain('sealed');
  });

  it('reports a duplicate, and what consent withholds', async () => {
    await report(SALE);
    const again = await report({ ...SALE, dry_run: true });
    expect(again.results[0]).toMatchObject({ status: 'duplicate' });
    const denied = await report({
      ...SALE,
      orderId: 'order-2',
      consent: { ad_user_data: 'DENIED' },
      dry_run: true,
    });
    expect(
      denied.results[0]!.preview!.map(({ verdict, request }) => [verdict.code, request]),
    ).toEqual(denied.results[0]!.preview!.map(() => ['CONSENT_DENIED', null]));
    expect(await count('event')).toBe(1);
  });

  it('shows why a connector refuses an action without a call of its platform', async () => {
    const refused = new PlatformFailure({
      kind: 'refused',
      detail: { code: 'ACTION_TYPE_UNSUPPORTED', message: 'The platform has no such action.' },
    });
    const { data } = await tryWithout(refused);
    const google = (data as unknown as Answer).results[0]!.preview!.find(
      ({ platform }) => platform === 'google-ads',
    );
    expect(google).toMatchObject({
      verdict: { outcome: 'held', code: 'ACTION_TYPE_UNSUPPORTED' },
      request: null,
    });
  });

  it('fails where a connector fails, instead of showing an action that is not made yet', async () => {
    const fault = new Error('a fault of the connector');
    const { status } = await tryWithout(fault);
    expect([status, crashes.splice(0)]).toEqual([500, [fault]]);
  });

  it('takes a list and an upload too, and is not for a website', async () => {
    const { results } = await report({ events: [SALE, { event: 'paid' }], dry_run: true });
    expect(results.map(({ status }) => status)).toEqual(['accepted', 'rejected']);
    await report({ ...SALE, orderId: 'order-9' });
    const upload = await space.call('POST', '/conversions/offline', {
      conversionAction: 'Paid',
      gclid: 'g',
      occurredAt: '2026-11-21T09:00:00Z',
      dry_run: true,
    });
    expect((upload.data as unknown as Answer).results[0]?.preview).toMatchObject([
      { platform: 'google-ads', request: expect.any(Object) as unknown },
    ]);
    expect(await count('event')).toBe(1);
    const website = await space.website('POST', '/conversions/events', { ...SALE, dry_run: true });
    expect([website.status, website.refused]).toEqual([
      400,
      ['VALIDATION_ERROR', 'NOT_ALLOWED /dry_run'],
    ]);
    const wrong = await space.call('POST', '/conversions/events', { ...SALE, dry_run: 'yes' });
    expect([wrong.status, wrong.refused]).toEqual([
      400,
      ['VALIDATION_ERROR', 'WRONG_TYPE /dry_run'],
    ]);
  });
});

describe('a test', () => {
  const deliveries = async (id: string) =>
    (
      (await space.call('GET', `/conversions/events/${id}`)).data as unknown as {
        deliveries: { platform: string; status: string; reason: string | null }[];
      }
    ).deliveries.map(({ platform, status, reason }) => `${platform} ${status} ${reason}`);

  it('reserves no quota, stores no identity, and is sent to Meta only when that is confirmed', async () => {
    const first = await report({ ...SALE, test: true });
    expect(await deliveries(first.results[0]!.id!)).toEqual([
      'google-ads pending null',
      'meta-ads skipped TEST_NOT_CONFIRMED',
      'microsoft-ads pending null',
    ]);
    expect([await count('reservation'), await count('known_person')]).toEqual([0, 0]);
    const confirmed = await report({ ...SALE, test: true, confirmTest: true });
    expect(await deliveries(confirmed.results[0]!.id!)).toContain('meta-ads pending null');
    expect((await report(SALE)).results[0]).toMatchObject({ status: 'accepted' });
  });
});

it('a trace shows what would be sent, sealed, while it is not sent', async () => {
  const { results } = await report(SALE);
  const { data } = await space.call('GET', `/conversions/events/${results[0]!.id!}`);
  const meta = (
    data as unknown as { deliveries: { platform: string; wouldSend?: Preview }[] }
  ).deliveries.find(({ platform }) => platform === 'meta-ads');
  expect(meta?.wouldSend).toMatchObject({
    verdict: { outcome: 'send' },
    request: { data: [{ user_data: { em: ['sealed'] } }] },
  });
});
