import { isRecord, listOf, recordOf, textOf, type Json } from '../payload/members';

/** One thing that HubSpot told: a change of a property, or a whole deal or contact. */
export interface HubspotEntry {
  readonly kind: 'deal' | 'contact';
  readonly objectId: string | undefined;
  /** Name and new value, of a change. */
  readonly changed: { readonly name: string; readonly value: unknown } | undefined;
  /** Undefined where only the change was told. */
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
export const readEntry = (entry: Json): HubspotEntry => {
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
