import { createHmac } from 'node:crypto';
import { HUBSPOT_REQUEST, SHOPIFY_DIGESTS, STRIPE_DIGESTS } from '../../testing/published-vectors';
import { Webhook } from 'standardwebhooks';
import { type SignatureConfig, SOURCE_TYPES, type SourceType } from './conversion-source';
import { deliveryOf, isPing, isSigned } from './protocols';
import {
  hmac,
  hubspotSignature,
  hubspotSignatureV2,
  hubspotUrl,
  type SignedRequest,
} from './signature';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const SECRET = 'whsec_fake-secret-of-a-test';
const BODY = Buffer.from('{"id":"evt_1","name":"Zoë"}');
const SECONDS = NOW.getTime() / 1_000;

const request = (
  headers: SignedRequest['headers'],
  more: Partial<SignedRequest> = {},
): SignedRequest => ({
  method: 'POST',
  url: 'https://switchyard.example/api/v1/hooks/rcv_1',
  headers,
  body: BODY,
  ...more,
});
const signed = (
  type: SourceType,
  headers: SignedRequest['headers'],
  more: Partial<SignedRequest> = {},
  secret = SECRET,
): boolean => isSigned(type, request(headers, more), secret, NOW);

describe('Stripe', () => {
  const v1 = (at: number | string = SECONDS, secret = SECRET): string =>
    hmac(secret, [`${at}.`, BODY], 'hex');
  const header = (text: string) => signed('stripe', { 'stripe-signature': text });

  it.each(STRIPE_DIGESTS.cases)('digests %p as its own library does', (payload, digest) => {
    expect(hmac(STRIPE_DIGESTS.secret, [payload], 'hex')).toBe(digest);
  });

  it.each([
    ['the signature', `t=${SECONDS},v1=${v1()}`],
    ['a second signature', `t=${SECONDS},v1=${'0'.repeat(64)},v1=${v1()}`],
    ['an older scheme beside it', `t=${SECONDS},v0=${'0'.repeat(64)},v1=${v1()}`],
    ['blanks', `t=${SECONDS}, v1=${v1()}`],
  ])('takes %s', (_what, text) => {
    expect(header(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['no time', `v1=${v1()}`],
    ['two times', `t=${SECONDS},t=${SECONDS},v1=${v1()}`],
    ['another time than was signed', `t=${SECONDS - 1},v1=${v1()}`],
    ['an older scheme alone', `t=${SECONDS},v0=${v1()}`],
    ['another secret', `t=${SECONDS},v1=${v1(SECONDS, SECRET.slice(6))}`],
    ['upper case', `t=${SECONDS},v1=${v1().toUpperCase()}`],
    ['a cut signature', `t=${SECONDS},v1=${v1().slice(0, -1)}`],
    ['a time that is no number', `t=${SECONDS}x,v1=${v1(`${SECONDS}x`)}`],
    ['a time of long ago', `t=${SECONDS - 301},v1=${v1(SECONDS - 301)}`],
    ['a time to come', `t=${SECONDS + 301},v1=${v1(SECONDS + 301)}`],
  ])('does not take %s', (_what, text) => {
    expect(header(text)).toBe(false);
  });

  it('signs bytes, not what they mean', () => {
    const other = Buffer.from(BODY.toString().replace('ë', '\\u00eb'));
    expect([
      signed('stripe', { 'stripe-signature': `t=${SECONDS},v1=${v1()}` }, { body: other }),
      signed('stripe', { 'stripe-signature': [`t=${SECONDS},v1=${v1()}`] }),
    ]).toEqual([false, false]);
  });
});

describe('HubSpot', () => {
  it('signs as its own library is tested', () => {
    const { secret, method, url, body, timestamp, v3 } = HUBSPOT_REQUEST;
    expect(hubspotSignature({ method, url, body: Buffer.from(body) }, timestamp, secret)).toBe(v3);
  });

  it('takes version 3 of that request in its time, and no older version in its header', () => {
    const { secret, method, url, body, timestamp, v3, v2, v1 } = HUBSPOT_REQUEST;
    const at = (headers: Record<string, string>, now: number) =>
      isSigned(
        'hubspot',
        {
          method,
          url,
          body: Buffer.from(body),
          headers: { 'x-hubspot-request-timestamp': timestamp, ...headers },
        },
        secret,
        new Date(now),
      );
    const signedAt = Number(timestamp);
    expect(
      [
        signedAt,
        signedAt + 300_000,
        signedAt - 300_000,
        signedAt + 300_001,
        signedAt - 300_001,
      ].map((now) => at({ 'x-hubspot-signature-v3': v3 }, now)),
    ).toEqual([true, true, true, false, false]);
    expect(
      [v1, v2].map((old) =>
        at({ 'x-hubspot-signature': old, 'x-hubspot-signature-v3': old }, signedAt),
      ),
    ).toEqual([false, false]);
  });

  it('signs version 2 as its own library is tested, and takes it only under that name', () => {
    const { secret, method, url, body, v2, v1 } = HUBSPOT_REQUEST;
    const bytes = Buffer.from(body);
    expect(hubspotSignatureV2({ method, url, body: bytes }, secret)).toBe(v2);
    const takes = (version: string, signature: string, more: Partial<SignedRequest> = {}) =>
      isSigned(
        'hubspot',
        {
          method,
          url,
          body: bytes,
          headers: { 'x-hubspot-signature-version': version, 'x-hubspot-signature': signature },
          ...more,
        },
        secret,
        NOW,
      );
    expect([
      takes('v2', v2),
      takes('v1', v2),
      takes('v1', v1),
      takes('v2', v1),
      takes('v2', v2, { url: `${url}?a=1` }),
      takes('v2', v2, { body: Buffer.from('{}') }),
    ]).toEqual([true, false, false, false, false, false]);
  });

  it('does not fall back to version 2 where version 3 is there and wrong', () => {
    const signature = hubspotSignatureV2(request({}), SECRET);
    const v2 = { 'x-hubspot-signature-version': 'v2', 'x-hubspot-signature': signature };
    expect([
      signed('hubspot', v2),
      signed('hubspot', { ...v2, 'x-hubspot-signature-v3': 'wrong' }),
      signed('hubspot', { 'x-switchyard-secret': SECRET }),
      signed('hubspot', { 'x-switchyard-secret': SECRET, 'x-hubspot-signature-v3': 'wrong' }),
    ]).toEqual([true, false, true, false]);
  });

  it('decodes the escapes that HubSpot decodes, and no others', () => {
    expect(
      hubspotUrl(
        'https://a.example/x?u=https%3A%2F%2Fb.example%2f%3fq%3d1%26r=a%2Bb%20%40%21%24%27%28%29%2A%2C%3B',
      ),
    ).toBe("https://a.example/x?u=https://b.example/?q%3d1%26r=a%2Bb%20@!$'()*,;");
  });

  it('does not take a time that is no number', () => {
    const timestamp = `${NOW.getTime()}.0`;
    expect(
      signed('hubspot', {
        'x-hubspot-request-timestamp': timestamp,
        'x-hubspot-signature-v3': hubspotSignature(request({}), timestamp, SECRET),
      }),
    ).toBe(false);
  });
});

describe('the others', () => {
  it('a webhook signs its body, in either case of hex', () => {
    const digest = hmac(SECRET, [BODY], 'hex');
    expect(
      [`sha256=${digest}`, `sha256=${digest.toUpperCase()}`, digest, `sha1=${digest}`, ''].map(
        (text) => signed('webhook', { 'x-signature': text }),
      ),
    ).toEqual([true, true, false, false, false]);
  });

  it.each<SourceType>(['salesforce', 'ga4'])('%s carries the secret itself', (type) => {
    expect(
      [SECRET, `${SECRET} `, SECRET.slice(1), ''].map((text) =>
        signed(type, { 'x-switchyard-secret': text }),
      ),
    ).toEqual([true, false, false, false]);
  });

  it.each<[SourceType, string, string]>([
    ['salesforce', 'secret', 'api_secret'],
    ['ga4', 'api_secret', 'secret'],
  ])('%s may carry it in its address, as %s', (type, name, other) => {
    const at = (query: string) =>
      signed(type, {}, { url: `https://switchyard.example/x?${query}` });
    expect([
      at(`${name}=${SECRET}`),
      at(`measurement_id=G-1&${name}=${encodeURIComponent(SECRET)}`),
      at(`${other}=${SECRET}`),
      at(`${name}=${SECRET}x`),
      at(`${name}=${SECRET}&${name}=x`),
      at(`${name}=`),
      at(''),
    ]).toEqual([true, true, false, false, false, false, false]);
  });

  it('for a secret in its address nothing else is accepted', () => {
    expect(
      (['stripe', 'webhook', 'hubspot'] as const).map((type) =>
        signed(
          type,
          {},
          { url: `https://switchyard.example/x?secret=${SECRET}&api_secret=${SECRET}` },
        ),
      ),
    ).toEqual([false, false, false]);
  });

  it.each<SourceType>([...SOURCE_TYPES])('an empty secret signs nothing of %s', (type) => {
    const headers = {
      'stripe-signature': `t=${SECONDS},v1=${hmac('', [`${SECONDS}.`, BODY], 'hex')}`,
      'x-signature': `sha256=${hmac('', [BODY], 'hex')}`,
      'x-switchyard-secret': '',
      'x-shopify-hmac-sha256': hmac('', [BODY], 'base64'),
      'x-wc-webhook-signature': hmac('', [BODY], 'base64'),
      'x-hubspot-request-timestamp': String(NOW.getTime()),
      'x-hubspot-signature-v3': hubspotSignature(request({}), String(NOW.getTime()), ''),
    };
    expect(signed(type, headers, {}, '')).toBe(false);
    const inAddress = { url: 'https://switchyard.example/x?secret=&api_secret=' };
    expect(signed(type, {}, inAddress, '')).toBe(false);
  });
});

describe('a shop', () => {
  const shops = [
    ['shopify', 'x-shopify-hmac-sha256'],
    ['woocommerce', 'x-wc-webhook-signature'],
  ] as const;
  const digest = createHmac('sha256', SECRET).update(BODY).digest('base64');

  it.each(shops)('%s signs its body in base64', (type, header) => {
    expect(
      [
        digest,
        hmac(SECRET, [BODY], 'hex'),
        digest.toLowerCase(),
        digest.slice(0, -1),
        `sha256=${digest}`,
        hmac(`${SECRET}x`, [BODY], 'base64'),
        '',
      ].map((text) => signed(type, { [header]: text })),
    ).toEqual([true, false, false, false, false, false, false]);
    expect(signed(type, { [header]: digest }, { body: Buffer.from(`${String(BODY)} `) })).toBe(
      false,
    );
  });

  it.each(SHOPIFY_DIGESTS.cases)('Shopify signs %p as its own library does', (text, hash) => {
    expect(
      signed(
        'shopify',
        { 'x-shopify-hmac-sha256': hash },
        { body: Buffer.from(text) },
        SHOPIFY_DIGESTS.secret,
      ),
    ).toBe(true);
  });

  it('names the event, the delivery and the shop in headers', () => {
    const headers = {
      'x-shopify-topic': 'orders/paid',
      'x-shopify-webhook-id': 'w-1',
      'x-shopify-event-id': 'e-1',
      'x-shopify-shop-domain': 'Example.myshopify.com',
      'x-wc-webhook-topic': 'order.updated',
      'x-wc-webhook-delivery-id': 'd-1',
    };
    expect([
      deliveryOf('shopify', request(headers)),
      deliveryOf('shopify', request({ 'x-shopify-event-id': 'e-1' })),
      deliveryOf('woocommerce', request(headers)),
      deliveryOf('stripe', request(headers)),
    ]).toEqual([
      { event: 'orders/paid', id: 'w-1', origin: 'example.myshopify.com' },
      { id: 'e-1' },
      { event: 'order.updated' },
      {},
    ]);
  });

  it.each<[string, boolean]>([
    ['webhook_id=12', true],
    ['webhook_id=', false],
    ['webhook_id=12&a=1', false],
    ['{"webhook_id":12}', false],
    ['webhook_id=12\n', false],
    ['', false],
  ])('of WooCommerce tries its address with %j: %s', (text, isTry) => {
    const ping = request({}, { body: Buffer.from(text) });
    expect([
      isPing('woocommerce', ping),
      SOURCE_TYPES.filter((type) => type !== 'woocommerce').some((type) => isPing(type, ping)),
    ]).toEqual([isTry, false]);
  });
});

describe('Standard Webhooks', () => {
  const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
  const other = `whsec_${Buffer.alloc(24, 8).toString('base64')}`;
  const send = (
    { id = 'msg_1', at = SECONDS, by = secret, ...headers }: Record<string, unknown> = {},
    config: object = {},
    key = secret,
  ): boolean =>
    isSigned(
      'webhook',
      request({
        'webhook-id': id as string,
        'webhook-timestamp': String(at),
        'webhook-signature': new Webhook(by as string).sign(
          id as string,
          new Date((at as number) * 1_000),
          BODY.toString(),
        ),
        ...headers,
      }),
      key,
      NOW,
      config,
    );

  it('takes what its own library signs, for five minutes', () => {
    expect([0, 300, -300, 301, -301].map((seconds) => send({ at: SECONDS + seconds }))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('signs id and time, and takes any of several signatures', () => {
    const rolled = [other, secret].map((by) => new Webhook(by).sign('msg_1', NOW, BODY.toString()));
    expect([
      send({ by: other }),
      send({ 'webhook-signature': rolled.join(' ') }),
      send({ 'webhook-id': 'msg_2' }),
      send({ 'webhook-timestamp': String(SECONDS + 1) }),
      send({ 'webhook-id': undefined }),
      send({ 'webhook-signature': rolled[1]!.replace('v1,', 'v2,') }),
    ]).toEqual([false, true, false, false, false, false]);
  });

  it.each(['', '!!!!', 'c2hvcnQ=', Buffer.alloc(24, 7).toString('base64')])(
    'takes no secret that is none of it: %j',
    (text) => {
      const key = Buffer.from(text, 'base64');
      const signature = `v1,${createHmac('sha256', key).update(`msg_1.${SECONDS}.`).update(BODY).digest('base64')}`;
      expect([
        send({ 'webhook-signature': signature }, {}, `whsec_${text}`),
        send({ 'webhook-signature': signature }, {}, text),
      ]).toEqual([text.length === 32, false]);
    },
  );

  it('names the event by its id, which is signed; another signature does not cover it', () => {
    const headers = { 'webhook-id': 'msg_1', 'webhook-signature': 'v1,x' };
    expect([
      deliveryOf('webhook', request(headers)),
      deliveryOf('webhook', request({ 'webhook-id': 'msg_1' })),
      deliveryOf('webhook', request(headers), { signature: {} }),
      send({}, { signature: {} }),
    ]).toEqual([{ id: 'msg_1' }, {}, {}, false]);
  });
});

describe('a signature that the configuration describes', () => {
  const check = (signature: SignatureConfig, headers: Record<string, string>): boolean =>
    isSigned('webhook', request(headers), SECRET, NOW, { signature });
  const hex = hmac(SECRET, [BODY], 'hex');

  it.each<[string, SignatureConfig, Record<string, string>, boolean]>([
    ['another header', { header: 'X-Hub-Sig' }, { 'x-hub-sig': hex }, true],
    ['a prefix', { prefix: 'v0=' }, { 'x-signature': `v0=${hex}` }, true],
    ['base64', { encoding: 'base64' }, { 'x-signature': hmac(SECRET, [BODY], 'base64') }, true],
    ['a missing prefix', { prefix: 'v0=' }, { 'x-signature': hex }, false],
    ['the usual header', { header: 'X-Hub-Sig' }, { 'x-signature': hex }, false],
    ['the usual prefix', {}, { 'x-signature': `sha256=${hex}` }, false],
  ])('with %s', (_what, signature, headers, isRight) => {
    expect(check(signature, headers)).toBe(isRight);
  });

  it('with a time is over the time and the body, for five minutes', () => {
    const at = (time: string, stated = time): boolean =>
      check(
        { timestampHeader: 'X-Time' },
        { 'x-time': stated, 'x-signature': hmac(SECRET, [`${time}.`, BODY], 'hex') },
      );
    expect([
      at(String(SECONDS)),
      at(String(NOW.getTime() - 300_000)),
      at(String(SECONDS - 301)),
      at(String(SECONDS + 301)),
      at(String(SECONDS), String(SECONDS + 1)),
      at('soon'),
      check({ timestampHeader: 'X-Time' }, { 'x-signature': hex }),
    ]).toEqual([true, true, false, false, false, false, false]);
  });
});
