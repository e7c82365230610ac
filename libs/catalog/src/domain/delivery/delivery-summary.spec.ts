import { isRefusal, type PlatformId } from '@switchyard/kernel';
import fc from 'fast-check';
import { sampleCampaign, sampleWorld } from '../../testing/sample-world';
import type { Campaign } from '../campaign/campaign';
import {
  campaignRemoved,
  removalOf,
  removeCampaign,
  restoreCampaign,
} from '../campaign/campaign-removal';
import { viewCampaign } from '../campaign/campaign-view';
import type { PlatformLink, ReleasedLink } from '../campaign/platform-link';
import { reviseCampaign } from '../campaign/write-campaign';
import { DELIVERY_REASONS, type DeliveryReason, type DeliveryReasonCode } from './delivery-reason';
import type { PlatformDelivery } from './delivery-state';
import { summariseDelivery } from './delivery-summary';

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

const refusedBy = (campaign: Campaign): Campaign => ({
  ...campaign,
  syncFailures: {
    'google-ads': {
      at: '2026-11-21T12:00:00.000Z',
      syncId: 'syn_1',
      connectionId: 'con_1',
      code: 'PLATFORM_REFUSED',
      platformCode: 'POLICY_FINDING',
      message: 'Not with this headline.',
      treeVersion: campaign.treeVersion,
    },
  },
});

const unlinked = (release: Partial<ReleasedLink>): Campaign => ({
  ...live,
  platformLinks: {},
  delivery: {},
  releases: [
    {
      platform: 'google-ads',
      connectionId: 'con_1',
      remoteId: '7',
      effect: 'PAUSE',
      since: '2026-11-21T12:00:00.000Z',
      serving: true,
      checkedAt: '2026-11-21T11:59:00.000Z',
      state: 'open',
      error: null,
      ...release,
    },
  ],
});

const summaryOf = (campaign: Campaign) => {
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
    ['a linked campaign without a reading', { ...live, delivery: {} }, [false, 'UNKNOWN']],
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
      'a removal of a campaign without a reading',
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
  ])('reports %s', (_, campaign, expected) => {
    expect(summaryOf(campaign)).toEqual(expected);
  });

  it("passes on the platform's reasons, each with a fix", () => {
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

  it('reports a reason once when both sides have it', () => {
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
    expect(summaryOf(paused)).toEqual([false, 'NOT_SERVING', 'CAMPAIGN_PAUSED BLOCKING']);
  });

  it('reports that an unlinked campaign still serves, until the platform confirms otherwise', () => {
    expect(summaryOf(unlinked({}))).toEqual([true, 'SERVING', 'UNLINKED_BUT_SERVING INFO']);
    expect(summariseDelivery(unlinked({})).checkedAt).toBe('2026-11-21T11:59:00.000Z');
    expect(summaryOf(unlinked({ serving: false }))).toEqual([
      false,
      'UNKNOWN',
      'UNLINKED_BUT_SERVING INFO',
    ]);
    const left = summariseDelivery({ ...unlinked({}), platforms: ['meta-ads'] });
    expect([left.serving, left.platforms['google-ads']?.serving]).toEqual([true, true]);
    expect(summaryOf({ ...live, releases: unlinked({ remoteId: '6' }).releases })).toEqual([
      true,
      'SERVING',
      'UNLINKED_BUT_SERVING INFO',
    ]);
  });

  it.each<[Partial<ReleasedLink>, RegExp]>([
    [{ state: 'confirmed' }, /unlinked from google-ads .* was paused there/],
    [{ state: 'confirmed', effect: 'REMOVE' }, /was removed there/],
    [{ state: 'confirmed', effect: 'LEAVE' }, /was left there as it was/],
    [{ state: 'abandoned' }, /may still run/],
  ])('does not report an unlinked campaign as never exported: %j', (release, message) => {
    const summary = summariseDelivery(unlinked({ serving: false, ...release }));
    expect(summary.serving).toBe(false);
    expect(summary.reasons).toEqual([
      expect.objectContaining({
        code: 'NEVER_SYNCED',
        message: expect.stringMatching(message) as string,
      }),
    ]);
  });

  it('does not report a refused change as not sent', () => {
    expect(summaryOf(refusedBy(alone))).toEqual([
      false,
      'NOT_SERVING',
      'LAST_SYNC_FAILED BLOCKING',
      'CAMPAIGN_PAUSED BLOCKING',
    ]);
    expect(summaryOf(refusedBy({ ...live, treeVersion: 2 }))).toEqual([
      true,
      'SERVING',
      'LAST_SYNC_FAILED LIMITING',
    ]);
    expect(summaryOf({ ...refusedBy({ ...live, treeVersion: 2 }), treeVersion: 3 })).toEqual([
      true,
      'SERVING',
      'LAST_SYNC_FAILED LIMITING',
      'LOCAL_CHANGES_NOT_SYNCED INFO',
    ]);
  });

  it("reports a refusal with the platform's code and words, in the link too", () => {
    const { deliverySummary, platformLinks } = viewCampaign(refusedBy(alone));
    expect(deliverySummary.reasons[0]).toMatchObject({
      code: 'LAST_SYNC_FAILED',
      message: 'The last sync to google-ads failed. POLICY_FINDING: Not with this headline.',
      since: '2026-11-21T12:00:00.000Z',
    });
    expect(platformLinks).toEqual({
      'google-ads': {
        connectionId: 'con_1',
        remoteId: null,
        remoteStatus: null,
        linkedAt: null,
        lastSyncedAt: null,
        lastError: 'POLICY_FINDING: Not with this headline.',
      },
    });
  });

  it('is limited as a whole when one of two platforms does not serve', () => {
    const both: Campaign = { ...live, platforms: ['google-ads', 'microsoft-ads'] };
    const summary = summariseDelivery(both);
    expect([summary.serving, summary.status]).toEqual([true, 'LIMITED']);
    expect(Object.keys(summary.platforms)).toEqual(['google-ads', 'microsoft-ads']);
  });

  it('reports a pause that was made at the platform, until there is something to send', () => {
    const paused = {
      ...serving,
      serving: false,
      status: 'NOT_SERVING',
      reasons: [{ code: 'CAMPAIGN_PAUSED', severity: 'BLOCKING', message: '' }],
    } as const;
    const byHand: Campaign = { ...live, delivery: { 'google-ads': paused } };
    expect(summaryOf(byHand)).toEqual([
      false,
      'NOT_SERVING',
      'REMOTE_DRIFT INFO',
      'CAMPAIGN_PAUSED BLOCKING',
    ]);
    expect(summaryOf({ ...byHand, treeVersion: 2 })).toEqual([
      false,
      'NOT_SERVING',
      'LOCAL_CHANGES_NOT_SYNCED INFO',
      'CAMPAIGN_PAUSED BLOCKING',
    ]);
    expect(summaryOf({ ...byHand, status: 'PAUSED' })).toEqual([
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
      reasons: [{ code, severity: 'BLOCKING', message: 'Reported.' }],
    },
  },
});

/** A campaign for every reason: what this service knows by itself, and what platforms say. */
const CASES: { readonly [code in DeliveryReasonCode]: Campaign } = {
  NEVER_SYNCED: alone,
  LAST_SYNC_FAILED: refusedBy(alone),
  CAMPAIGN_PAUSED: { ...live, status: 'PAUSED' },
  BRAKE_ENGAGED: { ...live, hold: { since: '2026-11-21T12:00:00.000Z', eventId: 'bre_1' } },
  BRAKE_BLIND: linked({ blindSince: '2026-11-21T12:00:00.000Z' }),
  LOCAL_CHANGES_NOT_SYNCED: { ...live, treeVersion: 2 },
  REMOVED_BUT_SERVING: { ...live, status: 'REMOVED' },
  UNLINKED_BUT_SERVING: unlinked({}),
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

it.each(DELIVERY_REASONS)('%s is reported by platform and as a whole, with a fix', (code) => {
  const { reasons, platforms } = summariseDelivery(CASES[code]);
  expect(reasons).toContainEqual(
    expect.objectContaining({
      code,
      platform: 'google-ads',
      fix: expect.stringMatching(/\w+/) as string,
    }),
  );
  expect(platforms['google-ads']?.reasons.map((reason) => reason.code)).toContain(code);
});

const NOW = new Date('2026-11-22T00:00:00.000Z');
const AT = NOW.toISOString();
const PLATFORMS = ['google-ads', 'microsoft-ads'] as const;

const linkAt = (treeVersion: number) => ({
  connectionId: 'con_1',
  remoteId: '7',
  remoteStatus: 'ENABLED',
  linkedAt: AT,
  lastSyncedAt: null,
  lastError: null,
  syncedTreeVersion: treeVersion,
});
const failure = {
  at: AT,
  syncId: 'syn_1',
  connectionId: 'con_1',
  code: 'PLATFORM_REFUSED',
  platformCode: 'X1',
  message: 'No.',
  treeVersion: 1,
};
const release = (platform: PlatformId, isOpen: boolean) => ({
  platform,
  connectionId: 'con_1',
  remoteId: '6',
  effect: 'PAUSE' as const,
  since: AT,
  serving: true,
  checkedAt: AT,
  state: isOpen ? ('open' as const) : ('confirmed' as const),
  error: null,
});

/** What platforms report; the rest is what this service knows by itself. */
const REPORTED = [
  'CAMPAIGN_PAUSED',
  'NOT_STARTED',
  'ENDED',
  'OUTSIDE_SCHEDULE',
  'NO_ENABLED_AD_GROUP',
  'NO_ENABLED_AD',
  'NO_ENABLED_KEYWORD',
  'ADS_UNDER_REVIEW',
  'ADS_DISAPPROVED',
  'BUDGET_EXHAUSTED',
  'BILLING_PROBLEM',
  'BID_TOO_LOW',
  'REMOTE_MISSING',
  'ODD_THING',
] as const;

/** What can be true of a campaign on one platform at the same time. */
const onPlatform = fc.record({
  isWanted: fc.boolean(),
  isPaused: fc.boolean(),
  linked: fc.constantFrom('never', 'once', 'now', 'changed'),
  isRefused: fc.boolean(),
  isReleasing: fc.boolean(),
  reported: fc.subarray([...REPORTED]),
});
type OnPlatform = typeof onPlatform extends fc.Arbitrary<infer T> ? T : never;

const anyCampaign = fc
  .record({
    status: fc.constantFrom('ENABLED' as const, 'PAUSED' as const),
    isHeld: fc.boolean(),
    isRemoved: fc.boolean(),
    there: fc.tuple(onPlatform, onPlatform),
  })
  .map(({ status, isHeld, isRemoved, there }): Campaign => {
    const on = new Map<PlatformId, OnPlatform>(PLATFORMS.map((one, at) => [one, there[at]!]));
    const wanted = PLATFORMS.filter((platform) => on.get(platform)?.isWanted);
    const platforms = wanted.length > 0 ? wanted : [PLATFORMS[0]];
    const row = sampleCampaign({ platforms, _platformBudgets: undefined });
    const per = <T>(of: (one: OnPlatform, platform: PlatformId) => T | undefined) =>
      Object.fromEntries(
        [...on].flatMap(([platform, one]) => {
          const value = of(one, platform);
          return value === undefined ? [] : [[platform, value]];
        }),
      );
    const isLinked = ({ linked }: OnPlatform) => linked === 'now' || linked === 'changed';
    const campaign: Campaign = {
      ...row,
      // The brake pauses what it holds.
      status: isHeld ? 'PAUSED' : status,
      hold: isHeld ? { since: AT, eventId: 'bre_1' } : null,
      treeVersion: 2,
      platformStatus: Object.fromEntries(
        platforms.map((platform) => [
          platform,
          on.get(platform)?.isPaused ? ('PAUSED' as const) : ('ENABLED' as const),
        ]),
      ),
      platformLinks: per((one) =>
        isLinked(one) ? linkAt(one.linked === 'now' ? 2 : 1) : undefined,
      ),
      syncFailures: per(({ isRefused }) => (isRefused ? failure : undefined)),
      releases: [...on].flatMap(([platform, one]) =>
        one.isReleasing || one.linked === 'once' ? [release(platform, one.isReleasing)] : [],
      ),
      delivery: per((one) =>
        isLinked(one)
          ? {
              serving: false,
              status: 'NOT_SERVING',
              checkedAt: AT,
              reasons: one.reported.map((code) => ({
                code,
                severity: 'BLOCKING',
                message: 'Reported.',
              })),
            }
          : undefined,
      ),
    };
    return isRemoved ? removeCampaign(campaign, NOW) : campaign;
  });

const revised = (row: Campaign, changes: Parameters<typeof reviseCampaign>[1]): Campaign => {
  if (row.status === 'REMOVED') throw campaignRemoved(row.id, removalOf(row)!);
  return reviseCampaign(row, changes, sampleWorld());
};
const changed = (row: Campaign): void => {
  if (row.status === 'REMOVED') throw campaignRemoved(row.id, removalOf(row)!);
};

/**
 * Does what a fix proposes; throws where that is refused. Undefined: only a person, or a platform,
 * can do it, and nothing refuses it.
 */
type Doing = (row: Campaign, platform: PlatformId, words: readonly string[]) => Campaign | void;

/** One for each wording of a fix. A new wording needs an entry. */
const DOINGS: readonly (readonly [RegExp, Doing])[] = [
  [/^Sync to remove .*, or restore the campaign/, (row) => restoreCampaign(row, NOW)],
  [
    /^Sync to remove .*, or put (\S+) back into platforms/,
    (row, platform) => revised(row, { platforms: [...row.platforms, platform] }),
  ],
  [
    /^Set (.+) to ENABLED, then sync/,
    (row, platform, [, what = '']) =>
      what
        .split(' and ')
        .reduce(
          (one, member) =>
            revised(
              one,
              member === 'status'
                ? { status: 'ENABLED' }
                : { platformStatus: { ...one.platformStatus, [platform]: 'ENABLED' } },
            ),
          row,
        ),
  ],
  [
    /^Release the Emergency Brake/,
    (row) => {
      if (!row.hold) throw new Error('The campaign has no hold.');
      return { ...row, hold: null };
    },
  ],
  [/^Wait for startDate/, (row) => revised(row, { startDate: null })],
  [/^Move endDate or clear it/, (row) => revised(row, { endDate: null })],
  [/widen adSchedule/, (row) => revised(row, { adSchedule: 'BUSINESS_HOURS' })],
  [/^Raise the budget/, (row) => revised(row, { budget: 1_000 })],
  [
    /^(Add or enable an? |Raise the bids|Read the review of each ad|Change what the platform names)/,
    changed,
  ],
  [
    /^Unlink the campaign on this platform, then sync to create it again/,
    (row, platform) => {
      changed(row);
      if (!row.platformLinks[platform]) throw new Error('nothing is linked');
    },
  ],
  [
    /^(Preview a sync|Wait: it is asked again|Wait for the review|Settle billing|Send new credentials|Repair the connection|Follow what)/,
    () => undefined,
  ],
];

const doneAs = (row: Campaign, { fix, platform }: DeliveryReason): Campaign | void => {
  const [doing] = DOINGS.flatMap(([wording, action]) => {
    const words = wording.exec(fix);
    return words ? [() => action(row, platform, words)] : [];
  });
  if (!doing) throw new Error(`No entry does this: ${fix}`);
  return doing();
};

describe('what is proposed about delivery', () => {
  it('is allowed in the state that the campaign is in', () => {
    fc.assert(
      fc.property(anyCampaign, (campaign) => {
        for (const reason of summariseDelivery(campaign).reasons) {
          expect(() => doneAs(campaign, reason)).not.toThrow();
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('enables what is paused here', () => {
    fc.assert(
      fc.property(anyCampaign, (campaign) => {
        for (const reason of summariseDelivery(campaign).reasons) {
          const isHere = reason.code === 'CAMPAIGN_PAUSED' && reason.fix.startsWith('Set ');
          const after = isHere ? doneAs(campaign, reason) : undefined;
          if (!after) continue;
          expect([after.status, after.platformStatus[reason.platform]]).toEqual([
            'ENABLED',
            'ENABLED',
          ]);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('what a refusal of a removed campaign proposes', () => {
  it('is allowed, or nothing is proposed', () => {
    fc.assert(
      fc.property(anyCampaign, (campaign) => {
        const removed = removeCampaign(campaign, NOW);
        const { message, details } = campaignRemoved(removed.id, removalOf(removed)!);
        const isRestored = !isRefused(() => restoreCampaign(removed, NOW));
        expect([message.includes('Restore it'), details?.['restorable']]).toEqual([
          isRestored,
          isRestored,
        ]);
        if (!isRestored) expect(message).toContain('deleted for good on 2026-11-22');
      }),
    );
  });
});

const isRefused = (call: () => unknown): boolean => {
  try {
    call();
    return false;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return true;
  }
};
