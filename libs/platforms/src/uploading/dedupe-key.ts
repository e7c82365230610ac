import type { SinkConversion } from '../port/conversion';

/** By which a platform counts a conversion once: what its own pixel would say too, the order id, else our id. */
export const dedupeKeyOf = ({ orderId, id }: Pick<SinkConversion, 'orderId' | 'id'>): string =>
  orderId ?? id;
