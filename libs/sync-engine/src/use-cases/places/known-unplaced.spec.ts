import type { PlaceMatch } from '@switchyard/platforms';
import type { AreaTarget } from '@switchyard/targeting/domain';
import type { CampaignTree } from '../../domain/snapshot';
import { KnownUnplaced } from './known-unplaced';

const row = (more: Partial<AreaTarget> = {}): AreaTarget => ({
  id: 'geo_1',
  kind: 'AREA',
  name: 'Springfield',
  negative: false,
  ...more,
});
const match = (id: string): PlaceMatch => ({
  id,
  name: 'Springfield',
  type: 'CITY',
  countryCode: 'US',
  canonicalName: 'Springfield',
});
/** What a platform has said, by question. */
const told = async (
  rows: readonly AreaTarget[],
  answers: Readonly<Record<string, readonly PlaceMatch[]>>,
  placeKey: 'criterionId' | 'msLocationId' | 'metaLocationId' = 'metaLocationId',
): Promise<readonly string[]> => {
  const known = new Map(Object.entries(answers));
  const places = new KnownUnplaced(
    { known: () => Promise.resolve(known), keep: () => Promise.resolve() },
    { byId: () => undefined } as never,
  );
  const tree = { campaign: { geoTargets: rows } } as unknown as CampaignTree;
  const platform = { id: 'meta-ads', capabilities: { placeKey } } as never;
  return (await places.of(tree, platform)).map(({ id }) => id);
};

describe('what is known of places that a platform does not have', () => {
  it('is nothing before it was asked', async () => {
    expect(await told([row()], {})).toEqual([]);
  });

  it('is what it said that it does not have, and what could mean two', async () => {
    expect(await told([row()], { 'springfield|||': [] })).toEqual(['geo_1']);
    expect(await told([row()], { 'springfield|||': [match('1'), match('2')] })).toEqual(['geo_1']);
    expect(await told([row()], { 'springfield|||': [match('1')] })).toEqual([]);
  });

  it('is nothing of a place that was found', async () => {
    expect(await told([row({ metaLocationId: 'city:1' })], { 'springfield|||': [] })).toEqual([]);
  });

  it.each(['criterionId', 'msLocationId'] as const)(
    'is an id that somebody wrote down and that is none, on the platform of %s',
    async (placeKey) => {
      const written = row({ criterionId: '999' });
      expect(await told([written], { 'springfield|||999': [] }, placeKey)).toEqual(['geo_1']);
      expect(await told([written], { 'springfield|||999': [match('999')] }, placeKey)).toEqual([]);
    },
  );
});
