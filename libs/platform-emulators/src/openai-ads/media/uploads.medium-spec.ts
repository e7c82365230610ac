import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { givenAccount, picture } from '../testing/given-account';

const FILES: Readonly<Record<string, Buffer>> = {
  '/card.png': picture(700),
  '/small.png': picture(100),
};
let server: Server;
let base: string;

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    response.statusCode = FILES[url] ? 200 : 404;
    response.end(FILES[url]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('an image at an address of this machine', () => {
  it('is fetched and checked like any other', async () => {
    const given = givenAccount();
    const { file_id: fileId } = await given.call('POST', '/upload', {
      image_url: `${base}/card.png`,
    });
    expect(given.vendor.objects({ kind: 'file' })).toMatchObject([
      { id: fileId, data: { width: 700, height: 700, mime_type: 'image/png' } },
    ]);
    expect(await given.refused('POST', '/upload', { image_url: `${base}/small.png` })).toEqual([
      400,
      'invalid_image',
      'image_url',
    ]);
    expect(await given.refused('POST', '/upload', { image_url: `${base}/gone.png` })).toEqual([
      400,
      'invalid_image',
      'image_url',
    ]);
  });
});
