import type { PlatformId } from '@switchyard/kernel';
import type { ConnectionMade, RemoteObject, System } from '@switchyard/test-kit';

export type Entity = 'campaign' | 'budget' | 'adGroup' | 'ad' | 'keyword';

/** The vendors' words for what a plan calls campaign, ad group, ad and keyword. */
const KINDS = {
  'google-ads': {
    campaign: 'campaign',
    budget: 'campaignBudget',
    adGroup: 'adGroup',
    ad: 'adGroupAd',
    keyword: 'adGroupCriterion',
  },
  'microsoft-ads': {
    campaign: 'Campaign',
    budget: 'Budget',
    adGroup: 'AdGroup',
    ad: 'Ad',
    keyword: 'Keyword',
  },
  'reddit-ads': { campaign: 'campaign', adGroup: 'adGroup', ad: 'ad' },
  'meta-ads': { campaign: 'campaign', adGroup: 'adset', ad: 'ad' },
  'openai-ads': { campaign: 'campaign', adGroup: 'ad_group', ad: 'ad' },
  'linkedin-ads': { campaign: 'campaignGroup', adGroup: 'campaign', ad: 'creative' },
} as const satisfies Readonly<Record<PlatformId, Readonly<Partial<Record<Entity, string>>>>>;

export const ENTITIES = ['campaign', 'adGroup', 'ad', 'keyword'] as const;

const GONE = new Set(['REMOVED', 'Deleted', 'DELETED', 'ARCHIVED', 'archived', 'PENDING_DELETION']);

/** What the ad account of a connection holds now, removed objects left out. */
export const remoteObjects = async (
  system: System,
  { platform, adAccount }: ConnectionMade,
  entity: Entity,
): Promise<readonly RemoteObject[]> => {
  const remote = await system.emulators.objects({
    platform,
    accountId: adAccount.externalAccountId,
    kind: kindOf(platform, entity),
  });
  return remote.filter(({ status }) => !GONE.has(status));
};

const kindOf = (platform: PlatformId, entity: Entity): string => {
  const kind = (KINDS[platform] as Readonly<Partial<Record<Entity, string>>>)[entity];
  if (kind === undefined) throw new Error(`${platform} has no objects for ${entity}`);
  return kind;
};

/** How many of each entity an ad account holds. */
export const remoteCounts = async (
  system: System,
  connection: ConnectionMade,
): Promise<Readonly<Record<(typeof ENTITIES)[number], number>>> => {
  const counts = await Promise.all(
    ENTITIES.map(
      async (entity) => [entity, (await remoteObjects(system, connection, entity)).length] as const,
    ),
  );
  return Object.fromEntries(counts) as Record<(typeof ENTITIES)[number], number>;
};

/** The only object of a kind in an ad account; throws when there is another number of them. */
export const theRemote = async (
  system: System,
  connection: ConnectionMade,
  entity: Entity,
): Promise<RemoteObject> => {
  const remote = await remoteObjects(system, connection, entity);
  if (remote.length !== 1) {
    throw new Error(
      `${connection.platform} holds ${remote.length} of ${entity}: ${JSON.stringify(remote.map(({ id, name, status }) => ({ id, name, status })))}`,
    );
  }
  return remote[0] as RemoteObject;
};

/** How many of each of the vendor's own kinds an ad account holds. */
export const remoteCensus = async (
  system: System,
  { platform, adAccount }: ConnectionMade,
): Promise<Readonly<Record<string, number>>> => {
  const remote = (
    await system.emulators.objects({ platform, accountId: adAccount.externalAccountId })
  ).filter(({ status }) => !GONE.has(status));
  const census: Record<string, number> = {};
  for (const { kind } of remote) census[kind] = (census[kind] ?? 0) + 1;
  return census;
};

/**
 * What changes without a call: until when an address can be fetched, and the status that Reddit
 * computes, which lags two minutes behind the one that was set (`configured_status`).
 */
const MOVING: readonly string[] = ['downloadUrlExpiresAt', 'effective_status'];

/** What an ad account holds, without what changes there by itself. */
export const lastingObjects = async (
  system: System,
  { platform, adAccount }: ConnectionMade,
): Promise<readonly RemoteObject[]> => {
  const accountId = adAccount.externalAccountId;
  const objects = await system.emulators.objects({ platform, accountId });
  return JSON.parse(JSON.stringify(objects), (member, value: unknown) =>
    MOVING.includes(member) ? undefined : value,
  ) as readonly RemoteObject[];
};

/** The person takes back what was consented to: no credential of the ad account works any more. */
export const withdrawConsent = async (
  system: System,
  { platform, adAccount }: ConnectionMade,
): Promise<void> => {
  const account = (
    await system.emulators.objects({ platform, accountId: adAccount.externalAccountId })
  ).find(({ kind }) => /^(customer|account|ad_?account)$/i.test(kind));
  if (!account) throw new Error(`${platform} shows no account of ${adAccount.externalAccountId}`);
  await system.emulators.remove(account);
};
