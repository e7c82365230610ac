import type { ActionDraft } from '@switchyard/platforms';

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
  readonly defaultEventValueMicros: number | null;
  readonly includeInConversionsMetric: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}
