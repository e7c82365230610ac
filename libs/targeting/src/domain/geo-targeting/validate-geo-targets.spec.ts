import { type IdPrefix, Ids } from '@switchyard/kernel';
import { completeGeoTargets } from './complete-geo-targets';
import type { GeoTarget, GeoTargetInput } from './geo-target';
import { validateGeoTargets } from './validate-geo-targets';

const ROW_ID = 'geo_01h455vb4pex5vsknk084sn02q';
const berlin: GeoTargetInput = { kind: 'AREA', name: 'Berlin', criterionId: '1003854' };
const circle: GeoTargetInput = {
  kind: 'RADIUS',
  name: 'Around the shop',
  lat: 52.5,
  lng: 13.4,
  radius: 5,
};

class CountingIds extends Ids {
  private made = 0;
  next(prefix: IdPrefix): string {
    this.made += 1;
    return `${prefix}_${this.made}`;
  }
}

const codes = (rows: readonly GeoTargetInput[]) =>
  validateGeoTargets(rows, '/geoTargets').map((issue) => `${issue.code} ${issue.path}`);

describe('validateGeoTargets', () => {
  it('refuses an excluded circle by name', () => {
    expect(() => codes([berlin, { ...circle, negative: true }])).toThrow(
      expect.objectContaining({
        code: 'RADIUS_EXCLUSION_UNSUPPORTED',
        details: { path: '/geoTargets/1' },
      }),
    );
  });

  it('refuses a set in which every row is an exclusion', () => {
    expect(() => codes([{ ...berlin, negative: true }])).toThrow(
      expect.objectContaining({ code: 'ONLY_EXCLUSIONS' }),
    );
    expect(codes([])).toEqual([]);
    expect(codes([berlin, { ...berlin, negative: true }])).toEqual([]);
  });

  it.each<[string, GeoTargetInput, string]>([
    ['a circle without a centre', { ...circle, lat: null }, 'REQUIRED /geoTargets/0/lat'],
    [
      'a circle with an area member',
      { ...circle, criterionId: '1' },
      'NOT_ALLOWED /geoTargets/0/criterionId',
    ],
    ['an area with a circle member', { ...berlin, radius: 3 }, 'NOT_ALLOWED /geoTargets/0/radius'],
    ['a latitude beyond the pole', { ...circle, lat: 90.1 }, 'OUT_OF_RANGE /geoTargets/0/lat'],
    [
      'a longitude beyond the date line',
      { ...circle, lng: -180.1 },
      'OUT_OF_RANGE /geoTargets/0/lng',
    ],
    ['a circle without extent', { ...circle, radius: 0 }, 'OUT_OF_RANGE /geoTargets/0/radius'],
    [
      'a bid adjustment below -90',
      { ...berlin, bidAdjustment: -91 },
      'OUT_OF_RANGE /geoTargets/0/bidAdjustment',
    ],
    ['a blank name', { ...berlin, name: '  ' }, 'TOO_SHORT /geoTargets/0/name'],
    [
      'a country that is no code',
      { ...berlin, countryCode: 'Germany' },
      'BAD_FORMAT /geoTargets/0/countryCode',
    ],
    ['an unreadable id', { ...berlin, id: 'berlin one' }, 'BAD_FORMAT /geoTargets/0/id'],
  ])('names %s', (_, row, expected) => {
    expect(codes([row])).toEqual([expected]);
  });

  it('refuses bids on an exclusion', () => {
    expect(codes([circle, { ...berlin, negative: true, bidAdjustment: 10 }])).toEqual([
      'NOT_ALLOWED /geoTargets/1/bidAdjustment',
    ]);
  });

  it('refuses one id on two rows', () => {
    expect(
      codes([
        { ...berlin, id: ROW_ID },
        { ...circle, id: ROW_ID },
      ]),
    ).toEqual(['DUPLICATE /geoTargets/1/id']);
  });
});

describe('completeGeoTargets', () => {
  it('makes ids where they were left out and fills in the defaults', () => {
    expect(completeGeoTargets([berlin, { ...circle, id: ROW_ID }], [], new CountingIds())).toEqual([
      { id: 'geo_1', kind: 'AREA', name: 'Berlin', negative: false, criterionId: '1003854' },
      {
        id: ROW_ID,
        kind: 'RADIUS',
        name: 'Around the shop',
        negative: false,
        lat: 52.5,
        lng: 13.4,
        radius: 5,
        unit: 'km',
      },
    ]);
  });

  it('keeps the stored estimate of a row', () => {
    const stored: GeoTarget[] = [
      { id: ROW_ID, kind: 'AREA', name: 'Berlin', negative: false, reach: 7 },
    ];
    expect(
      completeGeoTargets(
        [{ ...berlin, id: ROW_ID, name: 'Berlin city' }],
        stored,
        new CountingIds(),
      )[0],
    ).toMatchObject({ name: 'Berlin city', reach: 7 });
  });
});
