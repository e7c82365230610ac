import type { Campaign } from '../campaign/campaign';
import type { PlatformLink } from '../campaign/platform-link';
import { sampleCampaign } from '../testing/sample-world';
import { summariseDelivery } from './delivery-summary';
import type { PlatformDelivery } from './platform-delivery';

const link: PlatformLink = { connectionId: 'con_1', remoteId: '7', remoteStatus: 'ENABLED', linkedAt: '', lastSyncedAt: null, lastError: null, syncedTreeVersion: 1 };
const serving: PlatformDelivery = { serving: true, status: 'SERVING', reasons: [], checkedAt: '2026-11-21T12:00:00.000Z' };
const alone = sampleCampaign({ platforms: ['google-ads'], _platformBudgets: undefined });
const live: Campaign = { ...alone, status: 'ENABLED', platformLinks: { 'google-ads': link }, delivery: { 'google-ads': serving } };

const told = (campaign: Campaign) => {
  const { serving: serves, status, reasons } = summariseDelivery(campaign);
  return [serves, status, ...reasons.map(({ code, severity }) => `${code} ${severity}`)];
};

describe('summariseDelivery', () => {
  it.each<[string, Campaign, readonly (boolean | string)[]]>([
    ['a campaign that was never sent', alone, [false, 'NOT_SERVING', 'NEVER_SYNCED BLOCKING', 'CAMPAIGN_PAUSED BLOCKING']],
    ['a campaign that serves', live, [true, 'SERVING']],
    ['a linked campaign nobody asked about yet', { ...live, delivery: {} }, [false, 'UNKNOWN']],
    ['a change that waits', { ...live, treeVersion: 2 }, [true, 'SERVING', 'LOCAL_CHANGES_NOT_SYNCED INFO']],
    ['a tree that was never sent whole', { ...live, platformLinks: { 'google-ads': { ...link, syncedTreeVersion: null } } }, [true, 'SERVING', 'LOCAL_CHANGES_NOT_SYNCED INFO']],
    ['a removal that waits', { ...live, status: 'REMOVED' }, [true, 'SERVING', 'REMOVED_BUT_SERVING INFO']],
    ['a removal of what nobody asked about yet', { ...live, status: 'REMOVED', delivery: {} }, [false, 'UNKNOWN', 'REMOVED_BUT_SERVING INFO']],
    ['a platform that was taken out and still serves', { ...live, platforms: ['microsoft-ads'] }, [true, 'LIMITED', 'REMOVED_BUT_SERVING INFO', 'NEVER_SYNCED BLOCKING']],
    ['the brake', { ...live, hold: { since: '2026-11-21T12:00:00.000Z', eventId: 'bre_1' } }, [true, 'SERVING', 'BRAKE_ENGAGED BLOCKING']],
    ['a pause of one platform', { ...live, platformStatus: { 'google-ads': 'PAUSED' } }, [true, 'SERVING', 'CAMPAIGN_PAUSED BLOCKING']],
  ])('tells of %s', (_, campaign, expected) => {
    expect(told(campaign)).toEqual(expected);
  });

  it('passes on what the platform says, with what to do about it', () => {
    const reasons = [{ code: 'BILLING_PROBLEM', severity: 'BLOCKING', message: 'No card' }, { code: 'ODD_THING', severity: 'INFO', message: 'Odd' }] as const;
    const summary = summariseDelivery({ ...live, delivery: { 'google-ads': { ...serving, serving: false, status: 'NOT_SERVING', reasons } } });
    expect(summary.reasons).toMatchObject([
      { code: 'BILLING_PROBLEM', platform: 'google-ads', message: 'No card', entity: { type: 'campaign', id: alone.id } },
      { code: 'PLATFORM_REASON', message: 'Odd' },
    ]);
    expect(summary.reasons.every(({ fix }) => fix.length > 0)).toBe(true);
  });

  it('says a thing once that both sides know', () => {
    const paused: Campaign = { ...live, status: 'PAUSED', delivery: { 'google-ads': { ...serving, serving: false, status: 'NOT_SERVING', reasons: [{ code: 'CAMPAIGN_PAUSED', severity: 'BLOCKING', message: 'paused' }] } } };
    expect(told(paused)).toEqual([false, 'NOT_SERVING', 'CAMPAIGN_PAUSED BLOCKING']);
  });

  it('is limited as a whole when one of two platforms does not serve', () => {
    const both: Campaign = { ...live, platforms: ['google-ads', 'microsoft-ads'] };
    const summary = summariseDelivery(both);
    expect([summary.serving, summary.status]).toEqual([true, 'LIMITED']);
    expect(Object.keys(summary.platforms)).toEqual(['google-ads', 'microsoft-ads']);
  });
});
