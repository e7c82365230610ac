import type { Finding, Observed } from '@switchyard/platforms';
import { canImport } from '../../domain/apply';
import { planPart, type PlannedPart } from '../../domain/plan';
import { desiredOf, isWantedOn, type CampaignTree } from '../../domain/snapshot';
import type { PlanRequest } from '../../domain/sync';
import { accountFindings, capabilityFindings, nameFindings, settingFindings, unplacedFindings } from '../../domain/validate';
import type { PlanUnit } from './plan-unit';
import { seenOf } from './seen-of';

export type Verdict =
  | { readonly kind: 'planned'; readonly part: PlannedPart }
  /** Requirements are not met: nothing is sent for this campaign on this platform. */
  | { readonly kind: 'blocked'; readonly tree: CampaignTree; readonly findings: readonly Finding[] };

export interface Judging {
  readonly request: PlanRequest;
  /** Ids of the campaigns that are planned together. */
  readonly planned: ReadonlySet<string>;
  /** Whose offsets hours are converted by: one moment for a whole plan. */
  readonly at: Date;
}

/** Decides what is planned for one campaign on one account. Pure. */
export const judgeUnit = (unit: PlanUnit, observed: readonly Observed[], { request, planned, at }: Judging): Verdict => {
  const { tree } = unit;
  const requirements = tree ? requirementsOf(unit, tree, observed, planned, at) : [];
  if (tree && requirements.length > 0) return { kind: 'blocked', tree, findings: requirements };
  return { kind: 'planned', part: partOf(unit, observed, request, at) };
};

const requirementsOf = ({ platform, target, bindings }: PlanUnit, tree: CampaignTree, observed: readonly Observed[], planned: ReadonlySet<string>, at: Date): readonly Finding[] => {
  if (!isWantedOn(tree.campaign, target.platform)) return [];
  const bound = new Set(bindings.map(({ remoteId }) => remoteId));
  const findings = [
    ...accountFindings(tree, target), ...settingFindings(tree, target, platform.capabilities), ...capabilityFindings(tree, platform.capabilities, target, at), ...unplacedFindings(tree, platform.capabilities),
    ...nameFindings(tree, target, observed, { bound, planned }),
  ];
  return findings.filter(({ kind }) => kind === 'requirement');
};

const partOf = ({ campaignId, tree, target, platform, bindings }: PlanUnit, observed: readonly Observed[], { options, force, resolve }: PlanRequest, at: Date): PlannedPart => {
  const { desired, warnings } = tree ? desiredOf(tree, target, options, platform, at) : { desired: [], warnings: [] };
  const part = planPart({
    platform: target.platform, connectionId: target.connectionId, campaignId, desired, bindings, seen: seenOf(bindings, observed), resolutions: resolve, force,
    immutable: (entity) => platform.immutableFields(entity), canHold: canImport,
  });
  return { ...part, warnings: [...part.warnings, ...warnings] };
};
