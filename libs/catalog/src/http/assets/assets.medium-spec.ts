import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { type Answered, type Caller, httpBench, type HttpBench } from '../../testing/http-bench';
import { claimingPng, gif, jpeg, mp4, noisyPng, png } from '../../testing/sample-media';
import { AssetFacade } from '../../use-cases/assets/asset-facade';
import type { AssetDto } from './asset.dto';

let bench: HttpBench;
let call: Caller;
beforeAll(async () => {
  bench = await httpBench();
});
afterAll(() => bench.close());
beforeEach(() => {
  call = bench.newSpace();
});

const assetOf = ({ data }: Answered) => data as unknown as AssetDto;
const create = async (body: object) =>
  assetOf(await call('POST', '/assets', { name: 'A', ...body }));
const put = (id: string, bytes: unknown, type = 'application/octet-stream', headers = {}) =>
  call('PUT', `/assets/${id}/content`, bytes, { 'content-type': type, ...headers });
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const GOOD = {
  IMAGE: { sourceUrl: 'https://example.com/a.png' },
  LOGO: {},
  VIDEO: { sourceUrl: 'https://example.com/a.mp4' },
  YOUTUBE_VIDEO: { sourceUrl: 'https://youtu.be/dQw4w9WgXcQ' },
  SITELINK: {
    linkText: 'Hours',
    description1: 'Six days',
    description2: 'A week',
    finalUrl: 'https://example.com/hours',
  },
  CALLOUT: { calloutText: 'Free delivery' },
  STRUCTURED_SNIPPET: { header: 'Brands', values: ['A', 'B', 'C'] },
  CALL: { phoneNumber: '030 901820', countryCode: 'DE' },
} as const;

describe('assets', () => {
  it.each(Object.entries(GOOD))(
    'of type %s can be made, read, listed and sent back whole',
    async (type, fields) => {
      const made = await create({ type, ...fields });
      expect(made).toMatchObject({
        type,
        name: 'A',
        version: 1,
        size: null,
        sha256: null,
        ...fields,
      });
      const read = await call('GET', `/assets/${made.id}`);
      expect([read.status, read.headers['etag'], read.data]).toEqual([200, '"1"', made]);
      expect((await call('PATCH', `/assets/${made.id}`, made)).data).toEqual(made);
      expect((await call('GET', `/assets?type=${type}&q=a`)).rows.map(({ id }) => id)).toEqual([
        made.id,
      ]);
      expect((await call('GET', '/assets?q=zzz')).rows).toEqual([]);
    },
  );

  it('answer when to poll again, as long as the worker fetches', async () => {
    const again = async (body: object) => {
      const made = await call('POST', '/assets', { name: 'a', ...body });
      const read = await call('GET', `/assets/${made.data.id}`);
      return [made.headers['retry-after'], read.headers['retry-after']];
    };
    expect(await again({ type: 'IMAGE', ...GOOD.IMAGE })).toEqual(['1', '1']);
    expect(await again({ type: 'LOGO' })).toEqual([undefined, undefined]);
    expect(await again({ type: 'CALLOUT', ...GOOD.CALLOUT })).toEqual([undefined, undefined]);
  });

  it('are PENDING until their bytes are here, and READY when they have none', async () => {
    const status = async (body: object) => {
      const { fetch } = await create(body);
      return [fetch.status, fetch.code];
    };
    expect(await status({ type: 'IMAGE', ...GOOD.IMAGE })).toEqual(['PENDING', 'FETCHING']);
    expect(await status({ type: 'LOGO' })).toEqual(['PENDING', 'AWAITING_BYTES']);
    expect(await status({ type: 'CALLOUT', ...GOOD.CALLOUT })).toEqual(['READY', null]);
    expect(await status({ type: 'YOUTUBE_VIDEO', ...GOOD.YOUTUBE_VIDEO })).toEqual(['READY', null]);
  });

  it.each([
    [
      'a field of another type',
      { type: 'IMAGE', linkText: 'x', calloutText: 'y' },
      ['NOT_ALLOWED /linkText', 'NOT_ALLOWED /calloutText'],
    ],
    [
      'a sitelink without its link',
      { type: 'SITELINK' },
      ['REQUIRED /linkText', 'REQUIRED /finalUrl'],
    ],
    ['a callout without its text', { type: 'CALLOUT' }, ['REQUIRED /calloutText']],
    [
      'a snippet without header and values',
      { type: 'STRUCTURED_SNIPPET' },
      ['REQUIRED /header', 'REQUIRED /values'],
    ],
    ['a call without number', { type: 'CALL' }, ['REQUIRED /phoneNumber', 'REQUIRED /countryCode']],
    [
      'a YouTube video that is elsewhere',
      { type: 'YOUTUBE_VIDEO', sourceUrl: 'https://example.com/watch?v=dQw4w9WgXcQ' },
      ['BAD_FORMAT /sourceUrl'],
    ],
    [
      'an address that is none',
      { type: 'IMAGE', sourceUrl: 'ftp://example.com/a.png' },
      ['BAD_FORMAT /sourceUrl'],
    ],
    [
      'an address with a password',
      { type: 'IMAGE', sourceUrl: 'https://me:secret@example.com/a.png' },
      ['BAD_FORMAT /sourceUrl'],
    ],
    [
      'long texts',
      {
        type: 'SITELINK',
        linkText: 'x'.repeat(26),
        description1: 'x'.repeat(36),
        finalUrl: 'https://example.com',
      },
      ['TOO_LONG /linkText', 'TOO_LONG /description1'],
    ],
    [
      'an unknown header',
      { type: 'STRUCTURED_SNIPPET', header: 'Colours', values: ['A'] },
      ['NOT_ONE_OF /header'],
    ],
    [
      'the same value twice',
      { type: 'STRUCTURED_SNIPPET', header: 'Brands', values: ['A', 'A'] },
      ['DUPLICATE /values'],
    ],
    [
      'a number that is none',
      { type: 'CALL', phoneNumber: '12', countryCode: 'DE' },
      ['BAD_FORMAT /phoneNumber'],
    ],
    [
      'a number of another country',
      { type: 'CALL', phoneNumber: '+33 1 42 68 53 00', countryCode: 'DE' },
      ['CONFLICT /countryCode'],
    ],
    [
      'a country that is none',
      { type: 'CALL', phoneNumber: '030 901820', countryCode: 'XX' },
      ['NOT_ONE_OF /countryCode'],
    ],
    [
      'a member that is read-only',
      { type: 'LOGO', sha256: 'x', size: 1 },
      ['UNKNOWN_FIELD /sha256', 'UNKNOWN_FIELD /size'],
    ],
    ['a blank name', { type: 'LOGO', name: '  ' }, ['TOO_SHORT /name']],
  ])('refuse %s', async (_what, body, issues) => {
    expect((await call('POST', '/assets', { name: 'A', ...body })).refused.slice(1).sort()).toEqual(
      [...issues].sort(),
    );
  });

  it('keep their type, and what the type needs', async () => {
    const { id } = await create({ type: 'CALLOUT', ...GOOD.CALLOUT });
    expect((await call('PATCH', `/assets/${id}`, { type: 'IMAGE' })).refused).toEqual([
      'VALIDATION_ERROR',
      'READ_ONLY /type',
    ]);
    expect((await call('PATCH', `/assets/${id}`, { calloutText: null })).refused).toEqual([
      'VALIDATION_ERROR',
      'REQUIRED /calloutText',
    ]);
    expect((await call('PATCH', `/assets/${id}`, { linkText: 'x' })).refused).toEqual([
      'VALIDATION_ERROR',
      'NOT_ALLOWED /linkText',
    ]);
    expect(
      (await call('PATCH', `/assets/${id}`, { calloutText: 'Open late' }, { 'if-match': '"7"' }))
        .refused,
    ).toEqual(['PRECONDITION_FAILED']);
    expect(
      (await call('PATCH', `/assets/${id}`, { calloutText: 'Open late' }, { 'if-match': '"1"' }))
        .data,
    ).toMatchObject({ calloutText: 'Open late', version: 2 });
  });

  it('are fetched once for each address', async () => {
    const { id } = await create({ type: 'IMAGE', ...GOOD.IMAGE });
    const rounds = () =>
      bench.enqueued.filter((work) => work.id.startsWith(id)).map((work) => work.id.split('.')[1]);
    await call('PATCH', `/assets/${id}`, { name: 'B' });
    expect(rounds()).toEqual(['1']);
    await call('PATCH', `/assets/${id}`, { sourceUrl: 'https://example.com/b.png' });
    expect(rounds()).toEqual(['1', '2']);
    expect(assetOf(await call('PATCH', `/assets/${id}`, { sourceUrl: null })).fetch.code).toBe(
      'AWAITING_BYTES',
    );
    expect(rounds()).toEqual(['1', '2']);
  });
});

describe('PUT content', () => {
  it.each([
    ['PNG', png(30, 20), { mimeType: 'image/png', width: 30, height: 20 }],
    ['GIF', gif(), { mimeType: 'image/gif', width: 1, height: 1 }],
    ['JPEG', jpeg(), { mimeType: 'image/jpeg', width: 8, height: 8 }],
  ])('recognises a %s by its bytes, whatever the header says', async (_type, bytes, properties) => {
    const { id } = await create({ type: 'IMAGE', ...GOOD.IMAGE });
    const answer = await put(id, bytes, 'video/mp4');
    expect([answer.status, answer.data]).toMatchObject([
      200,
      {
        ...properties,
        size: bytes.length,
        sha256: sha256(bytes),
        version: 2,
        sourceUrl: null,
        fetch: { status: 'READY', code: null },
      },
    ]);
    expect(answer.headers['etag']).toBe('"2"');
    expect(assetOf(await put(id, bytes)).version).toBe(2);
  });

  it('accepts a video without a check of its pixels', async () => {
    const { id } = await create({ type: 'VIDEO' });
    expect(assetOf(await put(id, mp4(10_000)))).toMatchObject({
      mimeType: 'video/mp4',
      size: 10_000,
      width: null,
      height: null,
    });
  });

  const whole = noisyPng(200, 200);
  it.each([
    ['no bytes', Buffer.alloc(0), 'EMPTY'],
    [
      'SVG',
      Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
      'NOT_AN_IMAGE',
    ],
    ['text', Buffer.from('hello '.repeat(2_000)), 'NOT_AN_IMAGE'],
    ['a PDF that says it is a PNG', Buffer.from('%PDF-1.7 ...'), 'NOT_AN_IMAGE'],
    ['a video', mp4(5_000), 'NOT_AN_IMAGE'],
    ['a PNG that was cut off', whole.subarray(0, whole.length - 20), 'TRUNCATED'],
    ['a JPEG that was cut off', jpeg().subarray(0, 80), 'TRUNCATED'],
    ['a GIF that was cut off', gif().subarray(0, -1), 'TRUNCATED'],
    ['nothing but the start of a PNG', whole.subarray(0, 12), 'NOT_AN_IMAGE'],
    ['too many pixels', claimingPng(60_000, 60_000), 'TOO_MANY_PIXELS'],
    ['no pixels', claimingPng(0, 5), 'UNREADABLE'],
  ])('refuses %s', async (_what, bytes, reason) => {
    const { id } = await create({ type: 'IMAGE' });
    const answer = await put(id, bytes, 'image/png');
    expect([
      answer.status,
      answer.error?.code,
      (answer.error?.details as { reason?: string }).reason,
    ]).toEqual([422, 'CONTENT_REFUSED', reason]);
    expect(assetOf(await call('GET', `/assets/${id}`))).toMatchObject({ version: 1, sha256: null });
  });

  it('refuses an image for a video, and bytes for what has none', async () => {
    const video = await create({ type: 'VIDEO' });
    expect(((await put(video.id, png(3, 3))).error?.details as { reason?: string }).reason).toBe(
      'NOT_A_VIDEO',
    );
    const callout = await create({ type: 'CALLOUT', ...GOOD.CALLOUT });
    expect((await put(callout.id, png(3, 3))).refused).toEqual(['ASSET_TAKES_NO_CONTENT']);
  });

  it('accepts bytes only, and only for types with bytes', async () => {
    const { id } = await create({ type: 'IMAGE' });
    expect([
      (await call('PUT', `/assets/${id}/content`, { a: 1 })).status,
      (await put(id, 'x', 'text/plain')).status,
    ]).toEqual([415, 415]);
    expect((await call('PUT', `/assets/${id}/content`)).refused).toEqual(['INVALID_REQUEST']);
    expect((await call('POST', '/assets', png(3, 3), { 'content-type': 'image/png' })).status).toBe(
      415,
    );
  });

  it('ends a body over 5 MiB before it has read it', async () => {
    const { id } = await create({ type: 'VIDEO' });
    let sent = 0;
    const endless = Readable.from(
      (function* () {
        yield mp4(1024 * 1024);
        for (; sent < 200; sent++) yield Buffer.alloc(1024 * 1024);
      })(),
    );
    expect((await put(id, endless)).refused).toEqual(['PAYLOAD_TOO_LARGE']);
    expect(sent).toBeLessThan(20);
    expect((await put(id, mp4(5 * 1024 * 1024 + 1))).refused).toEqual(['PAYLOAD_TOO_LARGE']);
    expect((await put(id, mp4(5 * 1024 * 1024))).status).toBe(200);
  });

  it('honours If-Match', async () => {
    const { id } = await create({ type: 'IMAGE' });
    expect((await put(id, png(3, 3), 'image/png', { 'if-match': '"2"' })).refused).toEqual([
      'PRECONDITION_FAILED',
    ]);
    expect((await put(id, png(3, 3), 'image/png', { 'if-match': '"1"' })).status).toBe(200);
  });

  it('is not for those who may only read, nor for other Spaces', async () => {
    const { id } = await create({ type: 'IMAGE' });
    expect(
      (await put(id, png(3, 3), 'image/png', { scopes: 'assets:read' })).error?.details?.required,
    ).toEqual(['assets:write']);
    const elsewhere = bench.newSpace();
    expect(
      (await elsewhere('PUT', `/assets/${id}/content`, png(3, 3), { 'content-type': 'image/png' }))
        .refused,
    ).toEqual(['NOT_FOUND']);
  });
});

describe('the bytes', () => {
  const facade = () => bench.app.get(AssetFacade);
  const read = async (spaceId: string, digest: string) => {
    const parts: Uint8Array[] = [];
    for await (const part of facade().contentOf({ spaceId, accountId: 'acc_1' }, digest)) {
      parts.push(part);
    }
    return parts;
  };

  it('come back in pieces, the same', async () => {
    const bytes = noisyPng(700, 400);
    const { id, spaceId } = await create({ type: 'IMAGE' });
    await put(id, bytes);
    const parts = await read(spaceId, sha256(bytes));
    expect(parts.length).toBeGreaterThan(3);
    expect(Math.max(...parts.map(({ length }) => length))).toBe(256 * 1024);
    expect(Buffer.concat(parts).equals(bytes)).toBe(true);
  });

  it('are kept once for equal assets, and go with the last of them', async () => {
    const bytes = png(9, 9);
    const [one, other] = [await create({ type: 'IMAGE' }), await create({ type: 'LOGO' })];
    await Promise.all([put(one.id, bytes), put(other.id, bytes)]);
    await call('DELETE', `/assets/${one.id}`);
    expect(await read(one.spaceId, sha256(bytes))).toHaveLength(1);
    await put(other.id, png(8, 8));
    await expect(read(one.spaceId, sha256(bytes))).rejects.toThrow('no bytes');
    await call('DELETE', `/assets/${other.id}`);
    await expect(read(one.spaceId, sha256(png(8, 8)))).rejects.toThrow('no bytes');
    expect(await bench.leftBytes(one.spaceId)).toEqual({ contents: 0, chunks: 0 });
  });

  it('of a refused upload are not kept', async () => {
    const { id, spaceId } = await create({ type: 'IMAGE' });
    const bytes = noisyPng(700, 400);
    await put(id, bytes.subarray(0, -5));
    expect(await bench.leftBytes(spaceId)).toEqual({ contents: 0, chunks: 0 });
  });

  it('of another Space are not found', async () => {
    const { id } = await create({ type: 'IMAGE' });
    await put(id, png(5, 5));
    await expect(read('spc_01kb4wq6m3e0sv5mwzq8a7h2rd', sha256(png(5, 5)))).rejects.toThrow(
      'no bytes',
    );
  });
});
