import { PLATFORM_IDS } from '@switchyard/kernel';
import { createPlatforms } from '@switchyard/platforms';
import type { AdPlatform, Finding, PlaceMatch, WarningCode } from '@switchyard/platforms/domain';
import type { AreaTarget } from '@switchyard/targeting/domain';
import { runsOfTest } from '@switchyard/test-kit';
import fc from 'fast-check';
import type { CampaignTree } from '../../domain/basis/campaign-tree';
import { desiredOf } from '../../domain/basis/desired-objects';
import { EVERYTHING } from '../../domain/planning/preview';
import { givenTarget, givenTree } from '../../domain/testing/given-tree';
import {
  accountFindings,
  connectionMissing,
  settingFindings,
} from '../../domain/validation/account-findings';
import { capabilityFindings, namingAssets } from '../../domain/validation/capability-findings';
import { degradedFindings, reportedBefore } from '../../domain/validation/degraded-findings';
import { mergedFindings, PLURALS } from '../../domain/validation/merged-findings';
import { BRANDS, findingAbout } from '../../domain/validation/question';
import { contractPath } from '../planning/contract-words';
import { arbitraryTree } from '../testing/arbitrary-tree';
import { placed } from '../testing/named-locations';
import { KnownUnplaced } from './validate-campaign';

const AT = new Date('2026-11-21T12:00:00Z');
const PLATFORMS = [...createPlatforms().values()];

/** Campaigns of every sort that any platform takes, each linked to all six. */
const trees = (): readonly CampaignTree[] =>
  PLATFORMS.flatMap(({ capabilities }) =>
    fc
      .sample(arbitraryTree(capabilities), { seed: 20261123, numRuns: runsOfTest(60) })
      .flatMap((input) => {
        try {
          const campaign = { ...input.campaign, platforms: [...PLATFORM_IDS] };
          return [placed(givenTree({ ...input, campaign }))];
        } catch {
          return [];
        }
      }),
  );

const findingsOn = (tree: CampaignTree, platform: AdPlatform, isConnected: boolean): Finding[] => {
  const { id, capabilities } = platform;
  const target = isConnected
    ? givenTarget({ platform: id, currency: 'USD', settings: [] })
    : undefined;
  const known = [
    ...(target
      ? [...accountFindings(tree, target), ...settingFindings(tree, target, capabilities)]
      : [connectionMissing(tree, id)]),
    ...capabilityFindings(tree, capabilities, target, AT, '2026-11-21'),
  ];
  return [...known, ...degradedFindings(tree, platform, target, known, contractPath, AT)];
};

const answers = trees().flatMap((tree) =>
  [true, false].map((isConnected) =>
    PLATFORMS.flatMap((platform) => findingsOn(tree, platform, isConnected)),
  ),
);
const names = PLATFORMS.flatMap(({ id, capabilities: { name } }) => [name, id, BRANDS[id]]);
const withoutNames = (text: string): string =>
  names.reduce((rest, name) => rest.replaceAll(name, 'X'), text);

it('finds something on every platform', () => {
  expect(new Set(answers.flat().map(({ platform }) => platform)).size).toBe(6);
});

it('has no two findings with the same code and path that differ only in the platform', () => {
  const twice = answers.flatMap((findings) => {
    const merged = mergedFindings(findings);
    const facts = merged.map(
      ({ kind, code, entity, field, limit, actual, message, fix, platforms }) => {
        const alone = findings.find(
          (one) => one.platform === platforms[0] && one.code === code && one.field === field,
        );
        return JSON.stringify([
          kind,
          code,
          entity.id,
          field,
          limit,
          actual,
          withoutNames(alone && platforms.length > 1 ? alone.message : message),
          withoutNames(fix).replaceAll(/X(, X)*( and X)?/gu, 'X'),
        ]);
      },
    );
    return facts.filter((fact, index) => facts.indexOf(fact) !== index);
  });
  expect([...new Set(twice)]).toEqual([]);
});

/** Codes of one fact that platforms have several reasons or several units for. */
const SEVERAL_WAYS = [
  'ADVERTISER_IDENTITY_UNSAID',
  'BID_ADJUSTMENT_UNSUPPORTED',
  'BIDDING_STRATEGY_TRANSLATED',
  'CALL_TO_ACTION_UNSUPPORTED',
  'CONNECTION_SETTING_MISSING',
  'NAME_TOO_LONG',
];

it('has one message for a code and a path on every platform', () => {
  const ways = new Map<string, Set<string>>();
  for (const { kind, code, field, message } of answers.flat()) {
    if (SEVERAL_WAYS.includes(code)) continue;
    const fact = `${kind} ${code} ${(field ?? '').replaceAll(/\d+/gu, '0')}`;
    const way = withoutNames(message).replaceAll(/"[^"]*"|\d[\d.,x]*|\b[A-Z]+(_[A-Z]+)*\b/gu, '·');
    ways.set(fact, (ways.get(fact) ?? new Set()).add(way));
  }
  expect([...ways].filter(([, messages]) => messages.size > 1)).toEqual([]);
});

describe('a sentence about a platform', () => {
  const sentences = answers
    .flat()
    .flatMap(({ platform, message, reason = '', fix }) =>
      [message, reason, fix].map((text) =>
        text.replaceAll(/"[^"]*"/gu, '""').replaceAll(BRANDS[platform], '@'),
      ),
    );
  const distinct = [...new Set(sentences)];

  it('has a verb that is known in the plural', () => {
    const verbs = distinct.flatMap((text) =>
      [...text.matchAll(/(?:^|[.!?] )@ (\w+)/gu)].map(([, verb = '']) => verb),
    );
    const MODAL = ['cannot', 'can', 'always', 'no'];
    expect([...new Set(verbs)].filter((verb) => !MODAL.includes(verb) && !PLURALS[verb])).toEqual(
      [],
    );
  });

  it('has the platform as its subject only at its start', () => {
    const singular = Object.keys(PLURALS).filter((verb) => verb !== PLURALS[verb]);
    const inside = new RegExp(`[^.!?] @ (?:${singular.join('|')})\\b|@['’]`, 'u');
    expect(distinct.filter((text) => inside.test(text))).toEqual([]);
  });
});

/** What an ad group says of itself; all else that is on it there is its campaign's. */
const OWN_FIELDS = ['name', 'status', 'maxCpc', 'contextHints', 'keywords'];

const treesFor = ({ id, capabilities }: AdPlatform): readonly CampaignTree[] =>
  fc
    .sample(arbitraryTree(capabilities), { seed: 20261121, numRuns: runsOfTest(200) })
    .flatMap((input) => {
      try {
        return [
          placed(
            givenTree({
              ...input,
              adGroups: [...(input.adGroups ?? [{}]), {}],
              campaign: { ...input.campaign, platforms: [id] },
            }),
          ),
        ];
      } catch {
        return [];
      }
    });

describe.each([...createPlatforms().values()].map((platform) => [platform.id, platform] as const))(
  'what the connector of %s changes of a campaign',
  (id, platform) => {
    const target = givenTarget({ platform: id });
    const warned = treesFor(platform).map((tree) => ({
      tree,
      warnings: desiredOf(tree, target, EVERYTHING, platform, AT).warnings,
    }));

    it('is reported by Validate, each change by itself', () => {
      const silent = warned.flatMap(({ tree, warnings }) => {
        const known = capabilityFindings(tree, platform.capabilities, target, AT);
        const reported = [
          ...known,
          ...degradedFindings(tree, platform, target, known, contractPath, AT),
        ];
        const isReported = (finding: Finding): boolean =>
          reportedBefore(reported)(finding) ||
          reported.some(
            ({ code, entity: { id: at } }) => code === finding.code && at === finding.entity.id,
          );
        const findings = warnings.map(({ code, address, field, message }) =>
          findingAbout(platform.capabilities, address, {
            kind: 'degraded',
            source: 'platform',
            code: code as WarningCode,
            field: contractPath(field),
            message,
            fix: '',
          }),
        );
        return findings
          .filter(
            (finding) =>
              !isReported(finding) &&
              !isReported(namingAssets(tree, platform.capabilities)(finding)),
          )
          .map(({ code, field }) => `${code} ${field}`);
      });
      expect([...new Set(silent)]).toEqual([]);
    });

    it('is reported for the campaign, not again for each ad group', () => {
      const repeated = warned.flatMap(({ warnings }) =>
        warnings.filter(
          ({ address: { entity }, field }) =>
            entity === 'adGroup' && !OWN_FIELDS.includes(field.split('/')[0]!),
        ),
      );
      expect([...new Set(repeated.map(({ code, field }) => `${code} ${field}`))]).toEqual([]);
    });
  },
);

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
/** What a platform reported, by question. */
const missingLocations = async (
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

describe('locations that a platform does not have', () => {
  it('are none before it was asked', async () => {
    expect(await missingLocations([row()], {})).toEqual([]);
  });

  it('are those with no match or with two matches', async () => {
    expect(await missingLocations([row()], { 'springfield|||': [] })).toEqual(['geo_1']);
    expect(await missingLocations([row()], { 'springfield|||': [match('1'), match('2')] })).toEqual(
      ['geo_1'],
    );
    expect(await missingLocations([row()], { 'springfield|||': [match('1')] })).toEqual([]);
  });

  it('do not include a location that was found', async () => {
    expect(
      await missingLocations([row({ metaLocationId: 'city:1' })], { 'springfield|||': [] }),
    ).toEqual([]);
  });

  it.each(['criterionId', 'msLocationId'] as const)(
    'include a given id that does not exist on the platform of %s',
    async (placeKey) => {
      const written = row({ criterionId: '999' });
      expect(await missingLocations([written], { 'springfield|||999': [] }, placeKey)).toEqual([
        'geo_1',
      ]);
      expect(
        await missingLocations([written], { 'springfield|||999': [match('999')] }, placeKey),
      ).toEqual([]);
    },
  );
});
