import type { PlatformId } from '@switchyard/kernel';
import {
  attached,
  campaignBody,
  type CampaignBody,
  type ConnectionMade,
  finished,
  givenConnection,
  givenImage,
  givenKeywords,
  givenParty,
  type Party,
  picture,
  type Preview,
  previewed,
  startSystem,
  type Sync,
  type System,
  triggered,
} from '@switchyard/test-kit';
import { campaignCalls } from './campaign-calls';
import { remoteCensus, remoteObjects, theRemote, withdrawConsent } from './remote-objects';
import { letRoundsRest } from './system-probes';

let system: System;
beforeAll(async () => void (system = await startSystem({ skipsWaits: true })), 120_000);
afterAll(() => system?.stop());

const NETWORKS = [
  'google-ads',
  'microsoft-ads',
  'reddit-ads',
  'meta-ads',
  'openai-ads',
  'linkedin-ads',
] as const;

type Type = 'DISPLAY' | 'SOCIAL' | 'SEARCH' | 'CONVERSATIONAL';

const JOURNEYS: readonly { readonly type: Type; readonly platforms: readonly PlatformId[] }[] = [
  { type: 'DISPLAY', platforms: NETWORKS },
  { type: 'SOCIAL', platforms: ['reddit-ads', 'meta-ads', 'linkedin-ads'] },
  { type: 'SEARCH', platforms: ['google-ads', 'microsoft-ads', 'reddit-ads', 'openai-ads'] },
  { type: 'CONVERSATIONAL', platforms: ['openai-ads'] },
];

const AD_TYPE = {
  DISPLAY: 'RESPONSIVE_DISPLAY',
  SOCIAL: 'SINGLE_IMAGE',
  SEARCH: 'RESPONSIVE_SEARCH',
  CONVERSATIONAL: 'CHAT_CARD',
} as const;

const texts = (...all: readonly string[]) => all.map((text) => ({ text }));

const ad = (type: Type, adGroupId: string) => ({
  adGroupId,
  type: AD_TYPE[type],
  finalUrl: 'https://shop.example/shoes',
  headlines: texts('Shoes that fit', 'Fitted in our shop', 'Gait analysis'),
  descriptions: texts('Bring your old pair, we find the new one.', 'Thirty days to run in them.'),
  ...(type === 'SEARCH'
    ? {}
    : {
        businessName: 'Shoe shop',
        longHeadline: 'Shoes that fit, because somebody looks at how you run',
      }),
});

const PICTURES = [
  ['MARKETING_IMAGE', 1_200, 628],
  ['SQUARE_MARKETING_IMAGE', 1_080, 1_080],
] as const;

/** One ad group with one ad and its pictures, sent as bytes; paused, as everything that is made. */
const givenTree = async (party: Party, type: Type, body: CampaignBody): Promise<string> => {
  const { id } = await party.client.campaigns.create(body);
  const group = await party.client.adGroups.create({
    campaignId: id,
    name: 'Runners',
    maxCpc: 1.5,
    contextHints: ['shoes for the first marathon'],
  });
  const { id: adId } = await party.client.ads.create(ad(type, group.id));
  if (type === 'SEARCH') await givenKeywords(party, group.id, ['running shoes', 'gait analysis']);
  for (const [role, width, height] of PICTURES) {
    const image = await givenImage(party, { name: role, bytes: picture(width, height) });
    await attached(party, image.id, type === 'SEARCH' ? { campaignId: id } : { adId }, role);
  }
  return id;
};

const givenJourney = async ({ type, platforms }: (typeof JOURNEYS)[number]) => {
  const party = await givenParty(system);
  const connections: ConnectionMade[] = [];
  for (const platform of platforms) connections.push(await givenConnection(party, platform));
  const campaignId = await givenTree(
    party,
    type,
    campaignBody({
      name: `${type} everywhere`,
      platforms,
      campaign: {
        type,
        budget: 20 * platforms.length,
        geoTargets: [{ kind: 'AREA', name: 'Germany', type: 'COUNTRY', countryCode: 'DE' }],
      },
    }),
  );
  return { party, connections, campaignId, campaign: campaignCalls(party, campaignId) };
};
type Journey = Awaited<ReturnType<typeof givenJourney>>;

/** Requests of a platform that count, seen by its emulator. */
const seen = async (): Promise<ReadonlyMap<string, number>> =>
  new Map(
    (await system.emulators.counters()).map(({ platform, reads, writes }) => [
      platform,
      reads + writes,
    ]),
  );

/** Syncs a plan; what the sync says that it sent is what the emulators counted. */
const syncedAsCounted = async (
  { party, connections }: Journey,
  { planHash }: { readonly planHash: string },
): Promise<Sync> => {
  await letRoundsRest(system);
  const before = await seen();
  const sync = await finished(party, await triggered(party, planHash), 120_000);
  const after = await seen();
  expect({
    status: sync.effectiveStatus,
    errors: sync.progress.campaignDetails.filter(({ error }) => error !== null),
  }).toEqual({ status: 'completed', errors: [] });
  const counted = connections.map(({ platform }) => [
    platform,
    (after.get(platform) ?? 0) - (before.get(platform) ?? 0),
  ]);
  expect(connections.map(({ platform }) => [platform, sync.platformCalls[platform] ?? 0])).toEqual(
    counted,
  );
  return sync;
};

/** Every plan reports what platforms cannot take; nothing else may be left. */
const expectNothingToDo = async ({ party }: Journey, { warnings }: Preview): Promise<void> => {
  const again = await previewed(party);
  const changes = again.platforms.flatMap(({ platform, changes: all }) =>
    all.map(({ action, entity, fields }) => ({ platform, action, entity, fields })),
  );
  expect({ changes, drift: again.drift, blocked: again.blocked }).toEqual({
    changes: [],
    drift: [],
    blocked: [],
  });
  expect(again.warnings).toEqual(warnings);
};

const ON = /^(ENABLED|Active|ACTIVE|active)$/;

const campaignsOn = async ({ connections }: Journey): Promise<readonly PlatformId[]> =>
  (
    await Promise.all(
      connections.map(
        async (connection) =>
          [connection.platform, (await theRemote(system, connection, 'campaign')).status] as const,
      ),
    )
  ).flatMap(([platform, status]) => (ON.test(status) ? [platform] : []));

describe.each(JOURNEYS)('a $type campaign on $platforms', ({ type, platforms }) => {
  let journey: Journey;
  let first: Preview & { readonly planHash: string };
  beforeAll(async () => {
    journey = await givenJourney({ type, platforms });
  }, 90_000);

  it('has no requirement open', async () => {
    expect(await journey.campaign.requirements()).toEqual([]);
  });

  it('is sent to each of them in parallel, in as many requests as the emulators count', async () => {
    first = await previewed(journey.party);
    expect(first.blocked).toEqual([]);
    expect(first.platforms.map(({ platform }) => platform).sort()).toEqual([...platforms].sort());
    await syncedAsCounted(journey, first);
    for (const connection of journey.connections) {
      const remote = await Promise.all(
        (['campaign', 'adGroup', 'ad'] as const).map(
          async (entity) => (await remoteObjects(system, connection, entity)).length,
        ),
      );
      expect([connection.platform, ...remote]).toEqual([connection.platform, 1, 1, 1]);
    }
  }, 120_000);

  it('is paused there, and leaves nothing to do', async () => {
    expect(await campaignsOn(journey)).toEqual([]);
    await expectNothingToDo(journey, first);
  }, 60_000);

  it('is enabled with another budget by one more sync, and leaves nothing to do', async () => {
    const budget = 25 * platforms.length;
    const split =
      platforms.length > 1
        ? { _platformBudgets: Object.fromEntries(platforms.map((platform) => [platform, 25])) }
        : {};
    await journey.campaign.change({ status: 'ENABLED', budget, ...split });
    const plan = await previewed(journey.party);
    const fields = plan.platforms.map(({ platform, changes }) => [
      platform,
      [...new Set(changes.flatMap((change) => change.fields.map(({ field }) => field)))].sort(),
    ]);
    expect(fields.sort()).toEqual(
      [...platforms].sort().map((platform) => [platform, ['budget', 'status']]),
    );
    await syncedAsCounted(journey, plan);
    expect((await campaignsOn(journey)).toSorted()).toEqual([...platforms].sort());
    await expectNothingToDo(journey, first);
  }, 120_000);

  it('is removed everywhere when it is deleted here', async () => {
    await journey.campaign.remove();
    await syncedAsCounted(journey, await previewed(journey.party));
    for (const connection of journey.connections) {
      expect([connection.platform, await remoteObjects(system, connection, 'campaign')]).toEqual([
        connection.platform,
        [],
      ]);
    }
    expect((await previewed(journey.party)).summary).toMatchObject({ exports: 0, removals: 0 });
  }, 120_000);
});

describe('a grant that is withdrawn on one platform', () => {
  it.each(['meta-ads', 'linkedin-ads', 'reddit-ads', 'openai-ads'] as const)(
    '%s: its connection needs a new sign-in and is not called again, and the others continue',
    async (platform) => {
      const journey = await givenJourney({ type: 'DISPLAY', platforms: ['google-ads', platform] });
      const plan = await previewed(journey.party);
      const lost = journey.connections.find((one) => one.platform === platform)!;
      await withdrawConsent(system, lost);
      const sync = await finished(
        journey.party,
        await triggered(journey.party, plan.planHash),
        90_000,
      );
      expect(sync.effectiveStatus).toBe('partial');
      expect((await remoteCensus(system, journey.connections[0]!))['campaign']).toBe(1);
      const { status } = await journey.party.client.connections.get(lost.id);
      expect(status).toBe('NEEDS_REAUTH');
      const before = (await seen()).get(platform);
      expect((await previewed(journey.party)).blocked).toEqual([
        expect.objectContaining({
          platform,
          findings: [expect.objectContaining({ code: 'CONNECTION_NEEDS_REAUTH' })],
        }),
      ]);
      expect((await seen()).get(platform)).toBe(before);
    },
    120_000,
  );
});

describe('a platform that asks for a wait', () => {
  beforeAll(() => system.emulators.skipWaits(false));
  afterAll(() => system.emulators.skipWaits());

  it('gets the wait that it asked for, while the others continue', async () => {
    const journey = await givenJourney({ type: 'DISPLAY', platforms: ['meta-ads', 'reddit-ads'] });
    const plan = await previewed(journey.party);
    const limit = {
      RateLimit: '"ads-campaign-management-write";r=0;t=4',
      'RateLimit-Policy': '"ads-campaign-management-write";q=200;w=60',
    };
    await system.emulators.fault({
      platform: 'reddit-ads',
      match: { method: 'POST', path: '/campaigns$' },
      fault: 'http',
      status: 429,
      headers: limit,
    });
    const started = Date.now();
    const syncId = await triggered(journey.party, plan.planHash);
    const [meta, reddit] = ['meta-ads', 'reddit-ads'].map((platform) =>
      journey.connections.find((one) => one.platform === platform)!,
    ) as [ConnectionMade, ConnectionMade];
    await system.holds(
      async () => expect(await remoteObjects(system, meta, 'ad')).toHaveLength(1),
      3_500,
    );
    expect(await remoteObjects(system, reddit, 'campaign')).toEqual([]);
    expect((await finished(journey.party, syncId, 60_000)).effectiveStatus).toBe('completed');
    expect(Date.now() - started).toBeGreaterThan(3_500);
    expect(await remoteObjects(system, reddit, 'ad')).toHaveLength(1);
  }, 90_000);
});

describe('pictures that came as bytes', () => {
  it('are fetched from the api only by callers who know their digest', async () => {
    const party = await givenParty(system);
    const bytes = picture(300, 300, 77);
    const { sha256 } = await givenImage(party, { bytes });
    const read = (space: string, file: string) => fetch(`${system.apiUrl}/media/${space}/${file}`);
    const answer = await read(party.spaceId, `${sha256}.png`);
    expect([
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('x-content-type-options'),
    ]).toEqual([200, 'image/png', 'nosniff']);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    const otherParty = await givenParty(system);
    const others = await Promise.all([
      read(otherParty.spaceId, `${sha256}.png`),
      read(party.spaceId, `${'0'.repeat(64)}.png`),
      read(party.spaceId, `${sha256}.html`),
      read('spc_x', `${sha256}.png`),
    ]);
    expect(others.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });
});
