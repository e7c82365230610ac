import { amountFromMicros, type PlatformId } from '@switchyard/kernel';
import type { RemoteActionRow } from '../conversion/remote-action-row';
import type { ConversionAction, ValueSettings, ValueType } from './conversion-action';

export interface ValueSettingsView {
  readonly type: ValueType;
  readonly defaultValue?: number;
  readonly currencyCode?: string;
}

/** A conversion action as it is read. */
export interface ActionView extends Omit<
  ConversionAction,
  'nameKey' | 'valueSettings' | 'defaultEventValueMicros' | 'createdAt' | 'updatedAt'
> {
  readonly valueSettings: ValueSettingsView;
  readonly defaultEventValue: number | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** An action on the platform of one connection. */
export interface ActionPlatformView {
  readonly platform: PlatformId;
  readonly connectionId: string;
  readonly remoteId: string;
  readonly usableFrom: string | null;
  readonly conflicts: RemoteActionRow['conflicts'];
  readonly checkedAt: string;
}

/** A conversion action with where it was found or made. */
export interface PlacedActionView extends ActionView {
  readonly platforms: readonly ActionPlatformView[];
}

export const viewPlaced = (
  row: ConversionAction,
  on: readonly RemoteActionRow[],
): PlacedActionView => ({
  ...viewAction(row),
  platforms: on.map(({ platform, connectionId, remoteId, usableFrom, conflicts, checkedAt }) => ({
    platform,
    connectionId,
    remoteId,
    usableFrom: usableFrom?.toISOString() ?? null,
    conflicts,
    checkedAt: checkedAt.toISOString(),
  })),
});

/** A list of members, so that a new column is never shown by accident. */
export const viewAction = (row: ConversionAction): ActionView => ({
  id: row.id,
  spaceId: row.spaceId,
  name: row.name,
  type: row.type,
  category: row.category,
  status: row.status,
  countingType: row.countingType,
  valueSettings: viewValues(row.valueSettings),
  clickThroughLookbackWindowDays: row.clickThroughLookbackWindowDays,
  viewThroughLookbackWindowDays: row.viewThroughLookbackWindowDays,
  attributionModel: row.attributionModel,
  enhancedConversionsForLeads: row.enhancedConversionsForLeads,
  leadStage: row.leadStage,
  defaultEventValue:
    row.defaultEventValueMicros === null ? null : amountFromMicros(row.defaultEventValueMicros),
  includeInConversionsMetric: row.includeInConversionsMetric,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});

const viewValues = ({
  type,
  defaultValueMicros,
  currencyCode,
}: ValueSettings): ValueSettingsView => ({
  type,
  ...(defaultValueMicros === undefined
    ? {}
    : { defaultValue: amountFromMicros(defaultValueMicros) }),
  ...(currencyCode === undefined ? {} : { currencyCode }),
});
