import type { Refusal } from '@switchyard/kernel';
import { type MeteredAction, type PlanTerms, planLimitReached } from './account';

/** How often an account did something metered within one period. */
export interface PlanUse {
  readonly accountId: string;
  readonly action: MeteredAction;
  /** The month, such as `2026-11`. */
  readonly period: string;
  readonly used: number;
}

/** Metered actions that are counted, each within a month. Spaces are not: those that exist count. */
export const COUNTED_ACTIONS = ['social_draft'] as const;
export type CountedAction = (typeof COUNTED_ACTIONS)[number];

/** A month of UTC, as the daily allowance is one of its days: no change of zone makes two of one. */
export const monthOf = (now: Date): { readonly period: string; readonly resetAt: Date } => ({
  period: now.toISOString().slice(0, 7),
  resetAt: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)),
});

/**
 * Why a plan allows no further Space to an owner of this many; undefined when it does. A plan of one
 * Space has the personal one alone: shared Spaces are not in it. Spaces are not given back by time,
 * so the refusal names no `resetAt`.
 */
export const spaceRefusal = (
  { spaces: cap }: Pick<PlanTerms, 'spaces'>,
  currentUsage: number,
): Refusal | undefined => {
  const action = 'space_create';
  if (cap === 0 || currentUsage < cap) return undefined;
  return cap === 1
    ? planLimitReached({ reason: 'NOT_IN_PLAN', action })
    : planLimitReached({ reason: 'QUOTA_SPENT', action, cap, currentUsage });
};
