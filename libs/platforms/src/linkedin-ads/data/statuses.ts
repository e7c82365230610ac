import type { ServingStatus } from '../../port/draft';

/** Statuses of what exists for us; deleted and cancelled objects do not come back (platform document 2b). */
export const LIVING = ['ACTIVE', 'ARCHIVED', 'COMPLETED', 'DRAFT', 'PAUSED'] as const;

/** The same without what only campaigns have. */
export const LIVING_GROUPS = ['ACTIVE', 'ARCHIVED', 'DRAFT', 'PAUSED'] as const;

export const isLiving = (status: unknown): boolean =>
  (LIVING as readonly unknown[]).includes(status);

export const statusName = (status: ServingStatus): 'ACTIVE' | 'PAUSED' =>
  status === 'ENABLED' ? 'ACTIVE' : 'PAUSED';

/** What its owner set: a campaign that has run out of money or time is still switched on. */
export const servingStatus = (status: unknown): ServingStatus =>
  status === 'ACTIVE' || status === 'COMPLETED' ? 'ENABLED' : 'PAUSED';
