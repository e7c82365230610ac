import type { Routing } from '@switchyard/identity/domain';
import { amountFromMicros, type PlatformId, Refusal } from '@switchyard/kernel';
import type { ActionDraft, RemoteAction } from '@switchyard/platforms/domain';

export const ACTION_TYPES = [
  'WEBPAGE',
  'AD_CALL',
  'WEBSITE_CALL',
  'UPLOAD_CLICKS',
  'UPLOAD_CALLS',
] as const satisfies readonly ActionDraft['type'][];
export type ActionType = (typeof ACTION_TYPES)[number];

/** Types of actions that conversions reported through the API may land on. */
export const UPLOAD_TYPES: readonly ActionType[] = ['UPLOAD_CLICKS', 'UPLOAD_CALLS'];

export const ACTION_CATEGORIES = [
  'PURCHASE',
  'ADD_TO_CART',
  'BEGIN_CHECKOUT',
  'SUBSCRIBE_PAID',
  'SUBMIT_LEAD_FORM',
  'SIGNUP',
  'CONTACT',
  'BOOK_APPOINTMENT',
  'REQUEST_QUOTE',
  'GET_DIRECTIONS',
  'PAGE_VIEW',
  'DOWNLOAD',
  'PHONE_CALL_LEAD',
  'ENGAGEMENT',
  'DEFAULT',
] as const;
export type ActionCategory = (typeof ACTION_CATEGORIES)[number];

export const ACTION_STATUSES = [
  'ENABLED',
  'PAUSED',
] as const satisfies readonly ActionDraft['status'][];
export type ActionStatus = (typeof ACTION_STATUSES)[number];

export const COUNTING_TYPES = [
  'ONE_PER_CLICK',
  'MANY_PER_CLICK',
] as const satisfies readonly ActionDraft['countingType'][];
export type CountingType = (typeof COUNTING_TYPES)[number];

export const ATTRIBUTION_MODELS = ['DATA_DRIVEN', 'LAST_CLICK'] as const;
export type AttributionModel = (typeof ATTRIBUTION_MODELS)[number];

export const VALUE_TYPES = ['noValue', 'fixedValue', 'variableValue'] as const;
export type ValueType = (typeof VALUE_TYPES)[number];

/** Names of the funnel's stages, in their order; events carry them. */
export const LEAD_STAGES = [
  'signup',
  'trial_started',
  'qualified_lead',
  'paid',
  'expansion',
] as const;
export type LeadStage = (typeof LEAD_STAGES)[number];

export interface ValueSettings {
  readonly type: ValueType;
  /** Of `fixedValue` the value, else what is taken when an event brings none. */
  readonly defaultValueMicros?: number;
  readonly currencyCode?: string;
}

/** What counts as a conversion, as it is stored. */
export interface ConversionAction {
  readonly spaceId: string;
  readonly id: string;
  readonly name: string;
  /** The name as it is compared. */
  readonly nameKey: string;
  readonly type: ActionType;
  readonly category: ActionCategory;
  readonly status: ActionStatus;
  readonly countingType: CountingType;
  readonly valueSettings: ValueSettings;
  readonly clickThroughLookbackWindowDays: number | null;
  readonly viewThroughLookbackWindowDays: number | null;
  readonly attributionModel: AttributionModel | null;
  readonly enhancedConversionsForLeads: boolean;
  readonly leadStage: LeadStage | null;
  /** Name of the events that land on it, where that is no stage of the funnel. */
  readonly eventName: string | null;
  /** What platforms shall call it, instead of their usual name for it. */
  readonly platformEvents: Readonly<Partial<Record<PlatformId, string>>> | null;
  /** Which platforms get its conversions; null: as the Space sets it. */
  readonly routing: Routing | null;
  readonly defaultEventValueMicros: number | null;
  readonly includeInConversionsMetric: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}

/** An action as it was found or made on the platform of one connection. */
export interface RemoteActionRow {
  readonly spaceId: string;
  readonly actionId: string;
  readonly connectionId: string;
  readonly platform: PlatformId;
  readonly remoteId: string;
  readonly usableFrom: Date | null;
  readonly conflicts: RemoteAction['conflicts'];
  /** The version of the action that was sent to the platform. */
  readonly actionVersion: number;
  readonly checkedAt: Date;
}

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
export interface ActionOnPlatformsView extends ActionView {
  readonly platforms: readonly ActionPlatformView[];
}

export const viewOnPlatforms = (
  row: ConversionAction,
  on: readonly RemoteActionRow[],
): ActionOnPlatformsView => ({
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
  eventName: row.eventName,
  platformEvents: row.platformEvents,
  routing: row.routing,
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

/** Names some of the campaigns that bid on the action. */
export const conversionActionInUse = (campaignIds: readonly string[]): Refusal =>
  new Refusal(
    'CONVERSION_ACTION_IN_USE',
    'Campaigns bid on this conversion action. Take it out of their conversionActionIds first, or delete it with ?force=true, which does that.',
    { campaignIds },
  );

/** Events of a name land on one action; `holderId` has it now. */
export const eventNameTaken = (eventName: string, holderId?: string): Refusal =>
  new Refusal(
    'EVENT_NAME_TAKEN',
    `Another conversion action has the eventName "${eventName}" already. Take it from that action first.`,
    {
      path: '/eventName',
      ...(holderId === undefined ? {} : { conflictingId: holderId }),
    },
  );

/** Events of a stage land on one action; `holderId` has it now. */
export const leadStageTaken = (leadStage: LeadStage, holderId?: string): Refusal =>
  new Refusal(
    'LEAD_STAGE_TAKEN',
    `Another conversion action has the leadStage "${leadStage}" already. Take it from that action first.`,
    {
      path: '/leadStage',
      ...(holderId === undefined ? {} : { conflictingId: holderId }),
    },
  );
