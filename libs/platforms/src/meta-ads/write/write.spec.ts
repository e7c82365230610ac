import { digestOf } from '@switchyard/kernel';
import type { AreaDraft, CampaignDraft } from '../../port/draft';
import { create, update } from '../../testing/changes';
import type { Row } from '../client/objects';
import { observeAdGroup, observeCampaign } from '../read/observe';
import { drafts } from '../testing/contract-harness';
import { connection, graphError, part, scriptedGraph } from '../testing/scripted-graph';

const THREE = ['One', 'Two', 'Three'].map((name) => drafts.campaign({ name }));
const made = (id: string) => part(200, { id });

describe('a wave of campaigns', () => {
  it('of one goes as itself, of more as one batch, each through the gate once', async () => {
    const one = scriptedGraph({ json: { id: '120' } });
    await one.apply([create(one.platform, THREE[0]!)]);
    expect([one.sent[0]!.url, one.gates.length]).toEqual([
      'https://graph.facebook.com/v26.0/act_77/campaigns',
      1,
    ]);
    const more = scriptedGraph({ json: ['1', '2', '3'].map(made) });
    const { outcomes } = await more.apply(THREE.map((draft) => create(more.platform, draft)));
    expect([
      more.sent.map(({ url }) => url),
      more.gates.map(({ length }) => length),
      outcomes.map(({ kind }) => kind),
    ]).toEqual([['https://graph.facebook.com/'], [3], ['applied', 'applied', 'applied']]);
  });

  it('keeps the good when one is refused', async () => {
    const graph = scriptedGraph({
      json: [made('1'), part(400, graphError(100, { error_subcode: 1_885_272 })), made('3')],
    });
    const { outcomes, failure } = await graph.apply(
      THREE.map((draft) => create(graph.platform, draft)),
    );
    expect(outcomes.map(({ kind }) => kind)).toEqual(['applied', 'failed', 'applied']);
    expect([outcomes[1], failure]).toMatchObject([
      {
        failure: {
          kind: 'refused',
          field: 'budget',
          detail: { code: '100/1885272', requestId: 'Atrace' },
        },
      },
      undefined,
    ]);
  });

  it.each([
    [
      'was throttled',
      part(400, graphError(17), [
        { name: 'X-Ad-Account-Usage', value: '{"acc_id_util_pct":100,"reset_time_duration":30}' },
      ]),
      { kind: 'throttled', retryAfterSeconds: 30 },
    ],
    ['came to no end', null, { kind: 'unknown' }],
    ['broke', part(500, graphError(2, { is_transient: true })), { kind: 'unknown' }],
    ['met a dead token', part(401, graphError(190)), { kind: 'unauthorised' }],
  ])('reports what is done before it stops for a part that %s', async (_, open, failure) => {
    const graph = scriptedGraph({ json: [made('1'), open, made('3')] });
    const result = await graph.apply(THREE.map((draft) => create(graph.platform, draft)));
    expect([result.outcomes.map(({ kind }) => kind), result.failure]).toMatchObject([
      ['applied', 'applied'],
      failure,
    ]);
  });

  it('looks before it sends anything again when one part may have been done, whatever the others ask for', async () => {
    const graph = scriptedGraph({
      json: [part(400, graphError(17)), null, part(401, graphError(190))],
    });
    expect(
      (await graph.apply(THREE.map((draft) => create(graph.platform, draft)))).failure?.kind,
    ).toBe('unknown');
  });

  it.each([
    ['without an id', { json: { success: true } }],
    ['that is an error inside a 200', { json: graphError(1) }],
    ['that is no object', { json: 'done' }],
  ])('accepts no answer %s', async (_, answer) => {
    const graph = scriptedGraph(answer);
    const { outcomes, failure } = await graph.apply([create(graph.platform, THREE[0]!)]);
    expect(
      failure?.kind ??
        outcomes.map((outcome) => outcome.kind === 'failed' && outcome.failure.kind)[0],
    ).toBe('unknown');
  });

  it('is refused whole, change by change, when the batch is', async () => {
    const graph = scriptedGraph({ status: 400, json: graphError(2_635) });
    const { outcomes } = await graph.apply(THREE.map((draft) => create(graph.platform, draft)));
    expect(outcomes).toMatchObject(
      THREE.map(() => ({
        kind: 'failed',
        failure: {
          kind: 'refused',
          detail: { code: 'VERSION_SUNSET', message: expect.stringContaining('v26.0') },
        },
      })),
    );
  });

  it('proves that the app that holds the token sends it', async () => {
    const graph = scriptedGraph({ json: { id: '120' } });
    await graph.apply([create(graph.platform, THREE[0]!)]);
    expect(graph.forms()[0]!['appsecret_proof']).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(graph.sent)).not.toContain('fake-secret');
  });
});

describe('what is not sent to Meta', () => {
  const group = (over: Partial<CampaignDraft>) =>
    drafts.adGroup({ campaign: drafts.campaign(over) });
  const nowhere: AreaDraft = { kind: 'AREA', name: 'Atlantis', negative: false };

  it.each([
    ['places of which none is left', { geoTargets: [nowhere] }, {}, 'NO_PLACE_LEFT', 'geoTargets'],
    [
      'exclusions alone',
      { geoTargets: [{ ...nowhere, metaLocationId: 'country:US', negative: true }] },
      {},
      'NO_PLACE_LEFT',
      'geoTargets',
    ],
    [
      'no device',
      { devices: { desktop: { enabled: false }, mobile: { enabled: false } } },
      {},
      'NO_DEVICE_LEFT',
      'targeting/devices',
    ],
    [
      'conversions without a pixel',
      { biddingStrategy: { type: 'MAXIMIZE_CONVERSIONS' } },
      { settings: { pageId: '11' } },
      'CONNECTION_SETTING_MISSING',
      'biddingStrategy',
    ],
    [
      'a type of campaign that Meta does not have',
      { campaignType: 'SEARCH' },
      {},
      'CAMPAIGN_TYPE_UNSUPPORTED',
      'type',
    ],
  ] as const)('%s', async (_, campaign, over, code, field) => {
    const graph = scriptedGraph();
    const { outcomes } = await graph.apply([create(graph.platform, group(campaign), '120')], over);
    expect([outcomes, graph.sent]).toMatchObject([
      [{ kind: 'failed', failure: { kind: 'refused', field, detail: { code } } }],
      [],
    ]);
  });

  it('a change that already arrived: its answer was lost', async () => {
    const graph = scriptedGraph({
      json: {
        id: '120',
        name: 'New',
        status: 'PAUSED',
        objective: 'OUTCOME_TRAFFIC',
        daily_budget: '2500',
        bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
        special_ad_categories: [],
      },
    });
    const seen = {
      entity: 'campaign',
      remoteId: '120',
      campaignRemoteId: '120',
      attributes: { name: 'Old' },
      parts: {},
    } as const;
    const change = {
      ...update(graph.platform, seen, drafts.campaign({ name: 'New' })),
      fields: ['name'],
    };
    const { outcomes } = await graph.apply([change]);
    expect([outcomes.map(({ kind }) => kind), graph.gates]).toEqual([['applied'], []]);
  });
});

describe('an edit between the look and the write', () => {
  const row = {
    id: '120',
    name: 'Old',
    status: 'PAUSED',
    objective: 'OUTCOME_TRAFFIC',
    daily_budget: '2500',
    bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
    special_ad_categories: [],
  };
  /**
   * A campaign that is to have another name and budget, and is looked at once more in the request
   * that writes.
   */
  const renamed = async (before: object) => {
    const graph = scriptedGraph(
      { json: row },
      { json: [part(200, { ...row, ...before }), part(200, { success: true })] },
    );
    const session = { connection, io: graph.io, rootUrl: '', version: '' };
    const { attributes } = observeCampaign(session, row);
    const after = { ...attributes, name: 'New', budgetMicros: 30_000_000 };
    const { outcomes } = await graph.apply([
      {
        action: 'update',
        id: 'op',
        entity: 'campaign',
        localId: 'cmp_1',
        campaignType: 'DISPLAY',
        remoteId: '120',
        after,
        fields: ['name', 'budgetMicros'],
        seenDigest: digestOf(attributes),
      },
    ]);
    return { outcomes, batch: JSON.parse(graph.forms()[1]!['batch']!) as Record<string, string>[] };
  };

  it('is reported with the found values of the written fields', async () => {
    const { outcomes, batch } = await renamed({ daily_budget: '5500', status: 'ACTIVE' });
    expect(outcomes).toMatchObject([
      { kind: 'applied', overwritten: [{ field: 'budgetMicros', found: 55_000_000 }] },
    ]);
    expect(batch.map(({ method, name, depends_on }) => [method, name, depends_on])).toEqual([
      ['GET', 'look-0', undefined],
      ['POST', undefined, 'look-0'],
    ]);
  });

  it.each([
    ['nothing was edited', {}],
    ['the object already has the wanted value', { daily_budget: '3000' }],
  ])('is none when %s', async (_, before) => {
    const { outcomes } = await renamed(before);
    expect(outcomes.map((outcome) => 'overwritten' in outcome)).toEqual([false]);
  });
});

const observeAdGroups = (row: Row) => [
  observeAdGroup({ connection, io: scriptedGraph().io, rootUrl: '', version: '' }, row).attributes,
];

/** What an ad set of such a campaign is sent with. */
const formOf = async (
  over: Partial<CampaignDraft>,
  settings: Readonly<Record<string, string>> = {},
) => {
  const graph = scriptedGraph({ json: { id: '130' } });
  const { outcomes } = await graph.apply(
    [create(graph.platform, drafts.adGroup({ campaign: drafts.campaign(over) }), '120')],
    { settings: { pageId: '11', pixelId: '33', ...settings } },
  );
  expect(outcomes).toMatchObject([{ kind: 'applied' }]);
  return Object.fromEntries(
    Object.entries(graph.forms()[0]!).map(([name, text]) => [
      name,
      /^[[{]/.test(text) ? JSON.parse(text) : text,
    ]),
  );
};

describe('an ad set', () => {
  it.each([
    ['clicks', { type: 'MAXIMIZE_CLICKS' }, 'TRAFFIC', { optimization_goal: 'LINK_CLICKS' }],
    [
      "clicks under the ad group's own cap",
      { type: 'MAXIMIZE_CLICKS', maxCpcBidCeilingMicros: 3_000_000 },
      'LEADS',
      { optimization_goal: 'LINK_CLICKS', bid_amount: '150' },
    ],
    [
      'leads',
      { type: 'MAXIMIZE_CONVERSIONS' },
      'LEADS',
      {
        optimization_goal: 'OFFSITE_CONVERSIONS',
        promoted_object: { pixel_id: '33', custom_event_type: 'LEAD' },
      },
    ],
    [
      'sales at a cost',
      { type: 'TARGET_CPA', targetCpaMicros: 20_000_000 },
      'SALES',
      {
        optimization_goal: 'OFFSITE_CONVERSIONS',
        bid_amount: '2000',
        promoted_object: { pixel_id: '33', custom_event_type: 'PURCHASE' },
      },
    ],
    [
      'value at a return',
      { type: 'TARGET_ROAS', targetRoas: 1.5 },
      'SALES',
      { optimization_goal: 'VALUE', bid_constraints: { roas_average_floor: 15_000 } },
    ],
    [
      'awareness',
      { type: 'MAXIMIZE_CLICKS' },
      'AWARENESS',
      { optimization_goal: 'REACH', promoted_object: { page_id: '11' } },
    ],
  ] as const)('for %s', async (_, biddingStrategy, objective, members) => {
    const form = await formOf({ biddingStrategy, objective });
    expect(form).toMatchObject({ billing_event: 'IMPRESSIONS', ...members });
    expect(form).not.toHaveProperty('daily_budget');
    expect(form).not.toHaveProperty('bid_strategy');
  });

  it('names its places by kind and leaves where people are to Meta', async () => {
    const { targeting } = await formOf(
      {
        geoTargets: [
          { kind: 'AREA', name: 'Berlin', negative: false, metaLocationId: 'city:2420605' },
          { kind: 'AREA', name: 'A zip', negative: true, metaLocationId: 'zip:US:94304' },
          { kind: 'AREA', name: 'US', negative: false, metaLocationId: 'country:US' },
          { kind: 'RADIUS', name: 'Office', lat: 52.52, lng: 13.405, radius: 500, unit: 'mi' },
        ],
        languages: ['de', 'en'],
        devices: { desktop: { enabled: false } },
      },
      { instagramUserId: '178' },
    );
    expect(targeting).toEqual({
      geo_locations: {
        countries: ['US'],
        cities: [{ key: '2420605' }],
        custom_locations: [
          { latitude: 52.52, longitude: 13.405, radius: 50, distance_unit: 'mile' },
        ],
      },
      excluded_geo_locations: { zips: [{ key: 'US:94304' }] },
      locales: [5, 1001],
      device_platforms: ['mobile'],
      publisher_platforms: ['facebook', 'instagram'],
      targeting_automation: { advantage_audience: 0 },
    });
  });

  it('loses what a plan leaves out of an update because it is not set any more', async () => {
    const row = {
      id: '130',
      name: 'Shoes',
      campaign_id: '120',
      campaign: { bid_strategy: 'LOWEST_COST_WITH_BID_CAP' },
      status: 'ACTIVE',
      optimization_goal: 'LINK_CLICKS',
      bid_amount: 150,
      end_time: '2027-03-28T23:59:59+0200',
      targeting: {},
    };
    const graph = scriptedGraph(
      { json: row },
      { json: { success: true } },
      { json: [part(200, row), part(200, { success: true })] },
    );
    const {
      maxCpcMicros: _,
      endDate: __,
      devices: ___,
      ...after
    } = graph.platform.normalise(drafts.adGroup()).attributes;
    const [seen] = observeAdGroups(row);
    const change = {
      action: 'update',
      id: 'op',
      entity: 'adGroup',
      localId: 'adg_1',
      campaignType: 'DISPLAY',
      remoteId: '130',
      parentRemoteId: '120',
      after,
      fields: ['maxCpcMicros', 'endDate', 'devices'],
      seenDigest: digestOf(seen),
    } as const;
    expect((await graph.apply([change])).outcomes).toMatchObject([{ kind: 'applied' }]);
    expect(graph.forms()[1]).toMatchObject({ bid_strategy: 'LOWEST_COST_WITHOUT_CAP' });
    const [, update] = JSON.parse(graph.forms()[2]!['batch']!) as { readonly body: string }[];
    const form = Object.fromEntries(new URLSearchParams(update!.body));
    expect(form).toMatchObject({
      bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
      end_time: '0',
      targeting: expect.not.stringContaining('device_platforms'),
    });
    expect(form).not.toHaveProperty('bid_amount');
  });

  it('runs from the first moment to the last second of its days, in the zone of the account, across a change of clocks', async () => {
    expect(await formOf({ startDate: '2027-03-27', endDate: '2027-03-28' })).toMatchObject({
      start_time: '2027-03-27T00:00:00+0100',
      end_time: '2027-03-28T23:59:59+0200',
    });
  });
});
