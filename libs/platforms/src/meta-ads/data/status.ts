import type { ServingStatus } from '../../port/draft';

/** What Meta calls our two statuses. */
export const META_STATUS: Readonly<Record<ServingStatus, string>> = {
  ENABLED: 'ACTIVE',
  PAUSED: 'PAUSED',
};

/** Our word; Meta's own (ARCHIVED) where we have none. */
export const statusOf = (status: string): string => (status === 'ACTIVE' ? 'ENABLED' : status);

export const metaStatus = (status: string): string =>
  META_STATUS[status as ServingStatus] ?? status;
