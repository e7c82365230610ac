import { type Fields, listIn, textIn } from '../../core/json';
import {
  type Call,
  isAscending,
  listEnvelope,
  PAGE_NAMES,
  pageOf,
  type Route,
  route,
} from '../doors/call';
import { NAME } from '../doors/resources';
import { integer, list, object, oneOf, text } from '../doors/shapes';
import { invalidValue, missingParameter } from '../errors';
import { conversionInsights } from '../reports/conversion-insights';
import type { Entity, Kind } from '../store/world';
import { EVENT_TYPES } from './events';

const pixelShape = object({ name: NAME, client_type: oneOf(['web']) }, ['name', 'client_type']);
const settingShape = object(
  {
    name: text({ min: 1 }),
    event_type: oneOf([...EVENT_TYPES, 'custom']),
    custom_event_name: text({ min: 1, max: 64 }),
    attribution_window_days: integer({ min: 1, max: 30 }),
    source_ids: list(text(), { min: 1, max: 1 }),
  },
  ['name', 'event_type', 'attribution_window_days', 'source_ids'],
);

/** Pixels, and the events that campaigns may bid for (platform document 4e: setup). */
export const conversionRoutes: readonly Route[] = [
  route('POST', '/conversions/pixels', createPixel),
  route('POST', '/conversions/event_settings', createSetting),
  route('GET', '/conversions/event_settings', listSettings, { query: { single: PAGE_NAMES } }),
  route('POST', '/conversions/insights', conversionInsights, { nature: 'read' }),
];

function createPixel(call: Call): Fields {
  pixelShape(call.body, '');
  const pixelId = `px${String(call.world.nextNumber()).padStart(20, '0')}`;
  const { id, fields } = add(call, 'conversion_source', { ...call.body, pixel_id: pixelId });
  return { id, ...fields };
}

function createSetting(call: Call): Fields {
  const { world, account, body } = call;
  settingShape(body, '');
  const isCustom = body.event_type === 'custom';
  if (isCustom && body.custom_event_name === undefined) throw missingParameter('custom_event_name');
  if (!isCustom && body.custom_event_name !== undefined) {
    throw invalidValue('custom_event_name', 'Only custom events have a name of their own.');
  }
  const [sourceId = ''] = listIn<string>(body, 'source_ids');
  if (!world.find('conversion_source', account.id, sourceId)) {
    throw invalidValue('source_ids', 'Client data source not found');
  }
  return readSetting(call, add(call, 'conversion_event_setting', { ...body, archived: false }));
}

function listSettings(call: Call): Fields {
  const all = [...call.world.table('conversion_event_setting').of(call.account.id)];
  const { items, hasMore } = pageOf(
    isAscending(call.query) ? all : all.toReversed(),
    ({ id }) => id,
    call.query,
    500,
  );
  return listEnvelope(
    items.map((one) => readSetting(call, one)),
    hasMore,
  );
}

function readSetting({ world, account }: Call, { id, fields }: Entity): Fields {
  const sources = listIn<string>(fields, 'source_ids').map((one) => ({
    id: one,
    name: world.table('conversion_source').get(one)?.fields.name ?? null,
  }));
  const users = [...world.table('campaign').of(account.id)].filter((one) =>
    listIn<string>(one.fields, 'conversion_event_setting_ids').includes(id),
  );
  const campaigns = users.map((one) => ({ id: one.id, name: textIn(one.fields, 'name') }));
  return {
    id,
    ...fields,
    custom_event_name: fields.custom_event_name ?? null,
    ad_account_id: account.id,
    sources,
    campaigns,
    version: 1,
  };
}

function add({ world, account }: Call, kind: Kind, fields: Fields): Entity {
  const now = world.now();
  return world.put(
    {
      kind,
      id: world.nextId(kind),
      accountId: account.id,
      parentId: account.id,
      createdAt: now,
      updatedAt: now,
      fields,
    },
    true,
  );
}
