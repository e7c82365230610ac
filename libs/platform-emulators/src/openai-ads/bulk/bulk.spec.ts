import type { Fields } from '../../core/json';
import { campaign, type GivenAccount, givenAccount, givenAd, idOf } from '../testing/given-account';

const JOBS = '/bulk_mutation_jobs';
let given: GivenAccount;
beforeEach(() => {
  given = givenAccount();
  given.vendor.edit('ad_account', given.account.externalAccountId, {
    features: { bulk_api: true },
  });
});

const newCampaign = (changes: Fields = {}): Fields => ({
  operation_id: 'create-campaign',
  type: 'campaign.create',
  idempotency_key: 'campaign-spring',
  input: {
    name: 'Spring launch',
    max_budget_micros: 100_000_000,
    billing_event_type: 'impression',
    budget_type: 'lifetime',
    status: 'paused',
    ...changes,
  },
});
const newGroup = (changes: Fields = {}): Fields => ({
  operation_id: 'create-ad-group',
  type: 'ad_group.create',
  idempotency_key: 'group-1',
  input: {
    campaign_idempotency_key: 'campaign-spring',
    name: 'Prospecting',
    context_hints: ['shoes'],
    exclusion_hints: ['boots'],
    status: 'paused',
    ...changes,
  },
});
const newAd = (changes: Fields = {}): Fields => ({
  operation_id: 'create-ad',
  type: 'ad.create',
  idempotency_key: 'ad-1',
  input: {
    campaign_idempotency_key: 'campaign-spring',
    ad_group_idempotency_key: 'group-1',
    title: 'Fresh shoes',
    body: 'Find your next pair',
    target_url: 'https://example.com/shoes',
    source_image_url: 'https://example.com/demo.png',
    ...changes,
  },
});

const submit = async (operations: readonly Fields[], changes: Fields = {}, headers = {}) => {
  const answer = await given.send('POST', JOBS, { operations, ...changes }, headers);
  expect(answer.status).toBe(202);
  return answer.body as Fields;
};

/** The outcome of a job and of each operation, once it is over. */
const outcome = async (operations: readonly Fields[], changes: Fields = {}) => {
  const job = await submit(operations, changes);
  given.pass(2);
  const state = await given.call('GET', `${JOBS}/${idOf(job)}`);
  const results = (await given.call('GET', `${JOBS}/${idOf(job)}/operations`)).data as Fields[];
  return { status: state.status, results, statuses: results.map((one) => one.status) };
};

describe('the Bulk API', () => {
  it('is a 404 until the account has it', async () => {
    given.vendor.edit('ad_account', given.account.externalAccountId, {
      features: { bulk_api: false },
    });
    expect((await given.refused('POST', JOBS, { operations: [newCampaign()] }))[0]).toBe(404);
    expect((await given.refused('GET', `${JOBS}/blkmtnjob_1`))[0]).toBe(404);
  });

  it('makes a campaign, an ad group and an ad that name each other by their keys', async () => {
    const { status, results } = await outcome([
      newCampaign(),
      newGroup({ max_cpm_bid_micros: 60_000_000 }),
      newAd(),
    ]);
    expect([status, results.map((one) => one.status)]).toEqual([
      'completed',
      ['created', 'created', 'created'],
    ]);
    const [made, group, ad] = results;
    expect([
      made?.submitted_version_id,
      group?.submitted_version_id,
      String(ad?.submitted_version_id).slice(0, 6),
    ]).toEqual([null, null, 'adver_']);
    expect(await given.call('GET', `/campaigns/${String(made?.resource_id)}`)).toMatchObject({
      bidding_type: 'impressions',
      budget: { lifetime_spend_limit_micros: 100_000_000 },
    });
    expect(
      (await given.call('GET', `/ad_groups/${String(group?.resource_id)}`)).bidding_config,
    ).toMatchObject({ billing_event_type: 'impression', max_bid_micros: 60_000 });
    expect(await given.call('GET', `/ads/${String(ad?.resource_id)}`)).toMatchObject({
      status: 'paused',
      creative: { type: 'chat_card', title: 'Fresh shoes' },
    });
  });

  it('is pending, then in progress with some of its results, then over', async () => {
    const job = await submit([newCampaign(), newGroup()]);
    expect(job).toMatchObject({ status: 'pending', operation_count: 2, completed_at: null });
    given.pass(1);
    expect(await given.call('GET', `${JOBS}/${idOf(job)}`)).toMatchObject({
      status: 'in_progress',
    });
    expect(await given.call('GET', `${JOBS}/${idOf(job)}/operations`)).toMatchObject({
      complete: false,
      data: [{ operation_id: 'create-campaign' }],
    });
    expect(
      (await given.refused('GET', `${JOBS}/${idOf(job)}/operations?after=create-campaign`))[0],
    ).toBe(400);
    given.pass(1);
    expect(await given.call('GET', `${JOBS}/${idOf(job)}`)).toMatchObject({
      status: 'completed',
      completed_at: 1_795_255_202,
    });
    expect(
      await given.call('GET', `${JOBS}/${idOf(job)}/operations?limit=1&after=create-campaign`),
    ).toMatchObject({ has_more: false, data: [{ operation_id: 'create-ad-group' }] });
  });

  it('goes on after a failure, but not below what failed', async () => {
    const other = {
      ...newCampaign({ name: 'Other' }),
      operation_id: 'other',
      idempotency_key: 'other',
    };
    const { status, statuses, results } = await outcome([
      newCampaign({ name: 'x' }),
      newGroup(),
      newAd(),
      other,
    ]);
    expect([status, statuses]).toEqual([
      'partially_failed',
      ['failed', 'skipped', 'skipped', 'created'],
    ]);
    expect(results[0]).toMatchObject({
      error_code: 'string_below_min_length',
      retryable: false,
      resource_id: null,
    });
  });

  it('stops at the first failure where the job says so, and undoes nothing', async () => {
    const bad = { ...newGroup({ name: 'x' }), operation_id: 'bad', idempotency_key: 'bad' };
    const { status, statuses } = await outcome([newCampaign(), bad, newGroup()], {
      partial_failure: false,
    });
    expect([status, statuses]).toEqual(['partially_failed', ['created', 'failed', 'skipped']]);
    expect(given.vendor.objects({ kind: 'campaign' })).toHaveLength(1);
    expect((await outcome([{ ...newCampaign({ name: 'x' }), idempotency_key: 'y' }])).status).toBe(
      'failed',
    );
  });

  it('only validates on request: fields and keys, not targets', async () => {
    const update = {
      operation_id: 'u',
      type: 'campaign.update',
      target_resource_id: 'cmpn_1',
      input: { name: 'Renamed' },
    };
    const { statuses } = await outcome(
      [newCampaign(), newGroup(), update, { ...newAd({ ad_group_idempotency_key: 'none' }) }],
      { validate_only: true },
    );
    expect(statuses).toEqual(['validated', 'validated', 'validated', 'failed']);
    expect(given.vendor.objects({ kind: 'campaign' })).toEqual([]);
  });

  it('changes what exists, a budget by its amount or its type', async () => {
    const { campaignId, adGroupId, adId } = await givenAd(given);
    const operations = [
      {
        operation_id: 'c',
        type: 'campaign.update',
        target_resource_id: campaignId,
        input: { max_budget_micros: 60_000_000, location_ids: ['1000055'] },
      },
      {
        operation_id: 'g',
        type: 'ad_group.update',
        target_resource_id: adGroupId,
        input: { max_bid_micros: 3_000_000 },
      },
      {
        operation_id: 'a',
        type: 'ad.update',
        target_resource_id: adId,
        input: { status: 'archived' },
      },
      {
        operation_id: 'n',
        type: 'ad.update',
        target_resource_id: 'ad_1',
        input: { status: 'paused' },
      },
    ];
    expect((await outcome(operations)).statuses).toEqual([
      'updated',
      'updated',
      'updated',
      'failed',
    ]);
    const changed = await given.call('GET', `/campaigns/${campaignId}`);
    expect([changed.budget, changed.targeting]).toEqual([
      { daily_spend_limit_micros: 60_000_000 },
      { locations: { countries: [], include: [expect.objectContaining({ id: '1000055' })] } },
    ]);
    expect((await given.call('GET', `/ad_groups/${adGroupId}`)).bidding_config).toMatchObject({
      max_bid_micros: 3_000_000,
    });
  });

  it('finds what its keys made in another job, and refuses a bid of the other kind', async () => {
    const first = (await outcome([newCampaign()])).results[0]?.resource_id;
    const { results, statuses } = await outcome([
      newCampaign(),
      newGroup({ max_bid_micros: 2_000_000 }),
    ]);
    expect([results[0]?.resource_id, statuses]).toEqual([first, ['created', 'failed']]);
  });

  it('is one job for one request key, and a conflict with another body', async () => {
    const key = { 'idempotency-key': 'job-1' };
    const job = await submit([newCampaign()], {}, key);
    expect(idOf(await submit([newCampaign()], {}, key))).toBe(idOf(job));
    expect((await given.refused('POST', JOBS, { operations: [newGroup()] }, key))[0]).toBe(409);
  });

  it.each([
    ['no operation', [], 'operations'],
    [
      'two with one id',
      [newCampaign(), { ...newGroup(), operation_id: 'create-campaign' }],
      'operations[1].operation_id',
    ],
    [
      'two with one key',
      [newCampaign(), { ...newGroup(), idempotency_key: 'campaign-spring' }],
      'operations[1].idempotency_key',
    ],
    ['a type that is none', [{ ...newCampaign(), type: 'campaign.delete' }], 'operations[0].type'],
    [
      'a create without a key',
      [{ ...newCampaign(), idempotency_key: undefined }],
      'operations[0].idempotency_key',
    ],
    ['an unknown member', [{ ...newCampaign(), note: 'x' }], 'operations[0].note'],
    [
      'an operation above 512 KiB',
      [newGroup({ context_hints: ['x'.repeat(600_000)] })],
      'operations[0]',
    ],
  ])('refuses a job with %s', async (_what, operations, param) => {
    expect(await given.refused('POST', JOBS, { operations })).toEqual([
      400,
      expect.any(String),
      param,
    ]);
  });

  it('takes ten jobs in ten seconds', async () => {
    for (let count = 0; count < 10; count += 1) await submit([newCampaign()]);
    const answer = await given.send('POST', JOBS, { operations: [newCampaign()] });
    expect([answer.status, answer.headers?.['retry-after']]).toEqual([429, '10']);
    given.pass(10);
    await submit([newCampaign()]);
  });

  it('shares no keys with single creates', async () => {
    const id = idOf(
      await given.call('POST', '/campaigns', campaign(), { 'idempotency-key': 'campaign-spring' }),
    );
    expect((await outcome([newCampaign()])).results[0]?.resource_id).not.toBe(id);
  });
});
