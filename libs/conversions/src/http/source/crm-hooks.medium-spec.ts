import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { statement } from '@switchyard/db-kit';
import type { Call } from '../../testing/call';
import {
  conversionsBench,
  type ConversionsBench,
  dumpDatabase,
  PUBLIC_URL,
} from '../../testing/conversions-bench';

const SECRET = 'fake-secret-of-a-test';
const ORGANIZATION = '00D5e000000KQ2eEAG';

let bench: ConversionsBench;
let call: Call;
let spaceId: string;
beforeAll(async () => {
  bench = await conversionsBench();
});
afterAll(() => bench.close());
beforeEach(() => {
  ({ call, spaceId } = bench.newSpace());
});

interface Source {
  readonly receiveUrl: string;
  readonly hasCredentials: boolean;
  readonly lastError: { readonly code: string; readonly message: string } | null;
}
const sourceOf = async (id: string) =>
  (JSON.parse((await call('GET', `/conversions/sources/${id}`)).text) as { data: Source }).data;
const make = async (type: string, more: object = {}): Promise<string> => {
  await call('POST', '/conversions/sources', { type, accountRef: SECRET, ...more });
  return (await sourceOf(type)).receiveUrl;
};
const postJson = (url: string, body: object, headers: Record<string, string> = {}) =>
  bench.post(url, { 'content-type': 'application/json', ...headers }, JSON.stringify(body));
const orders = async (): Promise<readonly (string | null)[]> =>
  (
    await bench.db.database.read<{ orderId: string | null }>(
      { accountId: 'acc_1', spaceId },
      statement(
        `select t."order_id" as "orderId" from "conversions"."event" t where t."space_id" = $1 order by t."order_id"`,
      ),
      [spaceId],
    )
  ).map(({ orderId }) => orderId);

describe('an outbound message of Salesforce', () => {
  const notification = (id: string, record: string): string =>
    `<Notification><Id>${id}</Id><sObject><sf:Id>${record}</sf:Id><sf:IsWon>true</sf:IsWon><sf:IsClosed>true</sf:IsClosed>` +
    '<sf:StageName>Closed Won</sf:StageName><sf:GCLID__c>Cj0</sf:GCLID__c></sObject></Notification>';
  const message = (inner: string, organization = ORGANIZATION): string =>
    '<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Body>' +
    `<notifications><OrganizationId>${organization}</OrganizationId>${inner}</notifications></soapenv:Body></soapenv:Envelope>`;
  const send = (url: string, body: string, type = 'text/xml; charset=UTF-8') =>
    bench.post(url, { 'content-type': type, soapaction: '""' }, body);
  const pinned = { config: { organizationId: ORGANIZATION } };

  it.each(['text/xml; charset=UTF-8', 'application/xml'])(
    'in %s counts each notification once and is acknowledged',
    async (type) => {
      const url = `${await make('salesforce', pinned)}?secret=${SECRET}`;
      const both = message(notification('04l1', '0061') + notification('04l2', '0062'));
      const answers = [
        await send(url, both, type),
        await send(url, message(notification('04l2', '0062')), type),
      ];
      expect(answers.map(({ status, headers }) => [status, headers['content-type']])).toEqual([
        [200, 'text/xml; charset=utf-8'],
        [200, 'text/xml; charset=utf-8'],
      ]);
      expect(answers[0]?.text).toContain('<Ack>true</Ack>');
      expect([await orders(), (await sourceOf('salesforce')).lastError]).toEqual([
        ['0061', '0062'],
        null,
      ]);
    },
  );

  it('of another organisation, or with entities, is acknowledged and not counted', async () => {
    const url = `${await make('salesforce', pinned)}?secret=${SECRET}`;
    const other = await send(url, message(notification('04l1', '0061'), '00D000000000OTHER'));
    expect([other.status, (await sourceOf('salesforce')).lastError?.code]).toEqual([
      200,
      'WRONG_ORGANIZATION',
    ]);
    const bomb = await send(
      url,
      `<!DOCTYPE a [<!ENTITY b "c">]>${message(notification('04l1', '&b;'))}`,
    );
    expect([
      bomb.status,
      bomb.text.includes('<Ack>true</Ack>'),
      (await sourceOf('salesforce')).lastError?.code,
      await orders(),
    ]).toEqual([200, true, 'UNREADABLE', []]);
  });

  it('without the right secret is refused, and the secret is kept nowhere', async () => {
    const url = await make('salesforce', pinned);
    const body = message(notification('04l1', '0061'));
    const answers = [
      await send(url, body),
      await send(`${url}?secret=${SECRET}x`, body),
      await send(`${url}?secret=${SECRET}&secret=${SECRET}`, body),
      await send(`${url}?api_secret=${SECRET}`, body),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect(answers.map(({ text }) => text).join()).not.toContain(SECRET);
    await send(`${url}?secret=${SECRET}`, body);
    expect([await orders(), (await dumpDatabase(bench.db.ownerUrl)).includes(SECRET)]).toEqual([
      ['0061'],
      false,
    ]);
  });

  it('is no body of another source', async () => {
    const url = await make('ga4');
    const answer = await send(`${url}?api_secret=${SECRET}`, message(notification('04l1', '0061')));
    expect([answer.status, (await sourceOf('ga4')).lastError?.code, await orders()]).toEqual([
      200,
      'UNREADABLE',
      [],
    ]);
  });
});

describe('a body of the Measurement Protocol', () => {
  const body = (order: string) => ({
    client_id: '1.2',
    timestamp_micros: 1_795_165_200_000_000,
    events: [{ name: 'purchase', params: { transaction_id: order, gclid: 'Cj0' } }],
  });
  const query = `measurement_id=G-EXAMPLE1&api_secret=${SECRET}`;

  it('is taken with its secret in the query, at both addresses, and as text', async () => {
    const url = await make('ga4');
    const answers = [
      await postJson(`${url}?${query}`, body('T-1')),
      await postJson(`${url}/mp/collect?${query}`, body('T-2')),
      await bench.post(
        `${url}/mp/collect?${query}`,
        { 'content-type': 'text/plain;charset=UTF-8' },
        JSON.stringify(body('T-3')),
      ),
      await postJson(`${url}/mp/collect`, body('T-4'), { 'x-switchyard-secret': SECRET }),
    ];
    expect([answers.map(({ status }) => status), await orders()]).toEqual([
      [200, 200, 200, 200],
      ['T-1', 'T-2', 'T-3', 'T-4'],
    ]);
  });

  it('with a wrong secret is refused at both addresses', async () => {
    const url = await make('ga4');
    const wrong = [
      await postJson(`${url}?api_secret=wrong`, body('T-1')),
      await postJson(`${url}/mp/collect?secret=${SECRET}`, body('T-1')),
      await postJson(`/api/v1/hooks/${bench.ids.next('rcv')}/mp/collect?${query}`, body('T-1')),
    ];
    expect([wrong.map(({ status }) => status), await orders()]).toEqual([[401, 401, 404], []]);
  });
});

describe('a webhook of HubSpot', () => {
  const deal = {
    objectId: 9001,
    properties: { dealstage: 'closedwon', hs_google_click_id: 'Cj0' },
  };

  it('of a workflow is taken with a signature of version 2, or with its API key', async () => {
    const url = await make('hubspot');
    const signed = createHash('sha256')
      .update(`${SECRET}POST${PUBLIC_URL}${url}${JSON.stringify(deal)}`)
      .digest('hex');
    const version = (value: string, signature: string) =>
      postJson(url, deal, {
        'x-hubspot-signature-version': value,
        'x-hubspot-signature': signature,
      });
    const answers = [
      await version('v1', signed),
      await version(
        'v2',
        signed.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
      ),
      await version('v2', signed),
      await postJson(url, { ...deal, objectId: 9002 }, { 'x-switchyard-secret': SECRET }),
    ];
    expect([answers.map(({ status }) => status), await orders()]).toEqual([
      [401, 401, 200, 200],
      ['9001', '9002'],
    ]);
  });
});

describe('credentials of a source', () => {
  const credentials = { accessToken: 'pat-fake-token-of-a-test' };
  const refused = async (body: object) =>
    (await call('POST', '/conversions/sources', body)).refused;

  it('are sealed and never answered; null takes them away', async () => {
    await make('hubspot', { credentials });
    const made = await sourceOf('hubspot');
    await call('PATCH', '/conversions/sources/hubspot', { config: { currency: 'EUR' } });
    const kept = await sourceOf('hubspot');
    expect([
      made.hasCredentials,
      kept.hasCredentials,
      JSON.stringify(kept).includes('pat-'),
    ]).toEqual([true, true, false]);
    expect((await dumpDatabase(bench.db.ownerUrl)).includes(credentials.accessToken)).toBe(false);
    await call('PATCH', '/conversions/sources/hubspot', { credentials: null });
    expect((await sourceOf('hubspot')).hasCredentials).toBe(false);
  });

  it('are only those that the type has', async () => {
    expect([
      await refused({ type: 'ga4', credentials }),
      await refused({ type: 'hubspot', credentials: {} }),
      await refused({ type: 'hubspot', credentials: { accessToken: 'has a blank' } }),
      await refused({ type: 'hubspot', credentials: { ...credentials, key: 'x' } }),
    ]).toEqual([
      ['VALIDATION_ERROR', 'NOT_ALLOWED /credentials'],
      ['VALIDATION_ERROR', 'REQUIRED /credentials/accessToken'],
      ['VALIDATION_ERROR', 'BAD_FORMAT /credentials/accessToken'],
      ['VALIDATION_ERROR', 'UNKNOWN_FIELD /credentials/key'],
    ]);
  });
});

it('refuses a configuration that is none of the type', async () => {
  const refused = async (type: string, config: object) =>
    (await call('POST', '/conversions/sources', { type, id: 'x', config })).refused[1];
  expect([
    await refused('salesforce', { organizationId: 'my company' }),
    await refused('ga4', { customData: 'plan' }),
    await refused('ga4', { customData: [1] }),
    await refused('ga4', { customData: Array.from({ length: 31 }, (_, at) => `n${at}`) }),
    await refused('hubspot', { fields: { shoeSize: 'x' } }),
    await refused('hubspot', { organizationId: ORGANIZATION }),
  ]).toEqual([
    'BAD_FORMAT /config/organizationId',
    'WRONG_TYPE /config/customData',
    'WRONG_TYPE /config/customData/0',
    'TOO_MANY /config/customData',
    'UNKNOWN_FIELD /config/fields/shoeSize',
    'UNKNOWN_FIELD /config/organizationId',
  ]);
});
