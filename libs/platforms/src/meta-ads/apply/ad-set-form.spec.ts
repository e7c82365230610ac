import { digestOf } from '@switchyard/kernel';
import { create } from '../../contract/testing/changes';
import type { CampaignDraft } from '../../port/draft';
import { drafts } from '../testing/drafts';
import { observeAdGroup } from '../read/observe-ad-group';
import { connection, part, scriptedGraph } from '../testing/scripted-graph';
import type { Row } from '../wire/row';

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
