import type { Settled } from '../events/settle';
import type { Json } from '../../google-ads/schema/field';

/** A request that was taken: what came of it at each destination, in their order. */
export interface AcceptedRequest {
  readonly refreshToken: string;
  readonly acceptedAt: Date;
  readonly destinations: readonly (Settled & { readonly destination: Json })[];
}
