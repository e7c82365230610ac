/** Providers whose payloads are read. */
export const SOURCE_TYPES = ['stripe', 'webhook', 'hubspot', 'salesforce', 'ga4'] as const;
export type SourceType = (typeof SOURCE_TYPES)[number];

/** A secret of a provider, sealed under the first of `SWITCHYARD_SECRET_KEYS`: AES-256-GCM. */
export interface SealedSecret {
  readonly keyId: string;
  /** Base64url. */
  readonly nonce: string;
  readonly ciphertext: string;
}

/** A provider that reports conversions of a Space. */
export interface ConversionSource {
  readonly spaceId: string;
  /** The caller's, unique in the Space. */
  readonly id: string;
  readonly type: SourceType;
  readonly config: Readonly<Record<string, unknown>>;
  readonly secret: SealedSecret | null;
  /** `rcv_…`: where the provider posts to. */
  readonly receiverId: string;
  readonly lastReceivedAt: Date | null;
  readonly lastError: {
    readonly code: string;
    readonly message: string;
    readonly at: string;
  } | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}

/** Whose receiver it is: the one thing of a source that is asked for before its Space is known. */
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
  /** Of the order's own name: what was paid, as refunds are told, and what of it counts. */
  readonly paid: { readonly gross: string; readonly net: string; readonly currency: string } | null;
  readonly createdAt: Date;
}
