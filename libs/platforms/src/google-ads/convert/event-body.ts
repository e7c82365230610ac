import type {
  Consent,
  ConvertedItem,
  CustomData,
  HashedIdentity,
  SinkAdjustment,
  SinkConversion,
} from '../../port/conversion';
import { ACTION_SOURCE_WORDS, namesPrices, transactionKeyOf } from '../../uploading/events';
import { isBraid, matchBy, type MatchBy, personIn } from './rules';
import { UNVERIFIED_CONVERSIONS } from './unverified';

/** One event of `events:ingest` (event.proto). */
export type EventBody = Readonly<Record<string, unknown>>;

export const eventBody = (conversion: SinkConversion): EventBody =>
  eventOf(conversion, matchBy(conversion), conversion.value, conversion.currency);

/**
 * The same event again: with a new value, with a value of 0 (there is no retraction), or with a
 * person, who is added only where none was. A braid takes no person beside it, so an enhancement of
 * such a conversion goes by its transaction id and the person.
 */
export const adjustmentBody = ({
  type,
  original,
  value,
  currency,
  identity,
}: SinkAdjustment): EventBody => {
  switch (type) {
    case 'RETRACTION':
      return eventOf(original, matchBy(original), '0', original.currency);
    case 'RESTATEMENT':
      return eventOf(original, matchBy(original), value, currency ?? original.currency);
    case 'ENHANCEMENT':
      return eventOf(
        original,
        enhanced(matchBy(original), identity),
        original.value,
        original.currency,
      );
  }
};

const enhanced = ({ click }: MatchBy, identity: HashedIdentity): MatchBy => ({
  ...(click && !isBraid(click.kind) ? { click } : {}),
  ...personIn(identity),
});

const eventOf = (
  conversion: SinkConversion,
  by: MatchBy,
  value: string | undefined,
  currency: string | undefined,
): EventBody => ({
  transactionId: transactionKeyOf(conversion),
  eventTimestamp: new Date(conversion.occurredAt).toISOString(),
  eventSource: ACTION_SOURCE_WORDS[conversion.actionSource].google,
  ...(by.click ? { adIdentifiers: { [by.click.kind]: by.click.value } } : {}),
  ...personOf(by),
  ...deviceOf(conversion),
  ...consentOf(conversion.consent),
  ...(value === undefined ? {} : { conversionValue: Number(value) }),
  ...(currency === undefined || (value === undefined && !namesPrices(conversion.items))
    ? {}
    : { currency }),
  ...cartOf(conversion.items),
  ...variablesOf(conversion.customData),
});

/** A person who denied consent is not known by their device either. */
const deviceOf = ({ device, consent }: SinkConversion): EventBody => {
  const { ip, userAgent } = consent.adUserData === 'DENIED' ? {} : (device ?? {});
  const known = {
    ...(userAgent === undefined ? {} : { userAgent }),
    ...(ip === undefined ? {} : { ipAddress: ip }),
  };
  return Object.keys(known).length > 0 ? { eventDeviceInfo: known } : {};
};

/** `CartData`; pieces are whole numbers. */
const cartOf = (items: readonly ConvertedItem[] = []): EventBody =>
  items.length === 0
    ? {}
    : {
        cartData: {
          items: items.map(({ id, quantity = 1, price }) => ({
            ...(id === undefined ? {} : { [UNVERIFIED_CONVERSIONS.cartItemId]: id }),
            ...(Number.isInteger(quantity) ? { quantity: String(quantity) } : {}),
            ...(price === undefined ? {} : { unitPrice: Number(price) }),
          })),
        },
      };

/** Google ignores variables that the account has not (event.proto). */
const variablesOf = (data: CustomData = {}): EventBody => {
  const customVariables = Object.entries(data).map(([variable, value]) => ({
    variable,
    value: String(value),
  }));
  return customVariables.length > 0 ? { customVariables } : {};
};

const personOf = ({ email, phone, address }: MatchBy): EventBody => {
  const userIdentifiers = [
    ...(email === undefined ? [] : [{ emailAddress: email }]),
    ...(phone === undefined ? [] : [{ phoneNumber: phone }]),
    ...(address === undefined
      ? []
      : [
          {
            address: {
              givenName: address.firstName,
              familyName: address.lastName,
              regionCode: address.countryCode,
              postalCode: address.postalCode,
            },
          },
        ]),
  ];
  return userIdentifiers.length > 0 ? { userData: { userIdentifiers } } : {};
};

const STATUS: Readonly<Record<Exclude<Consent, 'UNSTATED'>, string>> = {
  GRANTED: 'CONSENT_GRANTED',
  DENIED: 'CONSENT_DENIED',
};

/** Consent that was not stated is left out. Google then applies the account's default. */
const consentOf = ({ adUserData, adPersonalization }: SinkConversion['consent']): EventBody => {
  const consent = {
    ...(adUserData === 'UNSTATED' ? {} : { adUserData: STATUS[adUserData] }),
    ...(adPersonalization === 'UNSTATED' ? {} : { adPersonalization: STATUS[adPersonalization] }),
  };
  return Object.keys(consent).length > 0 ? { consent } : {};
};
