import { answered, finished, givenParty, previewed, synced, triggered } from '@switchyard/test-kit';
import { campaignCalls } from '../campaign-calls';
import { theRemote } from '../remote-objects';
import { whenStruck } from '../system-probes';
import { onQueue } from './on-queue';
import { givenEnabled } from './samples';

/** The look of a sync at one campaign of Meta, right before it writes. */
const LOOK = { method: 'GET', path: '/\\d+$' } as const;

onQueue((here) => {
  /** A campaign at Meta whose name and budget are to change. */
  const given = async () => {
    const { party, connections, campaignId } = await givenEnabled(
      await givenParty(here()),
      'DISPLAY',
      ['meta-ads'],
    );
    expect((await synced(party)).effectiveStatus).toBe('completed');
    await campaignCalls(party, campaignId).change({ name: 'Winter', budget: 30 });
    const { planHash } = await previewed(party);
    return { party, connection: connections[0]!, planHash };
  };

  /** Applies the plan; `edit` happens after the look of the sync and before its write. */
  const applied = async (
    { party, planHash }: Awaited<ReturnType<typeof given>>,
    edit: () => Promise<unknown>,
  ) => {
    await here().emulators.fault({
      platform: 'meta-ads',
      match: LOOK,
      fault: 'delay',
      delayMs: 3_000,
    });
    const syncId = await triggered(party, planHash);
    await whenStruck(here());
    await edit();
    const sync = await finished(party, syncId);
    const [operation, ...rest] = await answered(
      party.api.GET('/api/v1/sync/{id}/operations', {
        params: { path: { id: syncId }, query: {} },
      }),
    );
    expect([sync.effectiveStatus, operation?.entity, rest]).toEqual(['completed', 'campaign', []]);
    return operation!.warnings;
  };

  it('35 a budget is edited on meta-ads between our look and our write: the operation reports both values', async () => {
    const sample = await given();
    const remote = await theRemote(here(), sample.connection, 'campaign');
    const warnings = await applied(sample, () =>
      here().emulators.edit(remote, { daily_budget: '5500' }),
    );
    expect(warnings).toEqual([
      {
        code: 'DRIFT_OVERWRITTEN',
        field: 'budget',
        local: 30,
        remote: 55,
        message: expect.any(String),
      },
    ]);
    expect((await previewed(sample.party)).summary).toMatchObject({ exports: 0, drift: 0 });
  }, 90_000);

  it('35 another field is edited on meta-ads in that moment: it stays, and the next plan reports it', async () => {
    const sample = await given();
    const remote = await theRemote(here(), sample.connection, 'campaign');
    const warnings = await applied(sample, () =>
      here().emulators.edit(remote, { status: 'PAUSED' }),
    );
    expect(warnings).toEqual([]);
    const { drift } = await previewed(sample.party);
    expect(drift.map(({ field, local, remote }) => [field, local, remote])).toEqual([
      ['status', 'ENABLED', 'PAUSED'],
    ]);
  }, 90_000);
});
