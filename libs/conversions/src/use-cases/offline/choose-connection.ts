import { Refusal, validationError, type PlatformId } from '@switchyard/kernel';
import type { OfflineItem } from '../../domain';

/** What is looked at of a connection. */
export interface KnownConnection {
  readonly id: string;
  readonly platform: PlatformId;
  readonly externalAccountId: string;
  readonly isDefault: boolean;
}

/** Where a conversion goes: the account that it names by id or number, else the default one of the platform that it names, else of its click. */
export const chooseConnection = (
  { accountId, platformId }: Pick<OfflineItem, 'accountId' | 'platformId'>,
  inferred: PlatformId,
  connections: readonly KnownConnection[],
  path: string,
): { readonly platform: PlatformId; readonly connectionId: string | null } => {
  const platform = platformId ?? inferred;
  if (accountId === undefined) {
    return {
      platform,
      connectionId:
        connections.find((one) => one.platform === platform && one.isDefault)?.id ?? null,
    };
  }
  const named = connections.filter(
    ({ id, externalAccountId }) => id === accountId || externalAccountId === accountId,
  );
  const chosen = named.find((one) => one.platform === platform) ?? named[0];
  if (!chosen) {
    throw new Refusal(
      'NOT_FOUND',
      `No connection has the id or the account number "${accountId}". GET /connections lists them.`,
      { path: `${path}/accountId`, lookedFor: accountId },
    );
  }
  if (platformId !== undefined && chosen.platform !== platformId) {
    throw validationError([
      {
        path: `${path}/accountId`,
        code: 'CONFLICT',
        message: `the account is connected to ${chosen.platform}`,
      },
    ]);
  }
  return { platform: chosen.platform, connectionId: chosen.id };
};
