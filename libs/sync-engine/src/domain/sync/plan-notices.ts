import type { PlatformId } from '@switchyard/kernel';
import type { PlatformPlan, Preview, Spend } from './preview';

/** Something to know of a whole plan. */
export interface PlanNotice {
  readonly code: 'QUOTA_NEEDS_DAYS' | 'CURRENCY_NOT_ADDED';
  /** Null when it is about no platform in particular. */
  readonly platform: PlatformId | null;
  readonly message: string;
}

/** What a plan's sums do not show by themselves: that a day is not enough, and what is in no sum. */
export const planNotices = ({
  platforms,
  spend,
}: Pick<Preview, 'platforms' | 'spend'>): readonly PlanNotice[] => [
  ...[
    ...new Map(
      platforms.filter(({ quota }) => quota.days > 1).map((plan) => [plan.platform, plan]),
    ).values(),
  ].map(needsDays),
  ...(spend?.perCurrency ?? [])
    .filter(({ isAdded }) => !isAdded)
    .map(({ currency }) => notAdded(currency, spend)),
];

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
