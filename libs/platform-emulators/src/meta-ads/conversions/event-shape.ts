import {
  all,
  choice,
  decimal,
  flag,
  integer,
  list,
  map,
  maps,
  object,
  text,
  texts,
  type Shape,
} from '../wire/shape';

const HASHED = texts;

const USER_DATA = object({
  ...all(HASHED, 'em ph fn ln ge db ct st zp country external_id'),
  ...all(
    text,
    'client_ip_address client_user_agent fbc fbp subscription_id fb_login_id lead_id anon_id madid page_id page_scoped_user_id ctwa_clid ig_account_id ig_sid',
  ),
});

const CUSTOM_DATA = object({
  value: decimal,
  currency: text,
  content_name: text,
  content_category: text,
  content_ids: texts,
  contents: maps,
  content_type: text,
  order_id: text,
  predicted_ltv: decimal,
  num_items: integer,
  search_string: text,
  status: text,
  delivery_category: text,
  custom_properties: map,
});

/** Where an event happened (platform document 1e). */
export const ACTION_SOURCES = [
  'email',
  'website',
  'app',
  'phone_call',
  'chat',
  'physical_store',
  'system_generated',
  'business_messaging',
  'other',
] as const;

/** A server event, closed (platform document 1e; the vendor's client, ServerEvent). */
export const EVENT: Shape = object(
  {
    event_name: text,
    event_time: integer,
    event_id: text,
    event_source_url: text,
    action_source: choice(ACTION_SOURCES),
    user_data: USER_DATA,
    custom_data: CUSTOM_DATA,
    opt_out: flag,
    data_processing_options: list(choice(['LDU'])),
    data_processing_options_country: integer,
    data_processing_options_state: integer,
    app_data: map,
    advanced_measurement_table: text,
    messaging_channel: text,
    original_event_data: map,
    attribution_data: map,
    referrer_url: text,
  },
  ['event_name', 'event_time', 'user_data', 'action_source'],
);
