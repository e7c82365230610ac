import type { Observed } from '../port/attributes';
import type { Draft } from '../port/draft';
import { create, markerOf, remove, update } from '../testing/changes';
import { ContractWorld } from '../testing/contract-world';
import { draftsFor } from '../testing/drafts';
import { emulatorEndpoints } from '../transport/endpoints';
import { metaAds } from './index';
import { harness } from './testing/contract-harness';

describe('meta-ads against its emulator', () => {
  let world: ContractWorld;
  const drafts = draftsFor(harness);
  let emulatorUrl = '';
  const connector: typeof harness.connector = (url) => harness.connector((emulatorUrl = url));
  beforeEach(async () => void (world = await ContractWorld.start({ ...harness, connector })));
  afterEach(() => world.stop());

  const made = async (draft: Draft, parent?: string): Promise<string> => {
    const change = create(world.platform, draft, parent);
    const outcome = (await world.apply([change])).get(change.id);
    if (outcome?.kind !== 'applied') throw new Error(`not applied: ${JSON.stringify(outcome)}`);
    return outcome.remoteId;
  };

  const tree = async () => {
    const campaignId = await made(drafts.campaign({ status: 'ENABLED' }));
    const groupId = await made(drafts.adGroup(), campaignId);
    return { campaignId, groupId, adId: await made(drafts.ad(), groupId) };
  };

  const seen = async (
    campaignId: string,
    entity: Observed['entity'],
  ): Promise<Observed | undefined> =>
    (await world.read({ campaignRemoteIds: [campaignId] })).find((one) => one.entity === entity);

  it('knows its campaigns among more than two pages of others, and their ids however the account is written', async () => {
    const wave = Array.from({ length: 450 }, (_, index) =>
      create(world.platform, drafts.campaign({ name: `Campaign ${index}` })),
    );
    await world.apply(wave);
    world.calls = [];
    const digits = {
      ...world.connection,
      externalAccountId: world.connection.externalAccountId.replace('act_', ''),
    };
    const found = await world.platform.find(digits, wave.map(markerOf), world.io);
    expect([found.length, world.calls.length]).toEqual([450, 3]);
  }, 60_000);

  it('reads a campaign with everything below it in one request, as forecast', async () => {
    const { campaignId } = await tree();
    const scope = {
      campaignRemoteIds: [campaignId],
      entities: ['campaign', 'adGroup', 'ad'] as const,
      campaignNames: [],
    };
    world.calls = [];
    expect((await world.read(scope)).map(({ entity }) => entity)).toEqual([
      'campaign',
      'adGroup',
      'ad',
    ]);
    expect([
      world.calls.length,
      world.platform.readCost(scope, { adGroups: 1, keywords: 0 }),
    ]).toEqual([1, 1]);
    world.calls = [];
    for await (const one of world.platform.delivery(world.connection, [campaignId], world.io)) {
      expect(one.campaignRemoteId).toBe(campaignId);
    }
    expect(world.calls).toHaveLength(
      world.platform.deliveryCost([{ adGroups: 1, ads: 1, keywords: 0 }]),
    );
  });

  it('shows an object that was archived by hand as such, and removes it when asked', async () => {
    const { campaignId } = await tree();
    await world.edit('campaign', campaignId, { status: 'ARCHIVED' });
    const archived = await seen(campaignId, 'campaign');
    expect(archived?.attributes['status']).toBe('ARCHIVED');
    const change = remove(archived!, 'DISPLAY');
    expect((await world.apply([change])).get(change.id)?.kind).toBe('removed');
    expect(await seen(campaignId, 'campaign')).toBeUndefined();
  });

  it('sees every part of a targeting that was edited at Meta', async () => {
    const { campaignId, groupId } = await tree();
    await world.edit('adGroup', groupId, {
      targeting: {
        geo_locations: {
          countries: ['CA'],
          cities: [{ key: '2900001', radius: 20, distance_unit: 'kilometer' }],
        },
        locales: [9],
        device_platforms: ['desktop'],
      },
    });
    expect((await seen(campaignId, 'adGroup'))?.attributes).toMatchObject({
      geoTargets: [
        { kind: 'AREA', metaLocationId: 'city:2900001', negative: false },
        { kind: 'AREA', metaLocationId: 'country:CA', negative: false },
      ],
      languages: ['locale:9'],
      devices: { desktop: true, mobile: false },
    });
  });

  it('reports why an ad was disapproved', async () => {
    const { campaignId, adId } = await tree();
    const verdict = {
      platform: 'meta-ads',
      kind: 'ad',
      id: adId,
      review: 'disapproved',
      reasons: ['misleading'],
    };
    expect(
      (
        await fetch(`${emulatorUrl}/_control/verdicts`, {
          method: 'POST',
          body: JSON.stringify(verdict),
        })
      ).ok,
    ).toBe(true);
    for await (const one of world.platform.delivery(world.connection, [campaignId], world.io)) {
      expect(one).toMatchObject({
        serving: false,
        reviews: [
          {
            entity: 'ad',
            remoteId: adId,
            status: 'DISAPPROVED',
            reasons: expect.arrayContaining([expect.stringContaining('misleading')]),
          },
        ],
      });
      expect(one.reasons.map(({ code }) => code)).toEqual(['ADS_DISAPPROVED']);
    }
  });

  it('makes no second creative for an ad whose creative was answered but whose own answer was not', async () => {
    const { groupId } = await tree();
    const change = create(
      world.platform,
      drafts.ad({ finalUrl: 'https://shop.example/two' }),
      groupId,
    );
    await world.fault({ path: '/ads$', fault: 'http', status: 503 });
    await expect(world.apply([change])).rejects.toMatchObject({ failure: { kind: 'unknown' } });
    await world.apply([change]);
    expect(await world.objectsOf('adcreative')).toHaveLength(2);
  });

  it('points an ad to another creative when its content changed, and to none when only its status did', async () => {
    const { campaignId } = await tree();
    const ad = (await seen(campaignId, 'ad'))!;
    await world.apply([update(world.platform, ad, drafts.ad({ status: 'PAUSED' }))]);
    expect(await world.objectsOf('adcreative')).toHaveLength(1);
    await world.apply([
      update(
        world.platform,
        (await seen(campaignId, 'ad'))!,
        drafts.ad({ status: 'PAUSED', descriptions: [{ text: 'Another.' }] }),
      ),
    ]);
    expect(await world.objectsOf('adcreative')).toHaveLength(2);
    expect((await seen(campaignId, 'ad'))?.attributes['descriptions']).toEqual([
      { text: 'Another.' },
    ]);
  });

  it.each(['v20.0', 'v99.0'])('names a version that is not served: %s', async (apiVersion) => {
    const old = await ContractWorld.start({
      ...harness,
      connector: (url) => metaAds({ endpoints: emulatorEndpoints(url).meta, apiVersion }),
    });
    try {
      expect(
        (await old.platform.check(old.connection, old.io)).findings.map(({ code }) => code),
      ).toEqual(['VERSION_SUNSET']);
      await expect(old.read({ campaignRemoteIds: ['1'] })).rejects.toMatchObject({
        failure: { kind: 'refused', detail: { code: 'VERSION_SUNSET' } },
      });
    } finally {
      await old.stop();
    }
  });
});
