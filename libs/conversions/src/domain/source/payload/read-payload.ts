import type { SourceType } from '../conversion-source';
import type { PayloadReader } from '../reading';
import { factKeysOf } from '../stripe/facts';
import { readStripe } from '../stripe/read-stripe';
import { readGa4 } from './ga4';
import { readHubspot } from './hubspot';
import { digestKey } from './members';
import { readSalesforce } from './salesforce';
import { readShopify } from './shopify';
import { readWebhook } from './webhook';
import { readWooCommerce } from './woocommerce';

/** The reader of each provider's payloads. */
export const PAYLOAD_READERS: Readonly<Record<SourceType, PayloadReader>> = {
  stripe: readStripe,
  webhook: readWebhook,
  hubspot: readHubspot,
  salesforce: readSalesforce,
  ga4: readGa4,
  shopify: readShopify,
  woocommerce: readWooCommerce,
};

/** Keys of what earlier payloads may have taught that a payload needs; none where nothing is learnt. */
export const FACT_KEYS: Readonly<
  Partial<Record<SourceType, (payload: unknown) => readonly string[]>>
> = { stripe: factKeysOf };

const LONGEST = 200;

/** A provider's key as it is kept: one that is longer than ids are is kept as its digest. */
export const receiptKey = (key: string): string => (key.length <= LONGEST ? key : digestKey(key));
