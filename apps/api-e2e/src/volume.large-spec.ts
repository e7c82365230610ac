import {
  type ConnectionMade,
  givenCampaignTree,
  givenConnection,
  givenKeywords,
  givenParty,
  type Party,
  startSystem,
  type System,
} from '@switchyard/test-kit';
import { campaignCalls } from './campaign-calls';
import { expectNothingLeft, syncedAsPlanned, UNHURRIED } from './plans';
import { remoteCounts } from './remote-objects';

const KEYWORDS = 10_000;
const TEXTS = Array.from({ length: KEYWORDS }, (_, at) => `shoes ${at}`);

let system: System;
beforeAll(
  async () => void (system = await startSystem({ skipsWaits: true, env: UNHURRIED })),
  120_000,
);
afterAll(() => system?.stop());

/**
 * What is sent to make the campaign; each vendor's own limits of objects per request leave no
 * fewer.
 */
describe.each([
  ['google-ads', { 'POST mutate': 4 }],
  [
    'microsoft-ads',
    {
      'POST Campaigns': 1,
      'POST CampaignCriterions': 1,
      'POST AdGroups': 1,
      'POST Ads': 1,
      'POST Keywords': 10,
    },
  ],
] as const)('10,000 keywords in one campaign of %s', (platform, making) => {
  let party: Party;
  let connection: ConnectionMade;
  let campaignId: string;

  beforeAll(async () => {
    party = await givenParty(system);
    connection = await givenConnection(party, platform);
    const tree = await givenCampaignTree(party, { platforms: [platform], keywords: 0 });
    await givenKeywords(party, tree.adGroupIds[0]!, TEXTS);
    campaignId = tree.campaignId;
  }, 120_000);

  it('are made with as few requests as the platform allows', async () => {
    const { routes } = await syncedAsPlanned(system, party, platform);
    expect(await remoteCounts(system, connection)).toEqual({
      campaign: 1,
      adGroup: 1,
      ad: 1,
      keyword: KEYWORDS,
    });
    expect(
      Object.fromEntries(Object.entries(routes).filter(([route]) => !/search|Query/.test(route))),
    ).toEqual(making);
    await expectNothingLeft(party);
  }, 300_000);

  it('are enabled with their campaign in one request', async () => {
    await campaignCalls(party, campaignId).change({ status: 'ENABLED' });
    expect((await syncedAsPlanned(system, party, platform)).writes).toBe(1);
    await expectNothingLeft(party);
  }, 300_000);

  it('are removed with their campaign in one request', async () => {
    await campaignCalls(party, campaignId).remove();
    expect((await syncedAsPlanned(system, party, platform)).writes).toBe(1);
    expect((await remoteCounts(system, connection)).campaign).toBe(0);
    await expectNothingLeft(party);
  }, 300_000);
});
