import type {
  ActionCategory,
  ActionStatus,
  ActionType,
  AttributionModel,
  CountingType,
  LeadStage,
  ValueType,
} from './conversion-action';

/** Money in major units of `currencyCode`, or of the account's currency without one. */
export interface ValueSettingsInput {
  readonly type?: ValueType;
  readonly defaultValue?: number | null;
  readonly currencyCode?: string | null;
}

/** What a caller writes to make a conversion action. */
export interface ActionInput {
  readonly name: string;
  readonly type: ActionType;
  readonly category: ActionCategory;
  readonly status?: ActionStatus;
  readonly countingType?: CountingType;
  readonly valueSettings?: ValueSettingsInput;
  readonly clickThroughLookbackWindowDays?: number | null;
  readonly viewThroughLookbackWindowDays?: number | null;
  readonly attributionModel?: AttributionModel | null;
  readonly enhancedConversionsForLeads?: boolean;
  readonly leadStage?: LeadStage | null;
  readonly defaultEventValue?: number | null;
  readonly includeInConversionsMetric?: boolean;
}

/** What a merge patch changes; the type never does. */
export type ActionChanges = {
  readonly [member in Exclude<keyof ActionInput, 'type'>]?: ActionInput[member] | null;
};
