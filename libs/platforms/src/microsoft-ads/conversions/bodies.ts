import type { SinkAdjustment, SinkConversion } from '../../port/conversion';

type Body = Readonly<Record<string, unknown>>;

/** By what Microsoft knows a conversion, first and again: the goal's name, the time, and the click or the person. It has no order id. */
const keyOf = ({ action, occurredAt, clickIds, identity }: SinkConversion): Body => {
  const [click] = clickIds
    .filter(({ kind }) => kind === 'msclkid')
    .sort((a, b) => (b.seenAt ?? 0) - (a.seenAt ?? 0));
  return {
    ConversionName: action.name,
    ConversionTime: new Date(occurredAt).toISOString(),
    ...(click ? { MicrosoftClickId: click.value } : {}),
    ...(identity.email === undefined ? {} : { HashedEmailAddress: identity.email }),
    ...(identity.phone === undefined ? {} : { HashedPhoneNumber: identity.phone }),
  };
};

/** One `OfflineConversion`. Times are UTC. */
export const offlineConversion = (conversion: SinkConversion): Body => {
  const { value, currency } = conversion;
  return {
    ...keyOf(conversion),
    ...(value === undefined
      ? {}
      : {
          ConversionValue: Number(value),
          ...(currency === undefined ? {} : { ConversionCurrencyCode: currency }),
        }),
  };
};

/** One `OfflineConversionAdjustment`. A restatement names the new total; a retraction has no value (5624). */
export const offlineAdjustment = (adjustment: SinkAdjustment): Body => {
  const { original, type, value, currency = original.currency } = adjustment;
  const restated =
    type === 'RESTATEMENT'
      ? {
          AdjustmentValue: Number(value ?? 0),
          ...(currency === undefined ? {} : { AdjustmentCurrencyCode: currency }),
        }
      : {};
  return {
    ...keyOf(original),
    AdjustmentType: type === 'RETRACTION' ? 'Retract' : 'Restate',
    AdjustmentTime: new Date(adjustment.occurredAt).toISOString(),
    ...restated,
  };
};
