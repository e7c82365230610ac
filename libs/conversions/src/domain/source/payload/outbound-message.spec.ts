import type { ReadingWorld } from '../reading';
import { ACKNOWLEDGEMENT, isOutboundMessage, readOutboundMessage } from './outbound-message';
import { readSalesforce } from './salesforce';

const WORLD: ReadingWorld = { now: new Date('2026-11-21T12:00:00Z'), environment: 'test' };
const ORGANIZATION = '00D5e000000KQ2eEAG';

const notification = (id: string, fields = ''): string =>
  `<Notification><Id>${id}</Id><sObject xsi:type="sf:Opportunity"><sf:Id>006${id}</sf:Id>` +
  `<sf:StageName>Closed Won</sf:StageName><sf:IsWon>true</sf:IsWon>${fields}</sObject></Notification>`;
const envelope = (inner: string, before = ''): string =>
  `<?xml version="1.0"?>${before}<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Body>` +
  `<notifications xmlns="http://soap.sforce.com/2005/09/outbound"><OrganizationId>${ORGANIZATION}</OrganizationId>` +
  `<SessionId>00D-fake-session</SessionId>${inner}</notifications></soapenv:Body></soapenv:Envelope>`;

const problemOf = (xml: string): unknown => {
  try {
    return readOutboundMessage(xml);
  } catch (error) {
    return (error as { code: string }).code;
  }
};

it('reads one notification and many, without the session id', () => {
  const one = readOutboundMessage(envelope(notification('04l1')));
  const many = readOutboundMessage(envelope(notification('04l1') + notification('04l2')));
  expect([one.Notification.length, many.Notification.map(({ Id }) => Id)]).toEqual([
    1,
    ['04l1', '04l2'],
  ]);
  expect(JSON.stringify(one)).not.toContain('fake-session');
  expect(isOutboundMessage(JSON.parse(JSON.stringify(one)))).toBe(true);
});

it('keeps texts as they are: leading zeros, and characters that XML has to escape', () => {
  const message = readOutboundMessage(
    envelope(
      notification(
        '04l1',
        '<sf:Name>Tom &amp; Zo&#235; &#x1F642; &amp;lt;</sf:Name><sf:PostalCode>01067</sf:PostalCode><sf:Amount>12.10</sf:Amount>',
      ),
    ),
  );
  expect(message.Notification[0]?.sObject).toMatchObject({
    Name: 'Tom & Zoë 🙂 &lt;',
    PostalCode: '01067',
    Amount: '12.10',
  });
});

it.each([
  ['a document type', envelope(notification('04l1'), '<!DOCTYPE a [<!ENTITY b "c">]>')],
  ['a document type in small letters', envelope(notification('04l1'), '<!doctype a>')],
  ['no notification', envelope('')],
  ['101 notifications', envelope(notification('04l1').repeat(101))],
  ['a notification without a record', envelope('<Notification><Id>04l1</Id></Notification>')],
  ['another envelope', '<a><b/></a>'],
  ['an element that is not closed', envelope('<Notification>')],
  ['JSON', '{}'],
  ['nothing that is XML', 'x'],
])('refuses %s', (_what, xml) => {
  expect(problemOf(xml)).toBe('VALIDATION_ERROR');
});

it('takes 100 notifications', () => {
  expect(readOutboundMessage(envelope(notification('04l1').repeat(100))).Notification).toHaveLength(
    100,
  );
});

it('expands no entity but those of XML itself', () => {
  const { Notification } = readOutboundMessage(
    envelope(notification('04l1', '<sf:Name>&own; &amp;own;</sf:Name>')),
  );
  expect(Notification[0]?.sObject['Name']).toBe('&own; &own;');
});

describe('a message', () => {
  const message = readOutboundMessage(envelope(notification('04l1')));
  const read = (config: object) => readSalesforce(message, config, WORLD)[0];

  it.each([ORGANIZATION, ORGANIZATION.slice(0, 15)])('of the organisation %s counts', (id) => {
    expect(read({ organizationId: id })).toMatchObject({
      key: '04l1',
      events: [{ event: 'paid', orderId: '00604l1' }],
    });
  });

  it.each([
    [{}],
    [{ organizationId: '00D5e000000OTHEREAG' }],
    [{ organizationId: '00d5e000000kq2e' }],
  ])('does not count with %p', (config) => {
    expect(read(config)).toMatchObject({
      key: '04l1',
      events: [],
      issues: [{ reason: 'WRONG_ORGANIZATION', isFault: true }],
    });
  });

  it('that was lost does not count, although XML has only texts', () => {
    const lost = readOutboundMessage(
      envelope(
        notification('04l1', '<sf:IsClosed>true</sf:IsClosed>').replace('>true<', '>false<'),
      ),
    );
    expect(readSalesforce(lost, { organizationId: ORGANIZATION }, WORLD)[0]).toMatchObject({
      events: [],
      issues: [{ reason: 'LOST' }],
    });
  });
});

it('is acknowledged in the words of the WSDL', () => {
  expect(ACKNOWLEDGEMENT).toContain(
    '<notificationsResponse xmlns="http://soap.sforce.com/2005/09/outbound"><Ack>true</Ack></notificationsResponse>',
  );
});
