import type { PlatformId } from '@switchyard/kernel';
import type { PlatformPlan, Preview, Spend } from './preview';

/** Something to know of a whole plan. */
export interface PlanNotice {
  readonly code: 'DATABASE_RESTORED' | 'QUOTA_NEEDS_DAYS' | 'CURRENCY_NOT_ADDED';
  /** Null when it is about no platform in particular. */
  readonly platform: PlatformId | null;
  readonly message: string;
}

/** What a plan's sums do not show by themselves: that the database is an old one, that a day is not enough, and what is in no sum. */
export const planNotices = ({
  platforms,
  spend,
  restoredAt,
}: Pick<Preview, 'platforms' | 'spend' | 'restoredAt'>): readonly PlanNotice[] => [
  ...(restoredAt ? [wasRestored(restoredAt)] : []),
  ...[
    ...new Map(
      platforms.filter(({ quota }) => quota.days > 1).map((plan) => [plan.platform, plan]),
    ).values(),
  ].map(needsDays),
  ...(spend?.perCurrency ?? [])
    .filter(({ isAdded }) => !isAdded)
    .map(({ currency }) => notAdded(currency, spend)),
];

const wasRestored = (noticedAt: Date): PlanNotice => ({
  code: 'DATABASE_RESTORED',
  platform: null,
  message: `On ${noticedAt.toISOString()} the database was found to be older than the last sync: it was restored from a backup. What was changed here after the backup is lost, and shows as drift. Objects with our mark are bound, not made again. Campaigns that were made after the backup run on and are unknown here: adopt them.`,
});

const needsDays = ({
  platform,
  quota: { days, dailyLimit = 0, leftToday = dailyLimit },
}: PlatformPlan): PlanNotice => ({
  code: 'QUOTA_NEEDS_DAYS',
  platform,
  message: `${platform} needs ${days} days: it grants ${dailyLimit} a day, of which ${leftToday} are left now. A sync sends what fits, what lowers spending first, and ends; the next plan holds the rest.`,
});

const notAdded = (currency: string, spend: Spend | null): PlanNotice => ({
  code: 'CURRENCY_NOT_ADDED',
  platform: null,
  message: `Spending in ${currency} is in no sum of ${spend?.currency ?? 'this plan'}: the account's budget has no rate for it.`,
});
