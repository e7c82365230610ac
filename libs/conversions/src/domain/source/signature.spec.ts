import { HUBSPOT_REQUEST, STRIPE_DIGESTS } from '../../testing/published-vectors';
import type { SourceType } from './conversion-source';
import { deliveryOf, isPing, isSigned } from './protocols';
import { hmac, hubspotSignature, hubspotUrl, type SignedRequest } from './signature';

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

  it('takes version 3 of that request in its time, and versions 1 and 2 never', () => {
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
    const told = Number(timestamp);
    expect(
      [told, told + 300_000, told - 300_000, told + 300_001, told - 300_001].map((now) =>
        at({ 'x-hubspot-signature-v3': v3 }, now),
      ),
    ).toEqual([true, true, true, false, false]);
    expect(
      [v1, v2].map((old) =>
        at({ 'x-hubspot-signature': old, 'x-hubspot-signature-v3': old }, told),
      ),
    ).toEqual([false, false]);
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

  it.each<SourceType>(['stripe', 'webhook', 'hubspot', 'salesforce', 'ga4'])(
    'an empty secret signs nothing of %s',
    (type) => {
      const headers = {
        'stripe-signature': `t=${SECONDS},v1=${hmac('', [`${SECONDS}.`, BODY], 'hex')}`,
        'x-signature': `sha256=${hmac('', [BODY], 'hex')}`,
        'x-switchyard-secret': '',
        'x-hubspot-request-timestamp': String(NOW.getTime()),
        'x-hubspot-signature-v3': hubspotSignature(request({}), String(NOW.getTime()), ''),
      };
      expect(signed(type, headers, {}, '')).toBe(false);
    },
  );
});
