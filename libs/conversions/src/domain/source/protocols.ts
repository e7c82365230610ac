import type { SourceConfig, SourceType } from './conversion-source';
import { present } from './payload/members';
import type { DeliveryFacts } from './reading';
import {
  carriesSecretIn,
  headerOf,
  isSignedByHubspot,
  isSignedByShopify,
  isSignedByStripe,
  isSignedByWooCommerce,
  isSignedWebhook,
  type SignedRequest,
  usesStandardWebhooks,
} from './signature';

/** How requests of one kind of provider are known, beside what their bodies say. */
interface Protocol {
  /** Whether who sent the request knows the secret, which is never empty. */
  isSigned(request: SignedRequest, secret: string, now: Date, config: SourceConfig): boolean;
  /** The facts of an event from the headers. For most providers the body has all of them. */
  facts?(request: SignedRequest, config: SourceConfig): DeliveryFacts;
  /** Whether the provider only tries the address, before it signs anything. */
  isPing?(request: SignedRequest): boolean;
}

/** Facts that are in headers, under lower-case names; of several the first that is there. */
const factsIn =
  (names: { readonly [fact in keyof DeliveryFacts]: readonly string[] }) =>
  (request: SignedRequest): DeliveryFacts => {
    const first = (among: readonly string[] = []): string | undefined =>
      among.map((name) => headerOf(request, name)?.trim()).find((value) => value);
    return present<DeliveryFacts>({
      event: first(names.event),
      id: first(names.id),
      origin: first(names.origin)?.toLowerCase(),
    });
  };

const standardFacts = factsIn({ id: ['webhook-id'] });

/** The one table from the kind of provider to its requests. */
const PROTOCOLS: Readonly<Record<SourceType, Protocol>> = {
  stripe: { isSigned: isSignedByStripe },
  hubspot: { isSigned: isSignedByHubspot },
  salesforce: { isSigned: carriesSecretIn('secret') },
  ga4: { isSigned: carriesSecretIn('api_secret') },
  webhook: {
    isSigned: isSignedWebhook,
    // The id is part of what is signed there; elsewhere a header may be changed.
    facts: (request, config) =>
      usesStandardWebhooks(request, config) ? standardFacts(request) : {},
  },
  // shopify.dev/docs/apps/build/webhooks/verify-deliveries: a delivery that is repeated keeps its
  // webhook id; the event id is the same for several subscriptions.
  shopify: {
    isSigned: isSignedByShopify,
    facts: factsIn({
      event: ['x-shopify-topic'],
      id: ['x-shopify-webhook-id', 'x-shopify-event-id'],
      origin: ['x-shopify-shop-domain'],
    }),
  },
  woocommerce: {
    isSigned: isSignedByWooCommerce,
    // WooCommerce sends a new delivery id each time, so it does not show a repetition.
    facts: factsIn({ event: ['x-wc-webhook-topic'] }),
    // WC_Webhook::deliver_ping: a form, unsigned, when the webhook is saved.
    isPing: (request) =>
      headerOf(request, 'x-wc-webhook-signature') === undefined &&
      /^webhook_id=\d{1,20}$/.test(Buffer.from(request.body.subarray(0, 64)).toString('latin1')),
  },
};

/**
 * Whether a request comes from who knows the secret, in the way of its provider. An empty secret
 * signs nothing.
 */
export const isSigned = (
  type: SourceType,
  request: SignedRequest,
  secret: string,
  now: Date,
  config: SourceConfig = {},
): boolean => secret !== '' && PROTOCOLS[type].isSigned(request, secret, now, config);

/** What the headers of a signed request say of its event. */
export const deliveryOf = (
  type: SourceType,
  request: SignedRequest,
  config: SourceConfig = {},
): DeliveryFacts => PROTOCOLS[type].facts?.(request, config) ?? {};

/** Whether the provider tries the address with this request: it carries no event and no proof. */
export const isPing = (type: SourceType, request: SignedRequest): boolean =>
  PROTOCOLS[type].isPing?.(request) ?? false;
