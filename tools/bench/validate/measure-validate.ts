import { createHash } from 'node:crypto';
import { canonicalJson } from '@switchyard/kernel';
import { createPlatforms } from '@switchyard/platforms';
import {
  capabilityFindings,
  degradedFindings,
  type CampaignTree,
} from '@switchyard/sync-engine/domain';
import { interleave, type Rounds } from '../measure/interleave';
import { ratiosOf } from '../measure/ratios';
import { spreadOf, type Spread } from '../measure/statistics';
import { largeTree } from './large-tree';

export interface ValidateFigures {
  readonly keywords: number;
  /** CPU time of Validate on one platform over the CPU time to canonicalise and hash the tree. */
  readonly ratio: Spread;
  /** CPU time over that of a tenth of the keywords. */
  readonly growth: Spread;
  readonly cpuMs: Spread;
  readonly canonicaliseAndHashMs: Spread;
}

const NOW = new Date('2026-11-21T12:00:00Z');
const connector = createPlatforms().get('google-ads')!;

const validate = (tree: CampaignTree): void => {
  const known = capabilityFindings(tree, connector.capabilities, undefined, NOW, '2026-11-21');
  degradedFindings(tree, connector, undefined, known, (path) => path, NOW);
};

const canonicaliseAndHash = (tree: CampaignTree): void => {
  const hash = createHash('sha256');
  for (const each of [tree.campaign, ...tree.adGroups, ...tree.ads, ...tree.keywords]) {
    hash.update(canonicalJson(each));
  }
  hash.digest('hex');
};

/** CPU milliseconds, so that other work on the machine counts little. */
const cpuOf = (work: (tree: CampaignTree) => void, tree: CampaignTree) => (): number => {
  const before = process.cpuUsage();
  work(tree);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

/** Validate of one campaign of many keywords. */
export const measureValidate = async ({
  keywords,
  ...rounds
}: Rounds & { readonly keywords: number }): Promise<ValidateFigures> => {
  const [large, small] = [largeTree(keywords), largeTree(keywords / 10)];
  const byHash = await interleave(
    cpuOf(validate, large),
    cpuOf(canonicaliseAndHash, large),
    rounds,
  );
  const bySize = await interleave(cpuOf(validate, large), cpuOf(validate, small), rounds);
  return {
    keywords,
    ratio: ratiosOf(byHash.one, byHash.other),
    growth: ratiosOf(bySize.one, bySize.other),
    cpuMs: spreadOf(byHash.one),
    canonicaliseAndHashMs: spreadOf(byHash.other),
  };
};
