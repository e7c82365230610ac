import { sameText } from './same-text';
import { headerOf, hmac, isFresh, type SignedRequest } from './signed-request';

/** `Stripe-Signature: t=<seconds>,v1=<hex>[,v1=<hex>]`: any v1 may match, since there are two while a secret is rolled; other schemes are ignored. The whole secret, `whsec_` included, is the key. */
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
