import { amountFromMicros } from '@switchyard/kernel';
import type { ServingStatus } from '../status/serving-status';
import type { AdGroup } from './ad-group';

/** An ad group as it is read: money in major units. */
export interface AdGroupView {
  readonly id: string;
  readonly spaceId: string;
  readonly campaignId: string;
  readonly name: string;
  readonly status: ServingStatus;
  readonly maxCpc: number | null;
  readonly contextHints: readonly string[];
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly version: number;
}

export const viewAdGroup = (row: AdGroup): AdGroupView => ({
  id: row.id,
  spaceId: row.spaceId,
  campaignId: row.campaignId,
  name: row.name,
  status: row.status,
  maxCpc: row.maxCpcMicros === null ? null : amountFromMicros(row.maxCpcMicros),
  contextHints: row.contextHints,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});
