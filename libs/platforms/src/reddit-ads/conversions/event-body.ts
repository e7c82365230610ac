import type { SinkConversion } from '../../port/conversion';
import { dedupeKeyOf } from '../../uploading';
import { takesValue } from './event-names';

/** The longest order id that Reddit takes; a longer one is left out, the conversion id has no such limit. */
const ORDER_ID_LENGTH = 100;

/** A conversion as Reddit takes it (Reddit Ads API v3, conversion events): milliseconds, amounts as numbers of major units. */
export const eventBody = (conversion: SinkConversion, accountCurrency: string): object => {
  const { occurredAt, url, clickIds, action } = conversion;
  const [type = '', customName] = action.remote.remoteId.split(/:(.*)/s);
  const click = clickIds.find(({ kind }) => kind === 'rdt_cid');
  return {
    event_at: occurredAt,
    action_source: url === undefined ? 'OTHER' : 'WEBSITE',
    ...(url === undefined ? {} : { event_source_url: url }),
    ...(click === undefined ? {} : { click_id: click.value }),
    type: {
      tracking_type: type,
      ...(customName === undefined ? {} : { custom_event_name: customName }),
    },
    metadata: metadataOf(conversion, type, accountCurrency),
    user: userOf(conversion),
  };
};

const metadataOf = (conversion: SinkConversion, type: string, accountCurrency: string): object => {
  const { value, currency, orderId, action } = conversion;
  return {
    conversion_id: dedupeKeyOf(conversion),
    ...(orderId === undefined || orderId.length > ORDER_ID_LENGTH ? {} : { order_id: orderId }),
    ...(value === undefined || !takesValue(type)
      ? {}
      : {
          value: Number(value),
          currency: currency ?? action.valueSettings.currencyCode ?? accountCurrency,
        }),
  };
};

const userOf = ({ identity }: SinkConversion): object => ({
  ...(identity.email === undefined ? {} : { email: identity.email }),
  ...(identity.phone === undefined ? {} : { phone_number: identity.phone }),
  ...(identity.externalId === undefined ? {} : { external_id: identity.externalId }),
});
