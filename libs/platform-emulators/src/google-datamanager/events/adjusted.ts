import type { Json } from '../../google-ads/schema/field';
import type { KeptEvent } from './kept-event';

/** Value and currency are replaced; a person is added only where none was known (Google, "Adjust conversions"). */
export function adjusted(kept: KeptEvent, event: Json): KeptEvent {
  const { conversionValue, currency, userData } = event;
  const money =
    conversionValue === undefined
      ? {}
      : { conversionValue, ...(currency === undefined ? {} : { currency }) };
  const person = userData !== undefined && kept.event['userData'] === undefined ? { userData } : {};
  return {
    ...kept,
    event: { ...kept.event, ...money, ...person },
    adjustments: kept.adjustments + 1,
  };
}
