import type { Angle } from './angle';

/** An angle as it is read. */
export interface AngleView extends Omit<Angle, 'createdAt' | 'updatedAt'> {
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A list of members, so that a new column is never shown by accident. */
export const viewAngle = (row: Angle): AngleView => ({
  id: row.id,
  spaceId: row.spaceId,
  businessId: row.businessId,
  name: row.name,
  angleType: row.angleType,
  claim: row.claim,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});
