import {
  type ConnectionMade,
  givenCampaignTree,
  givenConnection,
  givenParty,
  type Party,
  startSystem,
  type System,
} from '@switchyard/test-kit';
import { campaignCalls } from './campaign-calls';
import { expectNothingLeft, syncedAsPlanned, UNHURRIED } from './plans';
import { ENTITIES, remoteCounts } from './remote-objects';

const CAMPAIGNS = 13;
const KEYWORDS = 800;
/** Operations that Google takes in one mutate (API limits, "Mutate requests"). */
const MOST_OPERATIONS = 10_000;

let system: System;
let party: Party;
let connection: ConnectionMade;
let campaignIds: readonly string[];
beforeAll(async () => {
  // More operations than Google grants a day of basic access.
  system = await startSystem({
    skipsWaits: true,
    env: { ...UNHURRIED, SWITCHYARD_GOOGLE_ADS_DAILY_QUOTA: '0' },
  });
  party = await givenParty(system);
  connection = await givenConnection(party, 'google-ads');
  const made: string[] = [];
  for (let at = 0; at < CAMPAIGNS; at += 1) {
    made.push(
      (await givenCampaignTree(party, { platforms: ['google-ads'], keywords: KEYWORDS }))
        .campaignId,
    );
  }
  campaignIds = made;
}, 300_000);
afterAll(() => system?.stop());

describe('many campaigns with more keywords than a platform takes in one request', () => {
  it('are made together, with as few requests as the platform allows and as many as the plan forecast', async () => {
    const { routes } = await syncedAsPlanned(system, party, 'google-ads');
    const made = await remoteCounts(system, connection);
    expect(made).toEqual({
      campaign: CAMPAIGNS,
      adGroup: CAMPAIGNS,
      ad: CAMPAIGNS,
      keyword: CAMPAIGNS * KEYWORDS,
    });
    expect(routes['POST mutate']).toBe(
      ENTITIES.reduce(
        (requests, entity) => requests + Math.ceil(made[entity] / MOST_OPERATIONS),
        0,
      ),
    );
    await expectNothingLeft(party);
  }, 300_000);

  it('are enabled in one request', async () => {
    for (const campaignId of campaignIds) {
      await campaignCalls(party, campaignId).change({ status: 'ENABLED' });
    }
    expect((await syncedAsPlanned(system, party, 'google-ads')).writes).toBe(1);
    await expectNothingLeft(party);
  }, 300_000);
});
