import { ContractWorld } from '../../../contract/testing/contract-world';
import { draftsFor } from '../../../contract/testing/drafts';
import type { ContractHarness } from '../../../contract/testing/harness';
import type { Json } from '../../../port/attributes';
import type { CreateChange } from '../../../port/change';
import type { Draft } from '../../../port/draft';
import type { HttpRequest } from '../../../port/io';
import { stock } from '../pictures';
import { recording, type RecordedRequest } from '../recording';
import { restliReader } from './restli-reader';
import type { Patch } from './variations';

/** Every request that makes a tree with these changes, ids masked, which are others every time. */
export const requestsFor = async (
  harness: ContractHarness,
  patch: Patch,
  heard: (request: HttpRequest) => void,
): Promise<readonly RecordedRequest[]> => {
  const requests: RecordedRequest[] = [];
  const drafts = draftsFor(harness);
  const campaign = drafts.campaign({
    startDate: '2027-03-01',
    endDate: '2027-05-31',
    ...patch.campaign,
  });
  const connector: ContractHarness['connector'] = (url) =>
    recording(
      harness.connector(url),
      (request) => void requests.push(request),
      restliReader(heard),
    );
  const world = await ContractWorld.start(
    { ...harness, connector },
    { currency: campaign.currency },
  );
  try {
    await stock(world.media);
    const campaignId = await made(world, campaign);
    const groupId = await made(world, drafts.adGroup({ campaign, ...patch.adGroup }), campaignId);
    await made(world, drafts.ad({ campaign, ...patch.ad }), groupId);
    return requests.map((request) => ({
      ...request,
      path: masked(request.path).replaceAll(/\d+/g, 'an id'),
      body: JSON.parse(masked(JSON.stringify(request.body))) as Json,
    }));
  } finally {
    await world.stop();
  }
};

/** Our own ids are the same every time, so that only the draft makes a difference. */
const made = async (
  world: ContractWorld,
  draft: Draft,
  parentRemoteId?: string,
): Promise<string> => {
  const change: CreateChange = {
    action: 'create',
    id: draft.entity,
    localId: `${draft.entity}_of_ours`,
    entity: draft.entity,
    campaignType: (draft.entity === 'campaign' ? draft : draft.campaign).campaignType,
    after: world.platform.normalise(draft).attributes,
    ...(parentRemoteId === undefined ? {} : { parentRemoteId }),
  };
  const outcome = (await world.apply([change])).get(change.id);
  if (outcome?.kind !== 'applied') throw new Error(JSON.stringify(outcome));
  return outcome.remoteId;
};

const masked = (text: string): string =>
  text.replaceAll(
    /urn(?::|%3A)li(?::|%3A)(sponsored\w+|organization|image)(?::|%3A)[\w-]+/g,
    'an id',
  );
