import type { SinkConversion } from '../../port/conversion';
import { dedupeKeyOf } from '../../uploading';
import type { Json } from '../wire/answer';

export const ruleUrn = (id: string): string => `urn:lla:llaPartnerConversion:${id}`;

/** A conversion as LinkedIn takes it (Conversions API; captured requests): milliseconds, an amount as text, `userIds` always there. */
export const eventBody = (conversion: SinkConversion, accountCurrency: string): Json => {
  const { action, occurredAt, value, currency } = conversion;
  return {
    conversion: ruleUrn(action.remote.remoteId),
    conversionHappenedAt: occurredAt,
    ...(value === undefined
      ? {}
      : {
          conversionValue: {
            currencyCode: currency ?? action.valueSettings.currencyCode ?? accountCurrency,
            amount: value,
          },
        }),
    eventId: dedupeKeyOf(conversion),
    user: { userIds: userIds(conversion) },
  };
};

const userIds = ({ identity, clickIds }: SinkConversion): readonly Json[] => {
  const click = clickIds.find(({ kind }) => kind === 'li_fat_id');
  return [
    ...(identity.email === undefined ? [] : [{ idType: 'SHA256_EMAIL', idValue: identity.email }]),
    ...(click === undefined
      ? []
      : [{ idType: 'LINKEDIN_FIRST_PARTY_ADS_TRACKING_UUID', idValue: click.value }]),
  ];
};
