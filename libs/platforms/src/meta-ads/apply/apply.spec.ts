import { digestOf } from '@switchyard/kernel';
import { create, update } from '../../contract/testing/changes';
import type { AreaDraft, CampaignDraft } from '../../port/draft';
import { observeCampaign } from '../read/observe-campaign';
import { drafts } from '../testing/drafts';
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
  ])('tells what is done before it stops for a part that %s', async (_, open, failure) => {
    const graph = scriptedGraph({ json: [made('1'), open, made('3')] });
    const told = await graph.apply(THREE.map((draft) => create(graph.platform, draft)));
    expect([told.outcomes.map(({ kind }) => kind), told.failure]).toMatchObject([
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
  ])('believes no answer %s', async (_, answer) => {
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

  it('a change that is there already: its answer was lost', async () => {
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
  /** A campaign that is to have another name and budget, and is looked at once more in the request that writes. */
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

  it('is told with what was there, for the fields that were written', async () => {
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
    ['somebody set the very value that is wanted', { daily_budget: '3000' }],
  ])('is none when %s', async (_, before) => {
    const { outcomes } = await renamed(before);
    expect(outcomes.map((outcome) => 'overwritten' in outcome)).toEqual([false]);
  });
});
