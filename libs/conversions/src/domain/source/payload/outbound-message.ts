import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { isRecord, type Json, listOf, recordOf, textOf, unreadable } from './members';

/**
 * An outbound message of Salesforce, as far as it is read; its session id is left out.
 * developer.salesforce.com/docs, SOAP API Developer Guide, "Understanding the Outbound Messaging
 * WSDL".
 */
export interface OutboundMessage {
  readonly OrganizationId: string;
  readonly Notification: readonly { readonly Id: string; readonly sObject: Json }[];
}

/** `maxOccurs` of Notification in the WSDL. */
const MOST_NOTIFICATIONS = 100;

/** Prefixes of namespaces are each sender's own: elements go by their local names. */
const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: true,
  ignoreDeclaration: true,
  parseTagValue: false,
  processEntities: false,
});

/** The five entities that XML has without a DTD, and characters by their numbers. */
const ENTITY = /&(?:(lt|gt|amp|quot|apos)|#(\d{1,7})|#x([0-9a-f]{1,6}));/gi;
const CHARACTERS: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

const decoded = (text: string): string =>
  text.replace(ENTITY, (whole, name?: string, decimal?: string, hex?: string) => {
    if (name !== undefined) return CHARACTERS[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code > 0x10_ff_ff ? whole : String.fromCodePoint(code);
  });

/** Texts of elements, with their entities decoded; an element that is there twice is a list. */
const textsOf = (value: unknown): unknown => {
  if (typeof value === 'string') return decoded(value);
  if (Array.isArray(value)) return value.map(textsOf);
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, textsOf(inner)]))
    : value;
};

/**
 * Reads the XML of an outbound message. Throws `VALIDATION_ERROR` for what is none, for more than
 * 100 notifications, and for any document type declaration: entities are never expanded.
 */
export const readOutboundMessage = (xml: string): OutboundMessage => {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) {
    throw unreadable('/payload', 'an outbound message must not have a document type declaration');
  }
  if (XMLValidator.validate(xml) !== true) {
    throw unreadable('/payload', 'the body is not well-formed XML');
  }
  const message = recordOf(
    recordOf(recordOf(recordOf(parser.parse(xml))['Envelope'])['Body'])['notifications'],
  );
  const organization = textOf(message['OrganizationId']);
  if (organization === undefined) {
    throw unreadable(
      '/payload/OrganizationId',
      'the body must be a SOAP envelope with notifications and an OrganizationId',
    );
  }
  const given = [message['Notification'] ?? []].flat();
  if (given.length === 0 || given.length > MOST_NOTIFICATIONS) {
    throw unreadable(
      '/payload/Notification',
      `an outbound message must have 1 to ${MOST_NOTIFICATIONS} notifications`,
    );
  }
  return {
    OrganizationId: organization,
    Notification: given.map((notification, index) => readNotification(notification, index)),
  };
};

const readNotification = (
  given: unknown,
  index: number,
): OutboundMessage['Notification'][number] => {
  const { Id, sObject } = recordOf(given) as { readonly Id?: unknown; readonly sObject?: unknown };
  const id = textOf(Id);
  if (id === undefined || !isRecord(sObject)) {
    throw unreadable(
      `/payload/Notification/${index}`,
      'a Notification needs an Id and an sObject with the fields that were chosen',
    );
  }
  return { Id: id, sObject: textsOf(sObject) as Json };
};

/** Whether a payload is an outbound message that was read. */
export const isOutboundMessage = (payload: unknown): payload is OutboundMessage =>
  isRecord(payload) &&
  typeof payload['OrganizationId'] === 'string' &&
  Array.isArray(payload['Notification']) &&
  listOf(payload['Notification']).every(
    (one) => isRecord(one) && typeof one['Id'] === 'string' && isRecord(one['sObject']),
  );

/** What Salesforce is answered, so that it does not send the message again. */
export const ACKNOWLEDGEMENT =
  '<?xml version="1.0" encoding="UTF-8"?>' +
  '<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Body>' +
  '<notificationsResponse xmlns="http://soap.sforce.com/2005/09/outbound"><Ack>true</Ack></notificationsResponse>' +
  '</soapenv:Body></soapenv:Envelope>';
