import type { SourceType } from './conversion-source';
import { readGa4 } from './ga4/read-ga4';
import { readHubspot } from './hubspot/read-hubspot';
import type { PayloadReader } from './reading';
import { readSalesforce } from './salesforce/read-salesforce';
import { readStripe } from './stripe/read-stripe';
import { readWebhook } from './webhook/read-webhook';

/** Who reads the payloads of each kind of provider. */
export const PAYLOAD_READERS: Readonly<Record<SourceType, PayloadReader>> = {
  stripe: readStripe,
  webhook: readWebhook,
  hubspot: readHubspot,
  salesforce: readSalesforce,
  ga4: readGa4,
};
