import type { SinkConversion } from '../../port/conversion';
import { dedupeKeyOf } from '../../uploading';
import { UNVERIFIED } from '../unverified';
import { dataTypeOf, type DataType } from './event-types';
import { minorUnits } from './minor-units';

/** A conversion as OpenAI takes it (OpenAI Ads, Conversions API): milliseconds, whole minor units with their currency or no amount at all. */
export const eventBody = (conversion: SinkConversion): object => {
  const { action, occurredAt, url, clickIds, consent } = conversion;
  const [type = '', customName] = action.remote.remoteId.split(/:(.*)/s);
  const click = clickIds.find(({ kind }) => kind === 'oppref');
  return {
    id: dedupeKeyOf(conversion),
    type,
    ...(customName === undefined ? {} : { custom_event_name: customName }),
    timestamp_ms: occurredAt,
    action_source: url === undefined ? 'other' : 'web',
    ...(url === undefined ? {} : { source_url: url }),
    ...(click === undefined ? {} : { oppref: click.value }),
    opt_out: consent.adPersonalization === 'DENIED',
    user: userOf(conversion),
    data: dataOf(conversion, dataTypeOf(type)),
  };
};

/** The account's currency is not asked for: what was sold in an unknown one has no amount. */
const dataOf = ({ value, currency }: SinkConversion, type: DataType): object => {
  const amount =
    value === undefined || currency === undefined || !UNVERIFIED.dataWithAmount.includes(type)
      ? undefined
      : minorUnits(value, currency);
  return { type, ...(amount === undefined ? {} : { amount, currency }) };
};

const userOf = ({ identity }: SinkConversion): object => ({
  ...(identity.email === undefined ? {} : { emails_sha256: [identity.email] }),
  ...(identity.phone === undefined ? {} : { phone_numbers_sha256: [identity.phone] }),
  ...(identity.externalId === undefined ? {} : { external_ids_sha256: [identity.externalId] }),
});
