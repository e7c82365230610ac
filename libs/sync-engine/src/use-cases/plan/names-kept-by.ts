import type { Tenant } from '@switchyard/kernel';
import type { Observed } from '@switchyard/platforms';
import type { Releases } from '../links/ports';
import type { AccountKey } from '../ports';

/** Of the campaigns that were seen, those that were released and stay: what they are called is not free. What the plan removes gives its name away. */
export const namesKeptBy = async (
  releases: Releases,
  tenant: Tenant,
  account: AccountKey,
  observed: readonly Observed[],
  planned: ReadonlySet<string>,
): Promise<ReadonlySet<string>> => {
  const marked = observed
    .filter(
      ({ entity, marker }) => entity === 'campaign' && marker !== undefined && planned.has(marker),
    )
    .map(({ remoteId }) => remoteId);
  const released = await releases.among(tenant, account, [...new Set(marked)]);
  return new Set(
    released
      .filter(
        ({ effect, isDue, campaignId }) =>
          !(effect === 'REMOVE' && isDue && planned.has(campaignId)),
      )
      .map(({ remoteId }) => remoteId),
  );
};
