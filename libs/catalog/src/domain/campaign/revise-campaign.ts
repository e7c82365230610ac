import { validationError } from '@switchyard/kernel';
import { isSameValue } from '../change/same-value';
import type { Campaign } from './campaign';
import { readCampaign } from './campaign-fields';
import type { CampaignChanges } from './campaign-changes';
import type { CampaignWorld } from './campaign-world';
import { inputAfter } from './input-after';
import { nextStatus } from './next-status';
import { requireUnlinkedConnections } from './require-unlinked-connections';
import { splitRule } from './split-rule';

/**
 * A campaign after changes; the same object when nothing changes. Throws `VALIDATION_ERROR` with every problem, `BRAKE_ENGAGED`,
 * `ALREADY_LINKED`, or a refusal of its places and hours. The caller has made sure that it is not removed.
 */
export const reviseCampaign = (
  row: Campaign,
  changes: CampaignChanges,
  world: CampaignWorld,
): Campaign => {
  const { fields, issues } = readCampaign(
    inputAfter(row, changes),
    row.geoTargets,
    splitRule(row, changes),
    world,
  );
  if (issues.length > 0) throw validationError(issues);
  requireUnlinkedConnections(row, fields.connectionIds);
  const next: Campaign = {
    ...row,
    ...fields,
    ...keptSchedule(row, changes),
    status: nextStatus(row, changes.status),
  };
  return isSameValue(comparable(row), comparable(next))
    ? row
    : { ...next, updatedAt: world.now, treeVersion: row.treeVersion + 1 };
};

/** A schedule that nobody touched keeps the zone that it was written under. */
const keptSchedule = (
  { adSchedule, adScheduleStructured, scheduleZone, scheduleSource }: Campaign,
  changes: CampaignChanges,
): Partial<Campaign> =>
  changes.adSchedule === undefined
    ? { adSchedule, adScheduleStructured, scheduleZone, scheduleSource }
    : {};

const comparable = ({ createdAt: _created, updatedAt: _updated, ...rest }: Campaign): object =>
  rest;
