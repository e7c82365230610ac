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

const make = async (more: object = {}) =>
  (await call('POST', '/campaigns', { name: 'Autumn', type: 'SEARCH', budget: 10, ...more })).data
    .id;
const put = (id: string, body: object, headers?: Record<string, string>): Promise<Answered> =>
  call('PUT', `/campaigns/${id}/geo-targeting`, body, headers);

interface Targeted {
  readonly version: number;
  readonly updatedAt: string;
  readonly locationIntent: string;
  readonly sentence: string;
  readonly geoTargets: readonly Record<string, unknown>[];
  readonly warnings: readonly {
    readonly code: string;
    readonly path: string;
    readonly alternatives?: readonly { readonly canonicalId: string }[];
  }[];
}
const targeted = (answer: Answered): Targeted => answer.data as unknown as Targeted;

describe('setting places by name', () => {
  it('resolves names in any language, circles and exclusions, and says it in one sentence', async () => {
    const id = await make();
    const answer = await put(id, {
      include: ['Deutschland', { name: 'Firenze', type: 'CITY', countryCode: 'it' }],
      exclude: ['Köln'],
      radii: [
        { around: 'Munich', radius: 20 },
        { lat: 1.5, lng: 2.5, radius: 3, unit: 'mi', name: 'Shop' },
      ],
    });
    expect(targeted(answer).geoTargets).toMatchObject([
      {
        kind: 'AREA',
        name: 'Germany',
        canonicalId: 'iso:DE',
        type: 'COUNTRY',
        countryCode: 'DE',
        negative: false,
      },
      {
        kind: 'AREA',
        name: 'Florence',
        canonicalId: 'geonames:3176959',
        type: 'CITY',
        countryCode: 'IT',
      },
      {
        kind: 'RADIUS',
        name: '20 km around Munich',
        lat: 48.13743,
        lng: 11.57549,
        radius: 20,
        unit: 'km',
      },
      { kind: 'RADIUS', name: 'Shop', lat: 1.5, lng: 2.5, radius: 3, unit: 'mi' },
      { kind: 'AREA', name: 'Köln', negative: true },
    ]);
    expect(targeted(answer)).toMatchObject({
      version: 2,
      sentence:
        'Ads show to people in Germany, Florence (IT), the circle of 20 km around Munich and the circle "Shop" of 3 mi, but not in Köln (DE).',
    });
    expect((await call('GET', `/campaigns/${id}`)).data).toMatchObject({
      version: 2,
      geoTargets: targeted(answer).geoTargets,
    });
  });

  it('changes neither version nor ids when it is asked for again', async () => {
    const id = await make();
    const body = {
      include: ['Berlin', 'France'],
      exclude: ['Paris'],
      radii: [{ around: 'Lyon', radius: 5 }],
      locationIntent: 'PRESENCE_OR_INTEREST',
    };
    const [first, second] = [targeted(await put(id, body)), targeted(await put(id, body))];
    expect(second).toEqual(first);
    const structured = targeted(await put(id, { geoTargets: first.geoTargets }));
    expect([structured.version, structured.geoTargets]).toEqual([first.version, first.geoTargets]);
    const withoutIds = first.geoTargets.map(({ id: _id, ...row }) => row);
    expect(targeted(await put(id, { geoTargets: withoutIds })).geoTargets).toEqual(
      first.geoTargets,
    );
  });

  it('keeps the platform ids and the bid of a place that stays', async () => {
    const id = await make({
      geoTargets: [
        {
          kind: 'AREA',
          name: 'Berlin',
          criterionId: '1003854',
          msLocationId: '7',
          bidAdjustment: 10,
        },
      ],
    });
    const row = targeted(await put(id, { include: ['Berlin', 'France'] })).geoTargets[0];
    expect(row).toMatchObject({
      criterionId: '1003854',
      msLocationId: '7',
      bidAdjustment: 10,
      canonicalId: 'geonames:2950159',
    });
    expect(
      targeted(
        await put(id, {
          geoTargets: [{ kind: 'AREA', name: 'Berlin', canonicalId: 'geonames:2950159' }],
        }),
      ).geoTargets[0],
    ).toEqual({
      id: row!['id'],
      kind: 'AREA',
      name: 'Berlin',
      negative: false,
      canonicalId: 'geonames:2950159',
      criterionId: '1003854',
      msLocationId: '7',
    });
  });

  it('shows what it would come to, and changes nothing', async () => {
    const id = await make();
    const before = (await call('GET', `/campaigns/${id}`)).data;
    const shown = targeted(await put(id, { include: ['Springfield, IL'], dry_run: true }));
    expect(shown).toMatchObject({
      version: 1,
      geoTargets: [{ name: 'Springfield, Illinois', canonicalId: 'geonames:4250542' }],
      sentence: 'Ads show to people in Springfield, Illinois (US).',
    });
    expect((await call('GET', `/campaigns/${id}`)).data).toEqual(before);
  });

  it('changes the intent alone', async () => {
    const id = await make({
      geoTargets: [{ kind: 'AREA', name: 'Berlin', criterionId: '1003854' }],
    });
    expect(targeted(await put(id, { locationIntent: 'PRESENCE_OR_INTEREST' }))).toMatchObject({
      locationIntent: 'PRESENCE_OR_INTEREST',
      geoTargets: [{ criterionId: '1003854' }],
      sentence: 'Ads show to people in, or interested in, Berlin.',
    });
  });

  it('takes an empty set for everywhere', async () => {
    const id = await make({
      geoTargets: [{ kind: 'AREA', name: 'Berlin', criterionId: '1003854' }],
    });
    expect(targeted(await put(id, { include: [] }))).toMatchObject({
      geoTargets: [],
      sentence: 'Ads show everywhere.',
    });
  });

  it('reports what else a name could have meant, and which circles will be clamped', async () => {
    const { warnings } = targeted(
      await put(await make(), {
        include: ['Georgia'],
        radii: [
          { lat: 1, lng: 1, radius: 0.5 },
          { lat: 1, lng: 2, radius: 501 },
        ],
      }),
    );
    expect(warnings.map(({ code, path }) => `${code} ${path}`)).toEqual([
      'AMBIGUOUS_PLACE /include/0',
      'RADIUS_CLAMPED_TO_MIN /radii/0/radius',
      'RADIUS_CLAMPED_TO_MAX /radii/1/radius',
    ]);
    expect(warnings[0]!.alternatives!.map(({ canonicalId }) => canonicalId)).toContain('iso:US-GA');
  });

  it('looks up structured rows that carry no id, and keeps their own words', async () => {
    expect(
      targeted(
        await put(await make(), {
          geoTargets: [{ kind: 'AREA', name: 'München', bidAdjustment: 5 }],
        }),
      ).geoTargets,
    ).toMatchObject([
      {
        name: 'München',
        canonicalId: 'geonames:2867714',
        type: 'CITY',
        countryCode: 'DE',
        bidAdjustment: 5,
      },
    ]);
  });
});

describe('refusals of places', () => {
  it('names every unknown place at once, with near spellings', async () => {
    const { error } = await put(await make(), {
      include: ['Berlin', 'Belrin', { name: 'Paris', countryCode: 'DE' }],
      radii: [{ around: 'Xqzzyvk', radius: 1 }],
    });
    expect(error).toMatchObject({
      code: 'PLACE_NOT_FOUND',
      details: { path: '/include/1', nearest: expect.arrayContaining(['Berlin']) as unknown },
    });
    const { places } = error!.details as unknown as {
      places: readonly { path: string; nearest: readonly string[] }[];
    };
    expect(places.map(({ path }) => path)).toEqual(['/include/1', '/include/2', '/radii/0/around']);
    expect(places[1]!.nearest).toEqual(['Paris, France']);
  });

  it.each<[string, object, readonly string[]]>([
    [
      'both ways at once',
      { geoTargets: [], include: ['Berlin'], radii: [] },
      ['VALIDATION_ERROR', 'CONFLICT /include', 'CONFLICT /radii'],
    ],
    ['nothing', {}, ['VALIDATION_ERROR', 'REQUIRED /geoTargets']],
    [
      'a circle without a centre',
      { radii: [{ radius: 1 }] },
      ['VALIDATION_ERROR', 'REQUIRED /radii/0/around'],
    ],
    [
      'half a centre',
      { radii: [{ radius: 1, lat: 1 }] },
      ['VALIDATION_ERROR', 'REQUIRED /radii/0/lng'],
    ],
    [
      'two centres',
      { radii: [{ radius: 1, lat: 1, lng: 1, around: 'Berlin' }] },
      ['VALIDATION_ERROR', 'CONFLICT /radii/0/lat', 'CONFLICT /radii/0/lng'],
    ],
    [
      'a circle of nothing',
      { radii: [{ radius: 0, lat: 1, lng: 1 }] },
      ['VALIDATION_ERROR', 'OUT_OF_RANGE /radii/0/radius'],
    ],
    [
      'a blank name',
      { include: [' '], exclude: [{ name: '' }] },
      ['VALIDATION_ERROR', 'TOO_SHORT /exclude/0/name'],
    ],
    [
      'the same place twice',
      { include: ['Munich', 'München'] },
      ['VALIDATION_ERROR', 'DUPLICATE /include/1'],
    ],
    [
      'a place in and out',
      { include: ['Germany', 'Berlin'], exclude: ['Berlin'] },
      ['VALIDATION_ERROR', 'CONFLICT /exclude/0'],
    ],
    ['exclusions only', { exclude: ['Berlin'] }, ['ONLY_EXCLUSIONS']],
    [
      'an excluded circle',
      { geoTargets: [{ kind: 'RADIUS', name: 'x', lat: 1, lng: 1, radius: 1, negative: true }] },
      ['RADIUS_EXCLUSION_UNSUPPORTED'],
    ],
    [
      'a bid on an exclusion',
      {
        geoTargets: [
          { kind: 'AREA', name: 'France' },
          { kind: 'AREA', name: 'Paris', negative: true, bidAdjustment: 5 },
        ],
      },
      ['VALIDATION_ERROR', 'NOT_ALLOWED /geoTargets/1/bidAdjustment'],
    ],
    [
      'an unknown member',
      { includes: ['Berlin'] },
      ['VALIDATION_ERROR', 'UNKNOWN_FIELD /includes'],
    ],
  ])('refuses %s', async (_, body, refused) => {
    expect(
      (await put(await make(), body)).refused.filter(
        (each, index) => index === 0 || refused.includes(each),
      ),
    ).toEqual(refused);
  });

  it('honours If-Match, scopes, removal and Spaces', async () => {
    const id = await make();
    expect((await put(id, { include: ['Berlin'] }, { 'if-match': '"7"' })).refused).toEqual([
      'PRECONDITION_FAILED',
    ]);
    expect((await put(id, { include: ['Berlin'] }, { scopes: 'campaigns:read' })).refused).toEqual([
      'INSUFFICIENT_SCOPE',
    ]);
    expect((await put('cmp_01kb4wq6m3e0sv5mwzq8a7h2rd', { include: ['Berlin'] })).refused).toEqual([
      'NOT_FOUND',
    ]);
  });
});
