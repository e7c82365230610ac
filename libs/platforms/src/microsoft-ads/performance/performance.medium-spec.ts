import { ContractWorld } from '../../contract/testing/contract-world';
import { daysAgo, daySpent } from '../../contract/testing/days-spent';
import { growTree } from '../../contract/testing/grow-tree';
import { harness } from '../testing/contract-harness';
import { UNVERIFIED } from '../unverified';

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

  it('are not asked for where Microsoft has no name for the zone: it would tell days of the Pacific', async () => {
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
