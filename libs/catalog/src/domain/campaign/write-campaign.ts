import { type Issue, type PlatformId, Refusal, validationError } from '@switchyard/kernel';
import {
  type FoundLocations,
  type GeoTargetingInput,
  resolvedRows,
} from '@switchyard/targeting/domain';
import { keepSplit, readSplit } from '../budget';
import { type ByPlatform, platformsOf } from '../by-platform';
import { isSameValue } from '../change';
import type { Campaign, CampaignStatus } from './campaign';
import { readCampaign, type SplitRule } from './campaign-fields';
import type { CampaignChanges, CampaignInput, CampaignWorld } from './campaign-input';
import { viewCampaign } from './campaign-view';

const written: SplitRule = ({ _platformBudgets, platforms, currency }, budgetMicros) =>
  readSplit(_platformBudgets ?? {}, platforms, budgetMicros, currency);

/**
 * A new campaign: always `PAUSED`, on no platform yet. Throws `VALIDATION_ERROR` with every
 * problem, or a refusal of its places and hours.
 */
export const createCampaign = (
  spaceId: string,
  input: CampaignInput,
  world: CampaignWorld,
): Campaign => {
  const { fields, issues } = readCampaign(input, [], written, world);
  const all = [...statusIssues(input), ...issues];
  if (all.length > 0) throw validationError(all);
  return {
    ...fields,
    spaceId,
    id: world.ids.next('cmp'),
    type: input.type,
    status: 'PAUSED',
    platformLinks: {},
    syncFailures: {},
    releases: [],
    delivery: {},
    hold: null,
    treeVersion: 1,
    createdAt: world.now,
    updatedAt: world.now,
    version: 1,
  };
};

const statusIssues = ({ status }: CampaignInput): Issue[] =>
  status === undefined || status === 'PAUSED'
    ? []
    : [
        {
          path: '/status',
          code: 'NOT_ALLOWED',
          message:
            'status must be PAUSED when a campaign is created. Enable it with PATCH afterwards',
        },
      ];

/**
 * A campaign after changes; the same object when nothing changes. Throws `VALIDATION_ERROR` with
 * every problem, `BRAKE_ENGAGED`, `ALREADY_LINKED`, or a refusal of its places and hours. The
 * caller has made sure that it is not removed.
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
  if (isSameValue(comparable(row), comparable(next))) return row;
  const concernsPlatforms = !isSameValue(sentToPlatforms(row), sentToPlatforms(next));
  return {
    ...next,
    updatedAt: world.now,
    treeVersion: row.treeVersion + Number(concernsPlatforms),
  };
};

/** An unchanged schedule keeps the zone that it was written under. */
const keptSchedule = (
  { adSchedule, adScheduleStructured, scheduleZone, scheduleSource }: Campaign,
  changes: CampaignChanges,
): Partial<Campaign> =>
  changes.adSchedule === undefined
    ? { adSchedule, adScheduleStructured, scheduleZone, scheduleSource }
    : {};

const comparable = ({
  createdAt: _created,
  updatedAt: _updated,
  ...rest
}: Campaign): Omit<Campaign, 'createdAt' | 'updatedAt'> => rest;

/** The key is the caller's alone: no sync waits for a change of it. */
const sentToPlatforms = (row: Campaign): object => {
  const { externalKey: _key, ...rest } = comparable(row);
  return rest;
};

/**
 * A campaign with other locations or another intent; the same object when nothing changes. `found`
 * has what each name means. Throws `RADIUS_EXCLUSION_UNSUPPORTED`, `ONLY_EXCLUSIONS`, or
 * `VALIDATION_ERROR` with every problem of the rows.
 */
export const targetCampaign = (
  row: Campaign,
  input: GeoTargetingInput,
  found: FoundLocations,
  world: CampaignWorld,
): Campaign => {
  const geoTargets = resolvedRows(input, found, row.geoTargets);
  return reviseCampaign(
    row,
    {
      ...(geoTargets === undefined ? {} : { geoTargets }),
      ...(input.locationIntent === undefined ? {} : { locationIntent: input.locationIntent }),
    },
    world,
  );
};

/**
 * The whole input that a campaign and its changes amount to. What belongs to a platform that is
 * taken out goes with it.
 */
const inputAfter = (row: Campaign, changes: CampaignChanges): CampaignInput => {
  const { targeting: _withEcho, ...view } = viewCampaign(row);
  const merged = { ...view, targeting: row.targeting, ...changes } as CampaignInput;
  const platforms = merged.platforms ?? [];
  return {
    ...merged,
    connectionIds: withoutLeavers(merged.connectionIds ?? {}, row.connectionIds, platforms),
    platformStatus: withoutLeavers(merged.platformStatus ?? {}, row.platformStatus, platforms),
  };
};

/**
 * Drops entries of platforms that left, as long as they are the stored ones: a new value for such a
 * platform is a mistake to report.
 */
const withoutLeavers = <T>(
  values: ByPlatform<T>,
  stored: ByPlatform<T>,
  platforms: readonly PlatformId[],
): ByPlatform<T> =>
  Object.fromEntries(
    platformsOf(values)
      .filter((platform) => platforms.includes(platform) || values[platform] !== stored[platform])
      .map((platform) => [platform, values[platform]]),
  );

/**
 * A split that is written is read as it is; null clears it. Otherwise the stored one follows:
 * another budget rescales it in the same ratio, a platform that went takes its share with it.
 */
const splitRule =
  ({ platformBudgetsMicros }: Campaign, { _platformBudgets }: CampaignChanges): SplitRule =>
  ({ platforms, currency }, budgetMicros) => {
    if (_platformBudgets) return readSplit(_platformBudgets, platforms, budgetMicros, currency);
    if (_platformBudgets === null || platformBudgetsMicros === null) {
      return { split: null, issues: [] };
    }
    return keepSplit(platformBudgetsMicros, platforms, budgetMicros, currency);
  };

/**
 * The status after a change: `PAUSED` and `ENABLED` turn into each other, unless the Emergency
 * Brake holds the campaign.
 */
const nextStatus = (row: Campaign, wanted: unknown): CampaignStatus => {
  if (wanted === undefined || wanted === row.status) return row.status;
  if (wanted === 'PAUSED') return 'PAUSED';
  if (wanted !== 'ENABLED') {
    throw validationError([
      {
        path: '/status',
        code: 'NOT_ONE_OF',
        message: 'status must be ENABLED or PAUSED. To remove a campaign, use DELETE',
      },
    ]);
  }
  if (row.hold) throw brakeEngaged(row.id, row.hold.eventId);
  return 'ENABLED';
};

export const brakeEngaged = (campaignId: string, eventId: string): Refusal =>
  new Refusal(
    'BRAKE_ENGAGED',
    'The Emergency Brake holds this campaign. Release the brake before enabling it.',
    { campaignId, eventId },
  );

/**
 * Refuses another connection for a platform while the campaign's object there belongs to the
 * account of the old one.
 */
const requireUnlinkedConnections = (
  { platformLinks }: Campaign,
  wanted: ByPlatform<string>,
): void => {
  for (const platform of platformsOf(wanted)) {
    const link = platformLinks[platform];
    if (link && link.connectionId !== wanted[platform]) {
      throw alreadyLinked(platform, link.connectionId);
    }
  }
};

export const alreadyLinked = (platform: PlatformId, connectionId: string): Refusal =>
  new Refusal(
    'ALREADY_LINKED',
    `The campaign is linked to ${platform} through another connection. Unlink it first.`,
    { path: `/connectionIds/${platform}`, platform, connectionId },
  );
