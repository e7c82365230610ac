import { harness, plainConnector } from '../meta-ads/testing/contract-harness';
import type { CampaignDraft, Draft } from '../port/draft';
import { create, markerOf, remove, update } from '../testing/changes';
import { ContractWorld } from '../testing/contract-world';
import { driftSection } from '../testing/contract/drift-section';
import { faultSection } from '../testing/contract/fault-section';
import { imagesSection } from '../testing/contract/images-section';
import { lostAnswerSection } from '../testing/contract/lost-answer-section';
import { placesSection } from '../testing/contract/places-section';
import { roundTripSection } from '../testing/contract/round-trip-section';
import { draftsFor, plainImages } from '../testing/drafts';
import type { ContractHarness } from '../testing/harness';
import { brokenCopies } from './testing/broken-requests';
import { createTree } from './testing/coverage-section';
import {
  type RecordedRequest,
  recording,
  type RequestOracle,
  withOracle,
} from './testing/request-oracle';
import { linesOf, linesOnlyIn, madeOnce, Specimens } from './testing/specimens';
import { bidding, isAbout, type Patch, richTree, type TreeKind, unlike } from './testing/tree';
import { findMetaOracle } from './testing/vendors/meta-oracle';
import {
  ALWAYS,
  CONSTANTS,
  metaReader,
  metaVariations,
  OTHER_OPTIONS,
  resend,
} from './testing/vendors/meta-requests';

jest.setTimeout(120_000);

const KINDS = [
  'DELETE /ad',
  'DELETE /adset',
  'DELETE /campaign',
  'GET /act',
  'GET /act/adcreatives',
  'GET /act/adspixels',
  'GET /act/campaigns',
  'GET /act/insights',
  'GET /act/promote_pages',
  'GET /ad',
  'GET /adset',
  'GET /adset/ads',
  'GET /campaign',
  'GET /campaign/ads',
  'GET /campaign/adsets',
  'GET /me/adaccounts',
  'GET /me/permissions',
  'GET /search',
  'POST /act/adcreatives',
  'POST /act/adimages',
  'POST /act/ads',
  'POST /act/adsets',
  'POST /act/campaigns',
  'POST /ad',
  'POST /adset',
  'POST /campaign',
];

withOracle(
  "meta-ads: Meta's own specification",
  findMetaOracle(),
  'meta/*.json in the folder of the oracles',
  (oracle) => {
    const faults = new Set<string>();
    const judge = (request: RecordedRequest): void => {
      for (const fault of oracle(request)) faults.add(`${request.method} ${request.path} ${fault}`);
    };
    // The schemas are those of the version that is spoken by default.
    const judged: ContractHarness = {
      ...harness,
      connector: (url, version) =>
        version === undefined
          ? recording(harness.connector(url), judge, metaReader())
          : harness.connector(url, version),
    };

    wholeLife(oracle);
    coverage(judge);
    roundTripSection(judged);
    driftSection(judged);
    lostAnswerSection(judged);
    faultSection(judged);
    imagesSection(judged);
    placesSection(judged);

    it('took every request of all this', () => expect([...faults]).toEqual([]));
  },
);

/**
 * A tree that is made (a creative's answer lost), looked for, read, changed, asked for and taken
 * away; then each kind of call that this took, broken.
 */
function wholeLife(oracle: RequestOracle): void {
  const specimens = new Specimens((request) => [[`${request.method} ${request.path}`, request]]);
  let world: ContractWorld;
  const drafts = draftsFor(harness);
  beforeAll(
    async () =>
      void (world = await ContractWorld.start({
        ...harness,
        connector: (url) =>
          recording(harness.connector(url), (request) => specimens.add(request), metaReader()),
      })),
  );
  afterAll(() => world.stop());

  const done = async (...wave: Parameters<ContractWorld['apply']>[0]): Promise<string> => {
    const outcome = (await world.apply(wave)).get(wave[0]!.id);
    if (
      outcome?.kind === 'failed' ||
      outcome?.kind === 'half-made' ||
      outcome?.kind === 'drifted'
    ) {
      throw new Error(JSON.stringify(outcome));
    }
    return outcome?.kind === 'applied' ? outcome.remoteId : '';
  };

  /** What was recorded stays: something else is made and taken away. */
  const taken = async (campaign: CampaignDraft): Promise<void> => {
    const campaignId = await done(create(world.platform, campaign));
    const groupId = await done(create(world.platform, drafts.adGroup({ campaign }), campaignId));
    await done(create(world.platform, drafts.ad({ campaign }), groupId));
    for (const seen of (await world.read({ campaignRemoteIds: [campaignId] })).toReversed()) {
      await done(remove(seen, 'DISPLAY'));
    }
  };

  it('makes every kind of call that there is', async () => {
    await world.platform.check(world.connection, world.io);
    await world.platform.lookUpPlaces!(
      world.connection,
      [{ name: 'Berlin', countryCode: 'DE' }],
      world.io,
    );
    const rich = {
      startDate: '2027-03-01',
      endDate: '2027-05-31',
      languages: ['de', 'en'],
      specialAdCategories: ['ONLINE_GAMBLING_AND_GAMING'],
      geoTargets: [
        ...harness.areas,
        { ...harness.areas[1]!, metaLocationId: 'region:3886', negative: true },
        { kind: 'RADIUS', name: 'Office', lat: 40.7, lng: -74, radius: 5, unit: 'km' },
      ],
    } as const;
    const first = drafts.campaign({
      ...rich,
      biddingStrategy: { type: 'TARGET_CPA', targetCpaMicros: 30_000_000 },
    });
    const second = drafts.campaign({
      name: 'Other',
      budgetMicros: 990_000_000,
      status: 'ENABLED',
      biddingStrategy: { type: 'TARGET_ROAS', targetRoas: 2 },
    });
    const campaign = create(world.platform, first);
    const campaignId = await done(campaign);
    const group = create(world.platform, drafts.adGroup({ campaign: first }), campaignId);
    const groupId = await done(group);
    const ad = create(
      world.platform,
      drafts.ad({ campaign: first, descriptions: [{ text: 'One' }, { text: 'Two' }] }),
      groupId,
    );
    await world.fault({ path: '/adcreatives$', fault: 'drop-reply' });
    await expect(done(ad)).rejects.toMatchObject({ failure: { kind: 'unknown' } });
    await done(ad);
    expect(
      await world.platform.find(world.connection, [campaign, group, ad].map(markerOf), world.io),
    ).toHaveLength(3);
    const wanted: Readonly<Record<string, Draft>> = {
      campaign: second,
      adGroup: drafts.adGroup({ campaign: second, name: 'Boots', status: 'PAUSED' }),
      ad: drafts.ad({
        campaign: second,
        status: 'PAUSED',
        finalUrl: 'https://shop.example/boots',
        headlines: [{ text: 'Boots' }],
        images: plainImages(world.media, 77),
      }),
    };
    for (const seen of await world.read({ campaignRemoteIds: [campaignId] })) {
      await done(update(world.platform, seen, wanted[seen.entity]!));
    }
    for await (const one of world.platform.delivery(world.connection, [campaignId], world.io)) {
      expect(one.campaignRemoteId).toBe(campaignId);
    }
    for (const level of ['campaign', 'adGroup', 'ad'] as const) {
      expect(
        await world.performance({
          level,
          from: '2026-10-01',
          to: '2026-10-31',
          campaignRemoteIds: [campaignId],
        }),
      ).toEqual([]);
    }
    await taken(drafts.campaign({ name: 'Gone' }));
    expect(specimens.kinds).toEqual(KINDS);
  });

  it.each(KINDS)(
    'whose broken copies are refused by the specification and by the emulator: %s',
    async (kind) => {
      const copies = specimens.of(kind).flatMap(brokenCopies).filter(isExpressible);
      const refused = copies.filter((copy) => oracle(copy).length > 0);
      const taken: string[] = [];
      for (const copy of refused) if ((await resend(copy)).ok) taken.push(copy.fault);
      expect({
        bySchema: copies
          .filter((copy) => !refused.includes(copy) && copy.breach === 'unknown member')
          .map(({ fault }) => fault),
        byEmulator: taken,
      }).toEqual({ bySchema: [], byEmulator: [] });
      expect(refused.length).toBeGreaterThan(0);
    },
  );

  /** A form has texts only: an object in the place of a text is a text. */
  const isExpressible = ({
    breach,
    fault,
  }: {
    readonly breach: string;
    readonly fault: string;
  }): boolean => breach !== 'wrong type' || fault.split(' at ')[1]!.includes('/');
}

/**
 * Every field and strategy that the capability table says Meta holds is found in a request: by what
 * changes when it changes.
 */
function coverage(judge: (request: RecordedRequest) => void): void {
  const plain: ContractHarness = { ...harness, connector: plainConnector };
  const { fields, bidding: rules } = plainConnector('http://127.0.0.1:1').capabilities;

  describe.each<TreeKind>([
    { campaignType: 'DISPLAY', adType: 'RESPONSIVE_DISPLAY' },
    { campaignType: 'SOCIAL', adType: 'SINGLE_IMAGE' },
  ])('of $campaignType with $adType', (kind) => {
    const variations = metaVariations(kind, harness.areas);
    const carried = fields.filter(
      (rule) => ['native', 'translated', 'clamped'].includes(rule.support) && isAbout(kind)(rule),
    );
    const create = (
      ...patches: readonly (Patch | undefined)[]
    ): Promise<readonly RecordedRequest[]> =>
      createTree(
        plain,
        richTree(kind, harness.areas, ALWAYS, ...patches.flatMap((patch) => patch ?? [])),
        judge,
        metaReader(),
      );
    const requestsFor = madeOnce(create);

    it('is compared without noise: the same tree makes the same requests', async () =>
      expect(linesOnlyIn(await create(), await create())).toEqual([]));

    it.each(carried.map(({ entity, field }) => `${entity} ${field}`))('says %s', async (field) => {
      const variation = variations[field];
      const lines = variation
        ? linesOnlyIn(await requestsFor(variation.carrying), await requestsFor(variation.other))
        : [...linesOf(await requestsFor())].filter((line) => CONSTANTS[field]?.test(line));
      expect(lines).not.toEqual([]);
    });

    if (kind.campaignType === 'SOCIAL') return;
    it.each(rules.filter(({ support }) => support !== 'unsupported'))(
      'bids by $strategy',
      async ({ strategy, requires }) => {
        const without: Patch = { adGroup: { maxCpcMicros: null } };
        expect(
          linesOnlyIn(
            await requestsFor(bidding(strategy), without),
            await requestsFor(bidding(unlike(strategy)), without),
          ),
        ).not.toEqual([]);
        for (const option of requires) {
          expect([
            option,
            linesOnlyIn(
              await requestsFor(bidding(strategy), without),
              await requestsFor(bidding(strategy, OTHER_OPTIONS[option]), without),
            ),
          ]).not.toEqual([option, []]);
        }
      },
    );
  });
}
