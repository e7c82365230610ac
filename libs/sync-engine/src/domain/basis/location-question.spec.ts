import type { PlaceMatch } from '@switchyard/platforms';
import { chooseLocation, type LocationQuestion } from './location-question';

const row = ({
  name = 'frankfurt',
  ...hints
}: {
  name?: string;
  countryCode?: string;
  type?: string;
  region?: string;
} = {}): LocationQuestion => ({ first: { name }, others: [], names: new Set([name]), ...hints });
const match = (id: string, over: Partial<PlaceMatch> = {}): PlaceMatch => ({
  id,
  name: 'Frankfurt',
  canonicalName: `Frankfurt,${id},Germany`,
  type: 'CITY',
  countryCode: 'DE',
  ...over,
});

describe('the place that a row means', () => {
  it('is the only one that fits', () => {
    expect(chooseLocation(row(), [match('main')])?.id).toBe('main');
  });

  it('is undefined when two fit equally well: no money goes to a guess', () => {
    expect(chooseLocation(row(), [match('main'), match('oder')])).toBeUndefined();
    expect(
      chooseLocation(row(), [match('main', { reach: 5 }), match('oder', { reach: 5 })]),
    ).toBeUndefined();
  });

  it('is the one with the larger audience', () => {
    expect(
      chooseLocation(row(), [match('oder', { reach: 50_000 }), match('main', { reach: 700_000 })])
        ?.id,
    ).toBe('main');
  });

  it.each([
    ['country', { countryCode: 'US' }, match('us', { countryCode: 'US', reach: 1 })],
    ['type', { type: 'AIRPORT' }, match('airport', { type: 'AIRPORT', reach: 1 })],
  ])('is of the %s that the row names, whatever the audience', (_, hint, right) => {
    expect(chooseLocation(row(hint), [match('main', { reach: 700_000 }), right])?.id).toBe(
      right.id,
    );
    expect(chooseLocation(row(hint), [match('main', { reach: 700_000 })])).toBeUndefined();
  });

  it('lies in the region that it is known to lie in, marks and case aside', () => {
    const found = [
      match('big', { canonicalName: 'Freiburg,Switzerland', reach: 9 }),
      match('right', { canonicalName: 'Freiburg,Baden-Württemberg,Germany', reach: 1 }),
    ];
    expect(chooseLocation(row({ region: 'baden wurttemberg' }), found)?.id).toBe('right');
  });

  it('has the very name before one that only contains it', () => {
    expect(
      chooseLocation(row({ name: 'zurich' }), [
        match('kanton', { name: 'Zürich Land', reach: 9 }),
        match('city', { name: 'Zürich', reach: 1 }),
      ])?.id,
    ).toBe('city');
  });
});
