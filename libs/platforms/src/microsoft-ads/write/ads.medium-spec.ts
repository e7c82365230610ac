import type { Observed } from '../../port/attributes';
import type { Draft } from '../../port/draft';
import { create, markerOf, update } from '../../testing/changes';
import { ContractWorld } from '../../testing/contract-world';
import { harness } from '../testing/contract-harness';
import {
  assetGroup,
  campaign,
  displayAd,
  displayCampaign,
  displayGroup,
  EXTENSIONS,
  maxCampaign,
  pictures,
} from '../testing/drafts';

let world: ContractWorld;
beforeEach(async () => void (world = await ContractWorld.start(harness)));
afterEach(() => world.stop());

const made = async (draft: Draft, parent?: string): Promise<string> => {
  const change = create(world.platform, draft, parent);
  const outcome = (await world.apply([change])).get(change.id);
  if (outcome?.kind !== 'applied') throw new Error(`not applied: ${JSON.stringify(outcome)}`);
  return outcome.remoteId;
};

const seen = async (campaignId: string, remoteId: string): Promise<Observed> =>
  (await world.read({ campaignRemoteIds: [campaignId] })).find((one) => one.remoteId === remoteId)!;

const changed = async (before: Observed, draft: Draft): Promise<void> => {
  const change = update(world.platform, before, draft);
  expect((await world.apply([change])).get(change.id)).toMatchObject({ kind: 'applied' });
};

const normalised = (draft: Draft): Observed['attributes'] =>
  world.platform.normalise(draft).attributes;

describe('a lost answer leaves one of everything', () => {
  it('to making extensions, when the process went away before the next look', async () => {
    const campaignId = await made(campaign({ extensions: [] }));
    const wanted = campaign({ extensions: EXTENSIONS });
    const stopped = { ...world.io, sleep: () => Promise.reject(new Error('gone')) };
    await world.fault({ path: '/v13/AdExtensions$', fault: 'drop-reply' });
    const change = update(world.platform, await seen(campaignId, campaignId), wanted);
    const applying = async () => {
      for await (const _ of world.platform.apply(world.connection, [change], stopped, {
        open: async () => {},
      })) {
        continue;
      }
    };
    await expect(applying()).rejects.toThrow();
    await changed(await seen(campaignId, campaignId), wanted);
    expect((await seen(campaignId, campaignId)).attributes).toEqual(normalised(wanted));
    expect(await world.objectsOf('AdExtension')).toHaveLength(EXTENSIONS.length);
  });

  it('to an asset group, which is known again by our marker: not by its name', async () => {
    const { wide, square } = pictures(world.media);
    const campaignId = await made(maxCampaign());
    await made(assetGroup(maxCampaign(), [wide, square]), campaignId);
    const unmarked = create(world.platform, assetGroup(maxCampaign(), [wide, square]), campaignId);
    expect(await world.platform.find(world.connection, [markerOf(unmarked)], world.io)).toEqual([]);
  });
});

describe('calls', () => {
  it('are as many as forecast, uploads included', async () => {
    const images = Array.from({ length: 11 }, (_, index) => ({
      role: 'MARKETING_IMAGE' as const,
      sha256: world.media.picture(764, 400, 100 + index),
    }));
    const display = create(world.platform, displayCampaign());
    const search = create(
      world.platform,
      campaign({ extensions: EXTENSIONS, images: images.slice(0, 1) }),
    );
    world.calls = [];
    world.gates = [];
    const outcomes = await world.apply([display, search]);
    const ids = [...outcomes.values()].map((outcome) =>
      outcome.kind === 'applied' ? outcome.remoteId : '',
    );
    const group = create(world.platform, displayGroup(displayCampaign()), ids[0]);
    const groupId = [...(await world.apply([group])).values()].map((outcome) =>
      outcome.kind === 'applied' ? outcome.remoteId : '',
    )[0]!;
    const ad = create(world.platform, displayAd(displayCampaign(), images.slice(1)), groupId);
    expect([...(await world.apply([ad])).values()]).toMatchObject([{ kind: 'applied' }]);
    const forecast = world.platform.forecast([[display, search], [group], [ad]]);
    expect({ readCalls: forecast.readCalls, calls: forecast.calls }).toEqual({
      readCalls: world.calls.length - world.gates.length,
      calls: world.gates.length,
    });

    world.calls = [];
    const scope = {
      campaignRemoteIds: ids,
      entities: ['campaign', 'adGroup', 'ad', 'keyword'] as const,
      campaignNames: [],
    };
    await world.read(scope);
    expect(world.calls).toHaveLength(world.platform.readCost(scope, { adGroups: 1, keywords: 0 }));
  });
});

it('says an asset group is in review, and does not ask for keywords', async () => {
  const { wide, square } = pictures(world.media);
  const campaignId = await made(maxCampaign({ status: 'ENABLED', startDate: null, schedule: [] }));
  const groupId = await made(
    assetGroup(maxCampaign({ startDate: null }), [wide, square]),
    campaignId,
  );
  for await (const { reasons, reviews } of world.platform.delivery(
    world.connection,
    [campaignId],
    world.io,
  )) {
    expect(reviews).toMatchObject([{ entity: 'ad', remoteId: groupId, status: 'PENDING' }]);
    expect(reasons.map(({ code }) => code)).toEqual(['ADS_UNDER_REVIEW']);
  }
});
