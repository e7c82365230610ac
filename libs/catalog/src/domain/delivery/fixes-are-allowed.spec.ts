import { isRefusal, type PlatformId } from '@switchyard/kernel';
import fc from 'fast-check';
import type { Campaign } from '../campaign/campaign';
import { campaignRemoved } from '../campaign/campaign-removed';
import { removeCampaign, removalOf, restoreCampaign } from '../campaign/remove-campaign';
import { reviseCampaign } from '../campaign/revise-campaign';
import { sampleCampaign, sampleWorld } from '../testing/sample-world';
import type { DeliveryReason } from './delivery-reason';
import { summariseDelivery } from './delivery-summary';

const NOW = new Date('2026-11-22T00:00:00.000Z');
const AT = NOW.toISOString();
const PLATFORMS = ['google-ads', 'microsoft-ads'] as const;

const link = (treeVersion: number) => ({
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

/** What platforms say; the rest is what this service knows by itself. */
const SAID = [
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
  said: fc.subarray([...SAID]),
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
      platformLinks: per((one) => (isLinked(one) ? link(one.linked === 'now' ? 2 : 1) : undefined)),
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
              reasons: one.said.map((code) => ({ code, severity: 'BLOCKING', message: 'Said.' })),
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

/** Does what a fix proposes; throws where that is refused. Undefined: only a person, or a platform, can do it, and nothing refuses it. */
type Doing = (row: Campaign, platform: PlatformId, words: readonly string[]) => Campaign | void;

/** One per wording: a new one needs its entry before anybody reads it. */
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
      if (!row.hold) throw new Error('nothing is held');
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
  if (!doing) throw new Error(`nobody knows how to do this: ${fix}`);
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
