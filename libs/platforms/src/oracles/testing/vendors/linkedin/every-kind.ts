import type { Observed } from '../../../../port/attributes';
import type { Change } from '../../../../port/change';
import type { Draft } from '../../../../port/draft';
import { create, markerOf, remove, update } from '../../../../testing/changes';
import type { ContractWorld } from '../../../../testing/contract-world';
import { draftsFor, plainImages } from '../../../../testing/drafts';
import type { ContractHarness } from '../../../../testing/harness';
import { daysAgo } from '../../../../testing/performance-data';

/**
 * Sends a create that was made before once more with other members, as another user does; returns
 * the id.
 */
export type ByHand = (kind: string, members: Readonly<Record<string, unknown>>) => Promise<string>;

/**
 * Asks of the connector everything that makes it send every kind of request: objects one by one and
 * in twos, live ones and drafts.
 */
export const everyKind = async (
  world: ContractWorld,
  harness: ContractHarness,
  byHand: ByHand,
): Promise<void> => {
  await world.platform.check(world.connection, world.io);
  await world.platform.lookUpPlaces!(world.connection, [{ name: 'Berlin' }], world.io);
  await liveOf(world, harness, 1);
  await liveOf(world, harness, 2);
  await draftsOf(world, harness, byHand);
};

type Drafts = ReturnType<typeof draftsFor>;

/**
 * Makes, looks for, reads, changes (status and content), asks for delivery, removes; so many of
 * each level in one wave, and nothing that is beside them.
 */
const liveOf = async (
  world: ContractWorld,
  harness: ContractHarness,
  count: number,
): Promise<void> => {
  const drafts = draftsFor(harness);
  const campaignIds = await made(
    world,
    Array.from({ length: count }, (_, index) => ({
      draft: drafts.campaign({ ...WHOLE, name: `Spring ${index}` }),
    })),
  );
  const groupIds = await made(
    world,
    campaignIds.map((parent) => ({
      draft: drafts.adGroup({ campaign: drafts.campaign(WHOLE) }),
      parent,
    })),
  );
  const adIds = await made(
    world,
    groupIds.map((parent) => ({ draft: drafts.ad({ campaign: drafts.campaign(WHOLE) }), parent })),
  );
  for (const next of [
    otherTree(drafts),
    {
      ...otherTree(drafts),
      ad: drafts.ad({
        status: 'PAUSED',
        headlines: [{ text: 'Boots' }],
        images: plainImages(world.media, 40),
      }),
    },
  ]) {
    const seen = (await world.read({ campaignRemoteIds: campaignIds })).filter(({ remoteId }) =>
      [...campaignIds, ...groupIds, ...adIds].includes(remoteId),
    );
    for (const entity of ['campaign', 'adGroup', 'ad'] as const) {
      await done(world, changesOf(world, seen, entity, next));
    }
  }
  for await (const one of world.platform.delivery(world.connection, campaignIds, world.io)) {
    expect(campaignIds).toContain(one.campaignRemoteId);
  }
  for (const level of world.platform.capabilities.reports.levels) {
    expect(
      await world.performance({
        level,
        from: daysAgo(4),
        to: daysAgo(3),
        campaignRemoteIds: campaignIds,
      }),
    ).toEqual([]);
  }
  await removed(world, campaignIds);
};

/** What never ran is deleted at once. */
const draftsOf = async (
  world: ContractWorld,
  harness: ContractHarness,
  byHand: ByHand,
): Promise<void> => {
  const campaignId = await byHand('CREATE adCampaignGroups', {
    status: 'DRAFT',
    budgetOptimization: { budgetOptimizationStrategy: 'DYNAMIC', bidStrategy: 'MANUAL' },
  });
  await byHand('CREATE adCampaigns', {
    status: 'DRAFT',
    campaignGroup: `urn:li:sponsoredCampaignGroup:${campaignId}`,
  });
  const groupId = (await world.read({ campaignRemoteIds: [campaignId] })).find(
    ({ entity }) => entity === 'adGroup',
  )!.remoteId;
  await made(world, [{ draft: draftsFor(harness).ad({ status: 'PAUSED' }), parent: groupId }]);
  await removed(world, [campaignId]);
};

/** Says something in every member that LinkedIn has. */
const WHOLE = {
  startDate: '2027-03-01',
  endDate: '2027-05-31',
  biddingStrategy: { type: 'MANUAL_CPC' },
  linkedin: {
    include: { seniorities: ['urn:li:seniority:4'], industries: ['urn:li:industry:4'] },
    exclude: { skills: ['urn:li:skill:17'] },
    matching: 'ALL',
    audienceExpansion: true,
  },
} as const;

/**
 * Everything that changes in place but the bidding: what broken batches made beside bids on as its
 * group does.
 */
const otherTree = (drafts: Drafts): Readonly<Record<Observed['entity'], Draft>> => {
  const campaign = drafts.campaign({
    name: 'Autumn',
    status: 'ENABLED',
    budgetMicros: 30_000_000,
    startDate: '2027-04-01',
    biddingStrategy: WHOLE.biddingStrategy,
    politicalAdvertising: 'POLITICAL',
  });
  return {
    campaign,
    adGroup: drafts.adGroup({ campaign, name: 'Boots', status: 'PAUSED' }),
    ad: drafts.ad({ status: 'PAUSED' }),
    keyword: drafts.keyword(),
  };
};

const changesOf = (
  world: ContractWorld,
  seen: readonly Observed[],
  entity: Observed['entity'],
  next: Readonly<Record<Observed['entity'], Draft>>,
): readonly Change[] =>
  seen
    .filter((one) => one.entity === entity)
    .map((one) => update(world.platform, one, next[entity]))
    .filter(({ fields }) => fields.length > 0);

const made = async (
  world: ContractWorld,
  parts: readonly { readonly draft: Draft; readonly parent?: string }[],
): Promise<readonly string[]> => {
  const wave = parts.map(({ draft, parent }) => create(world.platform, draft, parent));
  const ids = await done(world, wave);
  await world.platform.find(world.connection, wave.map(markerOf), world.io);
  return ids;
};

/** One level at a time, from below: what is used by nothing any more. */
const removed = async (world: ContractWorld, campaignIds: readonly string[]): Promise<void> => {
  for (const entity of ['ad', 'adGroup', 'campaign'] as const) {
    const left = (await world.read({ campaignRemoteIds: campaignIds })).filter(
      (one) => one.entity === entity,
    );
    await done(
      world,
      left.map((one) => remove(one, 'SOCIAL')),
    );
  }
};

const done = async (world: ContractWorld, wave: readonly Change[]): Promise<readonly string[]> => {
  const outcomes = await world.apply(wave);
  return wave.map(({ id }) => {
    const outcome = outcomes.get(id);
    if (outcome?.kind === 'applied') return outcome.remoteId;
    if (outcome?.kind === 'removed') return '';
    throw new Error(JSON.stringify(outcome));
  });
};
