import type { Capabilities } from '@switchyard/platforms';
import { brief, connectors, givenTree, google, type TreeInput } from '../../testing/given-tree';
import { capabilityFindings } from '../capability-findings';

const reddit: Capabilities = connectors.get('reddit-ads')!.capabilities;

const CIRCLE = {
  kind: 'RADIUS',
  name: 'Around',
  lat: 52.5,
  lng: 13.4,
  radius: 10,
  unit: 'km',
} as const;
const AREA = {
  kind: 'AREA',
  name: 'Berlin',
  criterionId: '1003854',
  msLocationId: '5321',
} as const;

type Rows = NonNullable<NonNullable<TreeInput['campaign']>['geoTargets']>;

const findingsOf = (capabilities: Capabilities, geoTargets: Rows): readonly string[] =>
  brief(
    capabilityFindings(givenTree({ campaign: { geoTargets } }), capabilities, undefined),
  ).filter((line) => line.includes('ONLY_CIRCLES'));

describe('circles where a platform has none', () => {
  it('are a requirement when nothing else is meant: the ads would show everywhere', () => {
    expect(findingsOf(reddit, [CIRCLE])).toEqual(['requirement ONLY_CIRCLES geoTargets']);
    expect(findingsOf(reddit, [CIRCLE, { ...AREA, negative: true }])).toEqual([
      'requirement ONLY_CIRCLES geoTargets',
    ]);
  });

  it('may be left out beside an area that is meant', () => {
    expect(findingsOf(reddit, [CIRCLE, AREA])).toEqual([]);
  });

  it('are no finding where the platform has circles, nor where no location is named', () => {
    expect([findingsOf(google, [CIRCLE]), findingsOf(reddit, [])]).toEqual([[], []]);
  });
});
