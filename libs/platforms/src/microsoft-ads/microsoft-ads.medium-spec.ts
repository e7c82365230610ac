import type { AdPlatform } from '../port/ad-platform';
import type { Observed } from '../port/attributes';
import { BIDDING_STRATEGIES, type BiddingDraft } from '../port/draft';
import { PlatformFailure } from '../port/failure';
import type { HttpRequest } from '../port/io';
import { ContractWorld } from '../testing/contract-world';
import { contractSuite } from '../testing/contract/contract-suite';
import { daysAgo, daySpent, growTree } from '../testing/performance-data';
import { MediaShelf } from '../testing/scripted-io';
import { vendorEndpoints } from '../transport/endpoints';
import { createMicrosoftAds } from './index';
import { harness } from './testing/contract-harness';
import {
  ad,
  adGroup,
  adjustment,
  applying,
  assetGroup,
  campaign,
  creating,
  displayAd,
  displayCampaign,
  displayGroup,
  EXTENSIONS,
  keyword,
  maxCampaign,
  pictures,
  reading,
  removing,
  sale,
  saleAction,
  sha256,
  updating,
} from './testing/drafts';
import {
  type Call,
  cannedMicrosoft,
  connection,
  findOracle,
  REQUEST_DEFINITIONS,
  scriptedIo,
  type ScriptedIo,
} from './testing/scripted-io';
import { UNVERIFIED } from './unverified';

contractSuite(harness);

describe('reports of Microsoft Advertising', () => {
  let world: ContractWorld;
  let campaignId: string;
  beforeEach(async () => {
    world = await ContractWorld.start(harness);
    campaignId = await growTree(world, harness, 'Reported', {});
    await world.spend(campaignId, daySpent(daysAgo(3), 1));
  });
  afterEach(() => world.stop());

  const reading = () =>
    world.performance({
      level: 'campaign',
      from: daysAgo(4),
      to: daysAgo(2),
      campaignRemoteIds: [campaignId],
    });
  const answering = (path: string, body: unknown, times = 1) =>
    world.fault({ path, fault: 'http', status: 200, body, times });
  const status = (Status: string) => ({ ReportRequestStatus: { Status, ReportDownloadUrl: null } });

  it('are waited for while they are pending', async () => {
    await answering('/Poll$', status('Pending'), UNVERIFIED.reportPolls - 2);
    expect(await reading()).toHaveLength(1);
  });

  it('that never come are given up', async () => {
    await answering('/Poll$', status('Pending'), UNVERIFIED.reportPolls);
    await expect(reading()).rejects.toMatchObject({
      failure: { kind: 'unavailable', detail: { code: 'REPORT_LATE' } },
    });
  });

  it('that cannot be made are not taken for empty ones', async () => {
    await answering('/Poll$', status('Error'));
    await expect(reading()).rejects.toMatchObject({
      failure: { kind: 'unavailable', detail: { code: 'REPORT_FAILED' } },
    });
  });

  it('that were taken without an id are not taken', async () => {
    await answering('/Submit$', {});
    await expect(reading()).rejects.toMatchObject({
      failure: { kind: 'unavailable', detail: { code: 'PLATFORM_CONTRADICTED' } },
    });
  });

  it('whose address has closed are asked for again another time', async () => {
    await world.fault({ path: '/report-files/', fault: 'http', status: 403 });
    await expect(reading()).rejects.toMatchObject({
      failure: { kind: 'unavailable', detail: { code: 'HTTP_403' } },
    });
  });

  it('that are too many at once wait as long as Microsoft says', async () => {
    await world.fault({
      path: '/Submit$',
      fault: 'http',
      status: 400,
      body: { OperationErrors: [{ Code: 207, ErrorCode: 'ConcurrentRequestOverLimit' }] },
    });
    await expect(reading()).rejects.toMatchObject({
      failure: { kind: 'throttled', retryAfterSeconds: UNVERIFIED.reportsBusySeconds },
    });
  });

  it('are not requested where Microsoft has no name for the zone: the days would be those of the Pacific zone', async () => {
    const elsewhere = { ...world.connection, timeZone: 'Australia/Eucla' };
    await expect(
      world.performance(
        { level: 'campaign', from: daysAgo(4), to: daysAgo(2), campaignRemoteIds: [campaignId] },
        elsewhere,
      ),
    ).rejects.toMatchObject({
      failure: { kind: 'refused', detail: { code: 'TIME_ZONE_UNKNOWN' } },
    });
  });
});

const oracle = findOracle();

const strategies: readonly BiddingDraft[] = BIDDING_STRATEGIES.map((type) => ({
  type,
  targetCpaMicros: 20_000_000,
  targetRoas: 4,
  targetImpressionSharePercent: 65,
  impressionShareLocation: 'ABSOLUTE_TOP',
  maxCpcBidCeilingMicros: 3_000_000,
}));

/** Everything that the connector can ask, with every field that it can send. */
const everyCall = async (): Promise<readonly Call[]> => {
  const platform = createMicrosoftAds(vendorEndpoints.microsoft);
  const io = scriptedIo(cannedMicrosoft);
  await applying(
    platform,
    strategies.map((biddingStrategy, index) =>
      creating(`c${index}`, campaign({ name: `Campaign ${index}`, biddingStrategy })),
    ),
    io,
  );
  await applying(
    platform,
    [creating('political', campaign({ politicalAdvertising: 'POLITICAL' }))],
    io,
  );
  await applying(
    platform,
    [
      creating('g1', adGroup(), '801'),
      creating('g2', adGroup({ maxCpcMicros: null, campaign: campaign() }), '801'),
    ],
    io,
  );
  await applying(platform, [creating('a1', ad(), '51')], io);
  await applying(
    platform,
    [creating('k1', keyword(), '51'), creating('k2', keyword({ negative: true }), '51')],
    io,
  );
  const seen = await reading(platform, io);
  const one = (entity: Observed['entity'], negative = false): Observed =>
    seen.find(
      (each) => each.entity === entity && Boolean(each.attributes['negative']) === negative,
    )!;
  await applying(platform, [updating('uc', one('campaign'), campaign())], io);
  await applying(platform, [updating('ug', one('adGroup'), adGroup())], io);
  await applying(platform, [updating('ua', one('ad'), ad())], io);
  await applying(
    platform,
    [updating('uk', one('keyword'), keyword({ text: 'boots', matchType: 'EXACT' }))],
    io,
  );
  for (const gone of [
    one('keyword'),
    one('keyword', true),
    one('ad'),
    one('adGroup'),
    one('campaign'),
  ]) {
    await applying(platform, [removing('r', gone)], io);
  }
  await platform.find(connection, [{ entity: 'campaign', localId: 'cmp_one', attributes: {} }], io);
  for await (const { reviews } of platform.delivery(connection, ['801'], io)) {
    expect(reviews).toHaveLength(2);
  }
  for (const level of platform.capabilities.reports!.levels) {
    for await (const row of platform.performance!(
      connection,
      { level, from: '2026-11-01', to: '2026-11-20', campaignRemoteIds: ['801'] },
      io,
    )) {
      throw new Error(row.day);
    }
  }
  await platform.check(connection, io);
  await creativeCalls(platform, io, new MediaShelf());
  await conversionCalls(platform, io);
  return io.calls;
};

/** Display, Performance Max, extensions and uploads, with answers that were lost before. */
const creativeCalls = async (
  platform: AdPlatform,
  world: ScriptedIo,
  media: MediaShelf,
): Promise<void> => {
  const io = { ...world, media };
  const { wide, square, logo } = pictures(media);
  await media.begin(wide.sha256);
  await applying(
    platform,
    [
      creating('display', displayCampaign({ scheduleZone: 'searcher' })),
      creating('max', maxCampaign()),
    ],
    io,
  );
  await applying(platform, [creating('dg', displayGroup(displayCampaign()), '803')], io);
  await applying(
    platform,
    [creating('da', displayAd(displayCampaign(), [wide, square]), '52')],
    io,
  );
  await applying(
    platform,
    [creating('ag', assetGroup(maxCampaign(), [wide, square, logo]), '802')],
    io,
  );
  const group = (await reading(platform, io, '802')).find(({ entity }) => entity === 'ad')!;
  await applying(
    platform,
    [
      updating(
        'uag',
        group,
        assetGroup(maxCampaign({ endDate: '2027-06-01' }), [wide, square], {
          adGroupName: 'Boots',
        }),
      ),
    ],
    io,
  );
  await applying(platform, [removing('rag', group, 'PERFORMANCE_MAX')], io);
  for await (const { reviews } of platform.delivery(connection, ['802'], io)) {
    expect(reviews).toMatchObject([{ status: 'DISAPPROVED', reasons: ['Reason 18'] }]);
  }
  const search = (await reading(platform, io)).find(({ entity }) => entity === 'campaign')!;
  const wanted = campaign({ extensions: EXTENSIONS, images: [wide] });
  const lost = {
    ...io,
    send: (request: HttpRequest) =>
      request.url.endsWith('/AdExtensions') ? Promise.reject(unanswered()) : io.send(request),
  };
  await applying(platform, [updating('ux', search, wanted)], lost).catch((error: unknown) =>
    expect(error).toBeInstanceOf(PlatformFailure),
  );
  await applying(platform, [updating('uy', search, wanted)], io);
  await platform.lookUpPlaces!(connection, [{ name: 'Berlin' }], io).catch((error: unknown) =>
    expect(error).toBeInstanceOf(PlatformFailure),
  );
};

/** A goal made and changed, conversions and adjustments with everything that they can hold. */
const conversionCalls = async (platform: AdPlatform, io: ScriptedIo): Promise<void> => {
  const [sink, known] = [
    platform.conversions!,
    sale({}, { identity: { email: sha256('a'), phone: sha256('b') } }),
  ];
  const settings = {
    clickThroughLookbackWindowDays: 30,
    includeInConversionsMetric: true,
    enhancedConversionsForLeads: true,
  };
  await sink.ensureAction(connection, saleAction({ ...settings, name: 'New' }), io);
  await sink.ensureAction(connection, saleAction(settings), io);
  await sink.upload(connection, [known], io);
  await sink.adjust(
    connection,
    [adjustment('RESTATEMENT', known, { value: '70' }), adjustment('RETRACTION', known)],
    io,
  );
};

const unanswered = (): PlatformFailure =>
  new PlatformFailure({
    kind: 'unknown',
    detail: { code: 'NO_ANSWER', message: 'The answer was lost.' },
  });

const suite = oracle ? describe : describe.skip;

suite("Microsoft's own schema (microsoft-ads-v13.schema.json)", () => {
  let calls: readonly Call[] = [];
  beforeAll(async () => void (calls = await everyCall()));

  it('takes every request that the connector makes', () => {
    const wrong = calls.flatMap(({ key, body }) =>
      oracle!(REQUEST_DEFINITIONS[key]!, body).map((message) => `${key} ${message}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each(Object.keys(REQUEST_DEFINITIONS))('refuses a broken copy of %s', (key) => {
    const sent = calls.find((call) => call.key === key);
    expect(sent).toBeDefined();
    expect(oracle!(REQUEST_DEFINITIONS[key]!, { ...sent!.body, Colour: 'red' })).not.toEqual([]);
    const [member, value] = Object.entries(sent!.body).at(-1)!;
    expect(
      oracle!(REQUEST_DEFINITIONS[key]!, {
        ...sent!.body,
        [member]: typeof value === 'object' ? 7 : { value },
      }),
    ).not.toEqual([]);
  });
});
