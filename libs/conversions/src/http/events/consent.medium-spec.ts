import {
  type BenchSpace,
  CONNECTIONS,
  type ConversionsBench,
  conversionsBench,
} from '../../testing/conversions-bench';

const META = {
  id: 'con_01h455vb4pex5vsknk084sn02s',
  platform: 'meta-ads',
  externalAccountId: '77',
  isDefault: true,
} as const;
const GRANTED = { ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' } as const;
const DENIED = { ad_user_data: 'DENIED', ad_personalization: 'DENIED' } as const;

let bench: ConversionsBench;
let space: BenchSpace;
beforeAll(async () => {
  bench = await conversionsBench({
    connections: [...CONNECTIONS, META],
    settings: { region: undefined, routing: 'allMatching' },
  });
});
afterAll(() => bench.close());
beforeEach(() => {
  space = bench.newSpace();
  bench.clock.advance(1_000);
});

interface Result {
  readonly id: string;
  readonly status: string;
  readonly warnings?: readonly { readonly path: string; readonly code: string }[];
}
const report = async (item: object, call = space.call): Promise<Result> => {
  const { text } = await call('POST', '/conversions/events', { event: 'signup', ...item });
  return (JSON.parse(text) as { data: { results: readonly Result[] } }).data.results[0]!;
};
const warned = ({ warnings = [] }: Result): readonly string[] =>
  warnings.map(({ path, code }) => `${code} ${path}`);
interface Traced {
  readonly consent: unknown;
  readonly steps: readonly Record<string, unknown>[];
  readonly deliveries: readonly { platform: string; status: string; reason: string | null }[];
}
const traced = async (id: string): Promise<Traced> =>
  (JSON.parse((await space.call('GET', `/conversions/events/${id}`)).text) as { data: Traced })
    .data;
const deliveries = async (id: string): Promise<readonly string[]> =>
  (await traced(id)).deliveries
    .map(({ platform, status, reason }) => `${platform} ${status} ${reason}`)
    .toSorted();

describe('consent of events', () => {
  it('warns where it is missing, and not where it is given', async () => {
    expect(warned(await report({ email: 'ada@example.com' }))).toEqual([
      'CONSENT_MISSING /consent',
    ]);
    expect(warned(await report({ email: 'ada@example.com', consent: GRANTED }))).toEqual([]);
  });

  it('warns of a sale that cannot be distinguished from its repetition', async () => {
    const sale = { event: 'paid', email: 'ada@example.com', consent: GRANTED };
    expect(warned(await report(sale))).toEqual(['NO_ORDER_AND_EVENT_ID ']);
    expect(warned(await report({ ...sale, orderId: 'A-1' }))).toEqual([]);
  });

  it('is not raised by a website above what a server stated', async () => {
    await report({ email: 'ada@example.com', consent: DENIED });
    bench.clock.advance(1_000);
    const result = await report({ email: 'ada@example.com', consent: GRANTED }, space.website);
    expect(warned(result)).toEqual([
      'CONSENT_NOT_RAISED /consent/ad_user_data',
      'CONSENT_NOT_RAISED /consent/ad_personalization',
    ]);
    expect((await traced(result.id)).consent).toEqual(DENIED);
  });

  it('shows in the trace who sent which state, through which route and when', async () => {
    const { id } = await report({ email: 'ada@example.com', consent: GRANTED });
    const steps = (await traced(id)).steps.filter(({ step }) => step === 'consent');
    expect(steps).toEqual(
      ['ad_user_data', 'ad_personalization'].map((member) => ({
        step: 'consent',
        at: bench.clock.now().toISOString(),
        member,
        state: 'GRANTED',
        saidBy: 'server',
        door: 'event',
      })),
    );
  });

  it.each([
    ['an event', () => report({ email: 'ada@example.com', consent: DENIED })],
    [
      'identify of a website',
      () =>
        space.website('POST', '/conversions/identify', {
          email: 'ada@example.com',
          consent: DENIED,
        }),
    ],
  ])('stops what is on its way when %s lowers it', async (_name, lower) => {
    const { id } = await report({ email: 'ada@example.com', gclid: 'g-1', consent: GRANTED });
    const other = await report({ email: 'bea@example.com', gclid: 'g-2', consent: GRANTED });
    const before = ['google-ads pending null', 'meta-ads pending null'];
    expect(await deliveries(id)).toEqual(before);
    bench.clock.advance(1_000);
    await lower();
    expect(await deliveries(id)).toEqual([
      'google-ads pending null',
      'meta-ads skipped CONSENT_DENIED',
    ]);
    expect(await deliveries(other.id)).toEqual(before);
  });
});

describe('routing', () => {
  const LANDING = 'https://shop.example/?gclid=g-1&fbclid=f-1';
  const bought = { externalId: 'u-1', consent: GRANTED };
  beforeEach(async () => {
    await space.call('POST', '/conversions/identify', { externalId: 'u-1', landingUrl: LANDING });
  });

  it('of allMatching gives each platform its own click, once', async () => {
    const { id } = await report(bought);
    expect(await deliveries(id)).toEqual(['google-ads pending null', 'meta-ads pending null']);
  });

  it('of an action is before that of the Space', async () => {
    await space.call('POST', '/conversions/actions', {
      name: 'Signed up',
      type: 'UPLOAD_CLICKS',
      category: 'SIGNUP',
      routing: 'lastClick',
    });
    const { id } = await report({ ...bought, event: undefined, conversionAction: 'Signed up' });
    expect(await deliveries(id)).toHaveLength(1);
  });
});
