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
import { digestKey, firstAt, happened, isRecord, type Json, textOf, unreadable } from './members';

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
const PLACES: UsualPaths = {
  email: ['Email', 'ContactEmail', 'Contact.Email', 'PersonEmail', 'Account.PersonEmail'],
  phone: ['Phone', 'MobilePhone', 'Contact.Phone', 'Contact.MobilePhone'],
  externalId: [],
  gclid: [...own('GCLID'), ...own('gclid')],
  gbraid: [...own('GBRAID'), ...own('gbraid')],
  wbraid: [...own('WBRAID'), ...own('wbraid')],
  msclkid: [...own('MSCLKID'), ...own('msclkid')],
  value: ['Amount'],
  currency: ['CurrencyIsoCode'],
  orderId: ['Id', 'id'],
};

/**
 * Reads records as a flow or Apex posts them, in JSON: one, a list, or `{ records: [] }`. XML
 * outbound messages are not taken.
 */
export const readSalesforce: PayloadReader = (payload, config, world) => {
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

const read = (record: Json, path: string, config: CrmConfig, { now }: ReadingWorld): Reading => {
  const field = fieldsOf(record, PLACES, config);
  const orderId = textOf(field('orderId'));
  if (orderId === undefined) {
    throw unreadable(`${path}/Id`, 'Id is needed: the id of the Salesforce record');
  }
  const changedAt = firstAt(record, ['SystemModstamp', 'LastModifiedDate']);
  const key = changedAt === undefined ? digestKey(record) : `${orderId}:${String(changedAt)}`;
  const stage = stageOf(record, config);
  if (record['IsClosed'] === true && record['IsWon'] === false) {
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
  const { contact, issues } = readContact(
    {
      email: textOf(field('email')),
      phone: textOf(field('phone')),
      externalId: textOf(field('externalId')),
    },
    path,
  );
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
        ...contact,
        ...moneyAndClicks(field, config),
        ...landsOn(stage, config),
        occurredAt,
        orderId,
      },
    ],
  });
};

/**
 * What the configuration says of the stage's name counts before the flags, which every won or
 * converted record has.
 */
const stageOf = (record: Json, { stages = {} }: CrmConfig): LeadStage | null | undefined => {
  const name = textOf(record['StageName']) ?? textOf(record['Status']);
  if (name !== undefined && Object.hasOwn(stages, name)) return stages[name];
  if (record['IsWon'] === true) return 'paid';
  if (record['IsConverted'] === true) return 'qualified_lead';
  return name !== undefined && Object.hasOwn(USUAL_STAGES, name) ? USUAL_STAGES[name] : undefined;
};
