import type { Finding } from '@switchyard/platforms/domain';
import { brief, connectors, givenTree, type TreeInput } from '../testing/given-tree';
import { capabilityFindings } from './capability-findings';
import { degradedFindings, reportedBefore } from './degraded-findings';

const on = (platform: 'google-ads' | 'microsoft-ads', input: TreeInput): readonly string[] => {
  const [tree, connector] = [givenTree(input), connectors.get(platform)!];
  return brief(
    degradedFindings(
      tree,
      connector,
      undefined,
      capabilityFindings(tree, connector.capabilities, undefined),
      (path) => path.replace(/\./g, '/'),
      new Date('2026-11-21T12:00:00Z'),
    ),
  );
};

it('says nothing where nothing has to change', () => {
  expect([...on('google-ads', {}), ...on('microsoft-ads', {})]).toEqual([]);
});

it('reports what a connector changes, also on a platform that the campaign is not on yet', () => {
  const geoTargets = [
    { kind: 'RADIUS' as const, name: 'Office', lat: 52.5, lng: 13.4, radius: 2.5 },
  ];
  expect([
    on('google-ads', { campaign: { geoTargets } }),
    on('microsoft-ads', { campaign: { geoTargets } }),
  ]).toEqual([[], ['degraded RADIUS_ROUNDED geoTargets/0/radius']]);
});

it('reports that Google search cannot be left out', () => {
  expect(
    on('google-ads', { campaign: { networks: { search: false, searchPartners: true } } }),
  ).toEqual(['degraded NETWORK_REQUIRED networks/search']);
});

it.each<[string, 'google-ads' | 'microsoft-ads', TreeInput]>([
  [
    'a place without an id',
    'microsoft-ads',
    { campaign: { geoTargets: [{ kind: 'AREA', name: 'Berlin' }] } },
  ],
  [
    'a place without an id',
    'google-ads',
    { campaign: { geoTargets: [{ kind: 'AREA', name: 'Berlin' }] } },
  ],
  [
    'a strategy that becomes another',
    'microsoft-ads',
    { campaign: { biddingStrategy: { type: 'MANUAL_CPC' } } },
  ],
  [
    'a strategy that is closed',
    'google-ads',
    { campaign: { biddingStrategy: { type: 'ENHANCED_CPC' } } },
  ],
  [
    'a broad negative',
    'microsoft-ads',
    {
      campaign: { negativeKeywords: [{ text: 'free', matchType: 'BROAD' }] },
      keywords: [{}, { text: 'free', negative: true, matchType: 'BROAD' }],
    },
  ],
  ['an unknown language', 'google-ads', { campaign: { languages: ['en', 'eo'] } }],
  ['the display network', 'microsoft-ads', { campaign: { networks: { display: true } } }],
])('does not repeat %s on %s', (_what, platform, input) => {
  expect(on(platform, input)).toEqual([]);
});

it('has nothing to change about a campaign that is not sent', () => {
  expect(on('google-ads', { campaign: { type: 'SHOPPING', networks: { search: false } } })).toEqual(
    [],
  );
});

const finding = (
  id: string,
  field: string | null,
  kind: Finding['kind'] = 'degraded',
): Finding => ({
  kind,
  source: 'platform',
  code: 'FIELD_DROPPED',
  platform: 'google-ads',
  entity: { type: 'ad', id },
  field,
  message: 'm',
  fix: 'f',
});

it.each<[string, Finding, Finding, boolean]>([
  ['the same field', finding('ad_1', 'a/1'), finding('ad_1', 'a/1'), true],
  ['a part of it', finding('ad_1', 'a'), finding('ad_1', 'a/1/b'), true],
  ['what it is a part of', finding('ad_1', 'a/1/b'), finding('ad_1', 'a'), true],
  ['its neighbour', finding('ad_1', 'a/1'), finding('ad_1', 'a/2'), false],
  ['a field that starts alike', finding('ad_1', 'path1'), finding('ad_1', 'path12'), false],
  ['the same field of another object', finding('ad_1', 'a'), finding('ad_2', 'a'), false],
  ['the whole object', finding('ad_1', 'a'), finding('ad_1', null), false],
  [
    'what was only recommended',
    finding('ad_1', 'a', 'recommendation'),
    finding('ad_1', 'a'),
    false,
  ],
])('knows %s', (_what, known, asked, expected) => {
  expect(reportedBefore([known])(asked)).toBe(expected);
});
