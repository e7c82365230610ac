import { givenCampaignTree, givenConnection, givenParty, startSystem, type ConnectionMade, type Party, type System } from '@switchyard/test-kit';
import { expectNothingLeft } from './nothing-left';
import { remoteCounts } from './remote-objects';
import { syncedAsPromised } from './synced-as-promised';

const CAMPAIGNS = 42;
const KEYWORDS = 500;

let system: System;
let party: Party;
let connection: ConnectionMade;
beforeAll(async () => {
  // More than Google grants a day of basic access.
  system = await startSystem({ env: { SWITCHYARD_GOOGLE_ADS_DAILY_QUOTA: '0' } });
  party = await givenParty(system);
  connection = await givenConnection(party, 'google-ads');
  for (let made = 0; made < CAMPAIGNS; made += 1) await givenCampaignTree(party, { platforms: ['google-ads'], keywords: KEYWORDS });
}, 300_000);
afterAll(() => system?.stop());

/** 21,000 keywords are more than one batch holds: 40 campaigns go together, then the other two. */
describe('42 campaigns of 500 keywords each', () => {
  it('are made in two batches, each request as full as the platform allows', async () => {
    const { routes } = await syncedAsPromised(system, party, 'google-ads');
    expect(await remoteCounts(system, connection)).toEqual({ campaign: CAMPAIGNS, adGroup: CAMPAIGNS, ad: CAMPAIGNS, keyword: CAMPAIGNS * KEYWORDS });
    // All campaigns; groups, ads and 20,000 keywords of the first batch; groups, ads and 1,000 keywords of the second.
    expect(routes['POST mutate']).toBe(1 + (1 + 1 + 2) + (1 + 1 + 1));
    await expectNothingLeft(party);
  }, 600_000);
});
