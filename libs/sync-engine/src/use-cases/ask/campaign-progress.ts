import type { PlatformId } from '@switchyard/kernel';
import { groupBy, type OperationStatus } from '../../domain/plan';
import type { BlockedInSync, OperationError } from '../../domain/sync';
import type { OutcomeTally } from '../ports';

export const CAMPAIGN_PROGRESS = [
  'pending',
  'in_progress',
  'completed',
  'partial',
  'failed',
  'skipped',
  'drifted',
  'deferred',
  'blocked',
] as const;
export type CampaignProgressStatus = (typeof CAMPAIGN_PROGRESS)[number];

/** What became of one campaign on one platform. */
export interface CampaignProgress {
  readonly campaignId: string;
  readonly platform: PlatformId;
  readonly status: CampaignProgressStatus;
  /** The first one, failures before consequences. */
  readonly error: OperationError | null;
}

/** Folds the operations of a sync per campaign and platform, in the plan's order; then what its plan holds back. */
export const campaignProgress = (
  tallies: readonly OutcomeTally[],
  finished: boolean,
  blocked: readonly BlockedInSync[],
): readonly CampaignProgress[] => {
  const groups = groupBy(tallies, keyOf);
  const heldBack = new Map(blocked.map((one) => [keyOf(one), one]));
  const touched = [...groups].map(([key, own]): CampaignProgress => {
    const status = statusOf(own, finished);
    return {
      campaignId: own[0]!.campaignId,
      platform: own[0]!.platform,
      // Releases are carried out for a campaign that is held back.
      status: status === 'completed' && heldBack.has(key) ? 'partial' : status,
      error: errorOf(own) ?? heldBack.get(key)?.error ?? null,
    };
  });
  return [...touched, ...blocked.filter((one) => !groups.has(keyOf(one))).map(heldBackProgress)];
};

const keyOf = ({ campaignId, platform }: Pick<CampaignProgress, 'campaignId' | 'platform'>) =>
  `${platform} ${campaignId}`;

const heldBackProgress = ({ campaignId, platform, error }: BlockedInSync): CampaignProgress => ({
  campaignId,
  platform,
  status: 'blocked',
  error,
});

const statusOf = (own: readonly OutcomeTally[], finished: boolean): CampaignProgressStatus => {
  const has = (...statuses: readonly OperationStatus[]): boolean =>
    own.some(({ status }) => statuses.includes(status));
  if (own.every(({ status }) => status === 'succeeded')) return 'completed';
  if (!finished && own.every(({ status }) => status === 'pending')) return 'pending';
  if (!finished && has('pending', 'started')) return 'in_progress';
  if (has('succeeded')) return 'partial';
  if (has('failed', 'uncertain')) return 'failed';
  if (has('deferred')) return 'deferred';
  return has('drifted') ? 'drifted' : 'skipped';
};

const errorOf = (own: readonly OutcomeTally[]): OperationError | null => {
  const failed = own.find(
    ({ status, firstError }) => firstError && (status === 'failed' || status === 'uncertain'),
  );
  return (failed ?? own.find(({ firstError }) => firstError))?.firstError ?? null;
};
