import type { PlatformId } from '@switchyard/kernel';
import type { OpenConnection } from './connection';
import type { ConsentRule } from './consent';
import type { PlatformIo } from './io';

/**
 * Where conversions of one platform go. Each of `upload` and `adjust` takes at most its batch of
 * `rules` and makes one request of it; only where the platform refuses a whole batch for one item
 * does it send again without the item that was named, or in halves when none was. Both answer one
 * verdict per item, in the items' order, and throw PlatformFailure when nothing is known of any:
 * then every item may be sent again, since platforms count an item with the same key once.
 */
export interface ConversionSink {
  readonly rules: ConversionRules;

  /**
   * The verdict that is known before anything is sent: too old, no identifier that the platform
   * takes, consent that it must have. Undefined lets it go.
   */
  judge(conversion: SinkConversion, now: number): Verdict | undefined;

  /** Like `judge`, for an adjustment. */
  judgeAdjustment(adjustment: SinkAdjustment, now: number): Verdict | undefined;

  /**
   * Finds the action on the platform by its name, or makes it; changes one that is there to what is
   * here, as far as the platform lets it.
   */
  ensureAction(
    connection: OpenConnection,
    action: ActionDraft,
    io: PlatformIo,
  ): Promise<RemoteAction>;

  upload(
    connection: OpenConnection,
    batch: readonly SinkConversion[],
    io: PlatformIo,
  ): Promise<readonly Verdict[]>;

  adjust(
    connection: OpenConnection,
    batch: readonly SinkAdjustment[],
    io: PlatformIo,
  ): Promise<readonly Verdict[]>;

  /**
   * The body of the request that `upload` would send for this conversion alone at `now`, in
   * milliseconds since the epoch: the same code makes both. Nothing is sent. It holds the hashes and
   * the clear members as the platform gets them, so a caller that shows it masks them. Undefined where
   * `upload` sends nothing: a setting is missing, or the platform has no tests.
   */
  preview?(connection: OpenConnection, conversion: SinkConversion, now: number): unknown;

  /**
   * The outcomes of accepted items, by the references of `taken` verdicts; for platforms that
   * report later.
   */
  confirm?(
    connection: OpenConnection,
    refs: readonly string[],
    io: PlatformIo,
  ): Promise<ReadonlyMap<string, readonly Verdict[]>>;
}

export const CLICK_ID_KINDS = [
  'gclid',
  'gbraid',
  'wbraid',
  'msclkid',
  'fbclid',
  'li_fat_id',
  'rdt_cid',
  'oppref',
] as const;
export type ClickIdKind = (typeof CLICK_ID_KINDS)[number];

export interface ClickId {
  readonly kind: ClickIdKind;
  readonly value: string;
  /** When it was first seen here, in milliseconds since the epoch; absent when that is unknown. */
  readonly seenAt?: number;
}

/**
 * A person as this platform takes one: SHA-256, lower-case hex, in the form that the platform
 * normalises to, unless a member says otherwise. What the platform has no place for is absent.
 */
export interface HashedIdentity {
  readonly email?: string;
  readonly phone?: string;
  readonly externalId?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly dateOfBirth?: string;
  readonly gender?: string;
  /** Each member hashed or clear, as the platform takes it (`PLATFORM_FORMS`). */
  readonly address?: {
    readonly city?: string;
    readonly region?: string;
    readonly postalCode?: string;
    readonly countryCode?: string;
  };
}

/** Where a conversion happened, in Meta's words; each connector has its platform's own. */
export const ACTION_SOURCES = [
  'website',
  'app',
  'phone_call',
  'chat',
  'email',
  'physical_store',
  'system_generated',
  'business_messaging',
  'other',
] as const;
export type ActionSource = (typeof ACTION_SOURCES)[number];

/** Cookies of the platforms' own pixels, as they were found in the browser. */
export interface BrowserIds {
  readonly fbc?: string;
  readonly fbp?: string;
  readonly rdtUuid?: string;
  readonly obref?: string;
}

/** One thing that was bought or looked at. */
export interface ConvertedItem {
  readonly id?: string;
  readonly name?: string;
  readonly category?: string;
  readonly quantity?: number;
  /** Of one, decimal text in major units of the conversion's currency. */
  readonly price?: string;
}

/** A flat object of the caller's own; nothing in it is about a person. */
export type CustomData = Readonly<Record<string, string | number | boolean>>;

/**
 * As it goes out: what a person did not say is DENIED. `UNSTATED` is sent where there is no consent
 * signal at all.
 */
export type Consent = 'GRANTED' | 'DENIED' | 'UNSTATED';

/** One conversion as a sink is given it. */
export interface SinkConversion {
  /**
   * Ours, stable over retries: the key by which a platform counts it once where there is no order
   * id.
   */
  readonly id: string;
  readonly action: ActionDraft & { readonly remote: RemoteAction };
  /** Milliseconds since the epoch. */
  readonly occurredAt: number;
  /** All that are known of this platform's kinds, the most recent first. */
  readonly clickIds: readonly ClickId[];
  readonly identity: HashedIdentity;
  /** Decimal text in major units of `currency`. */
  readonly value?: string;
  /** ISO 4217. */
  readonly currency?: string;
  readonly orderId?: string;
  /** The caller's own id of the event, which a pixel may have sent too. */
  readonly eventId?: string;
  readonly actionSource: ActionSource;
  readonly consent: { readonly adUserData: Consent; readonly adPersonalization: Consent };
  /**
   * Data is sent for limited use only: the person is in a state of the US and did not agree to
   * personalised ads.
   */
  readonly limitedDataUse?: { readonly country: string; readonly region?: string };
  readonly browser?: BrowserIds;
  /** Clear text; absent where the platform may not have it. */
  readonly device?: { readonly ip?: string; readonly userAgent?: string };
  /** Page of the visit, when known; without query and fragment. */
  readonly url?: string;
  readonly referrer?: string;
  readonly items?: readonly ConvertedItem[];
  readonly customData?: CustomData;
  /** ISO 3166-1 alpha-2, in capitals; absent where it is not known. */
  readonly country?: string;
  /** Sent so that the platform checks it and counts nothing. */
  readonly isTest?: boolean;
}

/** A change of a conversion that the platform took. */
export interface SinkAdjustment {
  readonly id: string;
  readonly type: 'RETRACTION' | 'RESTATEMENT' | 'ENHANCEMENT';
  /**
   * As it was sent: platforms find it by order id, or by click id and time. `value` is what it was
   * worth then.
   */
  readonly original: SinkConversion;
  /** When the adjustment happened, in milliseconds since the epoch. */
  readonly occurredAt: number;
  /** Of a restatement: the new total, decimal text in major units. */
  readonly value?: string;
  readonly currency?: string;
  /** Of an enhancement: what it adds. */
  readonly identity: HashedIdentity;
}

/** A conversion action as it is here. Words are the contract's. */
export interface ActionDraft {
  readonly id: string;
  readonly name: string;
  readonly type: 'WEBPAGE' | 'AD_CALL' | 'WEBSITE_CALL' | 'UPLOAD_CLICKS' | 'UPLOAD_CALLS';
  readonly category: string;
  readonly status: 'ENABLED' | 'PAUSED';
  readonly countingType: 'ONE_PER_CLICK' | 'MANY_PER_CLICK';
  readonly valueSettings: {
    readonly type: 'noValue' | 'fixedValue' | 'variableValue';
    readonly defaultValue?: string;
    readonly currencyCode?: string;
  };
  readonly clickThroughLookbackWindowDays?: number;
  readonly viewThroughLookbackWindowDays?: number;
  readonly attributionModel?: 'DATA_DRIVEN' | 'LAST_CLICK';
  readonly enhancedConversionsForLeads?: boolean;
  readonly leadStage?: 'signup' | 'trial_started' | 'qualified_lead' | 'paid' | 'expansion';
  /** Name of the events that land on it, where that is no stage of the funnel. */
  readonly eventName?: string;
  /** What a platform shall call it, instead of the connector's own name for it. */
  readonly platformEvents?: Readonly<Partial<Record<PlatformId, string>>>;
  readonly includeInConversionsMetric?: boolean;
}

/**
 * The same action on one platform. Platforms without actions of their own know it by an event name:
 * that is their `remoteId`.
 */
export interface RemoteAction {
  readonly remoteId: string;
  /**
   * Milliseconds since the epoch before which the platform takes nothing for it; absent when it
   * does now.
   */
  readonly usableFrom?: number;
  /** What the platform holds otherwise than it is here. */
  readonly conflicts: readonly {
    readonly field: string;
    /** The platform's own word, or one of ours. */
    readonly code: string;
    readonly message: string;
  }[];
}

/**
 * What one platform takes of conversions. The one table behind refusals, waits, batches and
 * documents; every figure with its source in the platform's own file.
 */
export interface ConversionRules {
  /** Items of one request. */
  readonly batch: number;
  /** Items of one request of adjustments; absent where there are none. */
  readonly adjustmentBatch?: number;
  /** Kinds that the platform matches by, the preferred first. */
  readonly clickIds: readonly ClickIdKind[];
  readonly identifiers: readonly ('email' | 'phone' | 'externalId')[];
  /** Oldest conversion that it takes, in milliseconds. */
  readonly oldestMs: number;
  /** How far ahead of now a conversion may lie, in milliseconds. */
  readonly futureMs: number;
  /** How long a new action takes nothing, in milliseconds. */
  readonly actionAgeMs: number;
  /** Where a platform has no field for consent, what is denied is not sent at all. */
  readonly consent: ConsentRule['userData'];
  /**
   * What becomes of a conversion that is a test. `validated`: checked and not counted. `coded`: shown
   * as a test under the code of `testSetting`, without which none is sent. `unsupported`: none is
   * sent. A test never shares a request with what counts.
   */
  readonly tests: 'validated' | 'coded' | 'unsupported';
  /** The setting of the connection that holds the code of tests; only where they are `coded`. */
  readonly testSetting?: { readonly name: string; readonly meaning: string };
  readonly adjustments: Readonly<
    Record<'RETRACTION' | 'RESTATEMENT' | 'ENHANCEMENT', 'native' | 'degraded' | 'unsupported'>
  >;
  /**
   * How long after the conversion an adjustment is taken, in milliseconds: not before, not after.
   */
  readonly adjustmentAgeMs?: { readonly from: number; readonly to: number };
}

/**
 * What a platform reported of one conversion or adjustment. `code` is the platform's own word, or
 * one of ours where it was not asked.
 */
export type Verdict =
  /**
   * Taken. `already`: it was there before, which a retry finds. `ref` names the request for
   * `confirm`, `at` the item's place in it.
   */
  | {
      readonly outcome: 'taken';
      readonly already?: boolean;
      readonly ref?: string;
      readonly at?: number;
    }
  /** The platform reported later that it counted it. */
  | { readonly outcome: 'confirmed' }
  /** Too early. `until` in milliseconds since the epoch. */
  | {
      readonly outcome: 'waiting';
      readonly until: number;
      readonly code: string;
      readonly message: string;
    }
  /** Sending it again changes nothing. */
  | { readonly outcome: 'refused'; readonly code: string; readonly message: string }
  /** It must not, or need not, be sent: consent denied, a paused action. */
  | { readonly outcome: 'skipped'; readonly code: string; readonly message: string }
  /** The platform has no such thing. */
  | { readonly outcome: 'unsupported'; readonly code: string; readonly message: string }
  /**
   * Something of the account or action has to be put right by a person; the same item goes then.
   */
  | { readonly outcome: 'held'; readonly code: string; readonly message: string }
  /** Nothing certain is known of it: it counts as not delivered and is sent again. */
  | { readonly outcome: 'unknown'; readonly code: string; readonly message: string };
