import type { PlatformId } from '@switchyard/kernel';

interface PublishedVector {
  readonly platform: PlatformId;
  readonly given: { readonly email?: string; readonly phone?: string };
  /** SHA-256 as the vendor prints it. */
  readonly email?: string;
  readonly phone?: string;
  /** What is hashed, where the vendor prints that only. */
  readonly normalised?: string;
  readonly source: string;
}

const META =
  'developers.facebook.com/docs/marketing-api/conversions-api/parameters/customer-information-parameters';
const REDDIT = 'Reddit Ads, Manual Advanced Matching: hashing email addresses';
const GOOGLE = 'developers.google.com/data-manager/api/get-started/formatting';

/** Examples that the vendors' documents print. */
export const PUBLISHED_VECTORS: readonly PublishedVector[] = [
  {
    platform: 'meta-ads',
    given: { email: 'John_Smith@gmail.com' },
    email: '62a14e44f765419d10fea99367361a727c12365e2520f32218d505ed9aa0f62f',
    source: META,
  },
  {
    platform: 'meta-ads',
    given: { phone: '+1 (650)555-1212' },
    phone: 'e323ec626319ca94ee8bff2e4c87cf613be6ea19919ed1364124e16807ab3176',
    source: META,
  },
  {
    platform: 'reddit-ads',
    given: { email: 'alice@example.com' },
    email: 'ff8d9819fc0e12bf0d24892e45987e249a28dce836a85cad60e28eaaa8c6d976',
    source: REDDIT,
  },
  {
    platform: 'reddit-ads',
    given: { email: 'Al.ice$+Apple@Example.Com' },
    email: 'ff8d9819fc0e12bf0d24892e45987e249a28dce836a85cad60e28eaaa8c6d976',
    source: REDDIT,
  },
  {
    platform: 'google-ads',
    given: { phone: '+1 (800)555-0100' },
    normalised: '+18005550100',
    source: GOOGLE,
  },
];

/**
 * HMAC-SHA-256 in hex, as Stripe's own library is tested with: stripe/stripe-node,
 * test/crypto/helpers.ts.
 */
export const STRIPE_DIGESTS = {
  secret: 'test_secret',
  cases: [
    ['', 'f7f9bd47fb987337b5796fdc1fdb9ba221d0d5396814bfcaf9521f43fd8927fd'],
    [
      '{"obj1":"hello","obj2":"world"}',
      'bebb1a643997f419b315ddba19e6f5411e1ce7f810ba6d3617ce72823092f363',
    ],
    ['\ud83d\ude00', '837da296d05c4fe31f61d5d7ead035099d9585a5bcde87de952012a78f0b0c43'],
  ],
} as const;

/** What Shopify's own library makes of bodies: @shopify/shopify-api 15.0.0, createSHA256HMAC. */
export const SHOPIFY_DIGESTS = {
  secret: 'shopify-key-not-real',
  cases: [
    ['{"id":1,"name":"#1001"}', 'CQrYTqJbNPWHfU2mrMyyNRosdW6wWcvs8ls4nVqHt/Y='],
    ['{"name":"Zoë"}', 'LpQfSka7ihlLi9jrke7GYHfarnQEDQyLUoevfS7zVqA='],
  ],
} as const;

/**
 * HubSpot/hubspot-api-python, tests/spec/utils/test_signature.py: version 3, and versions 1 and 2
 * of the same request.
 */
export const HUBSPOT_REQUEST = {
  secret: 'yyyyyyyy-yyyy-yyyy-yyyy-yyyyyyyyyyyy',
  method: 'POST',
  url: 'https://www.example.com/webhook_uri',
  body: "{'example_field':'example_value'}",
  timestamp: '15000000',
  v3: 'HPW73RUtKmcYoEDADG0s6MmGFWUzWJKAW07r8RDgcQw=',
  v2: '4fe4e3a7d3cf09db53be39d0a58130e2aaba074ec123a9e355b876a689a1c383',
  v1: '69fc6631a867edd4f9e9e627fc5c1148e3fbdd8b21837b6d2b8901c1fa57f750',
} as const;
