import type { DeliveryReason } from '../../port/delivery';

type Hold = Pick<DeliveryReason, 'code' | 'message'>;

/** LinkedIn's reasons why something does not run, in our words (vendor's pages on groups, campaigns and creatives). */
const HOLDS: Readonly<Record<string, Hold>> = {
  BILLING_HOLD: { code: 'BILLING_PROBLEM', message: 'The ad account has a billing problem.' },
  ACCOUNT_SERVING_HOLD: { code: 'BILLING_PROBLEM', message: 'The ad account is suspended.' },
  ACCOUNT_TOTAL_BUDGET_HOLD: {
    code: 'BUDGET_EXHAUSTED',
    message: 'The budget of the ad account is spent.',
  },
  CAMPAIGN_GROUP_TOTAL_BUDGET_HOLD: {
    code: 'BUDGET_EXHAUSTED',
    message: 'The budget of the campaign is spent.',
  },
  CAMPAIGN_TOTAL_BUDGET_HOLD: {
    code: 'BUDGET_EXHAUSTED',
    message: 'The budget of an ad group is spent.',
  },
  CAMPAIGN_GROUP_START_DATE_HOLD: {
    code: 'NOT_STARTED',
    message: 'The campaign has not started yet.',
  },
  CAMPAIGN_START_DATE_HOLD: { code: 'NOT_STARTED', message: 'An ad group has not started yet.' },
  CAMPAIGN_GROUP_END_DATE_HOLD: { code: 'ENDED', message: 'The campaign has ended.' },
  CAMPAIGN_END_DATE_HOLD: { code: 'ENDED', message: 'An ad group has ended.' },
  ACCOUNT_END_DATE_HOLD: { code: 'ENDED', message: 'The ad account has ended.' },
  CAMPAIGN_AUDIENCE_COUNT_HOLD: {
    code: 'PLATFORM_REASON',
    message: 'CAMPAIGN_AUDIENCE_COUNT_HOLD: fewer than 300 people match the targeting.',
  },
};

/** Said of everything that is switched off, which is told in other words, and of what is above it. */
const TOLD_OTHERWISE: ReadonlySet<string> = new Set([
  'RUNNABLE',
  'STOPPED',
  'CAMPAIGN_STOPPED',
  'CAMPAIGN_GROUP_STATUS_HOLD',
  'UNDER_REVIEW',
  'REJECTED',
]);

/** Reasons for these holds, each once; what we have no word for is told in LinkedIn's. */
export const holdReasons = (
  holds: readonly string[],
  severity: DeliveryReason['severity'],
): readonly DeliveryReason[] => {
  const told = [...new Set(holds)].filter((hold) => !TOLD_OTHERWISE.has(hold));
  return told.map((hold) => ({
    ...(HOLDS[hold] ?? { code: 'PLATFORM_REASON' as const, message: hold }),
    severity,
  }));
};
