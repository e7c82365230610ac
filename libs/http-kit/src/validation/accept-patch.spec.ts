import 'reflect-metadata';
import { issuesOf, UpdateSampleDto } from '../testing/sample-dto';
import { acceptPatch, acceptWhole } from './accept-patch';

const current = {
  id: 'cmp_1',
  version: 3,
  createdAt: '2026-01-01T00:00:00Z',
  startDate: '2026-02-28',
  name: 'Autumn',
  budget: 12.5,
  businessId: null,
  url: 'https://example.com',
  platforms: ['google-ads', 'microsoft-ads'],
  places: [
    { id: 'geo_1', name: 'Berlin', radius: null, reach: 1000, score: 0.5 },
    { id: 'geo_2', name: 'Bonn' },
  ],
  split: { 'google-ads': 10, 'microsoft-ads': 2.5 },
  platformStatus: { 'google-ads': 'ENABLED', 'microsoft-ads': 'PAUSED' },
  strategy: { type: 'TARGET_CPA', targetCpa: 5 },
  targeting: { expand: true, home: { name: 'Ulm', reach: 7 }, schedule: 'echo' },
  schedule: 'ALWAYS',
  settings: { page: 1 },
  deliverySummary: { serving: false, reasons: [] },
};
const patch = (body: unknown): Partial<UpdateSampleDto> =>
  acceptPatch(UpdateSampleDto, body, current);
const refused = (body: unknown): string[] => issuesOf(() => patch(body));

describe('acceptPatch', () => {
  it('takes a whole GET body back and finds no change', () => {
    expect(patch(structuredClone(current))).toEqual({});
  });

  it('takes a whole GET body edited in one member', () => {
    expect(patch({ ...structuredClone(current), name: 'Winter' })).toEqual({ name: 'Winter' });
  });

  it('takes a whole GET body edited inside a list, its read-only members unchanged', () => {
    const places = [{ ...current.places[0], name: 'Berlin Mitte' }, current.places[1]];
    expect(patch({ ...structuredClone(current), places })).toEqual({
      places: [
        { id: 'geo_1', name: 'Berlin Mitte', radius: null },
        { id: 'geo_2', name: 'Bonn' },
      ],
    });
  });

  it('refuses another value of a member that cannot be set', () => {
    expect(
      refused({ id: 'cmp_2', version: 4, startDate: '2026-03-01', deliverySummary: {} }),
    ).toEqual([
      '/deliverySummary READ_ONLY',
      '/id READ_ONLY',
      '/startDate READ_ONLY',
      '/version READ_ONLY',
    ]);
  });

  it('refuses another value of a read-only member inside a list, and one in an item that is new', () => {
    const places = [
      { id: 'geo_1', name: 'Berlin', reach: 1, score: 1 },
      { name: 'Köln', reach: 5 },
    ];
    expect(refused({ places })).toEqual([
      '/places/0/reach READ_ONLY',
      '/places/0/score READ_ONLY',
      '/places/1/reach READ_ONLY',
    ]);
  });

  it('refuses unknown members by name, however deep', () => {
    expect(
      refused({
        colour: 1,
        targeting: { home: { name: 'Ulm', size: 1 } },
        platformStatus: { bing: 'PAUSED' },
      }),
    ).toEqual([
      '/colour UNKNOWN_FIELD',
      '/platformStatus/bing UNKNOWN_FIELD',
      '/targeting/home/size UNKNOWN_FIELD',
    ]);
  });

  it('clears an optional member with null and refuses null for a required one', () => {
    expect(patch({ url: null })).toEqual({ url: null });
    expect(refused({ name: null, platforms: null })).toEqual([
      '/name REQUIRED',
      '/platforms REQUIRED',
    ]);
  });

  it('replaces lists', () => {
    expect(patch({ platforms: ['google-ads'] })).toEqual({ platforms: ['google-ads'] });
  });

  it('merges objects and keeps what was not named', () => {
    expect(patch({ targeting: { expand: false } })).toEqual({
      targeting: { expand: false, home: { name: 'Ulm' } },
    });
  });

  it('takes members out of merged objects with null', () => {
    expect(patch({ targeting: { home: null } })).toEqual({ targeting: { expand: true } });
    expect(patch({ platformStatus: { 'google-ads': null } })).toEqual({
      platformStatus: { 'microsoft-ads': 'PAUSED' },
    });
  });

  it('merges maps by key', () => {
    expect(patch({ platformStatus: { 'google-ads': 'PAUSED' } })).toEqual({
      platformStatus: { 'google-ads': 'PAUSED', 'microsoft-ads': 'PAUSED' },
    });
  });

  it('replaces whole what is declared so', () => {
    expect(patch({ strategy: { type: 'MANUAL_CPC' }, split: { 'google-ads': 12.5 } })).toEqual({
      strategy: { type: 'MANUAL_CPC' },
      split: { 'google-ads': 12.5 },
    });
  });

  it('refuses a merge that leaves a required member out', () => {
    expect(refused({ targeting: { home: { name: null } } })).toEqual([
      '/targeting/home/name REQUIRED',
    ]);
  });

  it('is not fooled by __proto__', () => {
    expect(
      refused(JSON.parse('{"__proto__":{"name":"x"},"targeting":{"__proto__":{"expand":false}}}')),
    ).toEqual(['/__proto__ UNKNOWN_FIELD', '/targeting/__proto__ UNKNOWN_FIELD']);
  });

  it('refuses a body that is no object', () => {
    expect(refused([])).toEqual(['INVALID_REQUEST']);
  });
});

describe('acceptWhole', () => {
  it('takes read-only echoes out and asks for every required member', () => {
    const body = { name: 'Same', budget: 1, places: current.places, version: 3 };
    expect(acceptWhole(UpdateSampleDto, body, current)).toEqual({
      name: 'Same',
      budget: 1,
      places: [
        { id: 'geo_1', name: 'Berlin', radius: null },
        { id: 'geo_2', name: 'Bonn' },
      ],
    });
    expect(
      issuesOf(() => acceptWhole(UpdateSampleDto, { places: [{ radius: 1 }] }, current)),
    ).toEqual(['/places/0/name REQUIRED']);
  });
});
