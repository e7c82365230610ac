import {
  answered,
  type ConnectionMade,
  givenConnections,
  givenParty,
  type Party,
  type SearchPlatform,
  startSystem,
  type System,
} from '@switchyard/test-kit';
import { whenStruck } from './system-probes';

type Connections = { readonly [Id in SearchPlatform]: ConnectionMade<Id> };

let system: System;
beforeAll(async () => {
  system = await startSystem({
    skipsWaits: true,
    env: { SWITCHYARD_READBACK_INTERVAL_SECONDS: '1', SWITCHYARD_BRAKE_INTERVAL_SECONDS: '3600' },
  });
}, 120_000);
afterAll(() => system?.stop());
afterEach(async () => {
  await system.emulators.clearFaults();
  // Rounds of an earlier test are in no other one's way.
  await system.rounds.end();
});

const HOUR_SECONDS = 3_600;
const CLICKS = {
  'google-ads': { gclid: 'Cj0KCQemulated' },
  'microsoft-ads': { msclkid: 'b1d3f5a7c9e0f2a4b6c8d0e2f4a6b8c0' },
} as const;
const UPLOAD_PATH = {
  'google-ads': 'events:ingest',
  'microsoft-ads': 'OfflineConversions/Apply',
} as const;
const PLATFORMS = ['google-ads', 'microsoft-ads'] as const;

interface Seller {
  readonly party: Party;
  readonly connections: Connections;
}

/** An owner with an action and a connection to both networks. */
const givenSeller = async (): Promise<Seller> => {
  const party = await givenParty(system);
  const connections = await givenConnections(party);
  await answered(
    party.api.POST('/api/v1/conversions/actions', {
      body: { name: 'Paid orders', type: 'UPLOAD_CLICKS', category: 'PURCHASE' },
    }),
  );
  return { party, connections };
};

/**
 * The first conversion of an action makes it on the platforms; it is old enough for them
 * afterwards.
 */
const givenUsableAction = async (): Promise<Seller> => {
  const seller = await givenSeller();
  await upload(seller, 'first', ...PLATFORMS);
  await system.holds(async () =>
    expect((await standing(seller)).map(({ status }) => status)).toEqual(['waiting', 'waiting']),
  );
  await system.emulators.advance(6 * HOUR_SECONDS + 60);
  await system.holds(
    async () =>
      expect((await standing(seller)).map(({ status }) => status)).toEqual(['sent', 'sent']),
    60_000,
  );
  return seller;
};

const upload = async (
  { party }: Seller,
  orderId: string,
  ...platforms: readonly SearchPlatform[]
): Promise<void> => {
  const occurredAt = new Date((await system.emulators.now()).getTime() - 60_000).toISOString();
  const conversions = platforms.map((platform) => ({
    conversionAction: 'Paid orders',
    occurredAt,
    value: 49.9,
    currency: 'EUR',
    orderId: `${orderId}-${platform}`,
    ...CLICKS[platform],
  }));
  expect(
    await answered(party.api.POST('/api/v1/conversions/offline', { body: { conversions } })),
  ).toMatchObject({ accepted: platforms.length });
};

/** The statuses of the conversions, by platform. */
const standing = async ({ party }: Seller) =>
  (
    await answered(party.api.GET('/api/v1/conversions/offline', { params: { query: {} } }))
  ).toSorted((a, b) => (a.platform < b.platform ? -1 : 1));
const standingOf = async (seller: Seller, orderId: string) =>
  (await standing(seller)).find((one) => one.orderId === orderId);

const counted = async ({ connections }: Seller, platform: SearchPlatform): Promise<number> =>
  (
    await system.emulators.objects({
      platform,
      kind: 'conversion',
      accountId: connections[platform].adAccount.externalAccountId.replaceAll('-', ''),
    })
  ).length;
const requestsFor = async (platform: SearchPlatform, since: number): Promise<number> =>
  (await system.emulators.requests(platform, since)).filter(({ path }) =>
    path.includes(UPLOAD_PATH[platform]),
  ).length;
const lastSeq = async (platform: SearchPlatform): Promise<number> =>
  Math.max(0, ...(await system.emulators.requests(platform)).map(({ seq }) => seq));

it('a conversion waits until its new action is old enough for its platform, and arrives once', async () => {
  const seller = await givenSeller();
  const from = await system.emulators.now();
  await upload(seller, 'order-1', ...PLATFORMS);
  await system.holds(async () =>
    expect(await standing(seller)).toMatchObject([
      { platform: 'google-ads', status: 'waiting', attempts: 0 },
      { platform: 'microsoft-ads', status: 'waiting', attempts: 0 },
    ]),
  );
  const hours = (await standing(seller)).map(
    ({ until }) => (Date.parse(until ?? '') - from.getTime()) / (HOUR_SECONDS * 1_000),
  );
  expect(hours.map(Math.round)).toEqual([6, 2]);
  expect([await counted(seller, 'google-ads'), await counted(seller, 'microsoft-ads')]).toEqual([
    0, 0,
  ]);
  await system.emulators.advance(2 * HOUR_SECONDS + 60);
  await system.holds(
    async () =>
      expect(await standing(seller)).toMatchObject([
        { status: 'waiting' },
        { status: 'sent', attempts: 1 },
      ]),
    60_000,
  );
  await system.emulators.advance(4 * HOUR_SECONDS);
  await system.holds(
    async () =>
      expect(await standing(seller)).toMatchObject([
        { status: 'sent', attempts: 1, reason: null },
        { status: 'sent' },
      ]),
    60_000,
  );
  expect([await counted(seller, 'google-ads'), await counted(seller, 'microsoft-ads')]).toEqual([
    1, 1,
  ]);
  // Google reports the outcome half an hour later.
  await system.emulators.advance(HOUR_SECONDS);
  await system.holds(
    async () =>
      expect(await standing(seller)).toMatchObject([{ status: 'confirmed' }, { status: 'sent' }]),
    60_000,
  );
}, 240_000);

it.each(PLATFORMS)(
  'an answer of %s that is lost counts nothing twice',
  async (platform) => {
    const seller = await givenUsableAction();
    const [before, since] = [await counted(seller, platform), await lastSeq(platform)];
    await system.emulators.fault({
      platform,
      match: { path: UPLOAD_PATH[platform] },
      fault: 'drop-reply',
      times: 1,
    });
    await upload(seller, 'lost', platform);
    await system.holds(
      async () =>
        expect(await standingOf(seller, `lost-${platform}`)).toMatchObject({
          status: 'sent',
          reason: null,
        }),
      60_000,
    );
    expect([
      (await counted(seller, platform)) - before,
      await requestsFor(platform, since),
    ]).toEqual([1, 2]);
  },
  240_000,
);

it.each(PLATFORMS)(
  'a worker that dies between what %s took and its own record delivers once',
  async (platform) => {
    const seller = await givenUsableAction();
    const [before, since] = [await counted(seller, platform), await lastSeq(platform)];
    await system.emulators.fault({
      platform,
      match: { path: UPLOAD_PATH[platform] },
      fault: 'delay',
      delayMs: 60_000,
      times: 1,
    });
    await upload(seller, 'killed', platform);
    await whenStruck(system);
    await system.killWorkers();
    await system.startWorker();
    await system.holds(
      async () =>
        expect(await standingOf(seller, `killed-${platform}`)).toMatchObject({ status: 'sent' }),
      60_000,
    );
    expect([
      (await counted(seller, platform)) - before,
      await requestsFor(platform, since),
    ]).toEqual([1, 2]);
  },
  240_000,
);

it('a conversion shows that its connection needs a new sign-in, and is sent after it', async () => {
  const seller = await givenUsableAction();
  const {
    party,
    connections: {
      'google-ads': {
        id,
        adAccount: { credentials },
      },
    },
  } = seller;
  const sign = (refreshToken: string | undefined) =>
    answered(
      party.api.PATCH('/api/v1/connections/{id}', {
        params: { path: { id } },
        body: {
          status: 'ACTIVE',
          credentials: { ...credentials, ...(refreshToken && { refreshToken }) },
        },
      }),
    );
  const before = await counted(seller, 'google-ads');
  await sign('1//obviously-withdrawn');
  await upload(seller, 'reauth', 'google-ads');
  await system.holds(
    async () =>
      expect(await standingOf(seller, 'reauth-google-ads')).toMatchObject({
        status: 'pending',
        reason: 'CONNECTION_NEEDS_REAUTH',
        attempts: 0,
      }),
    60_000,
  );
  expect(
    await answered(party.api.GET('/api/v1/connections/{id}', { params: { path: { id } } })),
  ).toMatchObject({ status: 'NEEDS_REAUTH' });
  await sign(undefined);
  await system.holds(
    async () =>
      expect(await standingOf(seller, 'reauth-google-ads')).toMatchObject({
        status: 'sent',
        reason: null,
        attempts: 1,
      }),
    60_000,
  );
  expect((await counted(seller, 'google-ads')) - before).toBe(1);
}, 240_000);

it('a conversion of a platform that is not connected is sent once it is connected', async () => {
  const party = await givenParty(system);
  await answered(
    party.api.POST('/api/v1/conversions/actions', {
      body: { name: 'Paid orders', type: 'UPLOAD_CLICKS', category: 'PURCHASE' },
    }),
  );
  const occurredAt = new Date((await system.emulators.now()).getTime() - 60_000).toISOString();
  await answered(
    party.api.POST('/api/v1/conversions/offline', {
      body: {
        conversionAction: 'Paid orders',
        occurredAt,
        orderId: 'early',
        ...CLICKS['microsoft-ads'],
      },
    }),
  );
  const uploads = () =>
    answered(party.api.GET('/api/v1/conversions/offline', { params: { query: {} } }));
  expect(await uploads()).toMatchObject([
    { status: 'pending', reason: 'NO_CONNECTION', connectionId: null },
  ]);
  const connections = await givenConnections(party);
  await system.holds(
    async () =>
      expect(await uploads()).toMatchObject([
        { status: 'waiting', connectionId: connections['microsoft-ads'].id },
      ]),
    60_000,
  );
  await system.emulators.advance(2 * HOUR_SECONDS + 60);
  await system.holds(
    async () => expect(await uploads()).toMatchObject([{ status: 'sent', attempts: 1 }]),
    60_000,
  );
  expect(await counted({ party, connections }, 'microsoft-ads')).toBe(1);
}, 240_000);
