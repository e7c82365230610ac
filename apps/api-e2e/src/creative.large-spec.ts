import type { components } from '@switchyard/client';
import {
  answered,
  type ConnectionMade,
  CREATIVE_TYPES,
  finished,
  givenCampaignTree,
  givenConnections,
  givenCreativeTree,
  givenExtensions,
  givenParty,
  type Party,
  type Preview,
  previewed,
  releaseSystem,
  type RemoteObject,
  SEARCH_PLATFORMS,
  type SearchPlatform,
  sharedSystem,
  synced,
  type System,
  triggered,
} from '@switchyard/test-kit';
import { campaignCalls } from './campaign-calls';
import { expectNothingLeft } from './plans';
import { remoteCensus, theRemote } from './remote-objects';

let system: System;
beforeAll(async () => void (system = await sharedSystem({ skipsWaits: true })), 120_000);
afterAll(() => releaseSystem(system));

type Schemas = components['schemas'];
type Connections = Readonly<Record<SearchPlatform, ConnectionMade>>;

/** When and where, as people say it: hours of another zone, circles, exclusions by name. */
const HOURS: Schemas['SetAdSchedule'] = {
  windows: [{ days: ['WEEKDAYS'], start: '08:00', end: '22:30', bidModifier: 1.2 }],
  timezone: 'America/New_York',
};
const PLACES: Schemas['SetGeoTargeting'] = {
  include: ['Germany', { name: 'Vienna', countryCode: 'AT' }],
  exclude: ['Bavaria'],
  radii: [
    { around: 'Salzburg', radius: 25 },
    { lat: 47.37, lng: 8.54, radius: 10, unit: 'mi' },
  ],
};

const setters = ({ api }: Party, id: string) => {
  const params = { path: { id } };
  return [
    () => answered(api.PUT('/api/v1/campaigns/{id}/ad-schedule', { params, body: HOURS })),
    () => answered(api.PUT('/api/v1/campaigns/{id}/geo-targeting', { params, body: PLACES })),
    () =>
      answered(
        api.PUT('/api/v1/campaigns/{id}/budget-split', {
          params,
          body: { mode: 'SHARES', shares: { 'google-ads': 3, 'microsoft-ads': 1 } },
        }),
      ),
  ] as const;
};

const givenJourney = async (type: (typeof CREATIVE_TYPES)[number]) => {
  const party = await givenParty(system);
  const connections: Connections = await givenConnections(party);
  const tree = await givenCreativeTree(party, { type });
  await givenExtensions(party, { campaignId: tree.campaignId });
  for (const set of setters(party, tree.campaignId)) await set();
  return { party, tree, connections, campaign: campaignCalls(party, tree.campaignId) };
};
type Journey = Awaited<ReturnType<typeof givenJourney>>;

/** Every plan reports what a platform cannot take; nothing else may be left. */
const expectOnlyWarnings = async (party: Party, { warnings }: Preview): Promise<void> => {
  const { summary, drift, warnings: again } = await previewed(party);
  expect(summary).toMatchObject({ exports: 0, imports: 0, removals: 0, drift: 0, blocked: 0 });
  expect([drift, again]).toEqual([[], warnings]);
};

const OBJECTS = { DISPLAY: 6, PERFORMANCE_MAX: 4 } as const;

describe.each(CREATIVE_TYPES)(
  'a %s campaign with images, extensions, hours of another zone, circles and exclusions',
  (type) => {
    let journey: Journey;
    let first: Preview;
    beforeAll(async () => {
      journey = await givenJourney(type);
    }, 60_000);

    it('has no requirement open', async () => {
      expect(await journey.campaign.requirements()).toEqual([]);
    });

    it('is sent to both networks', async () => {
      first = await previewed(journey.party);
      expect(first.summary).toMatchObject({ exports: OBJECTS[type], blocked: 0 });
      expect(
        (await finished(journey.party, await triggered(journey.party, first.planHash as string)))
          .effectiveStatus,
      ).toBe('completed');
    });

    it('leaves nothing to do', async () => {
      await expectOnlyWarnings(journey.party, first);
    });

    it('exists on each network in its form', async () => {
      const [google, microsoft] = await Promise.all(
        SEARCH_PLATFORMS.map((platform) => remoteCensus(system, journey.connections[platform])),
      );
      expect(google).toMatchObject({
        campaignAsset: type === 'DISPLAY' ? 5 : expect.any(Number),
        campaign: 1,
      });
      expect(microsoft).toMatchObject({ Campaign: 1, Media: type === 'DISPLAY' ? 2 : 3 });
    });

    it('keeps its version when the same hours, places and split are set again', async () => {
      const before = await journey.campaign.get();
      for (const set of setters(journey.party, journey.tree.campaignId)) {
        expect((await set()).version).toBe(before.version);
      }
      expect((await journey.campaign.get()).geoTargets).toEqual(before.geoTargets);
      await expectOnlyWarnings(journey.party, first);
    });

    it('is removed completely when it is deleted here', async () => {
      await journey.campaign.remove();
      expect((await synced(journey.party)).effectiveStatus).toBe('completed');
      for (const connection of Object.values(journey.connections)) {
        const census = await remoteCensus(system, connection);
        expect([census['campaign'] ?? 0, census['Campaign'] ?? 0]).toEqual([0, 0]);
      }
    });
  },
);

type Texts = readonly { readonly text: string }[];

/** As a person in the vendor's own pages would. */
const rewriteHeadline = async (connection: ConnectionMade, text: string): Promise<void> => {
  const ad = await theRemote(system, connection, 'ad');
  const rest = ['Fitted in our shop', 'Gait analysis'];
  const headlines = [text, ...rest];
  if (ad.platform === 'google-ads') {
    await system.emulators.edit(ad, {
      ad: { responsiveDisplayAd: { headlines: headlines.map((one) => ({ text: one })) } },
    });
  } else {
    await system.emulators.edit(ad, {
      Headlines: headlines.map((one) => ({ Asset: { Type: 'TextAsset', Text: one } })),
    });
  }
};

const removeSitelink = async ({ platform, adAccount }: ConnectionMade): Promise<void> => {
  const remote = await system.emulators.objects({
    platform,
    accountId: adAccount.externalAccountId,
    kind: platform === 'google-ads' ? 'campaignAsset' : 'AdExtension',
  });
  const [sitelink] = remote.filter((one) =>
    /SITELINK|SitelinkAdExtension/.test(JSON.stringify(one)),
  );
  await system.emulators.remove(sitelink as RemoteObject);
};

describe.each(SEARCH_PLATFORMS)('an edit by hand on %s', (platform) => {
  it('of a headline of a display ad is reported, and reverted where resolve takes the local value', async () => {
    const { party, tree, connections } = await givenJourney('DISPLAY');
    await synced(party);
    await rewriteHeadline(connections[platform], 'Written by hand');
    const { drift } = await previewed(party);
    expect(drift).toEqual([
      expect.objectContaining({ platform, entity: 'ad', id: tree.adIds[0], field: 'headlines' }),
    ]);
    expect((drift[0]?.remote as unknown as Texts).map(({ text }) => text)).toContain(
      'Written by hand',
    );
    await synced(party, {
      resolve: [{ campaignId: tree.campaignId, platform, field: 'headlines', take: 'local' }],
    });
    expect(
      JSON.stringify((await theRemote(system, connections[platform], 'ad')).data),
    ).not.toContain('Written by hand');
    expect((await previewed(party)).summary).toMatchObject({ exports: 0, imports: 0, drift: 0 });
  });

  it('that removes a sitelink is reported, and reverted where resolve takes the local value', async () => {
    const party = await givenParty(system);
    const connections = await givenConnections(party);
    const { campaignId } = await givenCampaignTree(party);
    await givenExtensions(party, { campaignId });
    await synced(party);
    await expectNothingLeft(party);
    await removeSitelink(connections[platform]);
    const { drift } = await previewed(party);
    expect(drift).toEqual([
      expect.objectContaining({
        platform,
        entity: 'campaign',
        id: campaignId,
        field: 'extensions',
      }),
    ]);
    const [local, remote] = [
      drift[0]?.local,
      drift[0]?.remote,
    ] as unknown as (readonly unknown[])[];
    expect((local?.length ?? 0) - (remote?.length ?? 0)).toBe(1);
    await synced(party, {
      resolve: [{ campaignId, platform, field: 'extensions', take: 'local' }],
    });
    await expectNothingLeft(party);
  });
});
