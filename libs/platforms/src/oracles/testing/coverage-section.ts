import type { Json } from '../../port/attributes';
import type { FieldRule } from '../../port/capabilities';
import type { CreateChange } from '../../port/change';
import type { AdType, CampaignDraft, Draft } from '../../port/draft';
import { ContractWorld } from '../../testing/contract-world';
import type { ContractHarness } from '../../testing/harness';
import { type Reader, type RecordedRequest, recording } from './request-oracle';
import { linesOf, linesOnlyIn, madeOnce } from './specimens';
import {
  bidding,
  isAbout,
  levelsBelow,
  type Patch,
  richTree,
  stock,
  type Tree,
  TREE_KINDS,
  type TreeKind,
  unlike,
} from './tree';
import { variationsFor } from './variations';

export interface CoverageSection {
  readonly harness: ContractHarness;
  readonly constants: Constants;
  readonly judge: (request: RecordedRequest) => void;
}

/** Fields with one possible value: the line that says it, for each type of ad. */
export type Constants = Readonly<Partial<Record<AdType, Readonly<Record<string, RegExp>>>>>;

const CARRIED = ['native', 'translated', 'clamped'];

/**
 * Every field and strategy that the capability table says a platform holds is found in a request:
 * by what changes when it changes.
 */
export const coverageSection = (section: CoverageSection): void => {
  describe('what the capability table promises', () => {
    for (const kind of TREE_KINDS) {
      describe(`of ${kind.campaignType} with ${kind.adType}`, () => treeSection(section, kind));
    }
  });
};

const treeSection = ({ harness, constants, judge }: CoverageSection, kind: TreeKind): void => {
  const { fields, bidding: biddingRules } = harness.connector('http://127.0.0.1:1').capabilities;
  const variations = variationsFor(kind, harness.areas);
  const carried = <Rule extends Pick<FieldRule, 'support' | 'campaignTypes' | 'adTypes'>>(
    rules: readonly Rule[],
  ): readonly Rule[] =>
    rules.filter((rule) => CARRIED.includes(rule.support) && isAbout(kind)(rule));

  const create = (
    ...patches: readonly (Patch | undefined)[]
  ): Promise<readonly RecordedRequest[]> =>
    createTree(
      harness,
      richTree(kind, harness.areas, ...patches.flatMap((patch) => patch ?? [])),
      judge,
    );
  const requestsFor = madeOnce(create);

  it('is compared without noise: the same tree makes the same requests', async () => {
    expect(linesOnlyIn(await create(), await create())).toEqual([]);
  });

  it.each(
    carried(fields)
      .filter(({ entity }) => entity === 'ad' || !kind.adsOnly)
      .map(({ entity, field }) => `${entity} ${field}`),
  )('occurs in a request: %s', async (field) => {
    const variation = variations[field];
    const lines = variation
      ? linesOnlyIn(await requestsFor(variation.carrying), await requestsFor(variation.other))
      : [...linesOf(await requestsFor())].filter((line) =>
          constants[kind.adType]?.[field]?.test(line),
        );
    expect(lines).not.toEqual([]);
  });

  if (kind.adsOnly) return;
  it.each(carried(biddingRules))(
    'occurs in a request: bidding by $strategy',
    async ({ strategy, requires }) => {
      const lines = linesOnlyIn(
        await requestsFor(bidding(strategy)),
        await requestsFor(bidding(unlike(strategy))),
      );
      expect(lines).not.toEqual([]);
      for (const option of requires) {
        expect([
          option,
          linesOnlyIn(
            await requestsFor(bidding(strategy)),
            await requestsFor(bidding(strategy, OTHER[option])),
          ),
        ]).not.toEqual([option, []]);
      }
    },
  );
};

const OTHER = {
  targetCpa: { targetCpaMicros: 30_000_000 },
  targetRoas: { targetRoas: 5 },
  targetImpressionShare: { targetImpressionSharePercent: 70 },
  maxCpcBidCeiling: { maxCpcBidCeilingMicros: 4_000_000 },
} as const;

/**
 * Creates a tree in a world of its own and answers every request that it took, ids of the
 * platform's own masked, which are others every time. Levels whose parent was refused are not
 * tried.
 */
export const createTree = async (
  harness: ContractHarness,
  tree: Tree,
  judge: (request: RecordedRequest) => void,
  reader?: Reader,
): Promise<readonly RecordedRequest[]> => {
  const requests: RecordedRequest[] = [];
  const connector: ContractHarness['connector'] = (url) =>
    recording(
      harness.connector(url),
      (request) => {
        judge(request);
        requests.push(request);
      },
      reader,
    );
  const world = await ContractWorld.start(
    { ...harness, connector },
    { currency: tree.campaign.currency },
  );
  try {
    await stock(world.media);
    const ids = await makeAll(world, tree);
    const uploaded = await world.media.remoteIds(world.media.begun);
    return requests.map((request) => ({
      ...request,
      body: masked(request.body, [
        world.connection.externalAccountId,
        ...settingsOf(world),
        ...ids,
        ...uploaded.values(),
      ]),
    }));
  } finally {
    await world.stop();
  }
};

/** Pages, pixels and the like belong to the ad account. */
const settingsOf = ({ connection: { settings } }: ContractWorld): readonly string[] =>
  Object.values(settings).filter((value) => typeof value === 'string');

/** The ids under which others were made. */
const makeAll = async (world: ContractWorld, tree: Tree): Promise<readonly string[]> => {
  const parents = [await made(world, tree.campaign)];
  for (const level of levelsBelow(tree.campaign)) {
    const parent = parents.at(-1);
    const id = parent === undefined ? undefined : await made(world, tree[level], parent);
    if (level === 'adGroup') parents.push(id);
  }
  return parents.flatMap((id) => id ?? []);
};

const masked = (body: Json, ids: readonly string[]): Json =>
  JSON.parse(ids.reduce((text, id) => text.replaceAll(`"${id}"`, '"an id"'), JSON.stringify(body)));

/**
 * The remote id, undefined when the platform refused it. Ids of ours are the same every time, so
 * that only the draft makes a difference.
 */
const made = async (
  world: ContractWorld,
  draft: Draft,
  parentRemoteId?: string,
): Promise<string | undefined> => {
  const change: CreateChange = {
    action: 'create',
    id: draft.entity,
    localId: `${draft.entity}_of_ours`,
    entity: draft.entity,
    campaignType: campaignOf(draft).campaignType,
    after: world.platform.normalise(draft).attributes,
    ...(parentRemoteId === undefined ? {} : { parentRemoteId }),
  };
  const outcome = (await world.apply([change])).get(change.id);
  return outcome?.kind === 'applied' ? outcome.remoteId : undefined;
};

const campaignOf = (draft: Draft): CampaignDraft =>
  draft.entity === 'campaign' ? draft : draft.campaign;
