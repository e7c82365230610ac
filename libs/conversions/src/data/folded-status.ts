import { FOLDED_ORDER, type DeliveryStatus } from '../domain';
import { deliveries } from './tables';

/** Over deliveries `d`: the first status of `FOLDED_ORDER` that one of them has; null when there is none. */
const FOLDED = `case ${FOLDED_ORDER.map((status) => `when bool_or(d."status" = '${status}') then '${status}'`).join(' ')} end`;

/** Joins, as `f`, what the deliveries of the id come to: `folded`, null when there are none. `t` is a row of the Space. */
export const foldOf = (id: string): string => `
  cross join lateral (select ${FOLDED} as folded from ${deliveries.qualified} d where d."space_id" = t."space_id" and d."event_id" = ${id}) f`;

/** Why: of the first delivery that stands as all of them together do. */
export const reasonOf = (id: string): string =>
  `(select d."reason" from ${deliveries.qualified} d where d."space_id" = t."space_id" and d."event_id" = ${id} and d."status" = f.folded order by d."platform" limit 1)`;

/**
 * Whether the deliveries of the id come to this status, as a condition that an index answers: a list must not fold everything there is to find few. What
 * has no delivery is skipped. `$1` is the Space.
 */
export const comesTo = (id: string, status: DeliveryStatus): string => {
  const theirs = `select 1 from ${deliveries.qualified} b where b."space_id" = $1 and b."event_id" = ${id} and b."status"`;
  if (status === 'skipped') return `not exists (${theirs} <> 'skipped')`;
  const weightier = FOLDED_ORDER.slice(0, FOLDED_ORDER.indexOf(status))
    .map((one) => `'${one}'`)
    .join(', ');
  return `${few(id, status) ?? `exists (${theirs} = '${status}')`}${weightier === '' ? '' : ` and not exists (${theirs} in (${weightier}))`}`;
};

/** What failed and what is still to do are few among many, and have indexes of their own. */
const few = (id: string, status: DeliveryStatus): string | undefined => {
  const open = status === 'pending' || status === 'waiting' ? ' and c."due_at" is not null' : '';
  if (open === '' && status !== 'failed') return undefined;
  return `${id} in (select c."event_id" from ${deliveries.qualified} c where c."space_id" = $1 and c."status" = '${status}'${open})`;
};
