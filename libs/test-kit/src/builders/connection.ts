import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import type { AdAccount } from '../system/emulator-control';
import type { Party } from './party';

export const SEARCH_PLATFORMS = ['google-ads', 'microsoft-ads'] as const;
export type SearchPlatform = (typeof SEARCH_PLATFORMS)[number];

export interface ConnectionMade<Id extends PlatformId = PlatformId> {
  readonly id: string;
  readonly platform: Id;
  readonly adAccount: AdAccount;
}

export interface ConnectionOptions {
  readonly currency?: string;
  readonly timeZone?: string;
  readonly isDefault?: boolean;
  readonly driftPolicy?: 'MERGE' | 'LOCAL_WINS' | 'REMOTE_WINS';
}

/** A new ad account of the emulator, connected. */
export const givenConnection = async <Id extends PlatformId>(
  party: Party,
  platform: Id,
  options: ConnectionOptions = {},
): Promise<ConnectionMade<Id>> => {
  const { currency = 'EUR', timeZone = 'Europe/Berlin', ...rest } = options;
  const adAccount = await party.system.emulators.account(platform, { currency, timeZone });
  const { id } = await party.client.connections.create({ ...adAccount, ...rest });
  return { id, platform, adAccount };
};

/** One ad account of each search network, connected. */
export const givenConnections = async (
  party: Party,
  options: ConnectionOptions = {},
): Promise<{ readonly [Id in SearchPlatform]: ConnectionMade<Id> }> => ({
  'google-ads': await givenConnection(party, 'google-ads', options),
  'microsoft-ads': await givenConnection(party, 'microsoft-ads', options),
});

/** One ad account of each of the six platforms, connected. */
export const givenConnectionsEverywhere = async (
  party: Party,
  options: ConnectionOptions = {},
): Promise<Readonly<Record<PlatformId, ConnectionMade>>> =>
  Object.fromEntries(
    await Promise.all(
      PLATFORM_IDS.map(
        async (platform) => [platform, await givenConnection(party, platform, options)] as const,
      ),
    ),
  ) as Record<PlatformId, ConnectionMade>;
