import { columnList, spaceFilter, statement } from '@switchyard/db-kit';
import { deliveries, events } from './tables';

/** An upload has exactly one click id, so it has one delivery. */
const NARROWED = `
  from ${events.qualified} t join ${deliveries.qualified} d on d."space_id" = t."space_id" and d."event_id" = t."id"
  where ${spaceFilter.clause('t."space_id"', '$1')} and t."door" = 'offline'
    and ($2::text[] is null or t."action_id" = any($2)) and ($3::text is null or d."status" = $3)`;

export const UPLOADS = statement(`
  select ${columnList(events)}, d."platform", d."connection_id" as "connectionId", d."status", d."reason", d."until", d."attempts", d."platform_error" as "platformError"
  ${NARROWED} and ($4::timestamptz is null or (t."created_at", t."id") < ($4, $5::text))
  order by t."created_at" desc, t."id" desc limit $6`);

export const TOTALS = statement(`
  select count(*)::int as "count", case when count(distinct t."currency") filter (where t."value_micros" is not null) <= 1 then sum(t."value_micros")::bigint end as "valueMicros",
    case when count(distinct t."currency") filter (where t."value_micros" is not null) <= 1 then min(t."currency") filter (where t."value_micros" is not null) end as "currency",
    max(t."created_at") as "lastUploadAt"
  ${NARROWED}`);
