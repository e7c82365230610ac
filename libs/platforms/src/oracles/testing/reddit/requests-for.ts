import { ContractWorld } from '../../../contract/testing/contract-world';
import type { ContractHarness } from '../../../contract/testing/harness';
import { plainImages } from '../../../contract/testing/drafts';
import type { Json } from '../../../port/attributes';
import type { CreateChange } from '../../../port/change';
import type { Draft } from '../../../port/draft';
import { ad, adGroup, campaign } from '../../../reddit-ads/testing/drafts';
import { recording, type RecordedRequest } from '../recording';
import type { Patch } from './variations';

/** Every request that makes a rich tree with these changes, ids masked, which are others every time. */
export const requestsFor = async (
  harness: ContractHarness,
  ...patches: readonly Patch[]
): Promise<readonly RecordedRequest[]> => {
  const requests: RecordedRequest[] = [];
  const world = await ContractWorld.start({
    ...harness,
    connector: (url) => recording(harness.connector(url), (request) => void requests.push(request)),
  });
  try {
    for (const shade of [10, 30]) plainImages(world.media, shade);
    const whole = Object.assign({}, ...patches.map(({ campaign: over }) => over)) as Partial<
      ReturnType<typeof campaign>
    >;
    const of = campaign(whole);
    const campaignId = await made(world, of);
    const groupId = await made(
      world,
      adGroup({ campaign: of, ...merged(patches, 'adGroup') }),
      campaignId,
    );
    await made(
      world,
      ad({
        campaign: of,
        adType: 'RESPONSIVE_SEARCH',
        images: plainImages(world.media).slice(0, 1),
        ...merged(patches, 'ad'),
      }),
      groupId,
    );
    const { externalAccountId, settings } = world.connection;
    return requests.map((request) =>
      masked(request, [externalAccountId, ...Object.values(settings).map(String)]),
    );
  } finally {
    await world.stop();
  }
};

const merged = <Level extends keyof Patch>(
  patches: readonly Patch[],
  level: Level,
): NonNullable<Patch[Level]> =>
  Object.assign({}, ...patches.map((patch) => patch[level])) as NonNullable<Patch[Level]>;

/** Our own ids are the same every time, so that only the draft makes a difference. */
const made = async (
  world: ContractWorld,
  draft: Draft,
  parentRemoteId?: string,
): Promise<string> => {
  const change: CreateChange = {
    action: 'create',
    id: draft.entity,
    localId: `obj_${draft.entity}`,
    entity: draft.entity,
    campaignType: (draft.entity === 'campaign' ? draft : draft.campaign).campaignType,
    after: world.platform.normalise(draft).attributes,
    ...(parentRemoteId === undefined ? {} : { parentRemoteId }),
  };
  const outcome = (await world.apply([change])).get(change.id);
  if (outcome?.kind !== 'applied') throw new Error(JSON.stringify(outcome));
  return outcome.remoteId;
};

/** Ids of the platform's own: long numbers and posts; and what belongs to the account. */
const masked = (
  { path, body, ...rest }: RecordedRequest,
  ids: readonly string[],
): RecordedRequest => {
  const hide = (text: string): string =>
    ids
      .reduce((all, id) => all.replaceAll(id, 'an-id'), text)
      .replaceAll(/\bt3_\w+|\b\d{15,}\b/g, 'an-id');
  return { ...rest, path: hide(path), body: JSON.parse(hide(JSON.stringify(body))) as Json };
};
