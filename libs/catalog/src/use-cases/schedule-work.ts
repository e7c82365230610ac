import type { Tenant } from '@switchyard/kernel';

/** Names the handler. */
export const REFRESH_SCHEDULES = 'refresh-schedules';

/** One standing promise per Space: several workers never go round in the same one. */
export const scheduleWorkId = ({ spaceId }: Pick<Tenant, 'spaceId'>): string =>
  `${REFRESH_SCHEDULES}:${spaceId}`;
