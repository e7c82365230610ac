import 'reflect-metadata';
import { type Answered, type Caller, httpBench, type HttpBench } from '../../testing/http-bench';

let bench: HttpBench;
let call: Caller;
beforeAll(async () => {
  bench = await httpBench();
});
afterAll(() => bench.close());
beforeEach(() => {
  call = bench.newSpace();
});

type Rows = readonly Record<string, unknown>[];
let made = 0;
const autumn = () => ({ name: `Autumn ${(made += 1)}`, type: 'SEARCH', budget: 10 });
const make = async () => (await call('POST', '/campaigns', autumn())).data.id;

/** Every way by which places come in. */
const DOORS: readonly (readonly [string, (geoTargets: Rows) => Promise<Answered>])[] = [
  ['POST', (geoTargets) => call('POST', '/campaigns', { ...autumn(), geoTargets })],
  ['PATCH', async (geoTargets) => call('PATCH', `/campaigns/${await make()}`, { geoTargets })],
  [
    'PUT',
    async (geoTargets) => call('PUT', `/campaigns/${await make()}/geo-targeting`, { geoTargets }),
  ],
];
const rowsOf = (answer: Answered): Rows =>
  (answer.data as unknown as { readonly geoTargets: Rows }).geoTargets;
const area = (name: string, more: object = {}) => ({ kind: 'AREA', name, ...more });

describe.each(DOORS)('places that come in by %s', (_door, send) => {
  it('are resolved by their names', async () => {
    expect(rowsOf(await send([area('München'), area('Deutschland', { negative: true })]))).toEqual([
      expect.objectContaining({
        name: 'München',
        type: 'CITY',
        countryCode: 'DE',
        canonicalId: 'geonames:2867714',
      }),
      expect.objectContaining({ canonicalId: 'iso:DE', negative: true }),
    ]);
  });

  it('are refused with their paths when they are unknown', async () => {
    expect(await send([area('Berlin'), area('Qwxzzyq')])).toMatchObject({
      status: 400,
      error: { code: 'PLACE_NOT_FOUND', details: { path: '/geoTargets/1' } },
    });
  });

  it('keep the ids that their caller gives the rows', async () => {
    const rows = rowsOf(await send([area('Berlin', { id: 'berlin-1' }), area('Hamburg')]));
    expect(rows.map(({ id }) => id)).toEqual([
      'berlin-1',
      expect.stringMatching(/^geo_/) as unknown,
    ]);
  });

  it.each(['city', 'City', 'CITY'])('read the type %s', async (type) => {
    expect(rowsOf(await send([area('Berlin', { type, countryCode: 'de' })]))).toEqual([
      expect.objectContaining({ type: 'CITY', countryCode: 'DE', canonicalId: 'geonames:2950159' }),
    ]);
  });

  it.each([
    ['its name', area('worldwide')],
    ['its name in capitals', area('Worldwide')],
    ['its type', area('Everybody', { type: 'global' })],
  ])('are everywhere when the whole world is meant by %s', async (_how, row) => {
    const answer = await send([row, area('Berlin')]);
    expect([answer.status < 300, rowsOf(answer)]).toEqual([true, []]);
  });

  it('cannot exclude the whole world, nor exclude without an inclusion', async () => {
    expect((await send([area('Berlin'), area('worldwide', { negative: true })])).refused).toEqual([
      'VALIDATION_ERROR',
      'NOT_ALLOWED /geoTargets/1/negative',
    ]);
    expect((await send([area('worldwide'), area('Berlin', { negative: true })])).refused).toEqual([
      'ONLY_EXCLUSIONS',
    ]);
  });

  it('name nothing twice', async () => {
    expect((await send([area('Berlin'), area('Berlino')])).refused).toEqual([
      'VALIDATION_ERROR',
      'DUPLICATE /geoTargets/1',
    ]);
  });

  it('are accepted when they are sent back as they were read', async () => {
    const rows = rowsOf(await send([area('Berlin', { id: 'mine' })]));
    const { data } = await call('POST', '/campaigns', autumn());
    expect(rowsOf(await call('PATCH', `/campaigns/${data.id}`, { geoTargets: rows }))).toEqual(
      rows,
    );
  });
});

describe('the whole world', () => {
  it('can be included by name', async () => {
    const answer = await call('PUT', `/campaigns/${await make()}/geo-targeting`, {
      include: ['worldwide'],
    });
    expect([rowsOf(answer), (answer.data as unknown as { sentence: string }).sentence]).toEqual([
      [],
      'Ads show everywhere.',
    ]);
  });
});

describe('days', () => {
  it.each(['mon', 'Mon', 'monday'])('are read as %s', async (day) => {
    const answer = await call('PUT', `/campaigns/${await make()}/ad-schedule`, {
      windows: [{ days: [day], start: '09:00', end: '17:00' }],
    });
    expect(answer.data).toMatchObject({
      adScheduleStructured: { windows: [{ day: 'MONDAY', startHour: 9, endHour: 17 }] },
    });
  });

  it('of a structured schedule too', async () => {
    const { data } = await call('POST', '/campaigns', {
      ...autumn(),
      adSchedule: { windows: [{ day: 'monday', startHour: 9, endHour: 17 }] },
    });
    expect(data).toMatchObject({ adScheduleStructured: { windows: [{ day: 'MONDAY' }] } });
  });

  it('that do not exist are refused by name', async () => {
    expect(
      (
        await call('PUT', `/campaigns/${await make()}/ad-schedule`, {
          windows: [{ days: ['MON', 'someday'], start: '09:00', end: '17:00' }],
        })
      ).refused,
    ).toEqual(['VALIDATION_ERROR', 'NOT_ONE_OF /windows/0/days/1']);
  });
});
