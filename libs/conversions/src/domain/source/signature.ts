import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { SignatureConfig, WebhookConfig } from './conversion-source';
import { momentOf } from './payload/members';

/** For providers that sign nothing: a header that carries the secret itself. */
export const carriesSecret = (request: SignedRequest, secret: string): boolean =>
  sameText(headerOf(request, 'x-switchyard-secret') ?? '', secret);

/** `X-Shopify-Hmac-Sha256`: base64, over the body as it arrived. */
export const isSignedByShopify = (request: SignedRequest, secret: string): boolean =>
  isSignedAs({ header: 'x-shopify-hmac-sha256', encoding: 'base64' }, request, secret);

/** `X-WC-Webhook-Signature`: base64, over the body as it arrived. */
export const isSignedByWooCommerce = (request: SignedRequest, secret: string): boolean =>
  isSignedAs({ header: 'x-wc-webhook-signature', encoding: 'base64' }, request, secret);

/** `X-Signature: sha256=<hex>`, where the configuration says nothing else. */
const X_SIGNATURE: SignatureConfig = { header: 'x-signature', prefix: 'sha256=', encoding: 'hex' };

/**
 * A generic webhook: as the configuration says, else by Standard Webhooks where its headers are
 * there, else by `X-Signature`.
 */
export const isSignedWebhook = (
  request: SignedRequest,
  secret: string,
  now: Date,
  config: WebhookConfig,
): boolean => {
  if (usesStandardWebhooks(request, config)) return isSignedByStandard(request, secret, now);
  const { signature = X_SIGNATURE } = config;
  const { timestampHeader } = signature;
  if (timestampHeader === undefined) return isSignedAs(signature, request, secret);
  const timestamp = headerOf(request, timestampHeader.toLowerCase())?.trim() ?? '';
  return (
    /^\d{1,16}$/.test(timestamp) &&
    isFresh(momentOf(timestamp)?.getTime() ?? Number.NaN, now) &&
    isSignedAs(signature, request, secret, [`${timestamp}.`])
  );
};

const isSignedAs = (
  { header = 'x-signature', prefix = '', encoding = 'hex' }: SignatureConfig,
  request: SignedRequest,
  secret: string,
  before: readonly string[] = [],
): boolean => {
  const given = (headerOf(request, header.toLowerCase()) ?? '').trim();
  if (!given.startsWith(prefix)) return false;
  const digest = given.slice(prefix.length);
  return sameText(
    encoding === 'hex' ? digest.toLowerCase() : digest,
    hmac(secret, [...before, request.body], encoding),
  );
};

/** Whether a generic webhook is signed as www.standardwebhooks.com says. */
export const usesStandardWebhooks = (
  request: SignedRequest,
  { signature }: WebhookConfig,
): boolean => signature === undefined && headerOf(request, 'webhook-signature') !== undefined;

/** A secret of Standard Webhooks has at least so many bytes; a shorter one is none. */
const LEAST_KEY_BYTES = 24;

/** The key in `whsec_<base64>`; undefined for a secret of another form. */
const standardKey = (secret: string): Uint8Array | undefined => {
  const [, base64] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret) ?? [];
  const key = Buffer.from(base64 ?? '', 'base64');
  return key.length >= LEAST_KEY_BYTES ? key : undefined;
};

/**
 * Standard Webhooks: `webhook-id`, `webhook-timestamp` in seconds, and `webhook-signature`, a list
 * of `v1,<base64>` of which any may match, since there are two while a secret is rolled. Signed is
 * `<id>.<timestamp>.<body>`.
 */
const isSignedByStandard = (request: SignedRequest, secret: string, now: Date): boolean => {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(
    (name) => headerOf(request, name)?.trim() ?? '',
  ) as [string, string, string];
  const key = standardKey(secret);
  if (!key || id === '' || !/^\d{1,12}$/.test(timestamp)) return false;
  if (!isFresh(Number(timestamp) * 1_000, now)) return false;
  const expected = hmac(key, [`${id}.${timestamp}.`, request.body], 'base64');
  return signatures.split(/\s+/).some((one) => sameText(one, `v1,${expected}`));
};

/** A request of a provider before it is parsed. */
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
  secret: string | Uint8Array,
  parts: readonly (string | Uint8Array)[],
  encoding: 'hex' | 'base64',
): string =>
  parts.reduce((sum, part) => sum.update(part), createHmac('sha256', secret)).digest(encoding);

/**
 * `Stripe-Signature: t=<seconds>,v1=<hex>[,v1=<hex>]`: any v1 may match, since there are two while
 * a secret is rolled; other schemes are ignored. The whole secret, `whsec_` included, is the key.
 */
export const isSignedByStripe = (request: SignedRequest, secret: string, now: Date): boolean => {
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
 * `X-HubSpot-Signature-v3`, where it is there; else version 2 of a workflow's webhook, or the
 * secret itself as its API key. Version 1, which HubSpot sends beside them, signs neither address
 * nor time and is not believed.
 */
export const isSignedByHubspot = (request: SignedRequest, secret: string, now: Date): boolean => {
  if (request.headers['x-hubspot-signature-v3'] === undefined) {
    return isSignedByHubspotV2(request, secret) || carriesSecret(request, secret);
  }
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

/**
 * What HubSpot signs in version 2, in hex: SHA-256 of secret, method, whole address and body.
 * developers.hubspot.com/docs/api/webhooks/validating-requests.
 */
export const hubspotSignatureV2 = (
  { method, url, body }: Omit<SignedRequest, 'headers'>,
  secret: string,
): string =>
  createHash('sha256').update(`${secret}${method.toUpperCase()}${url}`).update(body).digest('hex');

const isSignedByHubspotV2 = (request: SignedRequest, secret: string): boolean =>
  headerOf(request, 'x-hubspot-signature-version') === 'v2' &&
  sameText(
    (headerOf(request, 'x-hubspot-signature') ?? '').toLowerCase(),
    hubspotSignatureV2(request, secret),
  );

/**
 * For senders that can set nothing but an address: a parameter of its query carries the secret, or
 * the header of `carriesSecret` does.
 */
export const carriesSecretIn =
  (name: string) =>
  (request: SignedRequest, secret: string): boolean =>
    carriesSecret(request, secret) || hasSecretInQuery(request, name, secret);

const hasSecretInQuery = (request: SignedRequest, name: string, secret: string): boolean => {
  const values = URL.canParse(request.url) ? new URL(request.url).searchParams.getAll(name) : [];
  return values.length === 1 && sameText(values[0] ?? '', secret);
};

/** Whether two texts are equal, in constant time. */
const sameText = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};
