import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PNG } from 'pngjs';
import { imagePost } from '../testing/bodies';
import { BASE_URL, type GivenAccount, givenAccount } from '../testing/given-account';
import { type Fields, objectIn, textIn } from '../../json/fields';

let given: GivenAccount;
beforeEach(async () => {
  given = await givenAccount();
});

describe('media on this machine', () => {
  let server: Server;
  let address: string;
  const png = PNG.sync.write(new PNG({ width: 4, height: 4 }));
  beforeAll(async () => {
    server = createServer((request, response) =>
      response
        .writeHead(request.url === '/gone' ? 404 : 200)
        .end(request.url === '/a.png' ? png : 'no picture'),
    );
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((done) => server.close(done)));

  const posts = () => `/profiles/${given.profileId}/structured_posts`;
  const outcome = async (url: string): Promise<Fields> => {
    const job = await given.call(
      'POST',
      `${posts()}/jobs`,
      imagePost({ image: { media: { type: 'URL', url } } }),
    );
    given.pass(10);
    return given.call('GET', `/structured_posts/jobs/${String(job.id)}`);
  };

  it('is really fetched, and served again', async () => {
    const { post_id: id } = await outcome(`${address}/a.png`);
    const { creative } = await given.call('GET', `/structured_posts/${String(id)}`);
    const served = textIn(objectIn(objectIn(creative as Fields, 'image'), 'media'), 'url');
    const door = given.vendor.doors.find((one) => one.prefix === 'reddit-ads/media');
    const request = {
      method: 'GET',
      path: served.slice(`${BASE_URL}/media`.length),
      query: new URLSearchParams(),
      headers: {},
      body: Buffer.alloc(0),
      baseUrl: '',
    };
    expect(await door?.handle(request)).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/png' },
      body: png,
    });
  });

  it.each(['/gone', '/page'])('fails the job when %s is no picture', async (path) => {
    expect(await outcome(`${address}${path}`)).toMatchObject({
      status: 'CLIENT_ERROR',
      post_id: null,
      error_message: expect.any(String),
    });
    expect(await given.call('GET', posts())).toEqual([]);
  });

  it('is told bad in the asset library too', async () => {
    const media = (path: string) => ({
      type: 'IMAGE',
      name: 'a',
      media: { type: 'URL', url: `${address}${path}` },
      reference_id: path,
    });
    const made = await given.call<Fields[]>(
      'POST',
      `/profiles/${given.profileId}/creative_assets/uploads`,
      [media('/a.png'), media('/page')],
    );
    const poll = async () =>
      (
        await given.call<Fields[]>(
          'GET',
          `/profiles/${given.profileId}/creative_assets/uploads?id=${made.map((one) => one.id).join(',')}`,
        )
      ).map((one) => one.status);
    expect([made.map((one) => one.reference_id), await poll(), await poll()]).toEqual([
      ['/a.png', '/page'],
      ['PROCESSING_MEDIA', 'PROCESSING_MEDIA'],
      ['ACTIVE', 'INVALID_MEDIA'],
    ]);
  });
});
