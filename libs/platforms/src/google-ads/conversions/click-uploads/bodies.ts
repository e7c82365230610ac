import type { SinkAdjustment, SinkConversion } from '../../../port/conversion';
import { MOST_IDENTIFIERS } from '../conversion-rules';
import { isBraid, matchBy } from '../match-by';
import { wireTime } from './wire-time';

type Body = Readonly<Record<string, unknown>>;

/** The conversion's name at Google; our id where it has no order id, so that a retry is known again. */
export const orderIdOf = ({ orderId, id }: Pick<SinkConversion, 'orderId' | 'id'>): string =>
  orderId ?? id;

const actionName = (customerId: string, { remote }: SinkConversion['action']): string =>
  `customers/${customerId}/conversionActions/${remote.remoteId}`;

/** One `ClickConversion` (v25 conversion_upload_service.proto). */
export const clickConversion = (customerId: string, conversion: SinkConversion): Body => {
  const { click, email, phone } = matchBy(conversion);
  const { adUserData } = conversion.consent;
  return {
    ...(click ? { [click.kind]: click.value } : {}),
    conversionAction: actionName(customerId, conversion.action),
    conversionDateTime: wireTime(conversion.occurredAt),
    ...(conversion.value === undefined
      ? {}
      : { conversionValue: Number(conversion.value), ...currencyOf(conversion.currency) }),
    orderId: orderIdOf(conversion),
    ...personOf(email, phone),
    conversionEnvironment: 'WEB',
    ...(adUserData === 'UNSTATED' ? {} : { consent: { adUserData } }),
  };
};

/** One `ConversionAdjustment`. What was sent with an order id is found by it alone; only an enhancement may name the click too. */
export const conversionAdjustment = (customerId: string, adjustment: SinkAdjustment): Body => {
  const { original, type, identity } = adjustment;
  const { click } = matchBy(original);
  const pair =
    type === 'ENHANCEMENT' && click && !isBraid(click.kind)
      ? {
          gclidDateTimePair: {
            gclid: click.value,
            conversionDateTime: wireTime(original.occurredAt),
          },
        }
      : {};
  return {
    adjustmentType: type,
    conversionAction: actionName(customerId, original.action),
    orderId: orderIdOf(original),
    adjustmentDateTime: wireTime(adjustment.occurredAt),
    ...(type === 'RESTATEMENT' ? restatement(adjustment) : {}),
    ...(type === 'ENHANCEMENT' ? { ...pair, ...personOf(identity.email, identity.phone) } : {}),
  };
};

/** The new total, not the difference. */
const restatement = ({ value, currency, original }: SinkAdjustment): Body => ({
  restatementValue: {
    adjustedValue: Number(value ?? 0),
    ...currencyOf(currency ?? original.currency),
  },
});

const currencyOf = (currencyCode: string | undefined): Body =>
  currencyCode === undefined ? {} : { currencyCode };

const personOf = (email: string | undefined, phone: string | undefined): Body => {
  const userIdentifiers = [
    ...(email === undefined ? [] : [{ userIdentifierSource: 'FIRST_PARTY', hashedEmail: email }]),
    ...(phone === undefined
      ? []
      : [{ userIdentifierSource: 'FIRST_PARTY', hashedPhoneNumber: phone }]),
  ].slice(0, MOST_IDENTIFIERS);
  return userIdentifiers.length > 0 ? { userIdentifiers } : {};
};
