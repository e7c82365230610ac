import type { Change } from '../../port/change';
import type { OpenConnection } from '../../port/connection';
import type { CampaignDraft, Draft } from '../../port/draft';
import { create } from './changes';
import type { ContractWorld } from './contract-world';
import { draftsFor } from './drafts';
import type { ContractHarness } from './harness';

/** How many ad groups, and how many ads and keywords below each; one ad group with one of each unless told otherwise. */
export interface TreeWish {
  readonly adGroups?: number;
  readonly ads?: number;
  readonly keywords?: number;
  /** In another ad account than the world's. */
  readonly connection?: OpenConnection;
}

/** Makes a campaign with all that is below it and answers its remote id. */
export const growTree = async (
  world: ContractWorld,
  harness: ContractHarness,
  name: string,
  { adGroups = 1, ads = 1, keywords = 1, connection }: TreeWish,
  over: Partial<CampaignDraft> = {},
): Promise<string> => {
  const drafts = draftsFor(harness);
  const below = (parentIds: readonly string[], count: number, draft: (nth: number) => Draft) =>
    made(
      world,
      parentIds.flatMap((parentId) =>
        Array.from({ length: count }, (_, nth) => create(world.platform, draft(nth), parentId)),
      ),
      connection,
    );
  const [campaignId] = await made(
    world,
    [create(world.platform, drafts.campaign({ name, ...over }))],
    connection,
  );
  const groupIds = await below([campaignId!], adGroups, (nth) =>
    drafts.adGroup({ name: `Group ${nth}`, campaign: drafts.campaign(over) }),
  );
  await below(groupIds, ads, (nth) =>
    drafts.ad({ campaign: drafts.campaign(over), finalUrl: `https://shop.example/shoes/${nth}` }),
  );
  if (harness.kinds.keyword !== undefined) {
    await below(groupIds, keywords, (nth) =>
      drafts.keyword({ campaign: drafts.campaign(over), text: `shoes ${nth}` }),
    );
  }
  return campaignId!;
};

/** Makes campaigns with nothing below them. */
export const growCampaigns = (
  world: ContractWorld,
  harness: ContractHarness,
  count: number,
): Promise<readonly string[]> =>
  made(
    world,
    Array.from({ length: count }, (_, nth) =>
      create(world.platform, draftsFor(harness).campaign({ name: `Many ${nth}` })),
    ),
  );

const made = async (
  world: ContractWorld,
  wave: readonly Change[],
  connection: OpenConnection = world.connection,
): Promise<readonly string[]> => {
  const outcomes = await world.apply(wave, connection);
  return wave.map(({ id }) => {
    const outcome = outcomes.get(id);
    if (outcome?.kind !== 'applied') throw new Error(`not applied: ${JSON.stringify(outcome)}`);
    return outcome.remoteId;
  });
};
