import type { PlatformId } from '@switchyard/kernel';
import {
  type Capabilities,
  createPlatforms,
  type Finding,
  type PlaceMatch,
} from '@switchyard/platforms';
import { EmbeddedGazetteer } from '@switchyard/targeting';
import { type AreaTarget, type LocationType, resolveLocation } from '@switchyard/targeting/domain';
import { runsOfTest } from '@switchyard/test-kit';
import fc from 'fast-check';
import type { CampaignTree, Target } from '../../domain/basis/campaign-tree';
import { locationQuestion, unplacedRows } from '../../domain/basis/location-question';
import { givenTree, type TreeInput } from '../../domain/testing/given-tree';
import { settingFindings } from '../../domain/validation/account-findings';
import { capabilityFindings } from '../../domain/validation/capability-findings';
import { unplacedFindings } from '../../domain/validation/rules/targeting-findings';
import { FindLocations, LocationAnswers, LookUpLocations } from '../basis/look-up-locations';
import { fileOf } from '../testing/arbitrary-asset';
import { arbitraryTree } from '../testing/arbitrary-tree';
import { ExportWorld } from '../testing/export-world';
import { accountDay, placed } from '../testing/named-locations';
import { KnownUnplaced } from './validate-campaign';

const SEED = 20261121;
const RUNS = runsOfTest(100);

/** What is unknown without asking the platform: how many people an audience has. */
const ONLY_THEY_KNOW = ['AUDIENCE_SIZE_TOO_SMALL'];

interface Case {
  readonly input: TreeInput;
  readonly tree: CampaignTree;
  readonly target: Target;
}

/**
 * Trees that our own rules let in; names are each their own, as in an ad account. Every so often
 * the connection lacks a setting.
 */
const casesOn = (world: ExportWorld): readonly Case[] =>
  fc
    .sample(fc.tuple(arbitraryTree(world.platform.capabilities), fc.nat(19)), {
      seed: SEED,
      numRuns: RUNS,
    })
    .flatMap(([input, lacking], index) => {
      const campaign = {
        ...input.campaign,
        platforms: [world.platform.id],
        name: named(input.campaign?.name, index),
      };
      try {
        return [
          {
            input,
            tree: placed(givenTree({ ...input, campaign })),
            target: world.target(world.settings.filter((_name, at) => at !== lacking)),
          },
        ];
      } catch {
        return [];
      }
    });

const named = (wished: string | undefined, index: number): string => {
  const number = `${index} `;
  return wished === undefined
    ? `${number}Autumn`
    : number + [...wished].slice(number.length).join('');
};

const shelve = ({ assets }: CampaignTree, { media }: ExportWorld): void => {
  for (const { asset } of assets) if (asset.sha256) media.put(fileOf(asset.sha256)!);
};

const requirementsOf = (
  tree: CampaignTree,
  capabilities: Capabilities,
  target: Target,
  now: Date,
): readonly Finding[] => {
  const findings = [
    ...settingFindings(tree, target, capabilities),
    ...capabilityFindings(tree, capabilities, target, now, accountDay(now)),
    ...unplacedFindings(tree, capabilities),
  ];
  return findings.filter(({ kind }) => kind === 'requirement');
};

/** What a platform answered stays known. */
class RememberedAnswers extends LocationAnswers {
  private readonly answers = new Map<string, readonly PlaceMatch[]>();

  known(): Promise<ReadonlyMap<string, readonly PlaceMatch[]>> {
    return Promise.resolve(this.answers);
  }

  keep(_platform: PlatformId, answers: ReadonlyMap<string, readonly PlaceMatch[]>): Promise<void> {
    for (const [question, matches] of answers) this.answers.set(question, matches);
    return Promise.resolve();
  }
}

const gazetteer = new EmbeddedGazetteer();

/**
 * Locations that all platforms know, that some know, that none knows, and unknown ids; as they are
 * stored.
 */
const PLACES: readonly (readonly AreaTarget[])[] = fc
  .sample(
    fc.array(
      fc.record(
        {
          name: fc.constantFrom(
            'Germany',
            'Berlin',
            'Köln',
            'Springfield',
            'Paris',
            'Hallstatt',
            'MIT',
            'Qwxzzyq',
          ),
          type: fc.constantFrom<LocationType>('COUNTRY', 'CITY', 'UNIVERSITY'),
          countryCode: fc.constantFrom('DE', 'US', 'AT'),
          criterionId: fc.constantFrom('1003854', '999999999'),
        },
        { requiredKeys: ['name'] },
      ),
      { minLength: 1, maxLength: 3 },
    ),
    { seed: SEED, numRuns: 100 },
  )
  .map((areas) =>
    areas.map((area, index): AreaTarget => {
      const found = resolveLocation(gazetteer, area)?.location;
      const canonicalId = area.criterionId === undefined ? found?.canonicalId : undefined;
      return {
        id: `row-${index}`,
        kind: 'AREA',
        negative: false,
        ...area,
        ...(canonicalId ? { canonicalId } : {}),
      };
    }),
  );

/** Reddit limits how often it is asked. */
const MOST_ASKED: { readonly [platform in PlatformId]?: number } = { 'reddit-ads': 50 };

describe.each<PlatformId>([...createPlatforms().keys()])(
  `what Validate says of random campaigns (seed ${SEED}) for %s`,
  (platform) => {
    let world: ExportWorld;
    beforeAll(async () => void (world = await ExportWorld.start(platform)));
    afterAll(() => world.stop());

    it('is what the platform does', async () => {
      const wrong: string[] = [];
      const count = { taken: 0, refused: 0, ours: 0 };
      for (const { input, tree, target } of casesOn(world)) {
        shelve(tree, world);
        const now = new Date();
        const requirements = requirementsOf(tree, world.platform.capabilities, target, now);
        const refusals = (await world.refusalsOf(tree, target, now)).filter(
          (refusal) => !ONLY_THEY_KNOW.some((code) => refusal.includes(code)),
        );
        const platforms = requirements.filter(({ source }) => source === 'platform');
        if (requirements.length === 0 && refusals.length > 0) {
          wrong.push(JSON.stringify({ refusals, settings: target.settings, input }));
        }
        if (platforms.length > 0 && refusals.length === 0) {
          wrong.push(
            JSON.stringify({
              platforms: platforms.map(({ code, field, actual }) => `${code} ${field} ${actual}`),
              input,
            }),
          );
        }
        count[refusals.length > 0 ? 'refused' : requirements.length > 0 ? 'ours' : 'taken'] += 1;
      }
      expect(wrong).toEqual([]);
      expect(Math.min(count.taken, count.refused)).toBeGreaterThan(RUNS / 50);
    }, 600_000);

    it('of locations is what blocks a plan, once the platform was asked', async () => {
      const answers = new RememberedAnswers();
      const find = new FindLocations(new LookUpLocations(answers));
      const known = new KnownUnplaced(answers, gazetteer);
      const count = { placed: 0, unplaced: 0 };
      for (const geoTargets of PLACES.slice(0, MOST_ASKED[platform])) {
        const tree = { campaign: { geoTargets } } as unknown as CampaignTree;
        const rows = unplacedRows(tree.campaign, world.platform.capabilities);
        const matches = await find.execute(
          world.platform,
          () => Promise.resolve(world.account),
          rows.map((row) => locationQuestion(row, gazetteer)),
        );
        const blocking = rows.filter((_row, at) => !matches[at]);
        const reported = await known.of(tree, world.platform);
        expect(reported.filter((row) => rows.includes(row))).toEqual(blocking);
        count.unplaced += blocking.length;
        count.placed += rows.length - blocking.length;
      }
      expect(Math.min(count.placed, count.unplaced)).toBeGreaterThan(0);
    }, 120_000);
  },
);
