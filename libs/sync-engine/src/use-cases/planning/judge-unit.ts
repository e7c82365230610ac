import type { Tenant } from '@switchyard/kernel';
import type { Finding, Observed } from '@switchyard/platforms/domain';
import { type Releases } from '../../data/adoption/releases';
import { fieldKey, ImportJudge } from '../../domain/adoption/import-judge';
import type { CampaignTree } from '../../domain/basis/campaign-tree';
import { desiredOf } from '../../domain/basis/desired-objects';
import type { Binding, UnboundObject } from '../../domain/planning/plan';
import type { PlanInput } from '../../domain/planning/plan-input';
import { type PlannedPart, planPart } from '../../domain/planning/plan-part';
import type { PlanRequest } from '../../domain/planning/preview';
import {
  type OpenRelease,
  type Released,
  type SortedReleases,
  sortReleases,
} from '../../domain/planning/releases';
import {
  accountFindings,
  closedFindings,
  nameFindings,
  settingFindings,
} from '../../domain/validation/account-findings';
import { capabilityFindings } from '../../domain/validation/capability-findings';
import {
  unplacedFinding,
  unplacedFindings,
} from '../../domain/validation/rules/targeting-findings';
import type { AccountKey } from '../ports';
import { UndoPart } from '../../domain/undo/undo-part';
import { dueReleases, leftHolder, type Observations, type PlanUnit } from './plan-unit';

/** What is planned for one campaign on one account. */
export interface Verdict {
  /** Why nothing is sent for the campaign itself; empty when it is planned. */
  readonly findings: readonly Finding[];
  /** Null when nothing is known or left to do. Of a blocked campaign, the releases alone. */
  readonly part: PlannedPart | null;
  /** Releases that nothing is left to do for. */
  readonly resolved: readonly Released[];
}

export interface Judging {
  readonly request: PlanRequest;
  /** Ids of the campaigns that are planned together. */
  readonly planned: ReadonlySet<string>;
  /** Remote ids of released campaigns of the account that keep the names that they have. */
  readonly released: ReadonlySet<string>;
  /** What lost creates made on the account. */
  readonly unboundObjects: readonly UnboundObject[];
  /** Whose offsets hours are converted by: one moment for a whole plan. */
  readonly at: Date;
}

/**
 * Decides what is planned for one campaign on one account. Pure. Of an account that is closed
 * nothing was read: nothing is concluded.
 */
export const judgeUnit = (
  unit: PlanUnit,
  observations: Observations,
  judging: Judging,
): Verdict => {
  const { tree, target } = unit;
  if (target.status !== 'ACTIVE') {
    return { findings: tree ? closedFindings(tree, target) : [], part: null, resolved: [] };
  }
  const releases = sortReleases(dueReleases(unit), observations.campaigns);
  const undo = undoOf(unit, judging);
  const renames = undo || isMade(unit, judging) ? [] : rename(unit, observations);
  const findings =
    tree && unit.isHome && !undo?.goes
      ? requirementsOf(unit, tree, observations, judging, renames)
      : [];
  if (findings.length === 0) {
    return {
      findings,
      part: partOf(unit, undo, observations, { ...releases, renames }, judging),
      resolved: releases.done,
    };
  }
  return {
    findings,
    part: releases.open.length > 0 ? releasesOnly(unit, releases) : null,
    resolved: releases.done,
  };
};

/** What is targeted there already is a location, also when the platform no longer lists it. */
const isTargeted = (bindings: readonly Binding[], criterionId: string | undefined): boolean =>
  bindings.some(({ address, applied: { geoTargets } }) => {
    const places = address.entity === 'campaign' && Array.isArray(geoTargets) ? geoTargets : [];
    return places.some(
      (place: unknown) =>
        (place as Readonly<Record<string, unknown>>)['criterionId'] === criterionId,
    );
  });

/** A create whose answer was lost was done after all. */
const isMade = ({ campaignId }: PlanUnit, { unboundObjects }: Judging): boolean =>
  unboundObjects.some(({ address }) => address.id === campaignId);

const rename = (unit: PlanUnit, observations: Observations): readonly OpenRelease[] => {
  const holder = leftHolder(unit, observations.campaigns);
  return holder ? [holder] : [];
};

const requirementsOf = (
  { platform, target, bindings, unknownLocations = [] }: PlanUnit,
  tree: CampaignTree,
  observations: Observations,
  { planned, released: kept, unboundObjects, at }: Judging,
  renames: readonly OpenRelease[],
): readonly Finding[] => {
  const released = new Set(kept);
  for (const { released: one } of renames) released.delete(one.remoteId);
  const bound = new Set([...bindings, ...unboundObjects].map(({ remoteId }) => remoteId));
  const findings = [
    ...accountFindings(tree, target),
    ...settingFindings(tree, target, platform.capabilities),
    ...capabilityFindings(tree, platform.capabilities, target, at),
    ...unplacedFindings(tree, platform.capabilities),
    ...unknownLocations
      .filter(({ criterionId }) => !isTargeted(bindings, criterionId))
      .map((row) => unplacedFinding(tree, platform.capabilities, row)),
    ...nameFindings(tree, target, observations.campaigns, { bound, planned, released }),
  ];
  return findings.filter(({ kind }) => kind === 'requirement');
};

const partOf = (
  unit: PlanUnit,
  undo: UndoPart | undefined,
  observations: Observations,
  { open, renames }: SortedReleases & { readonly renames: readonly OpenRelease[] },
  { request: { options, force, resolve }, at, unboundObjects }: Judging,
): PlannedPart => {
  const { tree, target, platform } = unit;
  const { desired: wanted, warnings } =
    tree && unit.isHome
      ? desiredOf(tree, target, options, platform, at)
      : { desired: [], warnings: [] };
  const { desired, bindings } = undo?.sides ?? { desired: wanted, bindings: unit.bindings };
  const seen = observations.of(bindings);
  // An undo is about what one sync did: what else was made waits for the next plan.
  const made = undo
    ? []
    : unboundObjects.filter(({ address }) => address.campaignId === unit.campaignId);
  const judge = tree && new ImportJudge({ tree, target, platform, seen: [...seen, ...made], at });
  const input: PlanInput = {
    ...placeOf(unit),
    desired,
    bindings,
    seen,
    resolutions: resolve,
    force,
    canCarry: (address, field, value) => judge?.canCarry(address, field, value) ?? false,
    releases: open,
    renames,
    released: unit.released.map(({ remoteId }) => remoteId),
    unboundObjects: made,
    unanswered: unit.unanswered,
    ...undo?.limits,
  };
  const part = withImportsResolved(planPart(input), input, judge);
  const whole = { ...part, warnings: [...part.warnings, ...warnings] };
  return undo ? undo.added(whole) : whole;
};

const undoOf = (
  { undone, tree, isHome, target, platform, bindings }: PlanUnit,
  { request: { options }, at }: Judging,
): UndoPart | undefined => {
  if (!undone) return undefined;
  const before = tree && isHome ? desiredOf(tree, target, options, platform, at).desired : [];
  return new UndoPart(
    undone,
    target,
    before,
    desiredOf(undone.now, target, options, platform, at).desired,
    bindings,
  );
};

/** Plans the part again when an import brings more fields than it names. */
const withImportsResolved = (
  part: PlannedPart,
  input: PlanInput,
  judge: ImportJudge | undefined,
): PlannedPart => {
  const along = judge?.broughtAlong(part);
  return along && along.size > 0
    ? planPart({ ...input, comesAlong: (address, field) => along.has(fieldKey(address, field)) })
    : part;
};

/** A blocked campaign does not delay its releases: most of them lower what is spent. */
const releasesOnly = (unit: PlanUnit, { open }: SortedReleases): PlannedPart =>
  planPart({
    ...placeOf(unit),
    only: 'releases',
    desired: [],
    bindings: [],
    seen: [],
    resolutions: [],
    force: false,
    releases: open,
  });

const placeOf = ({
  campaignId,
  target: { platform, connectionId },
  platform: connector,
}: PlanUnit) => ({
  platform,
  connectionId,
  campaignId,
  immutable: (entity: Observed['entity']) => connector.immutableFields(entity),
});

/**
 * Of the campaigns that were seen, those that were released and stay: what they are called is not
 * free. What the plan removes gives its name away.
 */
export const namesKeptBy = async (
  releases: Releases,
  tenant: Tenant,
  account: AccountKey,
  observed: readonly Observed[],
  planned: ReadonlySet<string>,
): Promise<ReadonlySet<string>> => {
  const marked = observed
    .filter(
      ({ entity, marker }) => entity === 'campaign' && marker !== undefined && planned.has(marker),
    )
    .map(({ remoteId }) => remoteId);
  const released = await releases.among(tenant, account, [...new Set(marked)]);
  return new Set(
    released
      .filter(
        ({ effect, isDue, campaignId }) =>
          !(effect === 'REMOVE' && isDue && planned.has(campaignId)),
      )
      .map(({ remoteId }) => remoteId),
  );
};
