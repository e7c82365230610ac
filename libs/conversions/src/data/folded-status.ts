import { FOLDED_ORDER } from '../domain';

/** Over deliveries `d`: the first status of `FOLDED_ORDER` that one of them has; null when there is none. */
export const FOLDED = `case ${FOLDED_ORDER.map((status) => `when bool_or(d."status" = '${status}') then '${status}'`).join(' ')} end`;
