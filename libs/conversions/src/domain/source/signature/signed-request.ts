import { createHmac } from 'node:crypto';

/** A request of a provider, before anybody parsed it. */
export interface SignedRequest {
  readonly method: string;
  /** As the provider knows it: with protocol, host and query. */
  readonly url: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Uint8Array;
}

/** A signature is believed for so long, to either side. */
export const TOLERANCE_SECONDS = 300;

/** Whether a moment told with a signature is near enough. */
export const isFresh = (toldMs: number, now: Date): boolean =>
  Number.isFinite(toldMs) && Math.abs(now.getTime() - toldMs) <= TOLERANCE_SECONDS * 1_000;

/** One header; undefined when it is missing or there several times. */
export const headerOf = ({ headers }: SignedRequest, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** HMAC-SHA-256 over the parts, one after the other. */
export const hmac = (
  secret: string,
  parts: readonly (string | Uint8Array)[],
  encoding: 'hex' | 'base64',
): string =>
  parts.reduce((sum, part) => sum.update(part), createHmac('sha256', secret)).digest(encoding);
