import type {
  Ad,
  AdGroup,
  Asset,
  AssetBinding,
  Campaign,
  Declarations,
  Keyword,
} from '@switchyard/catalog/domain';
import type { Connection } from '@switchyard/identity/domain';
import type { PlatformId } from '@switchyard/kernel';
import type { DriftPolicy } from '../planning/plan';

/** An asset where it is attached. */
export interface TreeAsset {
  readonly binding: AssetBinding;
  readonly asset: Asset;
}

/** One campaign with all that is below it, as the catalog holds it. */
export interface CampaignTree {
  readonly campaign: Campaign;
  readonly adGroups: readonly AdGroup[];
  readonly ads: readonly Ad[];
  readonly keywords: readonly Keyword[];
  /** What is attached to the campaign, its ad groups and its ads. */
  readonly assets: readonly TreeAsset[];
}

/** The ad account that a campaign goes to on one platform. */
export interface Target {
  readonly platform: PlatformId;
  readonly connectionId: string;
  readonly externalAccountId: string;
  readonly currency: string;
  readonly timeZone: string;
  readonly driftPolicy: DriftPolicy;
  readonly status: 'ACTIVE' | 'NEEDS_REAUTH' | 'DISABLED';
  /** `declarations` of the connection's settings: what holds when the campaign does not say. */
  readonly declarations: Declarations;
  /** Names of the settings that are set. */
  readonly settings: readonly string[];
}

/**
 * The ad account of a campaign on a platform: the one it names or was pinned to, else the account's
 * default; undefined without one.
 */
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

/**
 * An account that is open for a sync: what it holds of a tree does not depend on who decides about
 * drift.
 */
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
  settings: Object.keys(connection.settings).filter((name) => isGiven(connection.settings[name])),
});

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Settings are the caller's own object: what is of another form counts as not set. */
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

const identityOf = (value: unknown): NonNullable<Target['declarations']['advertiserIdentity']> => {
  const { payer, beneficiary } = recordOf(value);
  return {
    ...(typeof payer === 'string' ? { payer } : {}),
    ...(typeof beneficiary === 'string' ? { beneficiary } : {}),
  };
};

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
