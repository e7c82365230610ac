import type { ActionDraft, RemoteAction } from './conversion-action';

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
  /** When it was first seen here, in milliseconds since the epoch; absent when nobody knows. */
  readonly seenAt?: number;
}

/** SHA-256, lower-case hex, in the form that this platform normalises to. Nothing here is clear text. */
export interface HashedIdentity {
  readonly email?: string;
  readonly phone?: string;
  readonly externalId?: string;
}

/** As it goes out: what a person did not say is DENIED. `UNSTATED` is said where nobody gave a consent signal at all. */
export type Consent = 'GRANTED' | 'DENIED' | 'UNSTATED';

/** One conversion as a sink is given it. */
export interface SinkConversion {
  /** Ours, stable over retries: the key by which a platform counts it once where there is no order id. */
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
  readonly consent: { readonly adUserData: Consent; readonly adPersonalization: Consent };
  /** Page of the visit, when known. */
  readonly url?: string;
}

/** A change of a conversion that the platform took. */
export interface SinkAdjustment {
  readonly id: string;
  readonly type: 'RETRACTION' | 'RESTATEMENT' | 'ENHANCEMENT';
  /** As it was sent: platforms find it by order id, or by click id and time. `value` is what it was worth then. */
  readonly original: SinkConversion;
  /** When the adjustment happened, in milliseconds since the epoch. */
  readonly occurredAt: number;
  /** Of a restatement: the new total, decimal text in major units. */
  readonly value?: string;
  readonly currency?: string;
  /** Of an enhancement: what it adds. */
  readonly identity: HashedIdentity;
}
