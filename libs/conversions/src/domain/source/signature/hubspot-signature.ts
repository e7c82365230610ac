import { sameText } from './same-text';
import { headerOf, hmac, isFresh, type SignedRequest } from './signed-request';

/** The escapes that HubSpot decodes before it signs, and no others: decoding `%2B` or `%26` would make another address of it. */
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

/** `X-HubSpot-Signature-v3`. Versions 1 and 2, which HubSpot sends beside it, know no time and are not believed. */
export const isSignedByHubspot = (request: SignedRequest, secret: string, now: Date): boolean => {
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
