import type { ContractHarness } from '../../contract/testing/harness';
import { ContractWorld } from '../../contract/testing/contract-world';
import type { Json } from '../../port/attributes';
import type { CreateChange } from '../../port/change';
import type { CampaignDraft, Draft } from '../../port/draft';
import { recording, type Reader, type RecordedRequest } from './recording';
import { stock } from './pictures';
import { levelsBelow, type Tree } from './tree';

/**
 * Creates a tree in a world of its own and answers every request that it took, ids of the platform's own masked, which are others
 * every time. Levels whose parent was refused are not tried.
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

/** The remote id, undefined when the platform refused it. Ids of ours are the same every time, so that only the draft makes a difference. */
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
