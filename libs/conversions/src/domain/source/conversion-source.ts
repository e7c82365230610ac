import { Refusal } from '@switchyard/kernel';
import { BROWSER_IDS, NAMED_CLICK_IDS } from '../conversion/event-item';
import type { LeadStage } from '../conversion-action';
import { STRIPE_EVENT_TYPES } from './stripe/event-types';
import type { SealedPerson } from '../identity/known-person';

/** Providers whose payloads are read. */
export const SOURCE_TYPES = [
  'stripe',
  'webhook',
  'hubspot',
  'salesforce',
  'ga4',
  'shopify',
  'woocommerce',
] as const;
export type SourceType = (typeof SOURCE_TYPES)[number];

/** A secret of a provider, sealed under the first of `SWITCHYARD_SECRET_KEYS`: AES-256-GCM. */
export interface SealedSecret {
  readonly keyId: string;
  /** Base64url. */
  readonly nonce: string;
  readonly ciphertext: string;
}

/** A secret that was replaced. */
export interface PreviousSecret {
  readonly sealed: SealedSecret;
  /** ISO 8601: from then on it is not believed. */
  readonly until: string;
}

/** What records are read with at the provider. Written, never answered. */
export interface SourceCredentials {
  /** Of a private app of HubSpot. */
  readonly accessToken: string;
}

/** Credentials of one source, apart from its secret: only the worker opens them. */
export interface StoredCredentials {
  readonly spaceId: string;
  readonly sourceId: string;
  readonly receiverId: string;
  /** `SourceCredentials`, sealed like a person. Bound to the receiver. */
  readonly sealed: SealedPerson;
}

/** Providers that records are read from. */
export const READABLE_SOURCES: readonly SourceType[] = ['hubspot'];

/** A provider that reports conversions of a Space. */
export interface ConversionSource {
  readonly spaceId: string;
  /** The caller's, unique in the Space. */
  readonly id: string;
  readonly type: SourceType;
  readonly config: Readonly<Record<string, unknown>>;
  readonly secret: SealedSecret | null;
  /** The secret before this one, which is still valid for a day. */
  readonly previousSecret: PreviousSecret | null;
  /** Whether records are read at the provider. */
  readonly hasCredentials: boolean;
  /** `rcv_…`: where the provider posts to. */
  readonly receiverId: string;
  readonly lastReceivedAt: Date | null;
  readonly lastError: {
    readonly code: string;
    readonly message: string;
    readonly at: string;
  } | null;
  /** Of a source that lists its types of events: when each last arrived, ISO 8601. */
  readonly seenTypes: Readonly<Record<string, string>> | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}

/** The owner of a receiver: the only part of a source that is read before its Space is known. */
export interface Receiver {
  readonly id: string;
  readonly accountId: string;
  readonly spaceId: string;
  readonly sourceId: string;
}

/** A provider's event that was taken: it comes again, and is answered without being taken again. */
export interface Receipt {
  readonly spaceId: string;
  readonly sourceId: string;
  /** The provider's id of the event. */
  readonly eventKey: string;
  readonly receivedAt: Date;
}

/** Another id that a provider knows an order by: a payment intent is known as its invoice. */
export interface OrderAlias {
  readonly spaceId: string;
  readonly alias: string;
  readonly orderId: string;
  /**
   * Of the order's own name: what was paid, in the terms that refunds are reported in, and what of
   * it counts.
   */
  readonly paid: { readonly gross: string; readonly net: string; readonly currency: string } | null;
  readonly createdAt: Date;
}

/**
 * What a source's configuration may set for its events, whatever the provider: the action of each
 * stage by name or id.
 */
interface EveryConfig {
  readonly conversionActions?: Readonly<Partial<Record<LeadStage, string>>>;
}

export const RENEWALS = ['expansion', 'paid', 'none'] as const;
export const CLIENT_REFERENCES = ['externalId', 'orderId', 'gclid', 'msclkid', 'none'] as const;
/** What of an order counts: without its tax (`net`), all that was paid (`gross`), or without tax and shipping. */
export const SALE_VALUES = ['net', 'gross', 'netOfShipping'] as const;

export interface StripeConfig extends EveryConfig {
  /** The mode that counts; live in a live deployment, both in a test one. */
  readonly livemode?: boolean;
  /** Whether a dispute takes the order back. */
  readonly disputes?: boolean;
  /** What the later invoices of a subscription are. */
  readonly renewals?: (typeof RENEWALS)[number];
  /** What `client_reference_id` of a checkout holds. */
  readonly clientReference?: (typeof CLIENT_REFERENCES)[number];
  /** What counts of what was paid; net is without tax. A payment intent knows no tax. */
  readonly value?: (typeof SALE_VALUES)[number];
  /** Dotted paths within the object of the event; the first that leads to something counts. */
  readonly orderId?: readonly string[];
}

export interface ShopConfig extends EveryConfig {
  /** Of a Shopify shop, such as `example.myshopify.com`: orders of other shops are ignored. */
  readonly shop?: string;
  readonly value?: (typeof SALE_VALUES)[number];
}

export const ADDRESS_FIELDS = ['city', 'region', 'postalCode', 'countryCode'] as const;

/** Members of an event that a payload may hold anywhere. */
export const FIELDS = [
  'email',
  'phone',
  'externalId',
  'firstName',
  'lastName',
  'dateOfBirth',
  'gender',
  ...NAMED_CLICK_IDS,
  ...BROWSER_IDS,
  'ip',
  'userAgent',
  'pageUrl',
  'referrer',
  'eventId',
  'actionSource',
  'orderId',
  ...ADDRESS_FIELDS,
  'items',
  'customData',
  'value',
  'currency',
  'occurredAt',
] as const;
export type Field = (typeof FIELDS)[number];

/** Members of an event that a record of a CRM may hold in fields of its own. */
export const CRM_FIELDS = [...FIELDS, 'adUserData', 'adPersonalization'] as const;
export type CrmField = (typeof CRM_FIELDS)[number];

export interface CrmConfig extends EveryConfig {
  /**
   * Names of the provider's stages, each with the stage of the funnel that it stands for; null
   * takes one of the usual ones out.
   */
  readonly stages?: Readonly<Record<string, LeadStage | null>>;
  /** ISO 4217, where the provider names none. */
  readonly currency?: string;
  /** Own fields of the provider's record, as dotted paths, before the usual ones. */
  readonly fields?: Readonly<Partial<Record<CrmField, string>>>;
}

export interface SalesforceConfig extends CrmConfig {
  /**
   * Of the organisation whose outbound messages are taken, 15 or 18 characters. Salesforce does not
   * sign them.
   */
  readonly organizationId?: string;
}

export interface Ga4Config extends EveryConfig {
  /** Names of events, each with its stage; null takes one of the usual ones out. */
  readonly stages?: Readonly<Record<string, LeadStage | null>>;
  readonly currency?: string;
  /** Parameters and user properties that are passed on to platforms as custom data. */
  readonly customData?: readonly string[];
}

export const WEBHOOK_PATHS = ['event', 'conversionAction', ...CRM_FIELDS] as const;
export type WebhookPath = (typeof WEBHOOK_PATHS)[number];

export const WEBHOOK_MEANINGS = ['RETRACTION', 'RESTATEMENT'] as const;

export const SIGNATURE_ENCODINGS = ['hex', 'base64'] as const;

/** How a provider writes its HMAC-SHA-256, where that is not `X-Signature: sha256=<hex>`. */
export interface SignatureConfig {
  /** The header that holds it; `X-Signature` by default. */
  readonly header?: string;
  /** The text before it; empty by default. */
  readonly prefix?: string;
  /** `hex` by default. */
  readonly encoding?: (typeof SIGNATURE_ENCODINGS)[number];
  /** A header with Unix seconds or milliseconds: then `<its value>.<body>` is signed. */
  readonly timestampHeader?: string;
}

/** Dotted paths into any JSON. */
export interface WebhookConfig extends EveryConfig, Readonly<Partial<Record<WebhookPath, string>>> {
  readonly signature?: SignatureConfig;
  /** What their event names mean: a stage, or a change of an order. */
  readonly stages?: Readonly<Record<string, LeadStage | (typeof WEBHOOK_MEANINGS)[number] | null>>;
}

/** A configuration that was checked for its type of source. */
export type SourceConfig = StripeConfig & SalesforceConfig & Ga4Config & WebhookConfig & ShopConfig;

/** A source as it is read: never with its secret. */
export interface SourceView extends Omit<
  ConversionSource,
  | 'secret'
  | 'previousSecret'
  | 'receiverId'
  | 'lastReceivedAt'
  | 'seenTypes'
  | 'createdAt'
  | 'updatedAt'
> {
  /** Where the provider posts to, from the service's own address on. */
  readonly receiveUrl: string;
  /** Until when the secret before this one is valid. */
  readonly previousSecretUntil: string | null;
  readonly lastReceivedAt: string | null;
  /** Of Stripe: every type of event that the endpoint should send. */
  readonly eventTypes?: readonly ArrivedType[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A type of event, and when one last arrived; null where none ever did. */
export interface ArrivedType {
  readonly type: string;
  readonly lastReceivedAt: string | null;
}

/** The path of a receiver. */
export const receivePath = (receiverId: string): string => `/api/v1/hooks/${receiverId}`;

/** A list of members, so that a new column is never shown by accident. */
export const viewSource = (row: ConversionSource): SourceView => ({
  id: row.id,
  spaceId: row.spaceId,
  type: row.type,
  config: row.config,
  receiveUrl: receivePath(row.receiverId),
  previousSecretUntil: row.previousSecret?.until ?? null,
  hasCredentials: row.hasCredentials,
  lastReceivedAt: row.lastReceivedAt?.toISOString() ?? null,
  lastError: row.lastError,
  ...(row.type === 'stripe' && {
    eventTypes: STRIPE_EVENT_TYPES.map((type) => ({
      type,
      lastReceivedAt: row.seenTypes?.[type] ?? null,
    })),
  }),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});

/** A secret that was replaced is valid for so long: a provider takes up to an hour to change. */
const PREVIOUS_SECRET_MS = 24 * 3_600_000;

/** A new secret leaves the one before it valid for a day; none takes both away. */
export const rollSecret = (
  { secret: before }: ConversionSource,
  secret: SealedSecret | null,
  now: Date,
): Pick<ConversionSource, 'secret' | 'previousSecret'> => ({
  secret,
  previousSecret:
    secret === null || before === null
      ? null
      : { sealed: before, until: new Date(now.getTime() + PREVIOUS_SECRET_MS).toISOString() },
});

/** The source as it is now: a previous secret whose day is over is none. */
export const withoutExpiredSecret = (source: ConversionSource, now: Date): ConversionSource =>
  source.previousSecret && new Date(source.previousSecret.until) <= now
    ? { ...source, previousSecret: null }
    : source;

/** Ids of sources are the caller's; this one is in use. */
export const sourceExists = (id: string): Refusal =>
  new Refusal(
    'SOURCE_EXISTS',
    `This Space has a conversion source with the id "${id}" already. Choose another id, or change that source.`,
    {
      path: '/id',
      conflictingId: id,
    },
  );
