import { Refusal } from '@switchyard/kernel';
import { mergedFindings } from '../facts/merged-findings';
import type { BasisSideName } from '../plan';
import type { BlockedCampaign } from './preview';

export interface MovedPart {
  readonly part: BasisSideName;
  readonly entity: string;
  readonly id: string;
  readonly fields: readonly string[];
}

export const syncAlreadyActive = (syncId: string): Refusal =>
  new Refusal('SYNC_ALREADY_ACTIVE', 'Another sync of this Space is running.', { syncId });

export const syncNotActive = (): Refusal => new Refusal('SYNC_NOT_ACTIVE', 'This sync has ended.');

export const planNotFound = (): Refusal =>
  new Refusal('PLAN_NOT_FOUND', 'There is no plan with this hash in this Space.');

export const planExpired = (): Refusal =>
  new Refusal('PLAN_EXPIRED', 'The plan is older than 24 hours. Preview again.');

export const planAlreadyApplied = (syncId: string): Refusal =>
  new Refusal(
    'PLAN_ALREADY_APPLIED',
    'The sync in `details.syncId` applies this plan, or has applied it. To send changes again, preview again.',
    { syncId },
  );

/** Nothing of the plan can be sent. `blocked`: the first of them, as the preview shows them. */
export const planBlocked = (blocked: readonly BlockedCampaign[]): Refusal =>
  new Refusal(
    'PLAN_BLOCKED',
    'Every campaign of this plan is blocked, so nothing can be sent. Meet the requirements in `details.blocked`, then preview again.',
    { blocked: blocked.map(asShown) },
  );

const asShown = ({ findings, ...campaign }: BlockedCampaign) => ({
  ...campaign,
  findings: mergedFindings(findings).map((finding) => ({
    ...finding,
    platform: finding.platforms[0],
  })),
});

export const syncPlanDrift = (planHash: string, changed: readonly MovedPart[]): Refusal =>
  new Refusal('SYNC_PLAN_DRIFT', 'Something changed since the plan was made. Preview again.', {
    planHash,
    changed,
  });

/** `hiddenCampaigns` are those of Spaces that the caller is no member of. */
export const connectionInUse = (campaignIds: readonly string[], hiddenCampaigns: number): Refusal =>
  new Refusal(
    'CONNECTION_IN_USE',
    'Campaigns are linked through this connection. Unlink them first.',
    { campaignIds, hiddenCampaigns },
  );
