import type { PlatformId } from '@switchyard/kernel';
import { BRANDS } from '../facts/brands';
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
  message: `On ${noticedAt.toISOString()} the database was found to be older than the last sync, because it was restored from a backup. Changes made here after the backup are lost, and appear as drift. Objects with our mark are linked, not created again. Campaigns created after the backup still run and are unknown here. Adopt them.`,
});

const needsDays = ({
  platform,
  quota: { days, dailyLimit = 0, leftToday = dailyLimit },
}: PlatformPlan): PlanNotice => ({
  code: 'QUOTA_NEEDS_DAYS',
  platform,
  message: `The changes on ${BRANDS[platform]} need ${days} days. The daily limit is ${dailyLimit}, and ${leftToday} are left today. A sync sends the changes that fit, starting with those that lower spending. The next plan contains the rest.`,
});

const notAdded = (currency: string, spend: Spend | null): PlanNotice => ({
  code: 'CURRENCY_NOT_ADDED',
  platform: null,
  message: `No sum in ${spend?.currency ?? 'this plan'} includes spending in ${currency}, because the account budget has no rate for it. Add the rate to \`rates\` with PUT /budget.`,
});
