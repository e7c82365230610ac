import 'reflect-metadata';
import { buildDocument, type CheckableDocument, checkDocument } from '@switchyard/http-kit';
import type { Tenant } from '@switchyard/kernel';
import {
  addressOf,
  computes,
  CONNECTION,
  newId,
  plannedPart,
  plannedUpdate,
} from '../testing/given-plan';
import { type Call, syncBench, type SyncBench } from '../testing/http-bench';

const HASH = 'a'.repeat(64);
let bench: SyncBench;
let tenant: Tenant;
let call: Call;
let campaign: string;
beforeAll(async () => {
  bench = await syncBench();
});
afterAll(() => bench.close());
beforeEach(() => {
  tenant = bench.newTenant();
  call = bench.as(tenant);
  campaign = newId('cmp');
  bench.world.campaigns.set(campaign, 'Autumn');
  bench.world.workerAlive = true;
  bench.world.answer = computes(bench, {
    planHash: HASH,
    changes: [plannedUpdate(addressOf(campaign))],
  });
});

it('describes its routes without a finding of the document check', () => {
  const document = buildDocument(bench.app, {
    title: 'Sync',
    description: 'Plans and syncs.',
    version: '2.4.1',
    serverUrl: 'http://127.0.0.1',
  });
  expect(checkDocument(JSON.parse(JSON.stringify(document)) as CheckableDocument)).toEqual([]);
});

describe('POST /sync/preview', () => {
  it('answers a plan in the words and units of the contract', async () => {
    const { status, data } = await call('POST', '/sync/preview', {
      campaignIds: [campaign],
      platforms: ['google-ads'],
    });
    expect([status, data]).toMatchObject([
      200,
      {
        status: 'ready',
        planHash: HASH,
        summary: { exports: 1 },
        drift: [],
        blocked: [],
        warnings: [],
        spend: null,
        syncId: null,
        scope: {
          platforms: ['google-ads'],
          campaignIds: [campaign],
          force: false,
          options: { includeAdGroups: true, includeKeywords: true, includeAds: true },
        },
        platforms: [
          {
            platform: 'google-ads',
            connectionId: CONNECTION,
            more: 0,
            quota: { readCalls: 1, calls: 1, operations: 1, days: 1 },
          },
        ],
      },
    ]);
    expect(data['platforms']![0]!['changes']).toEqual([
      {
        action: 'update',
        entity: 'campaign',
        id: campaign,
        campaignId: campaign,
        platform: 'google-ads',
        name: 'Autumn',
        reason: 'Changed here since the last sync.',
        fields: [{ field: 'budget', before: 20, after: 30.5, owner: 'local' }],
      },
    ]);
    expect(Date.parse(data['expiresAt']!) - Date.parse(data['createdAt']!)).toBe(
      24 * 60 * 60 * 1000,
    );
  });

  it('reports drift, blocks, spending and what is missing', async () => {
    const address = addressOf(campaign);
    const part = (id: string) =>
      plannedPart(id, campaign, {
        drift: [
          {
            address,
            name: 'Autumn',
            field: 'maxCpcMicros',
            applied: 1_000_000,
            local: 1_000_000,
            remote: 2_500_000,
          },
        ],
        missing: [addressOf(campaign, 'google-ads', 'adGroup', newId('adg'))],
        warnings: [
          {
            code: 'BID_ADJUSTMENT_CLAMPED',
            field: 'schedule/0/bidModifier',
            message: 'Clamped.',
            address,
          },
        ],
      });
    const finding = {
      kind: 'requirement',
      source: 'switchyard',
      code: 'CURRENCY_MISMATCH',
      platform: 'google-ads',
      entity: { type: 'campaign', id: campaign },
      field: 'currency',
      message: 'm',
      fix: 'f',
    } as const;
    const spend = {
      currency: 'EUR',
      perPlatform: [{ platform: 'google-ads', dailyBeforeMicros: 0, dailyAfterMicros: 12_340_000 }],
      worstCaseMonthToEndMicros: 123_400_000,
    } as const;
    bench.world.answer = computes(bench, {
      planHash: HASH,
      changes: [],
      parts: (id) => [part(id)],
      more: {
        blocked: [
          { campaignId: campaign, name: 'Autumn', platform: 'google-ads', findings: [finding] },
        ],
        spend,
      },
    });
    const { data } = await call('POST', '/sync/preview', {});
    expect(data['drift']).toEqual([
      {
        campaignId: campaign,
        platform: 'google-ads',
        entity: 'campaign',
        id: campaign,
        field: 'maxCpc',
        applied: 1,
        local: 1,
        remote: 2.5,
      },
    ]);
    expect(data['blocked']).toMatchObject([
      { campaignId: campaign, name: 'Autumn', findings: [finding] },
    ]);
    expect(data['spend']).toEqual({
      currency: 'EUR',
      perPlatform: [{ platform: 'google-ads', dailyBefore: 0, dailyAfter: 12.34 }],
      worstCaseMonthToEnd: 123.4,
      perCurrency: [],
    });
    expect(data['warnings']).toMatchObject([
      { code: 'REMOTE_MISSING', entity: 'adGroup', field: null },
      { code: 'BID_ADJUSTMENT_CLAMPED', field: 'adScheduleStructured/windows/0/bidModifier' },
    ]);
    expect(data['summary']).toMatchObject({ warnings: 1 });
  });

  it('hands the request on in the words that plans are computed in', async () => {
    const resolve = [
      { campaignId: campaign, platform: 'google-ads', field: 'budget', take: 'local' },
    ];
    const { data } = await call('POST', '/sync/preview', {
      resolve,
      force: true,
      options: { includeAds: false },
    });
    expect((await bench.stores.previews.get(tenant, data['id']!))?.request).toEqual({
      scope: {},
      force: true,
      options: { includeAdGroups: true, includeKeywords: true, includeAds: false },
      resolve: [{ ...resolve[0], field: 'budgetMicros' }],
    });
  });

  it('answers 202 and a place to look while it is being computed', async () => {
    bench.world.answer = () => Promise.resolve();
    const asked = await call('POST', '/sync/preview', {});
    expect(asked).toMatchObject({
      status: 202,
      data: { status: 'computing', planHash: null },
      headers: { location: `/api/v1/sync/preview/${asked.data['id']}`, 'retry-after': '1' },
    });
    expect(await call('GET', `/sync/preview/${asked.data['id']}`)).toMatchObject({
      status: 200,
      data: { status: 'computing' },
      headers: { 'retry-after': '1' },
    });
  });

  it('says why there is no plan', async () => {
    const failure = { code: 'INTERNAL_ERROR', message: 'No plan.' };
    bench.world.answer = computes(bench, {
      planHash: HASH,
      changes: [],
      more: { status: 'failed', failure, planHash: null, summary: null },
    });
    expect(await call('POST', '/sync/preview', {})).toMatchObject({
      status: 200,
      data: { status: 'failed', failure, planHash: null, summary: null, platforms: [] },
    });
  });

  it('is 503 when no worker is running', async () => {
    bench.world.workerAlive = false;
    expect(await call('POST', '/sync/preview', {})).toMatchObject({
      status: 503,
      refused: ['UNAVAILABLE'],
      headers: { 'retry-after': '5' },
    });
  });

  it('is about all of the Space when nothing is stated', async () => {
    expect(await call('POST', '/sync/preview')).toMatchObject({
      status: 200,
      data: { scope: { platforms: null, campaignIds: null } },
    });
  });

  it('may be asked by a VIEWER with sync:read', async () => {
    expect((await bench.as(tenant, '|VIEWER|sync:read')('POST', '/sync/preview', {})).status).toBe(
      200,
    );
    expect(
      (await bench.as(tenant, '|OWNER|sync:write')('POST', '/sync/preview', {})).refused,
    ).toEqual(['INSUFFICIENT_SCOPE']);
  });

  it.each<[string, object, string]>([
    ['an unknown member', { adopted: [] }, 'UNKNOWN_FIELD /adopted'],
    ['nothing to adopt', { adopt: [] }, 'TOO_FEW /adopt'],
    [
      'an unknown option',
      { options: { includeAssets: true } },
      'UNKNOWN_FIELD /options/includeAssets',
    ],
    ['an unknown platform', { platforms: ['yahoo-ads'] }, 'NOT_ONE_OF /platforms/0'],
    ['no platform at all', { platforms: [] }, 'TOO_FEW /platforms'],
    [
      'a field that nothing has',
      {
        resolve: [
          {
            campaignId: newId('cmp'),
            platform: 'google-ads',
            field: 'budgetMicros',
            take: 'local',
          },
        ],
      },
      'NOT_ONE_OF /resolve/0/field',
    ],
  ])('refuses %s', async (_, body, issue) => {
    expect((await call('POST', '/sync/preview', body)).refused).toEqual([
      'VALIDATION_ERROR',
      issue,
    ]);
  });

  it.each<[string, object, string]>([
    ['in the scope', { campaignIds: [newId('cmp')] }, '/campaignIds/0'],
    [
      'in an answer',
      {
        resolve: [
          { campaignId: newId('cmp'), platform: 'google-ads', field: 'budget', take: 'local' },
        ],
      },
      '/resolve/0/campaignId',
    ],
    ['that is malformed', { campaignIds: ['cmp_1'] }, '/campaignIds/0'],
  ])('does not know a campaign %s', async (_, body, path) => {
    expect(await call('POST', '/sync/preview', body)).toMatchObject({
      status: 404,
      refused: ['NOT_FOUND'],
      details: { path },
    });
  });
});

describe('GET /sync/preview/:id', () => {
  it('takes an id or a hash, in its own Space only', async () => {
    const { data } = await call('POST', '/sync/preview', {});
    expect((await call('GET', `/sync/preview/${data['id']}`)).data).toEqual(data);
    expect((await call('GET', `/sync/preview/${HASH}`)).data).toEqual(data);
    const stranger = bench.as(bench.newTenant());
    for (const place of [data['id'], HASH, 'b'.repeat(64), 'pvw_1', 'A'.repeat(64)]) {
      expect((await stranger('GET', `/sync/preview/${place}`)).refused).toEqual(['NOT_FOUND']);
    }
  });

  it('shows a hundred changes and lists them all', async () => {
    const changes = Array.from({ length: 130 }, (_, index) =>
      plannedUpdate(addressOf(campaign, 'google-ads', 'adGroup', newId('adg')), {
        name: `Group ${index}`,
        action: index % 2 ? 'create' : 'update',
      }),
    );
    bench.world.answer = computes(bench, { planHash: HASH, changes });
    const { data } = await call('POST', '/sync/preview', {});
    expect([data['platforms']![0]!['changes']!['length'], data['platforms']![0]!['more']]).toEqual([
      100, 30,
    ]);
    const first = await call(
      'GET',
      `/sync/preview/${HASH}/changes?limit=80&campaignId=${campaign}`,
    );
    const second = await call(
      'GET',
      `/sync/preview/${HASH}/changes?limit=80&cursor=${first.meta.nextCursor}`,
    );
    expect([...first.rows, ...second.rows].map(({ name }) => name)).toEqual(
      changes.map(({ name }) => name),
    );
    expect(second.meta.nextCursor).toBeNull();
    expect(
      (await call('GET', `/sync/preview/${HASH}/changes?action=create&limit=200`)).rows,
    ).toHaveLength(65);
    expect(
      (await call('GET', `/sync/preview/${HASH}/changes?platform=microsoft-ads`)).rows,
    ).toEqual([]);
    expect((await call('GET', `/sync/preview/${HASH}/changes?campaignId=nonsense`)).rows).toEqual(
      [],
    );
    expect((await call('GET', `/sync/preview/${HASH}/changes?action=destroy`)).refused).toEqual([
      'VALIDATION_ERROR',
      'NOT_ONE_OF query.action',
    ]);
  });
});
