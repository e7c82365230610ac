import type { SourceType } from '../conversion-source';
import { isSignedByHubspot } from './hubspot-signature';
import { sameText } from './same-text';
import { headerOf, hmac, type SignedRequest } from './signed-request';
import { isSignedByStripe } from './stripe-signature';

/** `X-Signature: sha256=<hex>` over the body as it arrived. */
const isSignedBody = (request: SignedRequest, secret: string): boolean =>
  sameText(
    (headerOf(request, 'x-signature') ?? '').trim().toLowerCase(),
    `sha256=${hmac(secret, [request.body], 'hex')}`,
  );

/** For providers that sign nothing: a header that carries the secret itself. */
const carriesSecret = (request: SignedRequest, secret: string): boolean =>
  sameText(headerOf(request, 'x-switchyard-secret') ?? '', secret);

/** Whether a request comes from who knows the secret, in the way of its provider. An empty secret signs nothing. */
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
