import type { LeadStage } from '../../conversion-action';
import type { CrmConfig } from '../conversion-source';
import {
  type PayloadReader,
  type Reading,
  readingOf,
  type ReadingWorld,
  skipped,
} from '../reading';
import { fieldsOf, landsOn, moneyAndClicks, readContact, type UsualPaths } from './event-fields';
import {
  digestKey,
  happened,
  isRecord,
  type Json,
  listOf,
  recordOf,
  textOf,
  unreadable,
} from './members';

/** Own stages are often numbers: those come from the configuration. */
const USUAL_STAGES: Readonly<Record<string, LeadStage>> = {
  closedwon: 'paid',
  salesqualifiedlead: 'qualified_lead',
  opportunity: 'qualified_lead',
};

const PLACES: UsualPaths = {
  email: ['contact.email', 'properties.email'],
  phone: ['contact.phone', 'contact.mobilephone'],
  externalId: [],
  gclid: [
    'contact.hs_google_click_id',
    'contact.gclid',
    'properties.hs_google_click_id',
    'properties.gclid',
  ],
  gbraid: ['contact.gbraid', 'properties.gbraid'],
  wbraid: ['contact.wbraid', 'properties.wbraid'],
  msclkid: ['contact.msclkid', 'properties.msclkid'],
  value: ['properties.amount'],
  currency: ['properties.deal_currency_code'],
  orderId: [],
};

/**
 * Reads a list of changes as HubSpot posts it, or deals that came with their properties and
 * contact. Only a change of stage counts.
 */
export const readHubspot: PayloadReader = (payload, config, world) => {
  const entries = Array.isArray(payload) ? (payload as readonly unknown[]) : [payload];
  if (entries.length === 0) {
    throw unreadable(
      '/payload',
      'payload must be a HubSpot deal (an object), or a list of property changes',
    );
  }
  return entries.map((entry, index) => {
    const path = Array.isArray(payload) ? `/payload/${index}` : '/payload';
    if (!isRecord(entry)) {
      throw unreadable(
        path,
        'a property change must be an object with objectId, propertyName and propertyValue',
      );
    }
    return read(entry, path, config, world);
  });
};

const read = (raw: Json, path: string, config: CrmConfig, world: ReadingWorld): Reading => {
  const entry = readEntry(raw);
  const key = keyOf(raw);
  const stated = statedStage(entry);
  if (entry.changed && stated === undefined) {
    return skipped(
      key,
      'EVENT_NOT_READ',
      `${path}/propertyName`,
      'this change is not counted: only changes of dealstage and lifecyclestage are',
    );
  }
  if (stated === undefined) {
    throw unreadable(`${path}/properties`, 'properties needs a dealstage or a lifecyclestage');
  }
  const stages: Readonly<Record<string, LeadStage | null>> = { ...USUAL_STAGES, ...config.stages };
  const stage = Object.hasOwn(stages, stated) ? stages[stated] : undefined;
  if (!stage) {
    return skipped(
      key,
      'STAGE_NOT_MAPPED',
      path,
      `the stage "${stated.slice(0, 100)}" is not mapped to a funnel event. Map it in config.stages to count it`,
    );
  }
  if (entry.objectId === undefined) {
    throw unreadable(`${path}/objectId`, 'objectId is needed: the id of the deal or contact');
  }
  return entry.properties
    ? readRecord(entry, stage, key, path, config, world)
    : skipped(
        key,
        'NEEDS_CONNECTION',
        path,
        'HubSpot told only that the stage changed: send the deal with its properties and its contact',
        true,
      );
};

const readRecord = (
  entry: HubspotEntry,
  stage: LeadStage,
  key: string,
  path: string,
  config: CrmConfig,
  { now }: ReadingWorld,
): Reading => {
  const properties = entry.properties ?? {};
  const field = fieldsOf({ ...properties, properties, contact: entry.contact }, PLACES, config);
  const { contact, issues } = readContact(
    {
      email: textOf(field('email')),
      phone: textOf(field('phone')),
      externalId: textOf(field('externalId')),
    },
    path,
  );
  const money = moneyAndClicks(field, config);
  const known =
    Object.keys(contact).length > 0 ||
    ['gclid', 'gbraid', 'wbraid', 'msclkid'].some((kind) => kind in money);
  if (!known) {
    return skipped(
      key,
      'NEEDS_CONNECTION',
      path,
      'the person is missing. Send an email or a click id among the properties of the deal',
      true,
    );
  }
  const orderId =
    textOf(field('orderId')) ??
    (entry.kind === 'deal' ? entry.objectId : `contact-${entry.objectId}`);
  const occurredAt = happened(
    now,
    entry.occurredAt,
    ...(stage === 'paid' ? [properties['closedate']] : []),
    properties['hs_lastmodifieddate'],
  );
  return readingOf({
    key,
    issues,
    events: [
      { ...contact, ...money, ...landsOn(stage, config), occurredAt, ...(orderId && { orderId }) },
    ],
  });
};

const statedStage = ({ kind, changed, properties }: HubspotEntry): string | undefined => {
  const name = kind === 'deal' ? 'dealstage' : 'lifecyclestage';
  if (changed) return changed.name === name ? textOf(changed.value) : undefined;
  return textOf(properties?.[name]);
};

/**
 * HubSpot's eventId is not unique and its attempts are numbered: the entry is the key, without the
 * number of the attempt.
 */
const keyOf = ({ attemptNumber: _attempt, ...entry }: Json): string => digestKey(entry);

/** One entry that HubSpot sent: a change of a property, or a whole deal or contact. */
interface HubspotEntry {
  readonly kind: 'deal' | 'contact';
  readonly objectId: string | undefined;
  /** Name and new value, of a change. */
  readonly changed: { readonly name: string; readonly value: unknown } | undefined;
  /** Undefined where only the change was sent. */
  readonly properties: Json | undefined;
  /** Properties of the contact: its own, or of the first one that a deal is associated with. */
  readonly contact: Json;
  readonly occurredAt: unknown;
}

/** Older payloads wrap each value: `{ amount: { value: '100' } }`. */
const flat = (properties: unknown): Json =>
  Object.fromEntries(
    Object.entries(recordOf(properties)).map(([name, value]) => [
      name,
      isRecord(value) ? value['value'] : value,
    ]),
  );

/** An entry as it stands in the payload. */
const readEntry = (entry: Json): HubspotEntry => {
  const properties = isRecord(entry['properties']) ? flat(entry['properties']) : undefined;
  const name = textOf(entry['propertyName']);
  const kind = kindOf(entry, name, properties);
  return {
    kind,
    properties,
    occurredAt: entry['occurredAt'],
    objectId: [entry['objectId'], entry['id'], entry['hs_object_id'], properties?.['hs_object_id']]
      .map(textOf)
      .find((id) => id !== undefined),
    changed: name === undefined ? undefined : { name, value: entry['propertyValue'] },
    contact: contactOf(entry, kind, properties ?? {}),
  };
};

const kindOf = (
  entry: Json,
  name: string | undefined,
  properties: Json | undefined,
): HubspotEntry['kind'] => {
  if (
    entry['objectTypeId'] === '0-1' ||
    textOf(entry['subscriptionType'])?.startsWith('contact.')
  ) {
    return 'contact';
  }
  if (name !== undefined) return name === 'lifecyclestage' ? 'contact' : 'deal';
  return properties && 'lifecyclestage' in properties && !('dealstage' in properties)
    ? 'contact'
    : 'deal';
};

const contactOf = (entry: Json, kind: HubspotEntry['kind'], properties: Json): Json => {
  if (kind === 'contact') return properties;
  const associated =
    recordOf(recordOf(entry['associations'])['contacts'])['results'] ?? entry['contacts'];
  const one = [entry['contact'], ...listOf(associated)].find(isRecord) ?? {};
  return isRecord(one['properties']) ? flat(one['properties']) : flat(one);
};
