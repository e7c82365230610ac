import type { PlatformId } from '@switchyard/kernel';
import { createPlatforms, type Capabilities, type Finding } from '@switchyard/platforms';
import { runsOfTest } from '@switchyard/test-kit';
import fc from 'fast-check';
import type { CampaignTree, Target } from '../domain/snapshot';
import { capabilityFindings, settingFindings, unplacedFindings } from '../domain/validate';
import { givenTree, type TreeInput } from '../domain/validate/testing/given-tree';
import { fileOf } from './testing/arbitrary-asset';
import { arbitraryTree } from './testing/arbitrary-tree';
import { ExportWorld } from './testing/export-world';
import { placed } from './testing/named-places';

const SEED = 20261121;
const RUNS = runsOfTest(100);

/** What nobody can tell without asking the platform: how many people an audience has. */
const ONLY_THEY_KNOW = ['AUDIENCE_SIZE_TOO_SMALL'];

interface Case {
  readonly input: TreeInput;
  readonly tree: CampaignTree;
  readonly target: Target;
}

/** Trees that our own rules let in; names are each their own, as in an ad account. Every so often the connection lacks a setting. */
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
    ...capabilityFindings(tree, capabilities, target, now, now.toISOString().slice(0, 10)),
    ...unplacedFindings(tree, capabilities),
  ];
  return findings.filter(({ kind }) => kind === 'requirement');
};

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
        if (requirements.length === 0 && refusals.length > 0)
          wrong.push(JSON.stringify({ refusals, settings: target.settings, input }));
        if (platforms.length > 0 && refusals.length === 0)
          wrong.push(
            JSON.stringify({
              platforms: platforms.map(({ code, field, actual }) => `${code} ${field} ${actual}`),
              input,
            }),
          );
        count[refusals.length > 0 ? 'refused' : requirements.length > 0 ? 'ours' : 'taken'] += 1;
      }
      expect(wrong).toEqual([]);
      expect(Math.min(count.taken, count.refused)).toBeGreaterThan(RUNS / 50);
    }, 600_000);
  },
);
