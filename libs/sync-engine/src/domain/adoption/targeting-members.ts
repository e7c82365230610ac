import {
  type Campaign,
  type CampaignChanges,
  type CampaignTargeting,
  DEVICES,
} from '@switchyard/catalog/domain';
import type { PlaceIds } from '@switchyard/kernel';
import type { Json } from '@switchyard/platforms/domain';
import type { GeoTarget, GeoTargetInput } from '@switchyard/targeting/domain';
import { type ImportSite, isText, membersOf, rowsOf, withoutNulls } from './remote-value';

type Targeting = Pick<Campaign, 'targeting'>;

/**
 * Which devices, in our words; null means every one. Platforms that know no tablets mean phones and
 * tablets alike.
 */
export const devicesMember = (
  value: Json,
  { targeting }: Targeting,
): CampaignChanges | undefined => {
  const { devices: _replaced, ...rest } = targeting;
  if (value === null) return { targeting: rest };
  const found = membersOf(value);
  if (!found || Object.keys(found).some((name) => !DEVICES.some((device) => device === name))) {
    return undefined;
  }
  const devices = Object.fromEntries(
    DEVICES.map((device) => [device, deviceOf(found[device] ?? found['mobile'] ?? true)]),
  );
  return { targeting: { ...rest, devices } };
};

const deviceOf = (
  value: Json,
): NonNullable<NonNullable<CampaignTargeting['devices']>['desktop']> => {
  const members = membersOf(value);
  if (!members) return { enabled: value === true };
  const { enabled, bidAdjustmentPercent: bid } = members;
  return {
    enabled: enabled === true,
    ...(typeof bid === 'number' && bid !== 0 ? { bidAdjustment: bid } : {}),
  };
};

/** LinkedIn's audience; targeting that says more than ours can is undefined. */
export const linkedinMember = (
  value: Json,
  { targeting }: Targeting,
): CampaignChanges | undefined => {
  const { linkedin: _replaced, ...rest } = targeting;
  if (value === null) return { targeting: rest };
  const found = membersOf(value);
  return found && !('criteria' in found)
    ? {
        targeting: {
          ...rest,
          linkedin: withoutNulls(found) as CampaignTargeting['linkedin'],
        } as CampaignTargeting,
      }
    : undefined;
};

type FoundRow = { readonly [member: string]: Json };
type KnownRow = GeoTargetInput & PlaceIds;

/**
 * The places of a platform as our rows: one that we know keeps its name and id, whatever else was
 * changed in it.
 */
export const locationsMember = (
  value: Json,
  { geoTargets }: Campaign,
  site: ImportSite,
): CampaignChanges | undefined => {
  const rows = rowsOf(value)?.map((found) => rowOf(found, geoTargets, site));
  return rows?.every((row) => row !== undefined) ? { geoTargets: rows } : undefined;
};

const rowOf = (
  found: FoundRow,
  stored: readonly GeoTarget[],
  { placeKey }: ImportSite,
): KnownRow | undefined => {
  if (found['kind'] === 'RADIUS') return circleOf(found, stored);
  return found['kind'] === 'AREA' && placeKey !== null && isText(found[placeKey])
    ? areaOf(found, placeKey, stored)
    : undefined;
};

const areaOf = (
  found: FoundRow,
  placeKey: NonNullable<ImportSite['placeKey']>,
  stored: readonly GeoTarget[],
): KnownRow => {
  const id = String(found[placeKey]);
  const known = stored.find((row) => row.kind === 'AREA' && row[placeKey] === id);
  const same = known ? withoutBid(known) : { kind: 'AREA' as const, name: `Place ${id}` };
  return { ...same, [placeKey]: id, negative: found['negative'] === true, ...bidOf(found) };
};

const circleOf = (found: FoundRow, stored: readonly GeoTarget[]): KnownRow | undefined => {
  const { lat, lng, radius, unit, name } = found;
  if (typeof lat !== 'number' || typeof lng !== 'number' || typeof radius !== 'number') {
    return undefined;
  }
  const known = stored.find(
    (row) => row.kind === 'RADIUS' && isNear(row.lat, lat) && isNear(row.lng, lng),
  );
  const same = known
    ? withoutBid(known)
    : { kind: 'RADIUS' as const, name: isText(name) ? name : `Around ${lat}, ${lng}` };
  return { ...same, lat, lng, radius, unit: unit === 'mi' ? 'mi' : 'km', ...bidOf(found) };
};

/** A tenth of a metre: platforms round coordinates. */
const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6;

const withoutBid = ({ bidAdjustment: _changes, reach: _said, ...row }: GeoTarget): KnownRow => row;

const bidOf = ({ bidAdjustmentPercent }: FoundRow): Pick<KnownRow, 'bidAdjustment'> =>
  typeof bidAdjustmentPercent === 'number' && bidAdjustmentPercent !== 0
    ? { bidAdjustment: bidAdjustmentPercent }
    : {};
