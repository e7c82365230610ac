import type { Campaign } from '../campaign/campaign';
import type { PlatformLink } from '../campaign/platform-link';
import { sampleCampaign } from '../testing/sample-world';
import { DELIVERY_REASONS, type DeliveryReasonCode } from './delivery-reason';
import { summariseDelivery } from './delivery-summary';
import type { PlatformDelivery } from './platform-delivery';

const link: PlatformLink = {
  connectionId: 'con_1',
  remoteId: '7',
  remoteStatus: 'ENABLED',
  linkedAt: '',
  lastSyncedAt: null,
  lastError: null,
  syncedTreeVersion: 1,
};
const serving: PlatformDelivery = {
  serving: true,
  status: 'SERVING',
  reasons: [],
  checkedAt: '2026-11-21T12:00:00.000Z',
};
const alone = sampleCampaign({ platforms: ['google-ads'], _platformBudgets: undefined });
const live: Campaign = {
  ...alone,
  status: 'ENABLED',
  platformLinks: { 'google-ads': link },
  delivery: { 'google-ads': serving },
};

const told = (campaign: Campaign) => {
  const { serving: serves, status, reasons } = summariseDelivery(campaign);
  return [serves, status, ...reasons.map(({ code, severity }) => `${code} ${severity}`)];
};

describe('summariseDelivery', () => {
  it.each<[string, Campaign, readonly (boolean | string)[]]>([
    [
      'a campaign that was never sent',
      alone,
      [false, 'NOT_SERVING', 'NEVER_SYNCED BLOCKING', 'CAMPAIGN_PAUSED BLOCKING'],
    ],
    ['a campaign that serves', live, [true, 'SERVING']],
    ['a linked campaign nobody asked about yet', { ...live, delivery: {} }, [false, 'UNKNOWN']],
    [
      'a change that waits',
      { ...live, treeVersion: 2 },
      [true, 'SERVING', 'LOCAL_CHANGES_NOT_SYNCED INFO'],
    ],
    [
      'a tree that was never sent whole',
      { ...live, platformLinks: { 'google-ads': { ...link, syncedTreeVersion: null } } },
      [true, 'SERVING', 'LOCAL_CHANGES_NOT_SYNCED INFO'],
    ],
    [
      'a removal that waits',
      { ...live, status: 'REMOVED' },
      [true, 'SERVING', 'REMOVED_BUT_SERVING INFO'],
    ],
    [
      'a removal of what nobody asked about yet',
      { ...live, status: 'REMOVED', delivery: {} },
      [false, 'UNKNOWN', 'REMOVED_BUT_SERVING INFO'],
    ],
    [
      'a platform that was taken out and still serves',
      { ...live, platforms: ['microsoft-ads'] },
      [true, 'LIMITED', 'REMOVED_BUT_SERVING INFO', 'NEVER_SYNCED BLOCKING'],
    ],
    [
      'the brake',
      { ...live, hold: { since: '2026-11-21T12:00:00.000Z', eventId: 'bre_1' } },
      [true, 'SERVING', 'BRAKE_ENGAGED BLOCKING'],
    ],
    [
      'a pause of one platform',
      { ...live, platformStatus: { 'google-ads': 'PAUSED' } },
      [true, 'SERVING', 'CAMPAIGN_PAUSED BLOCKING'],
    ],
  ])('tells of %s', (_, campaign, expected) => {
    expect(told(campaign)).toEqual(expected);
  });

  it('passes on what the platform says, with what to do about it', () => {
    const reasons = [
      { code: 'BILLING_PROBLEM', severity: 'BLOCKING', message: 'No card' },
      { code: 'ODD_THING', severity: 'INFO', message: 'Odd' },
    ] as const;
    const summary = summariseDelivery({
      ...live,
      delivery: { 'google-ads': { ...serving, serving: false, status: 'NOT_SERVING', reasons } },
    });
    expect(summary.reasons).toMatchObject([
      {
        code: 'BILLING_PROBLEM',
        platform: 'google-ads',
        message: 'No card',
        entity: { type: 'campaign', id: alone.id },
      },
      { code: 'PLATFORM_REASON', message: 'Odd' },
    ]);
    expect(summary.reasons.every(({ fix }) => fix.length > 0)).toBe(true);
  });

  it('says a thing once that both sides know', () => {
    const paused: Campaign = {
      ...live,
      status: 'PAUSED',
      delivery: {
        'google-ads': {
          ...serving,
          serving: false,
          status: 'NOT_SERVING',
          reasons: [{ code: 'CAMPAIGN_PAUSED', severity: 'BLOCKING', message: 'paused' }],
        },
      },
    };
    expect(told(paused)).toEqual([false, 'NOT_SERVING', 'CAMPAIGN_PAUSED BLOCKING']);
  });

  it('is limited as a whole when one of two platforms does not serve', () => {
    const both: Campaign = { ...live, platforms: ['google-ads', 'microsoft-ads'] };
    const summary = summariseDelivery(both);
    expect([summary.serving, summary.status]).toEqual([true, 'LIMITED']);
    expect(Object.keys(summary.platforms)).toEqual(['google-ads', 'microsoft-ads']);
  });

  it('is told of a pause on the platform that nobody made here, until there is something to send', () => {
    const paused = {
      ...serving,
      serving: false,
      status: 'NOT_SERVING',
      reasons: [{ code: 'CAMPAIGN_PAUSED', severity: 'BLOCKING', message: '' }],
    } as const;
    const byHand: Campaign = { ...live, delivery: { 'google-ads': paused } };
    expect(told(byHand)).toEqual([
      false,
      'NOT_SERVING',
      'REMOTE_DRIFT INFO',
      'CAMPAIGN_PAUSED BLOCKING',
    ]);
    expect(told({ ...byHand, treeVersion: 2 })).toEqual([
      false,
      'NOT_SERVING',
      'LOCAL_CHANGES_NOT_SYNCED INFO',
      'CAMPAIGN_PAUSED BLOCKING',
    ]);
    expect(told({ ...byHand, status: 'PAUSED' })).toEqual([
      false,
      'NOT_SERVING',
      'CAMPAIGN_PAUSED BLOCKING',
    ]);
  });
});

const linked = (over: Partial<PlatformLink>): Campaign => ({
  ...live,
  platformLinks: { 'google-ads': { ...link, ...over } },
});
const platformSays = (code: string): Campaign => ({
  ...live,
  delivery: {
    'google-ads': {
      ...serving,
      serving: false,
      status: 'NOT_SERVING',
      reasons: [{ code, severity: 'BLOCKING', message: 'Said so.' }],
    },
  },
});

/** A campaign for every reason: what this service knows by itself, and what platforms say. */
const CASES: { readonly [code in DeliveryReasonCode]: Campaign } = {
  NEVER_SYNCED: alone,
  CAMPAIGN_PAUSED: { ...live, status: 'PAUSED' },
  BRAKE_ENGAGED: { ...live, hold: { since: '2026-11-21T12:00:00.000Z', eventId: 'bre_1' } },
  BRAKE_BLIND: linked({ blindSince: '2026-11-21T12:00:00.000Z' }),
  LOCAL_CHANGES_NOT_SYNCED: { ...live, treeVersion: 2 },
  REMOVED_BUT_SERVING: { ...live, status: 'REMOVED' },
  REMOTE_DRIFT: linked({ drift: { since: '2026-11-21T12:00:00.000Z', fields: ['budget'] } }),
  CONNECTION_NEEDS_REAUTH: linked({ reauthSince: '2026-11-21T12:00:00.000Z' }),
  REMOTE_MISSING: platformSays('REMOTE_MISSING'),
  NOT_STARTED: platformSays('NOT_STARTED'),
  ENDED: platformSays('ENDED'),
  OUTSIDE_SCHEDULE: platformSays('OUTSIDE_SCHEDULE'),
  NO_ENABLED_AD_GROUP: platformSays('NO_ENABLED_AD_GROUP'),
  NO_ENABLED_AD: platformSays('NO_ENABLED_AD'),
  NO_ENABLED_KEYWORD: platformSays('NO_ENABLED_KEYWORD'),
  ADS_UNDER_REVIEW: platformSays('ADS_UNDER_REVIEW'),
  ADS_DISAPPROVED: platformSays('ADS_DISAPPROVED'),
  BUDGET_EXHAUSTED: platformSays('BUDGET_EXHAUSTED'),
  BILLING_PROBLEM: platformSays('BILLING_PROBLEM'),
  BID_TOO_LOW: platformSays('BID_TOO_LOW'),
  PLATFORM_REASON: platformSays('SOMETHING_OF_ITS_OWN'),
};

it.each(DELIVERY_REASONS)(
  '%s is told by platform and as a whole, with what to do about it',
  (code) => {
    const { reasons, platforms } = summariseDelivery(CASES[code]);
    expect(reasons).toContainEqual(
      expect.objectContaining({
        code,
        platform: 'google-ads',
        fix: expect.stringMatching(/\w+/) as string,
      }),
    );
    expect(platforms['google-ads']?.reasons.map((reason) => reason.code)).toContain(code);
  },
);
