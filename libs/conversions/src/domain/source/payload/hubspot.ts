import type { LeadStage } from '../../conversion-action';
import type { CrmConfig } from '../conversion-source';
import {
  type PayloadReader,
  type Reading,
  readingOf,
  type ReadingWorld,
  skipped,
  type Waiting,
} from '../reading';
import { type CrmPlaces, type CrmRecord, readCrmRecord } from './crm-record';
import { landsOn } from './event-fields';
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

/** Properties of the contact; a deal may hold the ones of clicks itself. */
const ofContact = (...names: readonly string[]): readonly string[] =>
  names.map((name) => `contact.${name}`);
const ofEither = (...names: readonly string[]): readonly string[] => [
  ...ofContact(...names),
  ...names.map((name) => `properties.${name}`),
];

/**
 * HubSpot's own properties, and the names that guides give to those that a portal makes for click
 * ids: knowledge.hubspot.com/properties/hubspots-default-contact-properties.
 */
const PLACES: CrmPlaces = {
  email: ofEither('email'),
  phone: ofContact('phone', 'mobilephone'),
  firstName: ofContact('firstname'),
  lastName: ofContact('lastname'),
  dateOfBirth: ofContact('date_of_birth'),
  gender: ofContact('gender'),
  city: ofContact('city'),
  region: ofContact('hs_state_code', 'state'),
  postalCode: ofContact('zip'),
  countryCode: ofContact('hs_country_region_code', 'country'),
  gclid: ofEither('hs_google_click_id', 'gclid'),
  gbraid: ofEither('gbraid'),
  wbraid: ofEither('wbraid'),
  msclkid: ofEither('msclkid'),
  fbclid: ofEither('hs_facebook_click_id', 'fbclid'),
  li_fat_id: ofEither('hs_linkedin_click_id', 'li_fat_id'),
  rdt_cid: ofEither('rdt_cid'),
  oppref: ofEither('oppref'),
  pageUrl: ofContact('hs_analytics_first_url'),
  referrer: ofContact('hs_analytics_first_referrer'),
  value: ['properties.amount'],
  currency: ['properties.deal_currency_code'],
};

/** Properties of a deal beside those that members are read from. */
const OF_DEAL = ['dealstage', 'closedate', 'hs_lastmodifieddate'];
const OF_CONTACT = ['lifecyclestage', 'lastmodifieddate'];

/** What a deal and a contact have to be asked for, so that nothing that is read is missing. */
export const hubspotProperties = ({
  fields = {},
}: CrmConfig): { readonly deal: readonly string[]; readonly contact: readonly string[] } => {
  const paths = [...Object.values(PLACES).flat(), ...Object.values(fields)];
  const named = (prefix: string): readonly string[] =>
    paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
  const own = Object.values(fields).filter((path) => !path.includes('.'));
  const [deal, contact] = [named('properties.'), named('contact.')];
  return {
    deal: [...new Set([...OF_DEAL, ...deal, ...own])],
    contact: [...new Set([...OF_CONTACT, ...contact, ...deal, ...own])],
  };
};

/** The member of an entry that holds what was read for it at HubSpot; null: there is no such record. */
export const READ_RECORD = 'record';

/** A record that has to be read at HubSpot, because an entry has only its id. */
export interface NamedRecord {
  readonly kind: 'deal' | 'contact';
  readonly id: string;
}

/** The record that an entry names but does not hold, or holds without its person. */
export const recordToRead = (raw: unknown, config: CrmConfig): NamedRecord | undefined => {
  if (!isRecord(raw) || READ_RECORD in raw) return undefined;
  const entry = readEntry(raw);
  const stated = statedStage(entry);
  if (stated === undefined || !stageFor(stated, config) || entry.objectId === undefined) {
    return undefined;
  }
  return isWhole(entry, config) ? undefined : { kind: entry.kind, id: entry.objectId };
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
  const stage = stageFor(stated, config);
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
  if (world.canReadRecords && !world.isLastTry && recordToRead(raw, config)) {
    return readingOf({ key, waits: notRead(world.now) });
  }
  if (raw[READ_RECORD] === null) {
    return skipped(
      key,
      'NEEDS_CONNECTION',
      `${path}/objectId`,
      `HubSpot knows no ${entry.kind} with the id ${entry.objectId}, or the access token may not read it`,
      true,
    );
  }
  return entry.properties
    ? readRecord(entry, stage, key, path, config, world)
    : skipped(
        key,
        'NEEDS_CONNECTION',
        path,
        'HubSpot reported only that the stage changed: give the source credentials.accessToken, or send the deal with its properties and its contact',
        true,
      );
};

const stageFor = (stated: string, config: CrmConfig): LeadStage | null | undefined => {
  const stages: Readonly<Record<string, LeadStage | null>> = { ...USUAL_STAGES, ...config.stages };
  return Object.hasOwn(stages, stated) ? stages[stated] : undefined;
};

/** As long as HubSpot itself repeats a webhook. */
const READ_WITHIN_MS = 24 * 3_600_000;

const notRead = (now: Date): Waiting => ({
  reason: 'RECORD_NOT_READ',
  keys: [],
  until: new Date(now.getTime() + READ_WITHIN_MS),
});

const membersOf = (entry: HubspotEntry, config: CrmConfig, path: string): CrmRecord => {
  const properties = entry.properties ?? {};
  return readCrmRecord({ ...properties, properties, contact: entry.contact }, PLACES, config, path);
};

/** Whether it names a person or a click. A workflow's deal comes without its contact. */
const isWhole = (entry: HubspotEntry, config: CrmConfig): boolean =>
  entry.properties !== undefined && membersOf(entry, config, '').isMatchable;

const readRecord = (
  entry: HubspotEntry,
  stage: LeadStage,
  key: string,
  path: string,
  config: CrmConfig,
  { now }: ReadingWorld,
): Reading => {
  const properties = entry.properties ?? {};
  const { members, isMatchable, issues } = membersOf(entry, config, path);
  if (!isMatchable) {
    return skipped(
      key,
      'NEEDS_CONNECTION',
      path,
      'the person is missing. Send an email or a click id among the properties of the deal, or give the source credentials.accessToken',
      true,
    );
  }
  const orderId =
    members.orderId ?? (entry.kind === 'deal' ? entry.objectId : `contact-${entry.objectId}`);
  const occurredAt = happened(
    now,
    entry.occurredAt,
    ...(stage === 'paid' ? [properties['closedate']] : []),
    properties['hs_lastmodifieddate'],
    properties['lastmodifieddate'],
  );
  return readingOf({
    key,
    issues,
    events: [{ ...members, ...landsOn(stage, config), occurredAt, ...(orderId && { orderId }) }],
  });
};

const statedStage = ({ kind, changed, properties }: HubspotEntry): string | undefined => {
  const name = kind === 'deal' ? 'dealstage' : 'lifecyclestage';
  if (changed) return changed.name === name ? textOf(changed.value) : undefined;
  return textOf(properties?.[name]);
};

/**
 * HubSpot's eventId is not unique and its attempts are numbered: the entry is the key, without the
 * number of the attempt, and without what was read for it.
 */
const keyOf = ({ attemptNumber: _attempt, [READ_RECORD]: _record, ...entry }: Json): string =>
  digestKey(entry);

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

/** An entry of the payload. */
const readEntry = ({ [READ_RECORD]: read, ...given }: Json): HubspotEntry => {
  const entry: Json = isRecord(read) ? { ...given, ...read } : given;
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
