import { insertStatement, spaceFilter, statement } from '@switchyard/db-kit';
import { events, repetitions, reservations } from './tables';

const inSpace = spaceFilter.clause('t."space_id"', '$1');

export const RESERVE = insertStatement(reservations, 'on conflict do nothing');

/** `known_as` is the order itself, or what stands in its place once its person was erased. */
export const HOLDERS = statement(`
  select t."action_id" as "actionId", asked.order_id as "orderId", t."event_id" as "eventId", asked.known_as <> asked.order_id as "isErased" from ${reservations.qualified} t
  join unnest($2::text[], $3::text[], $4::text[]) asked (action_id, order_id, known_as) on asked.action_id = t."action_id" and asked.known_as = t."order_id" where ${inSpace}`);

/** By the key of the table, which an event's id is not part of. */
export const RELEASE = statement(`
  delete from ${reservations.qualified} t using unnest($2::text[], $3::text[], $4::text[]) own (action_id, order_id, event_id)
  where ${inSpace} and t."action_id" = own.action_id and t."order_id" = own.order_id and t."event_id" = own.event_id`);

export const CONFIRM_CLAIMS = statement(`
  update ${events.qualified} t set "claim" = 'confirmed', "confirmed_by" = told.event_id from unnest($2::text[], $3::text[], $4::text[]) told (action_id, order_id, event_id)
  where ${inSpace} and t."action_id" = told.action_id and t."order_id" = told.order_id and t."claim" is not null and t."claim" = 'unverified'`);

export const REPEAT = insertStatement(
  repetitions,
  `on conflict ("space_id", "event_id", "door", "worth") do update set
  "times" = "repetition"."times" + excluded."times", "last_at" = greatest("repetition"."last_at", excluded."last_at")`,
);
