import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SourceType } from './conversion-source';

/** `X-Signature: sha256=<hex>` over the body as it arrived. */
const isSignedBody = (request: SignedRequest, secret: string): boolean =>
  sameText(
    (headerOf(request, 'x-signature') ?? '').trim().toLowerCase(),
    `sha256=${hmac(secret, [request.body], 'hex')}`,
  );

/** For providers that sign nothing: a header that carries the secret itself. */
const carriesSecret = (request: SignedRequest, secret: string): boolean =>
  sameText(headerOf(request, 'x-switchyard-secret') ?? '', secret);

/**
 * Whether a request comes from who knows the secret, in the way of its provider. An empty secret
 * signs nothing.
 */
export const isSigned = (
  type: SourceType,
  request: SignedRequest,
  secret: string,
  now: Date,
): boolean => {
  if (secret === '') return false;
  switch (type) {
    case 'stripe':
      return isSignedByStripe(request, secret, now);
    case 'hubspot':
      return isSignedByHubspot(request, secret, now);
    case 'webhook':
      return isSignedBody(request, secret);
    case 'salesforce':
    case 'ga4':
      return carriesSecret(request, secret);
  }
};

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

/** Whether the moment stated with a signature is near enough. */
export const isFresh = (statedMs: number, now: Date): boolean =>
  Number.isFinite(statedMs) && Math.abs(now.getTime() - statedMs) <= TOLERANCE_SECONDS * 1_000;

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

/**
 * `Stripe-Signature: t=<seconds>,v1=<hex>[,v1=<hex>]`: any v1 may match, since there are two while
 * a secret is rolled; other schemes are ignored. The whole secret, `whsec_` included, is the key.
 */
const isSignedByStripe = (request: SignedRequest, secret: string, now: Date): boolean => {
  const parts = (headerOf(request, 'stripe-signature') ?? '').split(',').map((part) => part.trim());
  const times = parts.filter((part) => part.startsWith('t=')).map((part) => part.slice(2));
  const [time = ''] = times;
  if (times.length !== 1 || !/^\d{1,12}$/.test(time) || !isFresh(Number(time) * 1_000, now)) {
    return false;
  }
  const expected = hmac(secret, [`${time}.`, request.body], 'hex');
  return parts.some((part) => part.startsWith('v1=') && sameText(part.slice(3), expected));
};

/**
 * The escapes that HubSpot decodes before it signs, and no others: decoding `%2B` or `%26` would
 * make another address of it.
 */
const DECODED = /%(3A|2F|3F|40|21|24|27|28|29|2A|2C|3B)/gi;

/** The address as HubSpot signs it. */
export const hubspotUrl = (url: string): string =>
  url.replace(DECODED, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** What HubSpot signs in version 3: method, whole address, body and the time in milliseconds. */
export const hubspotSignature = (
  { method, url, body }: Omit<SignedRequest, 'headers'>,
  timestamp: string,
  secret: string,
): string => hmac(secret, [method.toUpperCase(), hubspotUrl(url), body, timestamp], 'base64');

/**
 * `X-HubSpot-Signature-v3`. Versions 1 and 2, which HubSpot sends beside it, know no time and are
 * not believed.
 */
const isSignedByHubspot = (request: SignedRequest, secret: string, now: Date): boolean => {
  const [given, timestamp] = [
    headerOf(request, 'x-hubspot-signature-v3'),
    headerOf(request, 'x-hubspot-request-timestamp'),
  ];
  if (
    given === undefined ||
    timestamp === undefined ||
    !/^\d{1,15}$/.test(timestamp) ||
    !isFresh(Number(timestamp), now)
  ) {
    return false;
  }
  return sameText(given, hubspotSignature(request, timestamp, secret));
};

/** Whether two texts are the same, in a time that tells nothing of where they differ. */
const sameText = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};
