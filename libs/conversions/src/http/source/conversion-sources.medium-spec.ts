import 'reflect-metadata';
import { statement } from '@switchyard/db-kit';
import type { Call } from '../../testing/call';
import { conversionsBench, type ConversionsBench } from '../../testing/conversions-bench';

const SECRET = 'whsec_fake-secret-of-a-test';

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

const create = (body: object = {}) =>
  call('POST', '/conversions/sources', { type: 'stripe', ...body });
const read = async (id: string) =>
  JSON.parse((await call('GET', `/conversions/sources/${id}`)).text) as {
    data: Record<string, unknown>;
  };

describe('a source', () => {
  it('is named after its type, with an address of its own, and shows no secret', async () => {
    const made = await create({ accountRef: SECRET, config: { disputes: true } });
    expect([made.status, made.headers['location'], made.headers['etag']]).toEqual([
      201,
      '/api/v1/conversions/sources/stripe',
      '"1"',
    ]);
    const { data } = await read('stripe');
    expect(Object.keys(data)).toEqual([
      'id',
      'spaceId',
      'type',
      'config',
      'receiveUrl',
      'previousSecretUntil',
      'hasCredentials',
      'lastReceivedAt',
      'lastError',
      'eventTypes',
      'createdAt',
      'updatedAt',
      'version',
    ]);
    expect(data).toMatchObject({
      id: 'stripe',
      type: 'stripe',
      spaceId,
      config: { disputes: true },
      lastReceivedAt: null,
      lastError: null,
      version: 1,
    });
    expect(data['receiveUrl']).toMatch(/^\/api\/v1\/hooks\/rcv_[0-9a-z]{26}$/);
    expect(made.text).not.toContain(SECRET);
  });

  it('takes an id of the caller, once in a Space', async () => {
    expect([
      (await create({ id: 'shop-eu' })).data.id,
      (await create({ id: 'shop-us' })).data.id,
    ]).toEqual(['shop-eu', 'shop-us']);
    const again = await create({ id: 'shop-eu', type: 'ga4' });
    expect([again.status, again.error?.code, again.error?.details?.conflictingId]).toEqual([
      409,
      'SOURCE_EXISTS',
      'shop-eu',
    ]);
    expect(
      (
        await bench
          .newSpace()
          .call('POST', '/conversions/sources', { type: 'stripe', id: 'shop-eu' })
      ).status,
    ).toBe(201);
  });

  it.each([
    ['a slash', 'a/b'],
    ['a dot', 'a.b'],
    ['a blank', 'a b'],
    ['a leading dash', '-a'],
    ['too much', 'a'.repeat(65)],
    ['nothing', ''],
  ])('takes no id with %s', async (_what, id) => {
    expect((await create({ id })).refused.join()).toMatch(
      /VALIDATION_ERROR,(BAD_FORMAT|TOO_LONG|TOO_SHORT) \/id/,
    );
  });

  it.each<[string, object, readonly string[]]>([
    [
      'stripe',
      { paths: 1, disputes: 'yes' },
      ['UNKNOWN_FIELD /config/paths', 'WRONG_TYPE /config/disputes'],
    ],
    [
      'hubspot',
      { stages: { won: 'sold' }, currency: 'EURO' },
      ['NOT_ONE_OF /config/stages/won', 'NOT_ONE_OF /config/currency'],
    ],
    ['salesforce', { fields: { colour: 'Colour__c' } }, ['UNKNOWN_FIELD /config/fields/colour']],
    ['shopify', {}, ['REQUIRED /config/shop']],
    ['shopify', { shop: 'https://a.example' }, ['BAD_FORMAT /config/shop']],
    ['shopify', { shop: 'a.myshopify.com', value: 'all' }, ['NOT_ONE_OF /config/value']],
    ['woocommerce', { shop: 'a.myshopify.com' }, ['UNKNOWN_FIELD /config/shop']],
    [
      'webhook',
      { signature: { header: 'X Sig', encoding: 'hex64', secret: 'x', prefix: 'é' } },
      [
        'UNKNOWN_FIELD /config/signature/secret',
        'BAD_FORMAT /config/signature/header',
        'BAD_FORMAT /config/signature/prefix',
        'NOT_ONE_OF /config/signature/encoding',
      ],
    ],
    ['webhook', { signature: 'sha256' }, ['WRONG_TYPE /config/signature']],
    ['ga4', { conversionActions: { sold: 'x' } }, ['UNKNOWN_FIELD /config/conversionActions/sold']],
    [
      'webhook',
      { value: 7, toString: 'x' },
      ['WRONG_TYPE /config/value', 'UNKNOWN_FIELD /config/toString'],
    ],
  ])('of %s knows what may be configured', async (type, config, issues) => {
    expect((await create({ type, config })).refused).toEqual(['VALIDATION_ERROR', ...issues]);
  });

  it('keeps its type, its id and its address', async () => {
    await create();
    const { data } = await read('stripe');
    expect((await call('PATCH', '/conversions/sources/stripe', data)).data.version).toBe(1);
    const changed = await call('PATCH', '/conversions/sources/stripe', {
      id: 'other',
      type: 'ga4',
      receiveUrl: '/x',
      lastError: {},
    });
    expect(changed.refused).toEqual([
      'VALIDATION_ERROR',
      'READ_ONLY /id',
      'READ_ONLY /type',
      'READ_ONLY /receiveUrl',
      'READ_ONLY /lastError',
    ]);
  });

  it('merges its configuration and checks the whole', async () => {
    await create({ config: { disputes: true, conversionActions: { paid: 'A', signup: 'B' } } });
    await call('PATCH', '/conversions/sources/stripe', {
      config: { disputes: null, conversionActions: { signup: null, expansion: 'C' } },
    });
    expect((await read('stripe')).data).toMatchObject({
      config: { conversionActions: { paid: 'A', expansion: 'C' } },
      version: 2,
    });
    expect(
      (await call('PATCH', '/conversions/sources/stripe', { config: { stages: {} } })).refused,
    ).toEqual(['VALIDATION_ERROR', 'UNKNOWN_FIELD /config/stages']);
  });

  it('changes only in the version that was read', async () => {
    await create();
    expect(
      (
        await call(
          'PATCH',
          '/conversions/sources/stripe',
          { accountRef: SECRET },
          { 'if-match': '"2"' },
        )
      ).error?.code,
    ).toBe('PRECONDITION_FAILED');
    expect(
      (
        await call(
          'PATCH',
          '/conversions/sources/stripe',
          { accountRef: SECRET },
          { 'if-match': '"1"' },
        )
      ).headers['etag'],
    ).toBe('"2"');
    expect(
      (await call('DELETE', '/conversions/sources/stripe', undefined, { 'if-match': '"1"' })).error
        ?.code,
    ).toBe('PRECONDITION_FAILED');
    expect(
      (await call('DELETE', '/conversions/sources/stripe', undefined, { 'if-match': '"2"' }))
        .status,
    ).toBe(204);
  });

  it('is unknown in other Spaces, and after it was deleted; a new one of its name has another address', async () => {
    await create();
    const [before, foreign] = [(await read('stripe')).data['receiveUrl'], bench.newSpace().call];
    for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
      expect(
        (await foreign(method, '/conversions/sources/stripe', method === 'PATCH' ? {} : undefined))
          .error?.code,
      ).toBe('NOT_FOUND');
    }
    await call('DELETE', '/conversions/sources/stripe');
    expect((await call('GET', '/conversions/sources/stripe')).error?.code).toBe('NOT_FOUND');
    await create();
    expect((await read('stripe')).data['receiveUrl']).not.toBe(before);
  });

  it('is listed newest first, page by page, by type', async () => {
    for (const id of ['a', 'b', 'c']) {
      await create({ id, type: id === 'b' ? 'ga4' : 'stripe' });
      bench.clock.advance(1_000);
    }
    const first = await call('GET', '/conversions/sources?limit=2');
    const { meta } = JSON.parse(first.text) as { meta: { nextCursor: string } };
    const second = await call('GET', `/conversions/sources?limit=2&cursor=${meta.nextCursor}`);
    expect([first, second].map(({ rows }) => rows.map(({ id }) => id))).toEqual([
      ['c', 'b'],
      ['a'],
    ]);
    expect((await call('GET', '/conversions/sources?type=ga4')).rows.map(({ id }) => id)).toEqual([
      'b',
    ]);
  });

  it('needs the scopes of reports to read and of campaigns to write', async () => {
    expect(
      (await call('GET', '/conversions/sources', undefined, { scopes: 'campaigns:write' })).error
        ?.details?.required,
    ).toEqual(['reports:read']);
    expect(
      (await call('POST', '/conversions/sources', { type: 'ga4' }, { scopes: 'reports:read' }))
        .error?.details?.required,
    ).toEqual(['campaigns:write']);
  });
});

describe('its secret', () => {
  const stored = async () =>
    (
      await bench.db.database.read<{ row: string }>(
        { accountId: 'acc_1', spaceId },
        statement('select t::text as row from "conversions"."source" t where t."space_id" = $1'),
        [spaceId],
      )
    )[0]!.row;

  it('is nowhere in the database, and sealed under the current key', async () => {
    await create({ accountRef: SECRET });
    expect(await stored()).not.toContain('fake-secret');
    expect(await stored()).toContain('k1');
  });

  it('is no part of an error', async () => {
    const refused = await create({ accountRef: `${SECRET}\u0000` });
    expect([refused.refused, refused.text.includes('fake-secret')]).toEqual([
      ['INVALID_REQUEST', 'BAD_FORMAT /accountRef'],
      false,
    ]);
  });
});
