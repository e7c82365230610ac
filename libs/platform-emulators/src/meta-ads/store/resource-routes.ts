import type { Members } from '../wire/shape';
import { choice, list, text, map, integer, flag } from '../wire/shape';
import { listObjects } from '../wire/list-objects';
import { readObject } from '../wire/read-object';
import { type Route, route } from '../wire/route';
import type { Resource } from './resource';
import { createObject, deleteObject, updateObject } from './write-object';

/** Parameters of reading one ad object and of lists of them; what narrows nothing here is still checked. */
export const READ_PARAMETERS: Members = {
  date_preset: text,
  time_range: map,
  am_call_tags: map,
  from_adtable: flag,
  review_feedback_breakdown: flag,
};
/** The vendor's words of states that a list may be narrowed to (`effective_status` of the edges campaigns and adsets). */
const EFFECTIVE_STATUSES = [
  'ACTIVE',
  'ADSET_PAUSED',
  'ARCHIVED',
  'CAMPAIGN_PAUSED',
  'DELETED',
  'DISAPPROVED',
  'IN_PROCESS',
  'PAUSED',
  'PENDING_BILLING_INFO',
  'PENDING_REVIEW',
  'PREAPPROVED',
  'WITH_ISSUES',
] as const;

export const LIST_PARAMETERS: Members = {
  date_preset: text,
  time_range: map,
  effective_status: list(choice(EFFECTIVE_STATUSES)),
  is_completed: flag,
  updated_since: integer,
};

/** Create and list under the account; read, change and delete by id. */
export function resourceRoutes(resource: Resource): readonly Route[] {
  const { kind, edge } = resource;
  return [
    route(
      'POST',
      ['adaccount'],
      edge,
      resource.create,
      (call, read) => createObject(resource, call, read),
      resource.required,
    ),
    route('GET', ['adaccount'], edge, LIST_PARAMETERS, (call, read) =>
      listObjects(call, read, call.world.table(kind).ofAccount(call.account.id)),
    ),
    route('GET', [kind], '', READ_PARAMETERS, readObject),
    route('POST', [kind], '', resource.update, (call, read) => updateObject(resource, call, read)),
    route('DELETE', [kind], '', {}, (call) => deleteObject(call)),
  ];
}

export const executionOptions = (...more: string[]) =>
  list(choice(['validate_only', 'include_recommendations', ...more]));
