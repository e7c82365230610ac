import {
  answered,
  type ConnectionMade,
  eventually,
  finished,
  givenCampaignTree,
  givenConnection,
  givenParty,
  type Party,
  previewed,
  refused,
  synced,
  syncOf,
  TcpProxy,
  triggered,
} from '@switchyard/test-kit';
import { campaignCalls } from '../campaign-calls';
import { remoteCounts, theRemote } from '../remote-objects';
import { lastRequest, ownerSql } from '../system-probes';
import { onQueue } from './on-queue';
import { slowDown } from './samples';

const trigger = ({ api }: Party, planHash: string) =>
  api.POST('/api/v1/sync', { body: { planHash } });
const cancel = ({ api }: Party, id: string) =>
  api.POST('/api/v1/sync/{id}/cancel', { params: { path: { id } } });

onQueue((here) => {
  const givenGoogle = async (budget = 20) => {
    const party = await givenParty(here());
    const connection = await givenConnection(party, 'google-ads');
    const { campaignId } = await givenCampaignTree(party, {
      platforms: ['google-ads'],
      campaign: { budget },
    });
    return {
      party,
      connection,
      campaignId,
      campaign: campaignCalls(party, campaignId),
      planHash: (await previewed(party)).planHash,
    };
  };

  /** How many requests an ad account has seen after request number `since` of its platform. */
  const seenSince = async ({ adAccount }: ConnectionMade, since: number): Promise<number> =>
    (await here().emulators.requests('google-ads', since)).filter(({ path }) =>
      path.includes(adAccount.externalAccountId),
    ).length;

  /** Cancels once so many requests of the run are out, or once it is over. */
  const cancelAfter = async (
    party: Party,
    connection: ConnectionMade,
    planHash: string,
    requests: number,
  ) => {
    const since = await lastRequest(here(), 'google-ads');
    const id = await triggered(party, planHash);
    await here().holds(
      async () =>
        expect(
          (await seenSince(connection, since)) >= requests ||
            (await syncOf(party, id)).effectiveStatus === 'completed',
        ).toBe(true),
      60_000,
    );
    const { response } = await cancel(party, id);
    return { id, wasTaken: response.ok, end: await finished(party, id) };
  };

  it('19 fifty triggers at once: one sync starts, the other forty-nine learn which', async () => {
    const { party, connection, planHash } = await givenGoogle();
    // No sync may be over before the last trigger is answered.
    await here().killWorkers();
    const answers = await Promise.all(Array.from({ length: 50 }, () => trigger(party, planHash)));
    const started = answers.flatMap(({ data }) => (data ? [data.data] : []));
    expect(started).toEqual([{ syncId: expect.any(String), status: 'started' }]);
    const refusals = answers.flatMap(({ error, response }) =>
      error ? [[response.status, error]] : [],
    );
    expect(refusals).toHaveLength(49);
    for (const refusal of refusals) {
      expect(refusal).toMatchObject([
        409,
        { error: { code: 'PLAN_ALREADY_APPLIED', details: { syncId: started[0]!.syncId } } },
      ]);
    }
    expect(await refused(party.api.POST('/api/v1/sync', { body: {} }))).toMatchObject({
      status: 409,
      code: 'SYNC_ALREADY_ACTIVE',
      details: { syncId: started[0]!.syncId },
    });
    await here().startWorker();
    await finished(party, started[0]!.syncId as string);
    expect(await remoteCounts(here(), connection)).toEqual({
      campaign: 1,
      adGroup: 1,
      ad: 1,
      keyword: 2,
    });
  }, 60_000);

  it('40 the answer of a trigger is lost and its client has no key: sent again, at once and when the sync is over, it gets its sync', async () => {
    const { party, connection, planHash } = await givenGoogle();
    const proxy = await TcpProxy.to(Number(new URL(here().apiUrl).port));
    proxy.cutAt(Buffer.from(planHash), 'before it is answered');
    await expect(
      fetch(`${proxy.urlOf(here().apiUrl).replace(/\/$/, '')}/api/v1/sync`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${party.token}`,
          'x-space-id': party.spaceId,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ planHash }),
      }),
    ).rejects.toThrow();
    expect(proxy.cuts).toBe(1);
    await proxy.close();
    const syncs = await eventually(async () => {
      const rows = await answered(party.api.GET('/api/v1/sync'));
      expect(rows).toHaveLength(1);
      return rows;
    });
    const reported = {
      status: 409,
      code: 'PLAN_ALREADY_APPLIED',
      details: { syncId: syncs[0]!.id },
    };
    expect(await refused(trigger(party, planHash))).toMatchObject(reported);
    expect((await finished(party, syncs[0]!.id)).effectiveStatus).toBe('completed');
    expect(await refused(trigger(party, planHash))).toMatchObject(reported);
    expect(await remoteCounts(here(), connection)).toEqual({
      campaign: 1,
      adGroup: 1,
      ad: 1,
      keyword: 2,
    });
  }, 60_000);

  it('20 the same trigger is sent again by its client, at once and when the sync is over: the same sync, the same bytes', async () => {
    const { party, connection, planHash } = await givenGoogle();
    const send = () =>
      party.send('/api/v1/sync', {
        method: 'POST',
        body: { planHash },
        headers: { 'idempotency-key': 'same' },
      });
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    const done = answers.filter(({ status }) => status === 202);
    expect([
      new Set(done.map(({ text }) => text)).size,
      done.filter(({ headers }) => headers.get('idempotency-replayed') === null).length,
    ]).toEqual([1, 1]);
    for (const { status, body } of answers.filter((answer) => !done.includes(answer))) {
      expect([status, body.error?.code]).toEqual([409, 'IDEMPOTENCY_IN_PROGRESS']);
    }
    const { syncId } = done[0]!.body.data as { syncId: string };
    await finished(party, syncId);
    const late = await send();
    expect([late.text, late.headers.get('idempotency-replayed')]).toEqual([done[0]!.text, 'true']);
    expect(await answered(party.api.GET('/api/v1/sync'))).toHaveLength(1);
    expect(await remoteCounts(here(), connection)).toEqual({
      campaign: 1,
      adGroup: 1,
      ad: 1,
      keyword: 2,
    });
  }, 60_000);

  it('21 a cancel after every request of a run, up to its last: one end, which never changes again and reports what the platform has', async () => {
    await slowDown(here(), 1_000, ['google-ads']);
    const whole = await givenGoogle();
    const before = await lastRequest(here(), 'google-ads');
    expect(
      (await finished(whole.party, await triggered(whole.party, whole.planHash))).effectiveStatus,
    ).toBe('completed');
    const requests = await seenSince(whole.connection, before);
    expect(requests).toBeGreaterThan(3);
    const races = await Promise.all(Array.from({ length: requests + 1 }, () => givenGoogle()));
    const ends = await Promise.all(
      races.map(({ party, connection, planHash }, at) =>
        cancelAfter(party, connection, planHash, at),
      ),
    );
    for (const [at, { id, wasTaken, end }] of ends.entries()) {
      const { party, connection } = races[at]!;
      const remote = Object.values(await remoteCounts(here(), connection)).reduce(
        (sum, count) => sum + count,
        0,
      );
      expect([end.effectiveStatus, wasTaken]).toEqual(
        end.effectiveStatus === 'cancelled' ? ['cancelled', true] : ['completed', wasTaken],
      );
      expect(end.counts.exported).toBe(remote);
      if (end.effectiveStatus === 'completed') expect(remote).toBe(5);
      expect((await cancel(party, id)).response.status).toBe(409);
      expect((await syncOf(party, id)).effectiveStatus).toBe(end.effectiveStatus);
    }
    expect(
      new Set(
        ends.flatMap(({ end }) =>
          end.effectiveStatus === 'cancelled' ? [end.counts.exported] : [],
        ),
      ).size,
    ).toBeGreaterThan(1);
  }, 180_000);

  it('28 the brake engages between the trigger and the request that enables: it is not sent, and the rest of the plan is', async () => {
    const { party, connection, campaignId, campaign } = await givenGoogle();
    expect((await synced(party)).effectiveStatus).toBe('completed');
    await campaign.change({ status: 'ENABLED', budget: 25 });
    for (const { id } of await answered(party.api.GET('/api/v1/keywords'))) {
      await answered(
        party.api.PATCH('/api/v1/keywords/{id}', {
          params: { path: { id } },
          body: { status: 'PAUSED' },
        }),
      );
    }
    const { planHash } = await previewed(party);
    await here().killWorkers();
    const id = await triggered(party, planHash);
    const hold = JSON.stringify({
      since: new Date().toISOString(),
      eventId: 'bre_01kb4wq6m3e0sv5mwzq8a7h2rd',
    });
    expect(
      await ownerSql(here(), 'update catalog.campaign set hold = $2 where id = $1', [
        campaignId,
        hold,
      ]),
    ).toBe(1);
    await here().startWorker();
    const sync = await finished(party, id);
    const operations = await answered(
      party.api.GET('/api/v1/sync/{id}/operations', { params: { path: { id } } }),
    );
    const reported = operations
      .map(({ entity, status, error }) => `${entity} ${status} ${error?.code ?? ''}`.trim())
      .toSorted();
    expect([sync.effectiveStatus, reported]).toEqual([
      'partial',
      ['campaign skipped BRAKE_ENGAGED', 'keyword succeeded', 'keyword succeeded'],
    ]);
    const remote = await theRemote(here(), connection, 'campaign');
    expect([
      remote.status,
      (await theRemote(here(), connection, 'budget')).data['amountMicros'],
    ]).toEqual(['PAUSED', '20000000']);
    await ownerSql(here(), 'update catalog.campaign set hold = null where id = $1', [campaignId]);
    expect((await synced(party)).effectiveStatus).toBe('completed');
    expect((await theRemote(here(), connection, 'campaign')).status).toBe('ENABLED');
  }, 120_000);
});
