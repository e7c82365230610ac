import Big from 'big.js';
import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js';
import { clickIdsIn } from '../../identity/click-ids';
import type { ShopConfig } from '../conversion-source';
import type { SourceEvent, SourceOrder } from '../reading';
import { consentOf, isPositive } from './event-fields';
import { listOf, present, recordOf, textOf } from './members';

/** What a shop or its plug-ins keep beside an order: lower-case names without leading `_`. */
export type Attributes = Readonly<Record<string, string>>;

const LONGEST = 2_000;

/**
 * A list of named values, such as Shopify's `note_attributes` or the `meta_data` of WooCommerce. Of
 * a name that comes twice the first is kept.
 */
export const attributesOf = (list: unknown, nameOf: 'name' | 'key'): Attributes => {
  const found = new Map<string, string>();
  for (const entry of listOf(list)) {
    const name = textOf(recordOf(entry)[nameOf])?.toLowerCase().replace(/^_+/, '');
    const value = textOf(recordOf(entry)['value']);
    if (name === undefined || value === undefined || value.length > LONGEST) continue;
    if (!found.has(name)) found.set(name, value);
  }
  return Object.fromEntries(found);
};

/**
 * Click ids in the address of the landing page and in attributes of their own name, ids of browsers
 * as pixels keep them in cookies, and the consent that the shop noted.
 */
export const adFactsOf = (
  landingUrl: string | undefined,
  attributes: Attributes,
): Partial<SourceEvent> => ({
  ...Object.fromEntries(
    clickIdsIn(landingUrl, attributes, 0).map(({ kind, value }) => [kind, value]),
  ),
  ...present<Partial<SourceEvent>>({
    fbc: attributes['fbc'],
    fbp: attributes['fbp'],
    rdtUuid: attributes['rdt_uuid'],
    obref: attributes['obref'],
  }),
  ...consentOf(attributes['ad_user_data'], attributes['ad_personalization']),
});

/** Amounts of an order as decimal text, in major units of its currency. */
export interface OrderAmounts {
  /** All that was paid, with tax and shipping. */
  readonly gross: string;
  readonly tax: string;
  /** Without its tax. */
  readonly shipping: string;
  readonly currency: string;
}

/** What was paid and what of it counts; undefined where nothing of it does. */
export const paidOf = (
  { gross, tax, shipping, currency }: OrderAmounts,
  { value = 'net' }: ShopConfig,
): NonNullable<SourceOrder['paid']> | undefined => {
  const counted =
    value === 'gross'
      ? new Big(gross)
      : new Big(gross).minus(tax).minus(value === 'netOfShipping' ? shipping : 0);
  const net = counted.toFixed();
  return isPositive(gross) && isPositive(net) ? { gross, net, currency } : undefined;
};

/** The sum of amounts as decimal text. */
export const sumOf = (amounts: readonly string[]): string =>
  amounts.reduce((sum, amount) => sum.plus(amount), new Big(0)).toFixed();

/**
 * A phone number with its country code. One that buyers typed without it is read as one of the
 * country of their own address; what cannot be read stays as it is.
 */
export const phoneIn = (phone: unknown, country: unknown): string | undefined => {
  const [text, code] = [textOf(phone), textOf(country)?.toUpperCase()];
  if (text === undefined || text.startsWith('+') || code === undefined) return text;
  if (!isSupportedCountry(code)) return text;
  const number = parsePhoneNumberFromString(text, code as CountryCode);
  return number?.isValid() ? number.number : text;
};

/** Where a shop keeps each part of an address. */
interface AddressNames {
  readonly region: string;
  readonly postalCode: string;
  readonly countryCode: string;
}

/** Name and address of the buyer. */
export const buyerOf = (
  address: unknown,
  { region, postalCode, countryCode }: AddressNames,
  person: unknown = address,
): Pick<SourceEvent, 'firstName' | 'lastName' | 'address'> => {
  const [lives, who] = [recordOf(address), recordOf(person)];
  const place = present<NonNullable<SourceEvent['address']>>({
    city: textOf(lives['city']),
    region: textOf(lives[region]),
    postalCode: textOf(lives[postalCode]),
    countryCode: textOf(lives[countryCode]),
  });
  return {
    ...present<Pick<SourceEvent, 'firstName' | 'lastName'>>({
      firstName: textOf(who['first_name']) ?? textOf(lives['first_name']),
      lastName: textOf(who['last_name']) ?? textOf(lives['last_name']),
    }),
    ...(Object.keys(place).length > 0 ? { address: place } : {}),
  };
};
