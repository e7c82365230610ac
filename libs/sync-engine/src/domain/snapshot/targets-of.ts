import type { Campaign } from '@switchyard/catalog/domain';
import type { Connection } from '@switchyard/identity/domain';
import type { PlatformId } from '@switchyard/kernel';
import type { Target } from './target';

/** The ad account of a campaign on a platform: the one it names or was pinned to, else the account's default; undefined without one. */
export const targetOf = (campaign: Campaign, platform: PlatformId, connections: readonly Connection[]): Target | undefined => {
  const chosen = campaign.connectionIds[platform] ?? campaign.platformLinks[platform]?.connectionId;
  const connection = connections.find((one) => one.platform === platform && (chosen ? one.id === chosen : one.isDefault));
  return connection && targetOfConnection(connection);
};

export const targetOfConnection = (connection: Connection): Target => ({
  platform: connection.platform,
  connectionId: connection.id,
  externalAccountId: connection.externalAccountId,
  currency: connection.currency,
  timeZone: connection.timeZone,
  driftPolicy: connection.driftPolicy,
  status: connection.status,
  declarations: declarationsOf(connection.settings),
});

/** Settings are the caller's own object: anything but the two words counts as not said. */
const declarationsOf = ({ declarations }: Connection['settings']): Target['declarations'] => {
  const said = (declarations as { politicalAdvertising?: unknown } | undefined)?.politicalAdvertising;
  return said === 'NONE' || said === 'POLITICAL' ? { politicalAdvertising: said } : {};
};
