import type { Campaign } from '@switchyard/catalog/domain';
import type { Connection } from '@switchyard/identity/domain';
import type { PlatformId } from '@switchyard/kernel';
import type { Target } from './target';

/** The ad account of a campaign on a platform: the one it names or was pinned to, else the account's default; undefined without one. */
export const targetOf = (
  campaign: Campaign,
  platform: PlatformId,
  connections: readonly Connection[],
): Target | undefined => {
  const chosen = campaign.connectionIds[platform] ?? campaign.platformLinks[platform]?.connectionId;
  const connection = connections.find(
    (one) => one.platform === platform && (chosen ? one.id === chosen : one.isDefault),
  );
  return connection && targetOfConnection(connection);
};

/** An account that is open for a sync: what it holds of a tree does not depend on who decides about drift. */
export const targetOfAccount = (
  account: Omit<Parameters<typeof targetOfConnection>[0], 'driftPolicy' | 'status'>,
): Target => targetOfConnection({ ...account, driftPolicy: 'MERGE', status: 'ACTIVE' });

export const targetOfConnection = (
  connection: Pick<
    Connection,
    | 'id'
    | 'platform'
    | 'externalAccountId'
    | 'currency'
    | 'timeZone'
    | 'driftPolicy'
    | 'status'
    | 'settings'
  >,
): Target => ({
  platform: connection.platform,
  connectionId: connection.id,
  externalAccountId: connection.externalAccountId,
  currency: connection.currency,
  timeZone: connection.timeZone,
  driftPolicy: connection.driftPolicy,
  status: connection.status,
  declarations: declarationsOf(connection.settings),
  settings: Object.keys(connection.settings).filter((name) => isSaid(connection.settings[name])),
});

const isSaid = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Settings are the caller's own object: what is of another form counts as not said. */
const declarationsOf = ({ declarations }: Connection['settings']): Target['declarations'] => {
  const { politicalAdvertising, specialAdCategories, advertiserIdentity } = recordOf(declarations);
  return {
    ...(politicalAdvertising === 'NONE' || politicalAdvertising === 'POLITICAL'
      ? { politicalAdvertising }
      : {}),
    ...(Array.isArray(specialAdCategories)
      ? { specialAdCategories: specialAdCategories.map(String) }
      : {}),
    ...(advertiserIdentity === undefined
      ? {}
      : { advertiserIdentity: identityOf(advertiserIdentity) }),
  };
};

const identityOf = (said: unknown): NonNullable<Target['declarations']['advertiserIdentity']> => {
  const { payer, beneficiary } = recordOf(said);
  return {
    ...(typeof payer === 'string' ? { payer } : {}),
    ...(typeof beneficiary === 'string' ? { beneficiary } : {}),
  };
};

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
