import type { Campaign, CampaignChanges } from '@switchyard/catalog/domain';
import type { PlaceIds } from '@switchyard/kernel';
import type { Json } from '@switchyard/platforms';
import type { GeoTarget, GeoTargetInput } from '@switchyard/targeting/domain';
import type { ImportSite } from './import-site';
import { isText, rowsOf } from './said';

type FoundRow = { readonly [member: string]: Json };
type KnownRow = GeoTargetInput & PlaceIds;

/** The places of a platform as our rows: one that we know keeps its name and id, whatever else was changed in it. */
export const placesMember = (
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
