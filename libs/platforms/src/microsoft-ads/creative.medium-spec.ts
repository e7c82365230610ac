import { create, markerOf, remove, update } from '../contract/testing/changes';
import { ContractWorld } from '../contract/testing/contract-world';
import type { CreateChange } from '../port/change';
import type { Draft } from '../port/draft';
import { PlatformFailure } from '../port/failure';
import type { Observed } from '../port/observed';
import { harness } from './testing/contract-harness';
import { assetGroup, displayAd, displayCampaign, displayGroup, EXTENSIONS, maxCampaign, pictures } from './testing/creative-drafts';
import { campaign } from './testing/drafts';

let world: ContractWorld;
beforeEach(async () => void (world = await ContractWorld.start(harness)));
afterEach(() => world.stop());

const made = async (draft: Draft, parent?: string): Promise<string> => {
  const change = create(world.platform, draft, parent);
  const outcome = (await world.apply([change])).get(change.id);
  if (outcome?.kind !== 'applied') throw new Error(`not applied: ${JSON.stringify(outcome)}`);
  return outcome.remoteId;
};

const seen = async (campaignId: string, remoteId: string): Promise<Observed> => (await world.read({ campaignRemoteIds: [campaignId] })).find((one) => one.remoteId === remoteId)!;

const changed = async (before: Observed, draft: Draft): Promise<void> => {
  const change = update(world.platform, before, draft);
  expect((await world.apply([change])).get(change.id)).toMatchObject({ kind: 'applied' });
};

const held = (draft: Draft): Observed['attributes'] => world.platform.normalise(draft).attributes;

/** Sends until it is found, as the engine does after answers that never came. */
const converge = async (change: CreateChange): Promise<string> => {
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const [found] = await world.platform.find(world.connection, [markerOf(change)], world.io);
    if (found) return found.remoteId;
    await world.apply([change]).catch((error: unknown) => expect(error).toBeInstanceOf(PlatformFailure));
  }
  throw new Error('it was never found');
};

describe('what is read after applying equals what was normalised', () => {
  it('of a display campaign, its ad group and its ad, new and changed', async () => {
    const { wide, square } = pictures(world.media);
    const first = displayCampaign({ scheduleZone: 'searcher' });
    const campaignId = await made(first);
    const groupId = await made(displayGroup(first), campaignId);
    const adId = await made(displayAd(first, [square, wide]), groupId);
    expect((await seen(campaignId, campaignId)).attributes).toEqual(held(first));
    expect((await seen(campaignId, groupId)).attributes).toEqual(held(displayGroup(first)));
    expect((await seen(campaignId, adId)).attributes).toEqual(held(displayAd(first, [square, wide])));

    const second = displayCampaign({ scheduleZone: 'account', startDate: '2027-04-01', endDate: undefined, biddingStrategy: { type: 'MAXIMIZE_CONVERSIONS' } });
    const other = displayAd(second, [pictures(world.media, 50).wide], { businessName: 'Store', longHeadline: 'Another', headlines: [{ text: 'One' }], status: 'PAUSED' });
    await changed(await seen(campaignId, campaignId), second);
    await changed(await seen(campaignId, adId), other);
    expect((await seen(campaignId, campaignId)).attributes).toEqual(held(second));
    expect((await seen(campaignId, adId)).attributes).toEqual(held(other));
    expect(await world.objectsOf('Media')).toHaveLength(3);
  });

  it('of a single image, which becomes a responsive ad with its first headline as the long one', async () => {
    const { wide } = pictures(world.media);
    const groupId = await made(displayGroup(displayCampaign()), await made(displayCampaign()));
    await made(displayAd(displayCampaign(), [wide], { adType: 'SINGLE_IMAGE', longHeadline: undefined }), groupId);
    expect((await world.objects('ad')).map(({ data }) => data)).toMatchObject([{ Type: 'ResponsiveAd' }]);
  });

  it('of a Performance Max campaign and its asset group, new and changed', async () => {
    const { wide, square, logo } = pictures(world.media);
    const campaignId = await made(maxCampaign());
    const groupId = await made(assetGroup(maxCampaign(), [wide, square, logo]), campaignId);
    expect((await seen(campaignId, campaignId)).attributes).toEqual(held(maxCampaign()));
    expect((await seen(campaignId, groupId)).attributes).toEqual(held(assetGroup(maxCampaign(), [wide, square, logo])));

    const other = assetGroup(maxCampaign({ startDate: '2027-06-01', endDate: '2027-07-01' }), [wide, square], { adGroupName: 'Boots', callToAction: 'LEARN_MORE', path2: undefined });
    await changed(await seen(campaignId, groupId), other);
    expect((await seen(campaignId, groupId)).attributes).toEqual(held(other));
    const gone = remove(await seen(campaignId, groupId), 'PERFORMANCE_MAX');
    expect((await world.apply([gone])).get(gone.id)?.kind).toBe('removed');
    expect((await world.read({ campaignRemoteIds: [campaignId] })).map(({ entity }) => entity)).toEqual(['campaign']);
  });

  it('of what stands beside search ads, new and changed', async () => {
    const { wide, square } = pictures(world.media);
    const first = campaign({ extensions: EXTENSIONS, images: [wide, square] });
    const campaignId = await made(first);
    expect((await seen(campaignId, campaignId)).attributes).toEqual(held(first));
    const second = campaign({ extensions: [...EXTENSIONS.slice(1, 3), { kind: 'CALLOUT', text: 'New' }], images: [square] });
    await changed(await seen(campaignId, campaignId), second);
    expect((await seen(campaignId, campaignId)).attributes).toEqual(held(second));
    await changed(await seen(campaignId, campaignId), first);
    expect((await seen(campaignId, campaignId)).attributes).toEqual(held(first));
  });
});

describe('a lost answer leaves one of everything', () => {
  it('to an upload: the image in the library is known again by its bytes', async () => {
    const groupId = await made(displayGroup(displayCampaign()), await made(displayCampaign()));
    const { wide } = pictures(world.media);
    const change = create(world.platform, displayAd(displayCampaign(), [wide]), groupId);
    await world.fault({ path: '/v13/Media$', fault: 'drop-reply' });
    await expect(world.apply([change])).rejects.toMatchObject({ failure: { kind: 'unknown' } });
    await converge(change);
    expect(world.calls.filter(({ url, method }) => method === 'POST' && url.endsWith('/v13/Media'))).toHaveLength(1);
    expect([(await world.objectsOf('Media')).length, (await world.objects('ad')).length]).toEqual([1, 1]);
  });

  it.each([['/v13/AdExtensions$', 1], ['/v13/AdExtensionsAssociations/Set$', 1], ['/v13/Media$', 1]])('to %s of a campaign', async (path) => {
    const { wide } = pictures(world.media);
    const draft = campaign({ extensions: EXTENSIONS, images: [wide] });
    await world.fault({ path, fault: 'drop-reply' });
    const change = create(world.platform, draft);
    await world.apply([change]);
    const campaignId = await converge(change);
    expect((await seen(campaignId, campaignId)).attributes).toEqual(held(draft));
    expect([(await world.objectsOf('AdExtension')).length, (await world.objectsOf('Media')).length]).toEqual([EXTENSIONS.length + 1, 1]);
  });

  it('to making extensions, when the process went away before the next look', async () => {
    const campaignId = await made(campaign({ extensions: [] }));
    const wanted = campaign({ extensions: EXTENSIONS });
    const stopped = { ...world.io, sleep: () => Promise.reject(new Error('gone')) };
    await world.fault({ path: '/v13/AdExtensions$', fault: 'drop-reply' });
    const change = update(world.platform, await seen(campaignId, campaignId), wanted);
    const applying = async () => {
      for await (const _ of world.platform.apply(world.connection, [change], stopped, { open: async () => {} })) continue;
    };
    await expect(applying()).rejects.toThrow();
    await changed(await seen(campaignId, campaignId), wanted);
    expect((await seen(campaignId, campaignId)).attributes).toEqual(held(wanted));
    expect(await world.objectsOf('AdExtension')).toHaveLength(EXTENSIONS.length);
  });

  it('to an asset group: known again by our marker, not by its name', async () => {
    const { wide, square } = pictures(world.media);
    const campaignId = await made(maxCampaign());
    const change = create(world.platform, assetGroup(maxCampaign(), [wide, square]), campaignId);
    await world.fault({ path: '/v13/AssetGroups$', fault: 'drop-reply' });
    await expect(world.apply([change])).rejects.toMatchObject({ failure: { kind: 'unknown' } });
    await converge(change);
    expect(await world.objectsOf('AssetGroup')).toHaveLength(1);
    const stranger = create(world.platform, assetGroup(maxCampaign(), [wide, square]), campaignId);
    expect(await world.platform.find(world.connection, [markerOf(stranger)], world.io)).toEqual([]);
  });
});

describe('calls', () => {
  it('are as many as was said beforehand, uploads included', async () => {
    const images = Array.from({ length: 11 }, (_, index) => ({ role: 'MARKETING_IMAGE' as const, sha256: world.media.picture(764, 400, 100 + index) }));
    const display = create(world.platform, displayCampaign());
    const search = create(world.platform, campaign({ extensions: EXTENSIONS, images: images.slice(0, 1) }));
    world.calls = [];
    world.gates = [];
    const outcomes = await world.apply([display, search]);
    const ids = [...outcomes.values()].map((outcome) => (outcome.kind === 'applied' ? outcome.remoteId : ''));
    const group = create(world.platform, displayGroup(displayCampaign()), ids[0]);
    const groupId = [...(await world.apply([group])).values()].map((outcome) => (outcome.kind === 'applied' ? outcome.remoteId : ''))[0]!;
    const ad = create(world.platform, displayAd(displayCampaign(), images.slice(1)), groupId);
    expect([...(await world.apply([ad])).values()]).toMatchObject([{ kind: 'applied' }]);
    const said = world.platform.forecast([[display, search], [group], [ad]]);
    expect({ readCalls: said.readCalls, calls: said.calls }).toEqual({ readCalls: world.calls.length - world.gates.length, calls: world.gates.length });

    world.calls = [];
    const scope = { campaignRemoteIds: ids, entities: ['campaign', 'adGroup', 'ad', 'keyword'] as const, campaignNames: [] };
    await world.read(scope);
    expect(world.calls).toHaveLength(world.platform.readCost(scope, { adGroups: 1, keywords: 0 }));
  });
});

it('says an asset group is in review, and does not ask for keywords', async () => {
  const { wide, square } = pictures(world.media);
  const campaignId = await made(maxCampaign({ status: 'ENABLED', startDate: undefined, schedule: [] }));
  const groupId = await made(assetGroup(maxCampaign({ startDate: undefined }), [wide, square]), campaignId);
  for await (const { reasons, reviews } of world.platform.delivery(world.connection, [campaignId], world.io)) {
    expect(reviews).toMatchObject([{ entity: 'ad', remoteId: groupId, status: 'PENDING' }]);
    expect(reasons.map(({ code }) => code)).toEqual(['ADS_UNDER_REVIEW']);
  }
});
