import 'reflect-metadata';
import { FakeClock } from '@switchyard/test-kit';
import { type Answered, type Caller, httpBench, type HttpBench } from '../../testing/http-bench';

/** What these stories look at in a campaign. */
interface Scheduled {
  readonly id: string;
  readonly version: number;
  readonly updatedAt: string;
  readonly adSchedule: unknown;
  readonly adScheduleStructured: {
    readonly timezone: string;
    readonly windows: readonly {
      readonly day: string;
      readonly startHour: number;
      readonly endHour: number;
    }[];
  };
  readonly scheduleZone: string;
  readonly warnings: readonly {
    readonly code: string;
    readonly platform?: string;
    readonly date?: string;
    readonly path?: string;
  }[];
}

const clock = new FakeClock(new Date('2026-11-21T12:00:00Z'));
let bench: HttpBench;
let call: Caller;
beforeAll(async () => {
  bench = await httpBench(clock);
});
afterAll(() => bench.close());
beforeEach(() => {
  call = bench.newSpace();
});

const read = ({ data }: Answered): Scheduled => data as unknown as Scheduled;
const campaign = async (platforms: readonly string[] = ['google-ads']): Promise<Scheduled> =>
  read(await call('POST', '/campaigns', { name: 'Autumn', type: 'SEARCH', budget: 50, platforms }));
const put = (id: string, body: unknown, headers?: Record<string, string>): Promise<Answered> =>
  call('PUT', `/campaigns/${id}/ad-schedule`, body, headers);
const get = async (id: string): Promise<Scheduled> => read(await call('GET', `/campaigns/${id}`));
const hours = ({ adScheduleStructured: { windows } }: Scheduled): readonly string[] =>
  windows.map(({ day, startHour, endHour }) => `${day} ${startHour}-${endHour}`);

const monday = { days: ['MON'], start: '09:00', end: '17:00' };

describe('PUT ad-schedule', () => {
  it('stores the expansion of a preset and windows, and answers the campaign', async () => {
    const { id } = await campaign();
    const answer = await put(id, {
      preset: 'WEEKENDS',
      windows: [{ days: ['FRIDAY'], start: '22:00', end: '02:00' }],
    });
    expect([answer.status, answer.headers['etag'], read(answer).version]).toEqual([200, '"2"', 2]);
    expect(hours(read(answer))).toEqual(['FRIDAY 22-24', 'SATURDAY 0-24', 'SUNDAY 0-24']);
    const { warnings, ...shown } = read(answer);
    expect([warnings, await get(id)]).toEqual([[], shown]);
    expect(shown.adSchedule).toEqual(shown.adScheduleStructured);
  });

  it.each([
    ['BUSINESS_HOURS', { preset: 'BUSINESS_HOURS' }, 'BUSINESS_HOURS'],
    [
      'BUSINESS_HOURS by the name of the zone',
      { preset: 'BUSINESS_HOURS', timezone: 'Europe/Berlin' },
      'BUSINESS_HOURS',
    ],
    ['ALL_HOURS_ALL_DAYS', { preset: 'ALL_HOURS_ALL_DAYS' }, 'ALL_HOURS_ALL_DAYS'],
  ])('reads %s back by its name', async (_, body, name) => {
    const { id } = await campaign();
    expect(read(await put(id, body)).adSchedule).toBe(name);
    expect((await get(id)).adSchedule).toBe(name);
  });

  it('converts another zone to account time and says when clocks change', async () => {
    const { id } = await campaign();
    const shown = read(await put(id, { windows: [monday], timezone: 'America/New_York' }));
    expect([hours(shown), shown.adScheduleStructured.timezone, shown.adSchedule]).toEqual([
      ['MONDAY 15-23'],
      'Europe/Berlin',
      shown.adScheduleStructured,
    ]);
    expect(shown.warnings).toMatchObject([{ code: 'DST_SHIFT_AHEAD', date: '2027-03-14' }]);
  });

  it.each<[string, unknown]>([
    ['a preset', { preset: 'BUSINESS_HOURS' }],
    ['windows', { windows: [{ ...monday, bidModifier: 1.35 }] }],
    ['hours of another zone', { preset: 'OVERNIGHT', timezone: 'Asia/Kathmandu' }],
    [
      'hours in the zone of the searcher',
      { preset: 'OVERNIGHT', timezone: 'local', platform: 'microsoft-ads' },
    ],
  ])('changes nothing when %s is set again', async (_, body) => {
    const { id } = await campaign(['google-ads', 'microsoft-ads']);
    const once = read(await put(id, body));
    expect(once.version).toBe(2);
    clock.advance(60_000);
    expect(read(await put(id, body))).toEqual(once);
    const { warnings: _warnings, ...stored } = once;
    expect(await get(id)).toEqual(stored);
  });

  it('changes nothing when the expansion is patched in as it was read', async () => {
    const { id } = await campaign();
    const { adSchedule } = read(await put(id, { windows: [monday] }));
    expect(read(await call('PATCH', `/campaigns/${id}`, { adSchedule })).version).toBe(2);
  });

  it('answers the same with dry_run and changes nothing', async () => {
    const before = await campaign();
    const body = { windows: [monday], timezone: 'UTC' };
    const shown = await put(before.id, { ...body, dry_run: true });
    expect([shown.status, shown.headers['etag'], hours(read(shown))]).toEqual([
      200,
      '"1"',
      ['MONDAY 10-18'],
    ]);
    expect(await get(before.id)).toEqual(before);
    const done = read(await put(before.id, { ...body, dry_run: false }));
    expect({ ...read(shown), version: 2, updatedAt: done.updatedAt }).toEqual(done);
  });

  it('is replaced by a PATCH of adSchedule', async () => {
    const { id } = await campaign(['microsoft-ads']);
    expect(read(await put(id, { windows: [monday], timezone: 'local' })).scheduleZone).toBe(
      'searcher',
    );
    expect(
      read(await call('PATCH', `/campaigns/${id}`, { adSchedule: 'BUSINESS_HOURS' })),
    ).toMatchObject({ adSchedule: 'BUSINESS_HOURS', scheduleZone: 'account', version: 3 });
  });

  it.each<[string, object, readonly string[], readonly string[]]>([
    [
      'windows that disagree',
      { windows: [monday, { ...monday, bidModifier: 2 }] },
      ['google-ads'],
      ['WINDOWS_OVERLAP /windows/1'],
    ],
    [
      'a platform without a zone of its own',
      { windows: [monday], timezone: 'local' },
      ['google-ads'],
      ['SEARCHER_ZONE_UNSUPPORTED google-ads'],
    ],
    [
      'a platform without hours',
      { windows: [monday] },
      ['google-ads', 'linkedin-ads'],
      ['SCHEDULE_UNSUPPORTED linkedin-ads'],
    ],
    [
      'a platform without bids',
      { windows: [{ ...monday, bidModifier: 2 }] },
      ['reddit-ads'],
      ['BID_MODIFIER_UNSUPPORTED reddit-ads'],
    ],
  ])('warns of %s', async (_, body, platforms, expected) => {
    const { id } = await campaign(platforms);
    expect(
      read(await put(id, body)).warnings.map(
        ({ code, platform, path }) => `${code} ${platform ?? path}`,
      ),
    ).toEqual(expected);
  });

  it.each<[string, unknown, readonly string[]]>([
    ['nothing', {}, ['REQUIRED /windows']],
    ['an unknown preset', { preset: 'SIESTA' }, ['NOT_ONE_OF /preset']],
    [
      'an unknown zone',
      { preset: 'OVERNIGHT', timezone: 'Mars/Olympus' },
      ['BAD_FORMAT /timezone'],
    ],
    ['a bare offset', { preset: 'OVERNIGHT', timezone: '+02:00' }, ['BAD_FORMAT /timezone']],
    [
      'an unknown platform',
      { preset: 'OVERNIGHT', platform: 'yahoo-ads' },
      ['NOT_ONE_OF /platform'],
    ],
    [
      'a platform that it does not run on',
      { preset: 'OVERNIGHT', platform: 'meta-ads' },
      ['NOT_ALLOWED /platform'],
    ],
    ['an unknown member', { preset: 'OVERNIGHT', dryRun: true }, ['UNKNOWN_FIELD /dryRun']],
    ['no day', { windows: [{ ...monday, days: [] }] }, ['TOO_FEW /windows/0/days']],
    [
      'an unknown day',
      { windows: [{ ...monday, days: ['MON', 'FUNDAY'] }] },
      ['NOT_ONE_OF /windows/0/days/1'],
    ],
    [
      'a start at 24:00',
      { windows: [{ ...monday, start: '24:00' }] },
      ['BAD_FORMAT /windows/0/start'],
    ],
    [
      'an end past midnight',
      { windows: [{ ...monday, end: '24:15' }] },
      ['BAD_FORMAT /windows/0/end'],
    ],
    [
      'a window without an end',
      { windows: [{ days: ['MON'], start: '09:00' }] },
      ['REQUIRED /windows/0/end'],
    ],
    [
      'everything wrong at once',
      {
        preset: 'SIESTA',
        timezone: 'Nowhere',
        windows: [monday, { days: ['FRI'], start: '9:00', end: '17:10', bidModifier: 11 }],
      },
      [
        'NOT_ONE_OF /preset',
        'BAD_FORMAT /windows/1/start',
        'BAD_FORMAT /windows/1/end',
        'OUT_OF_RANGE /windows/1/bidModifier',
        'BAD_FORMAT /timezone',
      ],
    ],
  ])('refuses %s', async (_, body, issues) => {
    const { id } = await campaign();
    const {
      status,
      refused: [code, ...paths],
    } = await put(id, body);
    expect([status, code, paths.toSorted()]).toEqual([400, 'VALIDATION_ERROR', issues.toSorted()]);
    expect((await get(id)).version).toBe(1);
  });

  it('refuses more than 84 windows by name, also when only converting makes them so many', async () => {
    const { id } = await campaign();
    const everyDay = (count: number) =>
      Array.from({ length: count }, (_, hour) => ({
        days: ['WEEKDAYS', 'WEEKEND'],
        start: `${String(2 * hour).padStart(2, '0')}:00`,
        end: `${String(2 * hour + 1).padStart(2, '0')}:00`,
      }));
    expect((await put(id, { windows: everyDay(12) })).status).toBe(200);
    expect((await put(id, { windows: everyDay(12), timezone: 'Asia/Kolkata' })).refused).toEqual([
      'TOO_MANY_WINDOWS',
    ]);
    expect(
      (await put(id, { windows: everyDay(12), preset: 'OVERNIGHT', timezone: 'UTC' })).status,
    ).toBe(200);
  });

  it('honours If-Match and answers an ETag', async () => {
    const { id } = await campaign();
    expect((await put(id, { preset: 'OVERNIGHT' }, { 'if-match': '"1"' })).headers['etag']).toBe(
      '"2"',
    );
    expect((await put(id, { preset: 'WEEKENDS' }, { 'if-match': '"1"' })).refused).toEqual([
      'PRECONDITION_FAILED',
    ]);
    expect(
      (await put(id, { preset: 'WEEKENDS', dry_run: true }, { 'if-match': '"1"' })).refused,
    ).toEqual(['PRECONDITION_FAILED']);
  });

  it('needs the scope, the campaign, and the campaign in this Space', async () => {
    const { id } = await campaign();
    expect((await put(id, { preset: 'OVERNIGHT' }, { scopes: 'campaigns:read' })).refused).toEqual([
      'INSUFFICIENT_SCOPE',
    ]);
    expect((await put('cmp_01kb4wq6m3e0sv5mwzq8a7h2rd', { preset: 'OVERNIGHT' })).refused).toEqual([
      'NOT_FOUND',
    ]);
    call = bench.newSpace();
    expect((await put(id, { preset: 'OVERNIGHT' })).refused).toEqual(['NOT_FOUND']);
  });
});
