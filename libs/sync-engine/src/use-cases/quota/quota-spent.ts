import { PlatformFailure, type Failure } from '@switchyard/platforms/domain';

export type Throttled = Extract<Failure, { readonly kind: 'throttled' }>;

const CODE = 'QUOTA_SPENT';

/** Our own count says that a day is used up: nothing was sent. */
export const quotaSpent = (resumesAt: Date, now: number): Throttled => ({
  kind: 'throttled',
  scope: 'day',
  retryAfterSeconds: Math.max(1, Math.ceil((resumesAt.getTime() - now) / 1_000)),
  detail: {
    code: CODE,
    message: "The platform's quota for today is used up. The request was not sent.",
  },
});

export const quotaSpentError = (resumesAt: Date, now: number): PlatformFailure =>
  new PlatformFailure(quotaSpent(resumesAt, now));

/** Whether it is our count that holds back. Where the platform itself does, it would take nothing else either. */
export const isOurCount = ({ detail }: Throttled): boolean => detail.code === CODE;
