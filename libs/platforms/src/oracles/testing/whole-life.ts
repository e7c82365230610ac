import { create, markerOf, remove, update } from '../../contract/testing/changes';
import type { ContractWorld } from '../../contract/testing/contract-world';
import { daysAgo, daySpent } from '../../contract/testing/days-spent';
import type { CreateChange } from '../../port/change';
import type { CampaignDraft, Draft } from '../../port/draft';
import type { Observed } from '../../port/observed';
import { levelsBelow, type Tree } from './tree';

export interface Course {
  readonly first: Tree;
  /** What the first becomes; nothing that cannot change in place differs. */
  readonly second: Tree;
  /** Campaigns that are only made. */
  readonly more: readonly CampaignDraft[];
  /** Says as a reviewer that an ad may not run. */
  disapprove(adId: string): Promise<void>;
}

/** Everything that a connector can be asked of a tree: create (once in vain), look for, read, change every field, ask for delivery with an ad disapproved and for figures, remove. */
export const wholeLife = async (
  world: ContractWorld,
  { first, second, more, disapprove }: Course,
): Promise<void> => {
  const campaign = await created(world, first.campaign);
  for (const another of more) await created(world, another);
  await refusedFor(world, first.campaign, 'REMOTE_NAME_TAKEN');
  const made = [campaign, ...(await childrenMade(world, first, campaign.remoteId))];
  await world.platform.find(
    world.connection,
    made.map(({ change }) => markerOf(change)),
    world.io,
  );
  const held = await world.read({
    campaignRemoteIds: [campaign.remoteId],
    campaignNames: [first.campaign.name],
  });
  for (const seen of held.filter(({ attributes }) => attributes['negative'] !== true)) {
    await changed(world, seen, second);
  }
  await disapprove(held.find(({ entity }) => entity === 'ad')!.remoteId);
  for await (const one of world.platform.delivery(
    world.connection,
    [campaign.remoteId],
    world.io,
  )) {
    expect(one.campaignRemoteId).toBe(campaign.remoteId);
  }
  await asked(world, campaign.remoteId);
  if (first.ad.adType === 'ASSET_GROUP') {
    await created(world, { ...second.ad, adGroupName: LAST }, campaign.remoteId);
  }
  const left = await world.read({ campaignRemoteIds: [campaign.remoteId] });
  for (const seen of left
    .toReversed()
    .filter(({ attributes }) => attributes['adGroupName'] !== LAST)) {
    await done(world, remove(seen, first.campaign.campaignType), 'removed');
  }
};

/** No platform lets go of the last asset group of a campaign: it goes with it. */
const LAST = 'The last one';

/** For the figures of every level that the platform tells. */
const asked = async (world: ContractWorld, campaignId: string): Promise<void> => {
  await world.spend(campaignId, daySpent(daysAgo(3), 1));
  for (const level of world.platform.capabilities.reports.levels) {
    await world.performance({
      level,
      from: daysAgo(4),
      to: daysAgo(3),
      campaignRemoteIds: [campaignId],
    });
  }
};

type Made = Awaited<ReturnType<typeof created>>;

const childrenMade = async (
  world: ContractWorld,
  tree: Tree,
  campaignId: string,
): Promise<readonly Made[]> => {
  const levels = levelsBelow(tree.campaign);
  const adGroup = levels.includes('adGroup')
    ? [await created(world, tree.adGroup, campaignId)]
    : [];
  const children: Draft[] = levels.includes('keyword')
    ? [tree.ad, tree.keyword, { ...tree.keyword, text: 'cheap', negative: true }]
    : [tree.ad];
  const made: Made[] = [...adGroup];
  for (const child of children) {
    made.push(await created(world, child, adGroup[0]?.remoteId ?? campaignId));
  }
  return made;
};

const created = async (
  world: ContractWorld,
  draft: Draft,
  parent?: string,
): Promise<{ readonly change: CreateChange; readonly remoteId: string }> => {
  const change = create(world.platform, draft, parent);
  return { change, remoteId: await done(world, change, 'applied') };
};

/** What a refused create leaves half done is taken away again. */
const refusedFor = async (world: ContractWorld, draft: Draft, code: string): Promise<void> => {
  const change = create(world.platform, draft);
  expect((await world.apply([change])).get(change.id)).toMatchObject({
    kind: 'failed',
    failure: { detail: { code } },
  });
};

const changed = async (
  world: ContractWorld,
  seen: Observed,
  { campaign, adGroup, ad, keyword }: Tree,
): Promise<void> => {
  const { text, matchType } = seen.attributes as Pick<Tree['keyword'], 'text' | 'matchType'>;
  const wanted: { readonly [entity in Observed['entity']]: Draft } = {
    campaign,
    adGroup,
    ad,
    keyword: { ...keyword, text, matchType },
  };
  await done(world, update(world.platform, seen, wanted[seen.entity]), 'applied');
};

const done = async (
  world: ContractWorld,
  change: Parameters<ContractWorld['apply']>[0][number],
  kind: 'applied' | 'removed',
): Promise<string> => {
  const outcome = (await world.apply([change])).get(change.id);
  if (outcome?.kind !== kind) {
    throw new Error(`${change.action} ${change.entity}: ${JSON.stringify(outcome)}`);
  }
  return outcome.kind === 'applied' ? outcome.remoteId : '';
};
