import { CLICK_ID_KINDS } from '@switchyard/platforms/domain';
import type { EventItemPart } from '../../conversion/event-item';
import type { Ga4Config } from '../conversion-source';
import type { SourceEvent, SourceIssue } from '../reading';
import { countryCodeOf } from './country-code';
import { consentOf, decimalOf, readContact } from './event-fields';
import { isRecord, type Json, listOf, present, recordOf, textOf } from './members';

/**
 * Members of an event, from its parameters and the body that it came in:
 * developers.google.com/analytics/devguides/collection/protocol/ga4/reference.
 */
export const readGa4Members = (
  body: Json,
  params: Json,
  config: Ga4Config,
  path: string,
): { readonly members: Partial<SourceEvent>; readonly issues: readonly SourceIssue[] } => {
  const { contact, issues } = readContact(identifiersOf(body, params), path);
  const pageUrl = textOf(params['page_location']);
  const userAgent = textOf(body['user_agent']) ?? textOf(params['user_agent']);
  const members = present<Partial<SourceEvent>>({
    ...contact,
    ...namesOf(body),
    ...clicksOf(params, pageUrl),
    ...moneyOf(params, config),
    ...consentIn(body),
    address: addressOf(body),
    orderId: textOf(params['transaction_id']),
    eventId: textOf(params['event_id']),
    ip: textOf(body['ip_override']) ?? textOf(params['ip_override']),
    userAgent,
    pageUrl,
    referrer: textOf(params['page_referrer']),
    items: itemsOf(params),
    customData: customDataOf(body, params, config),
    // Only what a page and a browser are known of happened on a website for sure.
    actionSource: pageUrl !== undefined && userAgent !== undefined ? 'website' : undefined,
  });
  return { members, issues };
};

/** Addresses and numbers arrive hashed, each alone or in a list. */
const identifiersOf = (body: Json, params: Json) => {
  const data = recordOf(body['user_data']);
  return {
    email: firstOf(data, 'sha256_email_address', 'email_address', 'email'),
    phone: firstOf(data, 'sha256_phone_number', 'phone_number', 'phone'),
    externalId: textOf(body['user_id']) ?? textOf(params['user_id']),
  };
};

const firstOf = (record: Json, ...names: readonly string[]): string | undefined =>
  names
    .flatMap((name) => [record[name]].flat())
    .map(textOf)
    .find((text) => text !== undefined);

/** `user_data.address` is a list of at most two; names in it are hashed, the rest is clear. */
const givenAddress = (body: Json): Json => {
  const given = recordOf(body['user_data'])['address'];
  return recordOf([given].flat().find(isRecord));
};

const namesOf = (body: Json): Partial<SourceEvent> => {
  const given = givenAddress(body);
  return {
    firstName: firstOf(given, 'sha256_first_name', 'first_name'),
    lastName: firstOf(given, 'sha256_last_name', 'last_name'),
  } as Partial<SourceEvent>;
};

/** The person's own address; without a country it is the one that the request came from. */
const addressOf = (body: Json): SourceEvent['address'] => {
  const [given, location] = [givenAddress(body), recordOf(body['user_location'])];
  const address = present<NonNullable<SourceEvent['address']>>({
    city: textOf(given['city']),
    region: textOf(given['region']),
    postalCode: textOf(given['postal_code']),
    countryCode: countryCodeOf(textOf(given['country']) ?? textOf(location['country_id'])),
  });
  return Object.keys(address).length > 0 ? address : undefined;
};

const clicksOf = (params: Json, pageUrl: string | undefined): Partial<SourceEvent> => {
  const query =
    pageUrl !== undefined && URL.canParse(pageUrl)
      ? new URL(pageUrl).searchParams
      : new URLSearchParams();
  return Object.fromEntries(
    CLICK_ID_KINDS.map((kind) => [kind, textOf(params[kind]) ?? textOf(query.get(kind))]),
  );
};

const moneyOf = (params: Json, config: Ga4Config): Partial<SourceEvent> => {
  const value = decimalOf(params['value']);
  return value === undefined
    ? {}
    : present<Partial<SourceEvent>>({
        value,
        currency: textOf(params['currency'])?.toUpperCase() ?? config.currency,
      });
};

const consentIn = (body: Json): Pick<SourceEvent, 'consent'> => {
  const consent = recordOf(body['consent']);
  return consentOf(consent['ad_user_data'], consent['ad_personalization']);
};

/** Platforms take no more things of one event. */
const MOST_ITEMS = 200;

const itemsOf = (params: Json): SourceEvent['items'] => {
  const items = listOf(params['items']).filter(isRecord).slice(0, MOST_ITEMS);
  return items.length === 0
    ? undefined
    : items.map((item) =>
        present<EventItemPart>({
          id: textOf(item['item_id']),
          name: textOf(item['item_name']),
          category: textOf(item['item_category']),
          quantity: decimalOf(item['quantity']),
          price: decimalOf(item['price']),
        }),
      );
};

/** Only what the configuration names is passed on: parameters are the sender's own. */
const customDataOf = (
  body: Json,
  params: Json,
  { customData: names = [] }: Ga4Config,
): SourceEvent['customData'] => {
  const properties = recordOf(body['user_properties']);
  const named = names.flatMap((name): [string, string | number | boolean][] => {
    const value = own(params, name) ?? recordOf(own(properties, name))['value'];
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [[name, value]]
      : [];
  });
  return named.length === 0 ? undefined : Object.fromEntries(named);
};

const own = (record: Json, name: string): unknown =>
  Object.hasOwn(record, name) ? record[name] : undefined;
