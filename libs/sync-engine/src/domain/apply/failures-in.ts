import type { SyncFailure } from '@switchyard/catalog/domain';
import type { PlatformId } from '@switchyard/kernel';
import { groupBy, type OperationOutcome } from '../plan';
import type { OperationError, Sync } from '../sync';

/** Operations of one campaign on one account that ended in the same way. */
export interface EndedOperations extends OperationOutcome {
  readonly campaignId: string;
  readonly platform: PlatformId;
  readonly connectionId: string;
  readonly firstError: OperationError | null;
}

export interface CampaignFailure {
  readonly campaignId: string;
  readonly platform: PlatformId;
  /** Null: all that was sent was taken. */
  readonly failure: SyncFailure | null;
}

/**
 * What platforms refused of each campaign, or never answered, in a sync that is over. Campaigns of which something was left undone for
 * another reason (a cancellation, an edit, a quota) are left out: what is known of them stays. What was released is no campaign of ours.
 */
export const failuresIn = (
  ended: readonly EndedOperations[],
  { id, treeVersions }: Pick<Sync, 'id' | 'treeVersions'>,
  at: Date,
): readonly CampaignFailure[] => {
  const own = ended.filter(({ action }) => action !== 'release');
  return [
    ...groupBy(own, ({ campaignId, platform }) => `${platform} ${campaignId}`).values(),
  ].flatMap((group): readonly CampaignFailure[] => {
    const { campaignId, platform } = group[0]!;
    const failed = group.find(
      ({ status, firstError }) => firstError && (status === 'failed' || status === 'uncertain'),
    );
    if (failed?.firstError) {
      const { code, platformCode, message } = failed.firstError;
      const failure = {
        at: at.toISOString(),
        syncId: id,
        connectionId: failed.connectionId,
        code,
        platformCode,
        message,
        treeVersion: treeVersions[campaignId] ?? null,
      };
      return [{ campaignId, platform, failure }];
    }
    return group.every(({ status }) => status === 'succeeded')
      ? [{ campaignId, platform, failure: null }]
      : [];
  });
};
