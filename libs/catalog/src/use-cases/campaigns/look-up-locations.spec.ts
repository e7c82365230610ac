import type { Tenant } from '@switchyard/kernel';
import { type FoundLocation, Gazetteer, type NamedArea } from '@switchyard/targeting/domain';
import type { Campaign } from '../../domain';
import { NothingKnown, PlatformLocations } from '../ports';
import { LookUpLocations } from './look-up-locations';

/** Knows one city. */
class OneCity extends Gazetteer {
  named(key: string) {
    const location = {
      canonicalId: 'geonames:2950159',
      type: 'CITY',
      countryCode: 'DE',
      name: 'Berlin',
      population: 1,
      centre: { lat: 1, lng: 2 },
    } as const;
    return key === 'berlin' ? [{ isOwnName: true, location }] : [];
  }
  byId() {
    return undefined;
  }
  namesOf() {
    return [];
  }
  similar() {
    return ['Berlin'];
  }
}

class OneUniversity extends PlatformLocations {
  readonly asked: string[] = [];
  lookUp(
    _tenant: Tenant,
    _campaign: Campaign,
    names: readonly NamedArea[],
  ): Promise<readonly (FoundLocation | undefined)[]> {
    this.asked.push(...names.map(({ name }) => name));
    return Promise.resolve(
      names.map(({ name }) =>
        name === 'MIT'
          ? { name: 'MIT', type: 'UNIVERSITY' as const, countryCode: 'US', criterionId: '9051680' }
          : undefined,
      ),
    );
  }
}

const find = (platforms: PlatformLocations, input: object, geoTargets: readonly object[] = []) =>
  new LookUpLocations(new OneCity(), platforms).execute(
    {} as Tenant,
    { geoTargets } as unknown as Campaign,
    input,
  );

describe('finding places', () => {
  it('asks the platforms only for what the gazetteer does not know, and takes their ids', async () => {
    const platforms = new OneUniversity();
    const found = await find(platforms, { include: ['Berlin', 'MIT'] });
    expect(platforms.asked).toEqual(['MIT']);
    expect(found.get('/include/1')).toMatchObject({ criterionId: '9051680' });
  });

  it('has ids of callers looked up by the platforms, once, and accepts them meanwhile', async () => {
    const platforms = new OneUniversity();
    const row = { kind: 'AREA', name: 'Nowhere', criterionId: '999' };
    expect(await find(platforms, { geoTargets: [row] })).toEqual(new Map());
    expect(platforms.asked).toEqual(['Nowhere']);
    await find(platforms, { geoTargets: [row] }, [{ ...row, id: 'geo_1', negative: false }]);
    expect(platforms.asked).toEqual(['Nowhere']);
  });

  it('refuses all unknown locations at once', async () => {
    await expect(
      find(new NothingKnown(), { include: ['MIT'], exclude: ['Nowhere'] }),
    ).rejects.toMatchObject({
      code: 'PLACE_NOT_FOUND',
      details: {
        path: '/include/0',
        nearest: ['Berlin'],
        places: [{ path: '/include/0' }, { path: '/exclude/0' }],
      },
    });
  });

  it.each([
    [
      'MIT',
      'No location is called "MIT". Add a type such as UNIVERSITY, or use lat and lng with a radius.',
    ],
    ['Berlinn', 'No location is called "Berlinn". Did you mean Berlin?'],
  ])('suggests a name for %s only where it has enough letters', async (name, message) => {
    await expect(find(new NothingKnown(), { include: [name] })).rejects.toMatchObject({ message });
  });

  it('refuses a place without a centre as the centre of a circle', async () => {
    await expect(
      find(new OneUniversity(), { radii: [{ around: 'MIT', radius: 1 }] }),
    ).rejects.toMatchObject({ code: 'PLACE_NOT_FOUND' });
  });
});
