import type { Finding, Observed } from '@switchyard/platforms';
import { fieldKey, ImportJudge } from '../../domain/imports';
import { planPart, type PlanInput, type PlannedPart } from '../../domain/plan';
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
  const seen = seenOf(bindings, observed);
  const judge = tree && new ImportJudge({ tree, target, platform, seen, at });
  const input: PlanInput = {
    platform: target.platform, connectionId: target.connectionId, campaignId, desired, bindings, seen, resolutions: resolve, force,
    immutable: (entity) => platform.immutableFields(entity), canHold: (address, field, value) => judge?.canHold(address, field, value) ?? false,
  };
  const part = settled(planPart(input), input, judge);
  return { ...part, warnings: [...part.warnings, ...warnings] };
};

/** Planned once more where imports settle more than they name. */
const settled = (part: PlannedPart, input: PlanInput, judge: ImportJudge | undefined): PlannedPart => {
  const along = judge?.broughtAlong(part);
  return along && along.size > 0 ? planPart({ ...input, comesAlong: (address, field) => along.has(fieldKey(address, field)) }) : part;
};
