import { spaceFilter, statement } from '@switchyard/db-kit';
import { PERSON_ERASED } from '../domain';
import {
  adjustments,
  deliveries,
  events,
  knownPersons,
  orderAliases,
  reservations,
  sources,
} from './tables';

const inSpace = spaceFilter.clause('t."space_id"', '$1');
const clicksOf = `(select coalesce(jsonb_agg(click->>'value'), '[]') from jsonb_array_elements(t."click_ids") click)`;
const orders = (from: number): string =>
  `unnest($${from}::text[], $${from + 1}::text[], $${from + 2}::text[]) gone (action_id, order_id, digest)`;

export const LINKS = statement(`
  select t."key", t."linked_keys" as "linkedKeys", ${clicksOf} as "clickValues" from ${knownPersons.qualified} t
  where ${inSpace} and (t."key" = any($2::text[]) or t."linked_keys" ?| $2::text[]) order by t."key" for update`);

export const REMOVE_PERSONS = statement(
  `delete from ${knownPersons.qualified} t where ${inSpace} and t."key" = any($2::text[])`,
);

export const EVENTS = statement(`
  select t."id", t."action_id" as "actionId", t."order_id" as "orderId", t."person_keys" as "personKeys", ${clicksOf} as "clickValues"
  from ${events.qualified} t where ${inSpace} and t."person_keys" ?| $2::text[] order by t."id" for update`);

export const ADJUSTMENTS = statement(`
  select t."id", t."action_id" as "actionId", t."order_id" as "orderId", t."subject", t."original_id" as "originalId", t."click_id"->>'value' as "clickValue" from ${adjustments.qualified} t
  where ${inSpace} and (t."original_id" = any($2::text[]) or exists (select from ${orders(3)} where gone.action_id = t."action_id" and gone.order_id = t."order_id")) order by t."id" for update`);

export const BLANK_EVENTS = statement(`
  update ${events.qualified} t set "persons" = '[]', "person_keys" = '[]', "click_ids" = '[]', "url" = null, "consent" = null,
    "order_id" = coalesce((select gone.digest from ${orders(3)} where gone.action_id = t."action_id" and gone.order_id = t."order_id" limit 1), t."order_id")
  where ${inSpace} and t."id" = any($2::text[])`);

export const BLANK_ADJUSTMENTS = statement(`
  update ${adjustments.qualified} t set "click_id" = null, "consent" = null, "order_id" = blank.order_id, "subject" = blank.subject
  from unnest($2::text[], $3::text[], $4::text[]) blank (id, order_id, subject) where ${inSpace} and t."id" = blank.id`);

export const ALIASES = statement(
  `select t."alias", t."order_id" as "orderId" from ${orderAliases.qualified} t where ${inSpace} and t."order_id" = any($2::text[]) and t."alias" <> t."order_id"`,
);

/** Reserved again under the digests by the same conversions, before the clear ones go. */
export const RESERVE_DIGESTS = statement(`
  insert into ${reservations.qualified} ("space_id", "action_id", "order_id", "event_id", "created_at")
  select t."space_id", t."action_id", gone.digest, t."event_id", t."created_at" from ${reservations.qualified} t
  join ${orders(3)} on gone.action_id = t."action_id" and gone.order_id = t."order_id" where ${inSpace} and t."event_id" = any($2::text[]) on conflict do nothing`);

export const REMOVE_CLEAR = statement(`
  delete from ${reservations.qualified} t using ${orders(3)} where ${inSpace} and t."event_id" = any($2::text[]) and gone.action_id = t."action_id" and gone.order_id = t."order_id"`);

export const REMOVE_ALIASES = statement(`
  delete from ${orderAliases.qualified} t where ${inSpace} and t."order_id" = any($2::text[])
    and not exists (select from ${reservations.qualified} r where r."space_id" = t."space_id" and r."order_id" = t."order_id")`);

/** Words of a platform may repeat what it was sent. */
export const SILENCE = statement(`
  update ${deliveries.qualified} t set "platform_error" = jsonb_build_object('code', t."platform_error"->'code', 'message', 'Erased with the person.')
  where ${inSpace} and t."event_id" = any($2::text[]) and t."platform_error" is not null`);

export const SILENCE_SOURCES = statement(`
  update ${sources.qualified} t set "last_error" = null where ${inSpace} and exists (select from unnest($2::text[]) gone (order_id) where strpos(t."last_error"->>'message', gone.order_id) > 0)`);

export const SKIP = statement(`
  update ${deliveries.qualified} t set "status" = 'skipped', "reason" = '${PERSON_ERASED}', "until" = null, "due_at" = null, "settled_at" = $3, "updated_at" = $3
  where ${inSpace} and t."event_id" = any($2::text[]) and t."status" in ('pending', 'waiting', 'failed', 'parked', 'unverified')`);
