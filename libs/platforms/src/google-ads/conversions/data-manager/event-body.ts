import type {
  Consent,
  HashedIdentity,
  SinkAdjustment,
  SinkConversion,
} from '../../../port/conversion';
import { isBraid, matchBy, type MatchBy } from '../match-by';
import { UNVERIFIED_CONVERSIONS } from '../unverified';

/** One event of `events:ingest` (event.proto). */
export type EventBody = Readonly<Record<string, unknown>>;

/** What Google knows a conversion by: sent again under it, it is adjusted, not counted again. */
export const transactionId = ({ orderId, id }: Pick<SinkConversion, 'orderId' | 'id'>): string =>
  orderId ?? id;

export const eventBody = (conversion: SinkConversion): EventBody =>
  eventOf(conversion, matchBy(conversion), conversion.value, conversion.currency);

/**
 * The same event again: with a new value, with a value of 0 (there is no retraction), or with a person, who is added only where
 * none was. A braid takes no person beside it, so an enhancement of such a conversion goes by its transaction id and the person.
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

const enhanced = ({ click }: MatchBy, { email, phone }: HashedIdentity): MatchBy => ({
  ...(click && !isBraid(click.kind) ? { click } : {}),
  ...(email === undefined ? {} : { email }),
  ...(phone === undefined ? {} : { phone }),
});

const eventOf = (
  conversion: SinkConversion,
  by: MatchBy,
  value: string | undefined,
  currency: string | undefined,
): EventBody => ({
  transactionId: transactionId(conversion),
  eventTimestamp: new Date(conversion.occurredAt).toISOString(),
  eventSource: UNVERIFIED_CONVERSIONS.eventSource,
  ...(by.click ? { adIdentifiers: { [by.click.kind]: by.click.value } } : {}),
  ...personOf(by),
  ...consentOf(conversion.consent),
  ...(value === undefined
    ? {}
    : { conversionValue: Number(value), ...(currency === undefined ? {} : { currency }) }),
});

const personOf = ({ email, phone }: MatchBy): EventBody => {
  const userIdentifiers = [
    ...(email === undefined ? [] : [{ emailAddress: email }]),
    ...(phone === undefined ? [] : [{ phoneNumber: phone }]),
  ];
  return userIdentifiers.length > 0 ? { userData: { userIdentifiers } } : {};
};

const STATUS: Readonly<Record<Exclude<Consent, 'UNSTATED'>, string>> = {
  GRANTED: 'CONSENT_GRANTED',
  DENIED: 'CONSENT_DENIED',
};

/** What nobody said is left out; Google counts it as it counts the account's default. */
const consentOf = ({ adUserData, adPersonalization }: SinkConversion['consent']): EventBody => {
  const consent = {
    ...(adUserData === 'UNSTATED' ? {} : { adUserData: STATUS[adUserData] }),
    ...(adPersonalization === 'UNSTATED' ? {} : { adPersonalization: STATUS[adPersonalization] }),
  };
  return Object.keys(consent).length > 0 ? { consent } : {};
};
