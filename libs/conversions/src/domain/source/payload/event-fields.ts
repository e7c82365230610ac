import { ACTION_SOURCES, type CustomData } from '@switchyard/platforms/domain';
import Big from 'big.js';
import type { LeadStage } from '../../conversion-action';
import { CONSENTS, type ConsentSignal, type ConsentState } from '../../conversion/consent';
import { type AddressInput, BROWSER_IDS } from '../../conversion/event-item';
import { decimalText } from '../../conversion/item-issues';
import { readPerson } from '../../identity/read-person';
import { ADDRESS_FIELDS, type Field, type SourceConfig } from '../conversion-source';
import type { SourceEvent, SourceIssue } from '../reading';
import { isRecord, listOf, present, textOf } from './members';

/**
 * The other members of a record, as the place where events are read takes them: names, birth date,
 * address, browser, page, items and own data. What has the wrong form there is left out.
 */
export const furtherMembers = (field: (name: FurtherField) => unknown): Partial<SourceEvent> => {
  const address = present<AddressInput>(
    Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, textOf(field(name))])),
  );
  const actionSource = textOf(field('actionSource'));
  const [items, customData] = [listOf(field('items')).filter(isRecord), field('customData')];
  return present<Partial<SourceEvent>>({
    ...Object.fromEntries(FURTHER_TEXTS.map((name) => [name, textOf(field(name))])),
    address: Object.keys(address).length > 0 ? address : undefined,
    actionSource: ACTION_SOURCES.find((one) => one === actionSource),
    items: items.length > 0 ? (items as NonNullable<SourceEvent['items']>) : undefined,
    customData: isRecord(customData) ? (customData as CustomData) : undefined,
  });
};

const FURTHER_TEXTS = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'gender',
  ...BROWSER_IDS,
  'ip',
  'userAgent',
  'pageUrl',
  'referrer',
  'eventId',
] as const satisfies readonly Field[];

type FurtherField =
  | (typeof FURTHER_TEXTS)[number]
  | (typeof ADDRESS_FIELDS)[number]
  | 'actionSource'
  | 'items'
  | 'customData';

export interface Contact {
  readonly email?: string;
  readonly phone?: string;
  readonly externalId?: string;
}

/**
 * The person, as far as readable: a sale is not lost because the buyer typed no address.
 * What is left out is reported, without its value. A phone number without its country code stays:
 * the Space may say which country it belongs to.
 */
export const readContact = (
  given: { readonly [member in keyof Contact]: string | undefined },
  path: string,
): { readonly contact: Contact; readonly issues: readonly SourceIssue[] } => {
  const asked = present<Contact>(given);
  const { phone, ...rest } = asked;
  const { issues } = readPerson(phone === undefined || isDigits(phone) ? rest : asked, path);
  const bad = new Set(issues.map((issue) => issue.path.slice(path.length + 1)));
  const contact = Object.fromEntries(
    Object.entries(asked).filter(([member]) => !bad.has(member)),
  ) as Contact;
  return {
    contact,
    issues: issues.map((issue) => ({
      reason: 'UNREADABLE_CONTACT',
      path: issue.path,
      message: `${issue.message}; it was left out`,
      isFault: false,
    })),
  };
};

/** Enough digits for a phone number of some country. */
const isDigits = (phone: string): boolean =>
  /^[\d\s()/.-]*$/.test(phone) && phone.replace(/\D/g, '').length > 4;

const stateOf = (value: unknown): ConsentState | undefined => {
  const text = typeof value === 'string' ? value.trim().toUpperCase() : undefined;
  return CONSENTS.find((state) => state === text);
};

/** The consent of a payload; nothing when it has none. */
export const consentOf = (
  adUserData: unknown,
  adPersonalization: unknown,
): { readonly consent?: ConsentSignal } => {
  const consent = present<ConsentSignal>({
    ad_user_data: stateOf(adUserData),
    ad_personalization: stateOf(adPersonalization),
  });
  return Object.keys(consent).length > 0 ? { consent } : {};
};

/**
 * What an event of a stage lands on: the action that the configuration names, else the one of the
 * stage.
 */
export const landsOn = (
  stage: LeadStage,
  { conversionActions }: Pick<SourceConfig, 'conversionActions'>,
): Pick<SourceEvent, 'event' | 'conversionAction'> => {
  const named = conversionActions?.[stage];
  return named === undefined ? { event: stage } : { conversionAction: named };
};

const NEGATIVE = /^-\s*/;

/**
 * An amount as decimal text, from a number or a text like `1234.50` or `1234,50`; undefined for what
 * is none, or may be two. Never calculated in binary fractions.
 */
export const decimalOf = (value: unknown): string | undefined => {
  if (typeof value === 'number') {
    return Number.isFinite(value) ? new Big(value).toFixed() : undefined;
  }
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  const decimal = decimalText(text.replace(NEGATIVE, ''));
  if (decimal === undefined) return undefined;
  return new Big(decimal).times(NEGATIVE.test(text) ? -1 : 1).toFixed();
};

export const isPositive = (amount: string): boolean => new Big(amount).gt(0);

/**
 * Stripe's lists, which are not those of ISO 4217: ISK and UGX are written with two decimals
 * although they have none.
 */
const ZERO_DECIMAL = new Set([
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'JPY',
  'KMF',
  'KRW',
  'MGA',
  'PYG',
  'RWF',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
]);
const THREE_DECIMAL = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

/** Decimals of the amounts that Stripe writes in a currency. */
export const stripeDecimals = (currency: string): number => {
  if (ZERO_DECIMAL.has(currency)) return 0;
  return THREE_DECIMAL.has(currency) ? 3 : 2;
};

/** An amount of Stripe in major units, as decimal text. */
export const majorUnits = (minor: Big.BigSource, currency: string): string =>
  new Big(minor).div(new Big(10).pow(stripeDecimals(currency))).toFixed();
