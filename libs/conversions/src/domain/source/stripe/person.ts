import { NAMED_CLICK_IDS, type NamedClickId } from '../../conversion/event-item';
import { consentOf } from '../payload/event-fields';
import { isRecord, type Json, present, recordOf, textOf } from '../payload/members';
import type { SourceEvent } from '../reading';

type PersonMember = 'email' | 'phone' | 'firstName' | 'lastName' | 'address';
export type StripePerson = Pick<SourceEvent, PersonMember>;

/** Details of a person as Stripe writes them, wherever they are. */
export interface PersonDetails {
  readonly email?: unknown;
  readonly phone?: unknown;
  readonly name?: unknown;
  readonly address?: unknown;
}

export const readPersonDetails = ({ email, phone, name, address }: PersonDetails): StripePerson =>
  present<{ -readonly [member in PersonMember]: SourceEvent[member] }>({
    email: textOf(email),
    phone: textOf(phone),
    ...namesOf(textOf(name)),
    address: addressOf(recordOf(address)),
  });

/** Stripe has one member for the whole name; one word alone is no first and last name. */
const namesOf = (
  name: string | undefined,
): { readonly firstName: string | undefined; readonly lastName: string | undefined } => {
  const words = name?.split(/\s+/) ?? [];
  return words.length < 2
    ? { firstName: undefined, lastName: undefined }
    : { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) };
};

const addressOf = ({
  city,
  state,
  postal_code: postalCode,
  country,
}: Json): SourceEvent['address'] => {
  const address = present<NonNullable<SourceEvent['address']>>({
    city: textOf(city),
    region: textOf(state),
    postalCode: textOf(postalCode),
    countryCode: textOf(country),
  });
  return Object.keys(address).length > 0 ? address : undefined;
};

/** Of several records of one person the first that has a member counts. */
export const firstOfEach = <Members extends object>(
  ...records: readonly Partial<Members>[]
): Partial<Members> => Object.assign({}, ...records.toReversed()) as Partial<Members>;

/** True where the person is named, and not only a click. */
export const namesPerson = ({ email, phone, externalId }: Partial<SourceEvent>): boolean =>
  email !== undefined || phone !== undefined || externalId !== undefined;

/** True where a click led to it. */
export const namesClick = (event: Partial<SourceEvent>): boolean =>
  NAMED_CLICK_IDS.some((kind) => event[kind] !== undefined);

/** Names of members in metadata, the usual one first. */
const OWN_IDS = ['externalId', 'external_id', 'userId', 'user_id'] as const;
const BROWSER_IDS = { fbc: ['fbc', '_fbc'], fbp: ['fbp', '_fbp'] } as const;
const EVENT_IDS = ['event_id', 'eventId'] as const;

export type FromMetadata = Pick<
  SourceEvent,
  NamedClickId | 'fbc' | 'fbp' | 'externalId' | 'eventId' | 'consent'
>;

/**
 * Click ids, ids of the browser, the caller's own id of the person and consent out of metadata; of
 * several places the first that has one counts. The id of the event counts in the first place only:
 * copies of a subscription's metadata are in each of its invoices.
 */
export const readMetadata = (places: readonly unknown[]): FromMetadata => {
  const records = places.filter(isRecord);
  const first = (names: readonly string[], among = records): string | undefined =>
    among
      .flatMap((one) => names.map((name) => textOf(one[name])))
      .find((value) => value !== undefined);
  const [own] = places;
  return {
    ...present<Pick<SourceEvent, NamedClickId>>(
      Object.fromEntries(NAMED_CLICK_IDS.map((kind) => [kind, first([kind])])) as Record<
        NamedClickId,
        string | undefined
      >,
    ),
    ...present<{ fbc: string; fbp: string; externalId: string; eventId: string }>({
      fbc: first(BROWSER_IDS.fbc),
      fbp: first(BROWSER_IDS.fbp),
      externalId: first(OWN_IDS),
      eventId: isRecord(own) ? first(EVENT_IDS, [own]) : undefined,
    }),
    ...consentOf(first(['ad_user_data', 'consent']), first(['ad_personalization', 'consent'])),
  };
};

/**
 * Metadata of a thing and of what it names, where that was expanded: session or invoice first, then
 * subscription, customer, payment.
 */
export const metadataPaths = (object: Json): readonly unknown[] => [
  object['metadata'],
  ...['subscription', 'customer', 'payment_intent'].map(
    (name) => recordOf(object[name])['metadata'],
  ),
];
