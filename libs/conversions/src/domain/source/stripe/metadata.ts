import { consentOf } from '../payload/consent';
import { isRecord, present, recordOf, textOf, type Json } from '../payload/members';
import type { SourceEvent } from '../reading';

const CLICK_IDS = ['gclid', 'gbraid', 'wbraid', 'msclkid'] as const;
const OWN_IDS = ['externalId', 'external_id', 'userId', 'user_id'] as const;

type FromMetadata = Pick<SourceEvent, (typeof CLICK_IDS)[number] | 'externalId' | 'consent'>;

/** Click ids, the caller's own id and consent out of metadata; of several places the first that has one counts. */
export const readMetadata = (places: readonly unknown[]): FromMetadata => {
  const records = places.filter(isRecord);
  const first = (...names: readonly string[]): string | undefined =>
    records
      .flatMap((one) => names.map((name) => textOf(one[name])))
      .find((value) => value !== undefined);
  const clicks = present<Pick<SourceEvent, (typeof CLICK_IDS)[number]>>(
    Object.fromEntries(CLICK_IDS.map((kind) => [kind, first(kind)])),
  );
  return {
    ...clicks,
    ...present<Pick<SourceEvent, 'externalId'>>({ externalId: first(...OWN_IDS) }),
    ...consentOf(first('ad_user_data'), first('ad_personalization')),
  };
};

/** Metadata of a thing and of what it names, where that was expanded: session or invoice first, then subscription, customer, payment. */
export const metadataPlaces = (object: Json): readonly unknown[] => [
  object['metadata'],
  ...['subscription', 'customer', 'payment_intent'].map(
    (name) => recordOf(object[name])['metadata'],
  ),
];
