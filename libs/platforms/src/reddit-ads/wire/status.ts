import type { ServingStatus } from '../../port/draft';

/** `configured_status` is always sent: Reddit's default is ACTIVE. */
export const statusName = (status: ServingStatus): 'ACTIVE' | 'PAUSED' =>
  status === 'ENABLED' ? 'ACTIVE' : 'PAUSED';

export const statusOf = (configured: string | null | undefined): ServingStatus =>
  configured === 'ACTIVE' ? 'ENABLED' : 'PAUSED';

/** Archived and deleted objects are gone for us, whatever list they were on. */
export const isLiving = ({
  configured_status: status,
}: {
  readonly configured_status?: string | null;
}): boolean => status === 'ACTIVE' || status === 'PAUSED';
