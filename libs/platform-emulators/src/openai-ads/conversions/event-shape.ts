import { type Check, flag, integer, list, object, oneOf, text } from '../wire/shape';
import { EVENT_TYPES } from './event-types';

const WHOLE = integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
const texts = list(text());

export const DATA_TYPES = ['contents', 'customer_action', 'plan_enrollment', 'custom'] as const;
export const ACTION_SOURCES = [
  'web',
  'mobile_app',
  'offline',
  'physical_store',
  'phone_call',
  'email',
  'other',
] as const;

const USER = object({
  obref: text(),
  emails_sha256: texts,
  phone_numbers_sha256: texts,
  external_ids_sha256: texts,
  first_names_sha256: texts,
  last_names_sha256: texts,
  countries: texts,
  regions: texts,
  cities: texts,
  postal_codes: texts,
  android_advertising_id: text(),
  ip_address: text(),
  user_agent: text(),
});

const CONTENT = object({
  id: text(),
  name: text(),
  content_type: text(),
  quantity: WHOLE,
  amount: WHOLE,
  currency: text(),
});

const DATA = object(
  { type: oneOf(DATA_TYPES), amount: WHOLE, currency: text(), contents: list(CONTENT) },
  ['type'],
);

const EVENT = object(
  {
    id: text({ min: 1 }),
    type: oneOf([...EVENT_TYPES, 'custom']),
    custom_event_name: text({ min: 1, max: 64 }),
    timestamp_ms: WHOLE,
    oppref: text(),
    source_url: text(),
    action_source: oneOf(ACTION_SOURCES),
    opt_out: flag,
    user: USER,
    data: DATA,
  },
  ['id', 'type', 'timestamp_ms', 'action_source', 'user'],
);

/** The body of a request with events, closed (platform document 4e). */
export const EVENTS: Check = object(
  { validate_only: flag, integration_source: text(), events: list(EVENT, { min: 1, max: 1_000 }) },
  ['events'],
);
