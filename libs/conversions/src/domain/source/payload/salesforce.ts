import type { LeadStage } from '../../conversion-action';
import type { CrmConfig, SalesforceConfig } from '../conversion-source';
import {
  type PayloadReader,
  type Reading,
  readingOf,
  type ReadingWorld,
  skipped,
  type SourceEvent,
} from '../reading';
import type { EventItemPart } from '../../conversion/event-item';
import { type CrmPlaces, readCrmRecord } from './crm-record';
import { decimalOf, landsOn } from './event-fields';
import {
  digestKey,
  firstAt,
  happened,
  isRecord,
  type Json,
  listOf,
  present,
  textOf,
  unreadable,
} from './members';
import { isOutboundMessage, type OutboundMessage } from './outbound-message';

const USUAL_STAGES: Readonly<Record<string, LeadStage>> = {
  'Closed Won': 'paid',
  Qualified: 'qualified_lead',
};

/** What a flow calls its own fields varies; these are the ones that guides for click ids use. */
const own = (name: string): readonly string[] => [
  `${name}__c`,
  `Contact.${name}__c`,
  `Account.${name}__c`,
  name,
];
const ownOf = (...names: readonly string[]): readonly string[] =>
  names.flatMap((name) => [...own(name.toUpperCase()), ...own(name)]);

/** A field of the record, of its contact, and of a person account; a lead has it itself. */
const ofPerson = (name: string): readonly string[] => [
  name,
  `Contact.${name}`,
  `Person${name}`,
  `Account.Person${name}`,
];
/** A contact has a mailing address, a lead an address, an account a billing address. */
const ofAddress = (...names: readonly string[]): readonly string[] =>
  names.flatMap((name) => [
    `Contact.Mailing${name}`,
    `Mailing${name}`,
    name,
    `PersonMailing${name}`,
    `Account.PersonMailing${name}`,
    `Account.Billing${name}`,
  ]);

/** Names of standard fields: developer.salesforce.com/docs, Object Reference for Lead and Contact. */
const PLACES: CrmPlaces = {
  email: [...ofPerson('Email'), 'ContactEmail'],
  phone: [...ofPerson('Phone'), ...ofPerson('MobilePhone')],
  firstName: [...ofPerson('FirstName'), 'Account.FirstName'],
  lastName: [...ofPerson('LastName'), 'Account.LastName'],
  dateOfBirth: ofPerson('Birthdate'),
  city: ofAddress('City'),
  region: ofAddress('StateCode', 'State'),
  postalCode: ofAddress('PostalCode'),
  countryCode: ofAddress('CountryCode', 'Country'),
  gclid: ownOf('gclid'),
  gbraid: ownOf('gbraid'),
  wbraid: ownOf('wbraid'),
  msclkid: ownOf('msclkid'),
  fbclid: ownOf('fbclid'),
  li_fat_id: ownOf('li_fat_id'),
  rdt_cid: ownOf('rdt_cid'),
  oppref: ownOf('oppref'),
  value: ['Amount'],
  currency: ['CurrencyIsoCode'],
  orderId: ['Id', 'id'],
};

/**
 * Reads records as a flow or Apex posts them, in JSON: one, a list, or `{ records: [] }`; and an
 * outbound message, as `readOutboundMessage` parses its XML.
 */
export const readSalesforce: PayloadReader = (payload, config, world) => {
  if (isOutboundMessage(payload)) return readNotifications(payload, config, world);
  const list = Array.isArray(payload)
    ? { path: '/payload', records: payload as readonly unknown[] }
    : isRecord(payload) && Array.isArray(payload['records'])
      ? { path: '/payload/records', records: payload['records'] as readonly unknown[] }
      : undefined;
  if (!list) return [read(recordAt(payload, '/payload'), '/payload', config, world)];
  if (list.records.length === 0) {
    throw unreadable(list.path, 'payload must hold at least one record');
  }
  return list.records.map((record, index) =>
    read(recordAt(record, `${list.path}/${index}`), `${list.path}/${index}`, config, world),
  );
};

const recordAt = (record: unknown, path: string): Json => {
  if (!isRecord(record)) throw unreadable(path, 'a Salesforce record must be an object with an Id');
  return record;
};

/** Ids have 15 characters; with 18 the last three are a checksum of the case of the others. */
const sameId = (a: string, b: string): boolean => a.slice(0, 15) === b.slice(0, 15);

const readNotifications = (
  { OrganizationId, Notification }: OutboundMessage,
  config: SalesforceConfig,
  world: ReadingWorld,
): readonly Reading[] =>
  Notification.map(({ Id, sObject }, index) => {
    const path = `/payload/Notification/${index}`;
    return config.organizationId !== undefined && sameId(OrganizationId, config.organizationId)
      ? read(sObject, `${path}/sObject`, config, world, Id)
      : skipped(
          Id,
          'WRONG_ORGANIZATION',
          '/payload/OrganizationId',
          `the message comes from the organisation ${OrganizationId.slice(0, 18)}. Set config.organizationId to that id if it is yours`,
          true,
        );
  });

/** XML has only texts. */
const isTrue = (value: unknown): boolean => value === true || value === 'true';
const isFalse = (value: unknown): boolean => value === false || value === 'false';

/** `notificationId` is the key of a record that came in an outbound message. */
const read = (
  record: Json,
  path: string,
  config: CrmConfig,
  { now }: ReadingWorld,
  notificationId?: string,
): Reading => {
  const { members, issues } = readCrmRecord(record, PLACES, config, path);
  const { orderId } = members;
  if (orderId === undefined) {
    throw unreadable(`${path}/Id`, 'Id is needed: the id of the Salesforce record');
  }
  const changedAt = firstAt(record, ['SystemModstamp', 'LastModifiedDate']);
  const key =
    notificationId ??
    (changedAt === undefined ? digestKey(record) : `${orderId}:${String(changedAt)}`);
  const stage = stageOf(record, config);
  if (isTrue(record['IsClosed']) && isFalse(record['IsWon'])) {
    return skipped(
      key,
      'LOST',
      `${path}/IsWon`,
      'the opportunity was lost, so that it is not counted',
    );
  }
  if (!stage) {
    return skipped(
      key,
      'STAGE_NOT_MAPPED',
      `${path}/StageName`,
      'the StageName of the record is not mapped to a funnel event. Map it in config.stages to count it',
    );
  }
  const occurredAt = happened(
    now,
    firstAt(record, [config.fields?.occurredAt, 'LastStageChangeDate']),
    changedAt,
    record['CloseDate'],
  );
  return readingOf({
    key,
    issues,
    events: [
      {
        ...members,
        ...present<Partial<SourceEvent>>({ items: itemsOf(record) }),
        ...landsOn(stage, config),
        occurredAt,
      },
    ],
  });
};

/** Products of an opportunity, where the call-out sends them. */
const itemsOf = (record: Json): SourceEvent['items'] => {
  const given = record['OpportunityLineItems'];
  const products = listOf(isRecord(given) ? given['records'] : given).filter(isRecord);
  return products.length === 0
    ? undefined
    : products.map((product) =>
        present<EventItemPart>({
          id: textOf(firstAt(product, ['ProductCode', 'Product2Id', 'Id'])),
          name: textOf(firstAt(product, ['Product2.Name', 'Name'])),
          category: textOf(firstAt(product, ['Product2.Family'])),
          quantity: decimalOf(product['Quantity']),
          price: decimalOf(product['UnitPrice']),
        }),
      );
};

/**
 * What the configuration says of the stage's name counts before the flags, which every won or
 * converted record has.
 */
const stageOf = (record: Json, { stages = {} }: CrmConfig): LeadStage | null | undefined => {
  const name = textOf(record['StageName']) ?? textOf(record['Status']);
  if (name !== undefined && Object.hasOwn(stages, name)) return stages[name];
  if (isTrue(record['IsWon'])) return 'paid';
  if (isTrue(record['IsConverted'])) return 'qualified_lead';
  return name !== undefined && Object.hasOwn(USUAL_STAGES, name) ? USUAL_STAGES[name] : undefined;
};
