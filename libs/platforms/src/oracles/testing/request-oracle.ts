import type { Json } from '../../port/attributes';

/** A request as an emulator got it; `path` is the vendor's own, without the emulator's prefix and without a query. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  /** Null when the request had none. */
  readonly body: Json;
}

/** What is wrong with a request by the vendor's own description; empty when nothing. */
export type RequestOracle = (request: SentRequest) => readonly string[];
