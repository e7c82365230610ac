import type { Observed } from '../port/attributes';
import type { Outcome } from '../port/change';
import type { CampaignDraft, Draft } from '../port/draft';
import { PlatformFailure } from '../port/failure';
import { create, update } from '../testing/changes';
import { ContractWorld } from '../testing/contract-world';
import { plainImages } from '../testing/drafts';
import { emulatorEndpoints } from '../transport/endpoints';
import { redditAds } from '.';
import { harness } from './testing/contract-harness';
import { ad, adGroup, campaign } from './testing/drafts';

jest.setTimeout(60_000);

let tree: TreeWorld;
beforeEach(async () => void (tree = await TreeWorld.start()));
afterEach(() => tree.stop());

const normalised = (draft: Draft): object => tree.world.platform.normalise(draft).attributes;
const imageAd = (over: Parameters<typeof ad>[0] = {}): ReturnType<typeof ad> =>
  ad({ images: plainImages(tree.world.media).slice(0, 1), ...over });

describe('campaigns that buy conversions', () => {
  it.each<CampaignDraft['biddingStrategy']>([
    { type: 'MAXIMIZE_CONVERSIONS' },
    { type: 'TARGET_CPA', targetCpaMicros: 7_000_000 },
  ])('by %j read back as they were meant', async (biddingStrategy) => {
    const draft = campaign({ objective: 'LEADS', biddingStrategy });
    const id = await tree.makes(draft);
    expect((await tree.seen('campaign', id)).attributes).toEqual(normalised(draft));
    expect(await tree.stored('campaign')).toMatchObject([
      {
        objective: 'SALES',
        optimization_goal: 'LEAD',
        is_campaign_budget_optimization: true,
        configured_status: 'PAUSED',
      },
    ]);
  });

  it('cannot change in place: the goal that they optimise for is immutable', async () => {
    const id = await tree.makes(campaign());
    const seen = await tree.seen('campaign', id);
    tree.world.gates = [];
    expect(
      await tree.becomes(seen, campaign({ biddingStrategy: { type: 'MAXIMIZE_CONVERSIONS' } })),
    ).toMatchObject({
      kind: 'failed',
      failure: { kind: 'refused', field: 'biddingStrategy', detail: { code: 'NOT_CHANGEABLE' } },
    });
    expect(tree.world.gates).toEqual([]);
    expect(tree.world.platform.immutableFields('campaign')).toContain('optimizationGoal');
  });

  it('change their aim in place where Reddit lets them', async () => {
    const id = await tree.makes(campaign());
    const wanted = campaign({ objective: 'AWARENESS' });
    expect((await tree.becomes(await tree.seen('campaign', id), wanted))?.kind).toBe('applied');
    expect((await tree.seen('campaign', id)).attributes).toEqual(normalised(wanted));
  });
});

describe('a search campaign', () => {
  it('shows text posts to conversations that hold its keywords', async () => {
    const { campaignId, groupId } = await tree.family();
    const text = ad({ adType: 'RESPONSIVE_SEARCH', images: [] });
    await tree.makes(text, groupId);
    expect((await tree.seen('adGroup', campaignId)).attributes).toEqual(normalised(adGroup()));
    expect((await tree.seen('ad', campaignId)).attributes).toEqual(normalised(text));
    expect(await tree.stored('adGroup')).toMatchObject([
      {
        targeting: {
          keywords: ['garden shoes'],
          excluded_keywords: ['cheap', 'free'],
          languages: ['DE', 'EN'],
          devices: [{ type: 'DESKTOP' }],
          expand_targeting: false,
        },
      },
    ]);
    expect(await tree.stored('ad')).toMatchObject([
      {
        click_url: 'https://shop.example/shoes',
        click_url_query_parameters: [
          { name: 'utm_source', value: 'reddit' },
          { name: 'utm_content', value: 'a' },
        ],
      },
    ]);
  });

  it('gives an ad a picture later, and takes it away again, in the same ad', async () => {
    const { campaignId, groupId } = await tree.family();
    const text = ad({ adType: 'RESPONSIVE_SEARCH', images: [], callToAction: null });
    const adId = await tree.makes(text, groupId);
    for (const wanted of [imageAd({ adType: 'RESPONSIVE_SEARCH' }), text]) {
      expect(await tree.becomes(await tree.seen('ad', campaignId), wanted)).toMatchObject({
        kind: 'applied',
        remoteId: adId,
      });
      expect((await tree.seen('ad', campaignId)).attributes).toEqual(normalised(wanted));
    }
    expect(await tree.stored('post')).toHaveLength(2);
  });
});

describe('an ad group', () => {
  it('keeps communities that were chosen at Reddit when its locations change', async () => {
    const { campaignId, groupId } = await tree.family();
    const [{ targeting }] = (await tree.stored('adGroup')) as unknown as readonly [
      { readonly targeting: object },
    ];
    await tree.world.edit('adGroup', groupId, {
      targeting: { ...targeting, communities: ['gardening'], locations: ['FEED'] },
    });
    const wanted = adGroup({
      campaign: campaign({
        geoTargets: [{ kind: 'AREA', name: 'France', negative: false, redditLocationId: 'FR' }],
      }),
    });
    expect((await tree.becomes(await tree.seen('adGroup', campaignId), wanted))?.kind).toBe(
      'applied',
    );
    expect(await tree.stored('adGroup')).toMatchObject([
      {
        targeting: {
          geolocations: ['FR'],
          excluded_geolocations: [],
          communities: ['gardening'],
          locations: ['FEED'],
        },
      },
    ]);
  });

  it.each<[string, Partial<CampaignDraft>, string]>([
    [
      'circles',
      {
        geoTargets: [{ kind: 'RADIUS', name: 'Around', lat: 52, lng: 13, radius: 10, unit: 'km' }],
      },
      'PLACE_NOT_RESOLVED',
    ],
    [
      'no device',
      { devices: { desktop: { enabled: false }, mobile: { enabled: false } } },
      'DEVICES_UNHELD',
    ],
  ])('with nothing but %s is not sent: its ads would show to all people', async (_, over, code) => {
    const campaignId = await tree.makes(campaign());
    tree.world.gates = [];
    expect(await tree.tries(adGroup({ campaign: campaign(over) }), campaignId)).toMatchObject({
      kind: 'failed',
      failure: { kind: 'refused', detail: { code } },
    });
    expect([tree.world.gates, await tree.stored('adGroup')]).toEqual([[], []]);
  });

  it('of which a place is unknown is refused on its places', async () => {
    const campaignId = await tree.makes(campaign());
    const draft = adGroup({
      campaign: campaign({
        geoTargets: [{ kind: 'AREA', name: 'Nowhere', negative: false, redditLocationId: 'XX-1' }],
      }),
    });
    expect(await tree.tries(draft, campaignId)).toMatchObject({
      kind: 'failed',
      failure: { kind: 'refused', field: 'geoTargets' },
    });
  });
});

describe('posts', () => {
  it('are made once although a look at their job was lost', async () => {
    const { groupId } = await tree.family();
    const change = create(tree.world.platform, imageAd(), groupId);
    await tree.world.fault({ path: '/structured_posts/jobs/\\d+$', fault: 'drop-reply' });
    await expect(tree.world.apply([change])).rejects.toMatchObject({
      failure: { kind: 'unavailable' },
    });
    expect((await tree.world.apply([change])).get(change.id)?.kind).toBe('applied');
    expect(
      [await tree.stored('post'), await tree.stored('ad')].map(({ length }) => length),
    ).toEqual([1, 1]);
  });

  it('are made once although the answer to their job was lost, and the ad once although its own was', async () => {
    const { groupId } = await tree.family();
    const change = create(tree.world.platform, imageAd(), groupId);
    for (const path of ['/structured_posts/jobs$', '/ads$']) {
      await tree.world.fault({ path, fault: 'drop-reply' });
      await expect(tree.world.apply([change])).rejects.toBeInstanceOf(PlatformFailure);
    }
    expect(
      [await tree.stored('post'), await tree.stored('ad')].map(({ length }) => length),
    ).toEqual([1, 1]);
  });

  it('are shared by ads that show the same, and forecast', async () => {
    const { groupId } = await tree.family();
    const wave = [imageAd(), imageAd({ headlines: [{ text: 'Others' }] })].map((draft) =>
      create(tree.world.platform, draft, groupId),
    );
    const forecast = tree.world.platform.forecast([wave]);
    tree.world.calls = [];
    tree.world.gates = [];
    await tree.world.apply(wave);
    expect({ readCalls: forecast.readCalls, calls: forecast.calls }).toEqual({
      readCalls: tree.world.calls.length - tree.world.gates.length,
      calls: tree.world.gates.length,
    });
    await tree.makes(imageAd({ status: 'PAUSED' }), groupId);
    expect(
      [await tree.stored('post'), await tree.stored('ad')].map(({ length }) => length),
    ).toEqual([2, 3]);
  });

  it('whose picture cannot be fetched fail their ad on its images; the others are made', async () => {
    const { groupId } = await tree.family();
    const [broken] = plainImages(tree.world.media, 77);
    const { address } = tree.world.io.media;
    const media = Object.assign(Object.create(tree.world.io.media) as typeof tree.world.io.media, {
      address: (digest: string) =>
        digest === broken?.sha256
          ? Promise.resolve('http://127.0.0.1:9/gone.png')
          : address.call(tree.world.io.media, digest),
    });
    const wave = [ad({ images: [broken!] }), imageAd()].map((draft) =>
      create(tree.world.platform, draft, groupId),
    );
    const outcomes = new Map<string, object>();
    const gate = { open: async () => {} };
    for await (const outcome of tree.world.platform.apply(
      tree.world.connection,
      wave,
      { ...tree.world.io, media },
      gate,
    )) {
      outcomes.set(outcome.changeId, outcome);
    }
    expect(wave.map(({ id }) => outcomes.get(id))).toMatchObject([
      {
        kind: 'failed',
        failure: { kind: 'refused', field: 'images', detail: { code: 'POST_REFUSED' } },
      },
      { kind: 'applied' },
    ]);
  });

  it('that replaced ours at Reddit are drift', async () => {
    const { campaignId, groupId } = await tree.family();
    const adId = await tree.makes(imageAd(), groupId);
    const seen = await tree.seen('ad', campaignId);
    await tree.makes(imageAd({ headlines: [{ text: 'Theirs' }] }), groupId);
    const theirs = (await tree.world.objectsOf('post')).find(
      ({ data }) => (data['creative'] as { readonly headline: string }).headline === 'Theirs',
    );
    await tree.world.edit('ad', adId, { post_id: theirs?.id });
    expect(await tree.becomes(seen, imageAd({ status: 'PAUSED' }))).toMatchObject({
      kind: 'drifted',
      missing: false,
    });
  });
});

describe('money', () => {
  it('goes down before it goes up', async () => {
    const [rich, poor] = [
      await tree.makes(campaign({ budgetMicros: 90_000_000 })),
      await tree.makes(campaign({ budgetMicros: 10_000_000 })),
    ];
    const seen = await tree.world.read({ campaignRemoteIds: [rich, poor] });
    const wave = [poor, rich].map((id) =>
      update(
        tree.world.platform,
        seen.find(({ remoteId }) => remoteId === id)!,
        campaign({ budgetMicros: 50_000_000 }),
      ),
    );
    tree.world.gates = [];
    await tree.world.apply(wave);
    expect(tree.world.gates).toEqual([[wave[1]!.id], [wave[0]!.id]]);
  });
});

describe('checking a connection', () => {
  it('names every setting that is missing', async () => {
    const { profileId } = tree.world.connection.settings;
    const { findings } = await tree.world.platform.check(
      { ...tree.world.connection, settings: { profileId } },
      tree.world.io,
    );
    expect(findings.map(({ code, fix }) => [code, /settings\/(\w+)/.exec(fix)?.[1]])).toEqual([
      ['CONNECTION_SETTING_MISSING', 'fundingInstrumentId'],
      ['CONNECTION_SETTING_MISSING', 'pixelId'],
    ]);
  });

  it('names a version that Reddit has taken away, and so does everything else', async () => {
    await tree.world.fault({ path: '/me/businesses$', fault: 'http', status: 410 });
    expect(
      (await tree.world.platform.check(tree.world.connection, tree.world.io)).findings.map(
        ({ code }) => code,
      ),
    ).toEqual(['VERSION_SUNSET']);
    await tree.world.fault({ path: '/campaigns$', fault: 'http', status: 410 });
    await expect(tree.world.read({ campaignRemoteIds: ['1'] })).rejects.toMatchObject({
      failure: { kind: 'refused', detail: { code: 'VERSION_SUNSET' } },
    });
  });
});

/** The connector as it is, without what the contract's harness does to drafts. */
const plainHarness = {
  ...harness,
  connector: (url: string) => redditAds({ endpoints: emulatorEndpoints(url).reddit }),
};

/** An emulated account and what a story does in it. */
class TreeWorld {
  private constructor(readonly world: ContractWorld) {}

  static async start(): Promise<TreeWorld> {
    return new TreeWorld(await ContractWorld.start(plainHarness));
  }

  stop(): Promise<void> {
    return this.world.stop();
  }

  async tries(draft: Draft, parent?: string): Promise<Outcome | undefined> {
    const change = create(this.world.platform, draft, parent);
    return (await this.world.apply([change])).get(change.id);
  }

  async makes(draft: Draft, parent?: string): Promise<string> {
    const outcome = await this.tries(draft, parent);
    if (outcome?.kind !== 'applied') throw new Error(`not applied: ${JSON.stringify(outcome)}`);
    return outcome.remoteId;
  }

  async becomes(seen: Observed, draft: Draft): Promise<Outcome | undefined> {
    const change = update(this.world.platform, seen, draft);
    return (await this.world.apply([change])).get(change.id);
  }

  async seen(entity: Observed['entity'], campaignId: string): Promise<Observed> {
    const found = (await this.world.read({ campaignRemoteIds: [campaignId] })).filter(
      (one) => one.entity === entity,
    );
    if (found.length !== 1) throw new Error(`${found.length} of the kind ${entity}`);
    return found[0]!;
  }

  /** A campaign with one ad group. */
  async family(
    of: CampaignDraft = campaign(),
  ): Promise<{ readonly campaignId: string; readonly groupId: string }> {
    const campaignId = await this.makes(of);
    return { campaignId, groupId: await this.makes(adGroup({ campaign: of }), campaignId) };
  }

  /** The platform's objects of a kind, as its API shows them. */
  async stored(kind: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
    return (await this.world.objectsOf(kind)).map(({ data }) => data);
  }
}
