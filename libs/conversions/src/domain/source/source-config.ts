import type { LeadStage } from '../action/conversion-action';

/** What a source's configuration may set for its events, whatever the provider: the action of each stage by name or id. */
interface EveryConfig {
  readonly conversionActions?: Readonly<Partial<Record<LeadStage, string>>>;
}

export const RENEWALS = ['expansion', 'paid', 'none'] as const;
export const CLIENT_REFERENCES = ['externalId', 'gclid', 'msclkid', 'none'] as const;

export interface StripeConfig extends EveryConfig {
  /** The mode that counts; live in a live deployment, both in a test one. */
  readonly livemode?: boolean;
  /** Whether a dispute takes the order back. */
  readonly disputes?: boolean;
  /** What the later invoices of a subscription are. */
  readonly renewals?: (typeof RENEWALS)[number];
  /** What `client_reference_id` of a checkout holds. */
  readonly clientReference?: (typeof CLIENT_REFERENCES)[number];
}

/** Members of an event that a payload may hold anywhere. */
export const FIELDS = [
  'email',
  'phone',
  'externalId',
  'gclid',
  'gbraid',
  'wbraid',
  'msclkid',
  'value',
  'currency',
  'occurredAt',
  'orderId',
] as const;
export type Field = (typeof FIELDS)[number];

export interface CrmConfig extends EveryConfig {
  /** Names of the provider's stages, each with the stage of the funnel that it stands for; null takes one of the usual ones out. */
  readonly stages?: Readonly<Record<string, LeadStage | null>>;
  /** ISO 4217, where the provider names none. */
  readonly currency?: string;
  /** Own fields of the provider's record, as dotted paths, before the usual ones. */
  readonly fields?: Readonly<Partial<Record<Field, string>>>;
}

export interface Ga4Config extends EveryConfig {
  /** Names of events, each with its stage; null takes one of the usual ones out. */
  readonly stages?: Readonly<Record<string, LeadStage | null>>;
  readonly currency?: string;
}

export const WEBHOOK_PATHS = [
  'event',
  'conversionAction',
  'eventId',
  'adUserData',
  'adPersonalization',
  ...FIELDS,
] as const;
export type WebhookPath = (typeof WEBHOOK_PATHS)[number];

export const WEBHOOK_MEANINGS = ['RETRACTION', 'RESTATEMENT'] as const;

/** Dotted paths into any JSON. */
export interface WebhookConfig extends EveryConfig, Readonly<Partial<Record<WebhookPath, string>>> {
  /** What their event names mean: a stage, or a change of an order. */
  readonly stages?: Readonly<Record<string, LeadStage | (typeof WEBHOOK_MEANINGS)[number] | null>>;
}

/** A configuration that was checked for its type of source. */
export type SourceConfig = StripeConfig & CrmConfig & Ga4Config & WebhookConfig;
