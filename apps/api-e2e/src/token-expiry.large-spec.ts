import {
  finished,
  givenCampaignTree,
  givenConnection,
  givenParty,
  previewed,
  SEARCH_PLATFORMS,
  startSystem,
  type System,
  triggered,
} from '@switchyard/test-kit';
import { expectNothingLeft } from './plans';
import { remoteCounts } from './remote-objects';
import { tokensSoFar, whenStruck } from './system-probes';

/** Of its own, for its platforms' clocks run ahead. */
let system: System;
beforeAll(async () => void (system = await startSystem()), 120_000);
afterAll(() => system?.stop());

const HOURS_AHEAD = 2;

/**
 * Where hours ahead it is still today for each platform in turn: dates that a platform fills in by
 * itself would be tomorrow's elsewhere.
 */
const zoneOfMorning = (): string =>
  new Date().getUTCHours() < 24 - 2 * HOURS_AHEAD - 4 ? 'Europe/London' : 'America/Los_Angeles';

it.each(SEARCH_PLATFORMS)(
  'access that expires in the middle of a sync on %s is renewed',
  async (platform) => {
    const party = await givenParty(system);
    const connection = await givenConnection(party, platform, { timeZone: zoneOfMorning() });
    await givenCampaignTree(party, { platforms: [platform] });
    const { planHash } = await previewed(party);
    const before = await tokensSoFar(system, platform);
    const path =
      platform === 'google-ads' ? 'googleAds:mutate' : '(Campaigns|AdGroups|Ads|Keywords)$';
    await system.emulators.fault({
      platform,
      match: { method: 'POST', path },
      fault: 'delay',
      delayMs: 1_000,
    });
    const id = await triggered(party, planHash);
    await whenStruck(system);
    await system.emulators.advance(HOURS_AHEAD * 60 * 60);
    expect((await finished(party, id)).effectiveStatus).toBe('completed');
    expect(await tokensSoFar(system, platform)).toBeGreaterThan(before);
    expect(await remoteCounts(system, connection)).toEqual({
      campaign: 1,
      adGroup: 1,
      ad: 1,
      keyword: 2,
    });
    await expectNothingLeft(party);
  },
  60_000,
);
