/** Days that so much takes, today counted, when so much is left of today. At least 1; nothing takes one day. */
export const daysNeeded = (needed: number, left: number, limit: number): number =>
  1 + Math.ceil(Math.max(0, needed - left) / limit);
