import type { PlatformId } from '@switchyard/kernel';
import type { Finding } from '@switchyard/platforms';
import { runsOfTest } from '@switchyard/test-kit';
import fc from 'fast-check';
import type { CampaignTree } from '../domain/snapshot';
import { capabilityFindings, unplacedFindings } from '../domain/validate';
import { givenTree, type TreeInput } from '../domain/validate/testing/given-tree';
import { fileOf } from './testing/arbitrary-asset';
import { arbitraryTree } from './testing/arbitrary-tree';
import { ExportWorld } from './testing/export-world';

const SEED = 20261121;
const RUNS = runsOfTest(300);

interface Case {
  readonly input: TreeInput;
  readonly tree: CampaignTree;
}

/** Trees that our own rules let in; names are each their own, as in an ad account. */
const casesOn = (platform: PlatformId): readonly Case[] =>
  fc.sample(arbitraryTree, { seed: SEED, numRuns: RUNS }).flatMap((input, index) => {
    const campaign = { ...input.campaign, platforms: [platform], name: named(input.campaign?.name, index) };
    try {
      return [{ input, tree: givenTree({ ...input, campaign }) }];
    } catch {
      return [];
    }
  });

const named = (wished: string | undefined, index: number): string => {
  const number = `${index} `;
  return wished === undefined ? `${number}Autumn` : number + [...wished].slice(number.length).join('');
};

const shelve = ({ assets }: CampaignTree, { media }: ExportWorld): void => {
  for (const { asset } of assets) if (asset.sha256) media.put(fileOf(asset.sha256)!);
};

const requirementsOf = (tree: CampaignTree, { platform: { capabilities }, target }: ExportWorld, now: Date): readonly Finding[] =>
  [...capabilityFindings(tree, capabilities, target, now, now.toISOString().slice(0, 10)), ...unplacedFindings(tree, capabilities)].filter(({ kind }) => kind === 'requirement');

describe.each<PlatformId>(['google-ads', 'microsoft-ads'])(`what Validate says of random campaigns (seed ${SEED}) for %s`, (platform) => {
  let world: ExportWorld;
  beforeAll(async () => void (world = await ExportWorld.start(platform)));
  afterAll(() => world.stop());

  it('is what the platform does', async () => {
    const wrong: object[] = [];
    const count = { taken: 0, refused: 0, ours: 0 };
    for (const { input, tree } of casesOn(platform)) {
      shelve(tree, world);
      const now = new Date();
      const requirements = requirementsOf(tree, world, now);
      const refusals = await world.refusalsOf(tree, now);
      const platforms = requirements.filter(({ source }) => source === 'platform');
      if (requirements.length === 0 && refusals.length > 0) wrong.push({ refusals, input });
      if (platforms.length > 0 && refusals.length === 0) wrong.push({ platforms: platforms.map(({ code, field, actual }) => `${code} ${field} ${actual}`), input });
      count[requirements.length === 0 ? 'taken' : platforms.length > 0 ? 'refused' : 'ours'] += 1;
    }
    expect(wrong).toEqual([]);
    expect(Math.min(count.taken, count.refused)).toBeGreaterThan(RUNS / 20);
  }, 300_000);
});
