import type { ContractHarness } from '../../contract/testing/harness';
import { ContractWorld } from '../../contract/testing/contract-world';
import type { Json } from '../../port/attributes';
import type { CreateChange } from '../../port/change';
import type { Draft } from '../../port/draft';
import { recording, type RecordedRequest } from './recording';
import type { Tree } from './tree';

/**
 * Creates a tree in a world of its own and answers every request that it took, ids of the platform's own masked, which are others
 * every time. Levels whose parent was refused are not tried.
 */
export const createTree = async (harness: ContractHarness, { campaign, adGroup, ad, keyword }: Tree, judge: (request: RecordedRequest) => void): Promise<readonly RecordedRequest[]> => {
  const requests: RecordedRequest[] = [];
  const ids: string[] = [];
  const connector: ContractHarness['connector'] = (url) => recording(harness.connector(url), (request) => {
    judge(request);
    requests.push(request);
  });
  const world = await ContractWorld.start({ ...harness, connector }, { currency: campaign.currency });
  world.media.picture(764, 400);
  try {
    const campaignId = await made(world, campaign);
    const adGroupId = campaignId && (await made(world, adGroup, campaignId));
    ids.push(world.connection.externalAccountId, ...[campaignId, adGroupId].flatMap((id) => id ?? []));
    for (const child of adGroupId ? [ad, keyword] : []) await made(world, child, adGroupId);
  } finally {
    await world.stop();
  }
  return requests.map((request) => ({ ...request, body: masked(request.body, ids) }));
};

const masked = (body: Json, ids: readonly string[]): Json => JSON.parse(ids.reduce((text, id) => text.replaceAll(`"${id}"`, '"an id"'), JSON.stringify(body)));

/** The remote id, undefined when the platform refused it. Ids of ours are the same every time, so that only the draft makes a difference. */
const made = async (world: ContractWorld, draft: Draft, parentRemoteId?: string): Promise<string | undefined> => {
  const change: CreateChange = {
    action: 'create', id: draft.entity, localId: `${draft.entity}_of_ours`, entity: draft.entity, campaignType: 'SEARCH', after: world.platform.normalise(draft).attributes,
    ...(parentRemoteId === undefined ? {} : { parentRemoteId }),
  };
  const outcome = (await world.apply([change])).get(change.id);
  return outcome?.kind === 'applied' ? outcome.remoteId : undefined;
};
