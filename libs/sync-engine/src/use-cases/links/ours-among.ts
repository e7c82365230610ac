import type { Tenant } from '@switchyard/kernel';
import type { Observed } from '@switchyard/platforms';
import type { AccountKey } from '../ports';
import type { Claims } from './ports';

/** Without campaigns that another Space took over since they were made. */
export const oursAmong = async (
  claims: Claims,
  tenant: Tenant,
  account: AccountKey,
  found: readonly Observed[],
): Promise<readonly Observed[]> => {
  const campaigns = found
    .filter(({ entity }) => entity === 'campaign')
    .map(({ remoteId }) => remoteId);
  const elsewhere = await claims.heldElsewhere(tenant, account, campaigns);
  return found.filter(({ entity, remoteId }) => entity !== 'campaign' || !elsewhere.has(remoteId));
};
