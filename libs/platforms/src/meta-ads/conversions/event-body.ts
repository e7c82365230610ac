import type { Json } from '../../port/attributes';
import type { SinkConversion } from '../../port/conversion';
import { dedupeKeyOf } from '../../uploading';
import { clickCookie } from './click-cookie';
import { PURCHASE } from './event-names';

/**
 * A conversion as Meta takes it (Conversions API, Parameters). Seconds, not milliseconds; amounts are numbers of major units. Nothing
 * here says that it came from a website: that needs the visitor's user agent, which is not kept. Denied ad personalisation is opting
 * out of delivery; what may not be used at all is not sent.
 */
export const eventBody = (
  conversion: SinkConversion,
  accountCurrency: string,
  now: number,
): Json => {
  const { action, occurredAt, url, consent } = conversion;
  const money = moneyOf(conversion, accountCurrency);
  const custom = {
    ...money,
    ...(conversion.orderId === undefined ? {} : { order_id: conversion.orderId }),
  };
  return {
    event_name: action.remote.remoteId,
    event_time: Math.floor(occurredAt / 1_000),
    event_id: dedupeKeyOf(conversion),
    action_source: 'system_generated',
    ...(url === undefined ? {} : { event_source_url: url }),
    user_data: userData(conversion, now),
    ...(Object.keys(custom).length === 0 ? {} : { custom_data: custom }),
    ...(consent.adPersonalization === 'DENIED' ? { opt_out: true } : {}),
  };
};

/** What Meta matches by; empty when there is nothing. Hashes come as they are to be sent. */
export const userData = (
  { identity, ...clicked }: Pick<SinkConversion, 'identity' | 'clickIds' | 'occurredAt'>,
  now: number,
): { readonly [key: string]: Json } => {
  const fbc = clickCookie(clicked, now);
  return {
    ...(identity.email === undefined ? {} : { em: [identity.email] }),
    ...(identity.phone === undefined ? {} : { ph: [identity.phone] }),
    ...(identity.externalId === undefined ? {} : { external_id: [identity.externalId] }),
    ...(fbc === undefined ? {} : { fbc }),
  };
};

/** A purchase of unknown worth is worth 0: without a value and a currency Meta refuses it. */
const moneyOf = (
  { value, currency, action }: SinkConversion,
  accountCurrency: string,
): { readonly [key: string]: Json } => {
  if (value === undefined && action.remote.remoteId !== PURCHASE) return {};
  return {
    value: Number(value ?? '0'),
    currency: currency ?? action.valueSettings.currencyCode ?? accountCurrency,
  };
};
