import type { BoundObject, Observed } from '../port/attributes';
import type { CreateChange } from '../port/change';
import type { AdType, CampaignType, Draft } from '../port/draft';
import { create, markerOf, remove } from '../testing/changes';
import { ContractWorld } from '../testing/contract-world';
import { draftsFor } from '../testing/drafts';
import type { ContractHarness } from '../testing/harness';
import { emulatorEndpoints } from '../transport/endpoints';
import { openaiAds } from './index';
import { harness } from './testing/contract-harness';

/** The connector alone: it knows only the bindings that a test passes. */
const bare: ContractHarness = {
  ...harness,
  connector: (url) => openaiAds({ endpoints: emulatorEndpoints(url).openai }),
};

describe('the connector of OpenAI Ads', () => {
  let world: ContractWorld;
  const drafts = draftsFor(bare);
  beforeEach(async () => void (world = await ContractWorld.start(bare)));
  afterEach(() => world.stop());

  const apply = async (change: CreateChange): Promise<string> => {
    const outcome = (await world.apply([change])).get(change.id);
    if (outcome?.kind !== 'applied') throw new Error(`not applied: ${JSON.stringify(outcome)}`);
    return outcome.remoteId;
  };
  const made = (draft: Draft, parent?: string): Promise<string> =>
    apply(create(world.platform, draft, parent));
  const groups = (seen: readonly Observed[]): readonly string[] =>
    seen.filter(({ entity }) => entity === 'adGroup').map(({ remoteId }) => remoteId);

  it('reads by id what bindings know and a list does not show yet, and what it shows as it was before', async () => {
    const campaignId = await made(drafts.campaign());
    const group = create(world.platform, drafts.adGroup(), campaignId);
    const groupId = await apply(group);
    expect(groups(await world.read({ campaignRemoteIds: [campaignId] }))).toEqual([]);
    const bound: readonly BoundObject[] = [
      { entity: 'adGroup', remoteId: groupId, parentRemoteId: campaignId, applied: group.after },
    ];
    expect(groups(await world.read({ campaignRemoteIds: [campaignId], bound }))).toEqual([groupId]);
    await world.advance(3, 'ours too');
    world.calls = [];
    expect(groups(await world.read({ campaignRemoteIds: [campaignId], bound }))).toEqual([groupId]);
    expect(world.calls).toHaveLength(3);
  });

  it('makes nothing twice when the same object is asked for with other words: the one that is there is half made', async () => {
    const change = create(world.platform, drafts.campaign({ name: 'First' }));
    const remoteId = await apply(change);
    await world.advance(3, 'ours too');
    const { after } = create(world.platform, drafts.campaign({ name: 'Second' }));
    expect((await world.apply([{ ...change, after }])).get(change.id)).toMatchObject({
      kind: 'half-made',
      remoteId,
    });
    expect(await world.objects('campaign')).toHaveLength(1);
  });

  it('answers a create that is sent again with the object that it made', async () => {
    const change = create(world.platform, drafts.campaign());
    expect(await apply(change)).toBe(await apply(change));
    expect(await world.objects('campaign')).toHaveLength(1);
  });

  it('makes a new object after the old one was archived, and that one once', async () => {
    const change = create(world.platform, drafts.campaign());
    const first = await apply(change);
    const [seen] = await world.read({ campaignRemoteIds: [first] });
    const gone = remove(seen!, 'DISPLAY');
    expect((await world.apply([gone])).get(gone.id)?.kind).toBe('removed');
    const second = await apply(change);
    expect(second).not.toBe(first);
    expect(await apply(change)).toBe(second);
    expect(await world.objects('campaign')).toHaveLength(1);
  });

  it.each<readonly [CampaignType, AdType]>([
    ['SEARCH', 'RESPONSIVE_SEARCH'],
    ['DISPLAY', 'SINGLE_IMAGE'],
    ['CONVERSATIONAL', 'CHAT_CARD'],
  ])('holds a %s campaign with a %s', async (campaignType, adType) => {
    const campaign = drafts.campaign({ campaignType });
    const keywords = [
      { text: 'garden shoes', matchType: 'PHRASE', negative: false },
      { text: 'free', matchType: 'BROAD', negative: true },
    ] as const;
    const campaignId = await made(campaign);
    const groupId = await made(
      drafts.adGroup({
        campaign,
        contextHints: ['Wet gardens'],
        keywords: campaignType === 'SEARCH' ? keywords : [],
      }),
      campaignId,
    );
    const ad = drafts.ad({ campaign, adType });
    await made(ad, groupId);
    await world.advance(3, 'ours too');
    const seen = await world.read({ campaignRemoteIds: [campaignId] });
    expect(seen.find(({ entity }) => entity === 'adGroup')?.attributes['contextHints']).toEqual(
      campaignType === 'SEARCH' ? ['Wet gardens', 'garden shoes'] : ['Wet gardens'],
    );
    expect(seen.find(({ entity }) => entity === 'ad')?.attributes).toEqual(
      world.platform.normalise(ad).attributes,
    );
  });

  it('refuses a campaign of circles alone, and sends nothing, instead of showing it everywhere', async () => {
    const change = create(
      world.platform,
      drafts.campaign({
        geoTargets: [{ kind: 'RADIUS', name: 'Office', lat: 52, lng: 13, radius: 5, unit: 'km' }],
      }),
    );
    world.calls = [];
    expect((await world.apply([change])).get(change.id)).toMatchObject({
      kind: 'failed',
      failure: { kind: 'refused', field: 'geoTargets', detail: { code: 'NO_PLACE_LEFT' } },
    });
    expect(world.calls).toEqual([]);
  });

  it('refuses conversion bidding without its event, and manual bidding without a bid', async () => {
    const conversions = create(
      world.platform,
      drafts.campaign({ biddingStrategy: { type: 'MAXIMIZE_CONVERSIONS' } }),
    );
    expect((await world.apply([conversions])).get(conversions.id)).toMatchObject({
      failure: { field: 'biddingStrategy', detail: { code: 'CONNECTION_SETTING_MISSING' } },
    });
    const campaign = drafts.campaign({ biddingStrategy: { type: 'MANUAL_CPC' } });
    const group = create(
      world.platform,
      drafts.adGroup({ campaign, maxCpcMicros: null }),
      await made(campaign),
    );
    expect((await world.apply([group])).get(group.id)).toMatchObject({
      failure: { field: 'maxCpc', detail: { code: 'BID_REQUIRED' } },
    });
  });

  it('names a version that is not there', async () => {
    const old = openaiAds({
      endpoints: { ads: await emulatorOf(world), events: 'http://127.0.0.1:9' },
      apiVersion: 'v0',
    });
    expect((await old.check(world.connection, world.io)).findings.map(({ code }) => code)).toEqual([
      'VERSION_SUNSET',
    ]);
  });

  it('waits for lists before it says that a create was never done', async () => {
    const change = create(world.platform, drafts.campaign());
    const remoteId = await apply(change);
    const sleeps: number[] = [];
    const io = {
      ...plainIo(world),
      sleep: async (milliseconds: number) => {
        sleeps.push(milliseconds);
        await world.advance(milliseconds / 1_000, 'theirs only');
      },
    };
    expect(
      (await world.platform.find(world.connection, [markerOf(change)], io)).map(
        (one) => one.remoteId,
      ),
    ).toEqual([remoteId]);
    expect(sleeps.length).toBeGreaterThan(0);
  });
});

const plainIo = ({ io }: ContractWorld) => ({
  send: io.send.bind(io),
  now: io.now.bind(io),
  keepCredentials: io.keepCredentials.bind(io),
  media: io.media,
  sleep: io.sleep.bind(io),
});

/** The address of the platform's host, from any request. */
const emulatorOf = async (world: ContractWorld): Promise<string> => {
  await world.platform.check(world.connection, world.io);
  return world.calls.at(-1)!.url.replace(/\/v1\/.*$/, '');
};
