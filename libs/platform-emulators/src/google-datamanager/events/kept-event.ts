import type { Json } from '../../google-ads/schema/field';

/** A conversion as the account holds it. Sent again with the same transaction id it is adjusted, not counted again. */
export interface KeptEvent {
  readonly id: string;
  readonly accountId: string;
  readonly actionId: string;
  readonly requestId: string;
  readonly event: Json;
  readonly acceptedAt: Date;
  /** How often it was sent again under its transaction id. */
  readonly adjustments: number;
}
