import type { PlaceAttributes } from './campaign-attributes';

/** What makes two rows the same place meant the same way. */
export const placeKey = ({ openaiLocationId, negative }: PlaceAttributes): string =>
  `${negative} ${openaiLocationId}`;
