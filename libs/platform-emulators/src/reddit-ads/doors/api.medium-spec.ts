import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PNG } from 'pngjs';
import { type Fields, objectIn, textIn } from '../../core/json';
import { type RunningEmulators, startEmulators } from '../../core/start-emulators';
import type { NewAccount } from '../../vendor';
import {
  BASE_URL,
  campaign,
  type GivenAccount,
  givenAccount,
  imagePost,
} from '../testing/given-account';
import { createRedditAds } from '..';

describe('doors', () => {
  let emulators: RunningEmulators;
  let account: NewAccount;
  beforeAll(async () => {
    emulators = await startEmulators({ port: 0, vendors: [createRedditAds] });
    const made = await fetch(`${emulators.url}/_control/accounts`, {
      method: 'POST',
      body: JSON.stringify({
        platform: 'reddit-ads',
        currency: 'USD',
        timeZone: 'America/New_York',
      }),
    });
    account = (await made.json()) as NewAccount;
  });
  afterAll(() => emulators.close());

  const AGENT = 'web:emulator-test:1.0 (by /u/fake)';

  /** One exchange over the socket; `host` is what a proxy would leave in the header. */
  function exchange(
    method: string,
    address: string,
    headers: Readonly<Record<string, string>>,
    body = '',
  ): Promise<{ status: number | undefined; body: Fields }> {
    return new Promise((resolve, reject) => {
      const sent = request(
        new URL(address, emulators.url),
        { method, headers: { 'user-agent': AGENT, ...headers } },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () =>
            resolve({
              status: answer.statusCode,
              body: JSON.parse(Buffer.concat(chunks).toString()) as Fields,
            }),
          );
        },
      );
      sent.on('error', reject).end(body);
    });
  }

  async function signIn(
    address: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Readonly<Record<string, string>>> {
    const { clientId, clientSecret, refreshToken } = account.credentials;
    const basic = Buffer.from(`${String(clientId)}:${String(clientSecret)}`).toString('base64');
    const form = new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: String(refreshToken),
    }).toString();
    const { body } = await exchange(
      'POST',
      address,
      {
        authorization: `Basic ${basic}`,
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      form,
    );
    return {
      authorization: `Bearer ${String(body.access_token)}`,
      'content-type': 'application/json',
    };
  }

  describe('the vendor behind a socket', () => {
    it('is reached by its prefixes, and lists lead on by their own addresses', async () => {
      const headers = await signIn('/reddit-ads/oauth/api/v1/access_token');
      const path = `/reddit-ads/api/v3/ad_accounts/${account.externalAccountId}/campaigns`;
      for (const name of ['First', 'Second']) {
        expect(
          (await exchange('POST', path, headers, JSON.stringify({ data: campaign({ name }) })))
            .status,
        ).toBe(201);
      }
      const first = (await exchange('GET', `${path}?page.size=1`, headers)).body as {
        data: Fields[];
        pagination: { next_url: string };
      };
      const second = (await exchange('GET', first.pagination.next_url, headers)).body as {
        data: Fields[];
      };
      expect([first.data[0]?.name, second.data[0]?.name]).toEqual(['First', 'Second']);
    });

    it('is reached by the vendor’s own hosts, as through a proxy', async () => {
      const headers = await signIn('/api/v1/access_token', { host: 'www.reddit.com' });
      const { status, body } = await exchange(
        'GET',
        `/api/v3/ad_accounts/${account.externalAccountId}`,
        { ...headers, host: 'ads-api.reddit.com' },
      );
      expect([status, body]).toEqual([
        200,
        { data: expect.objectContaining({ currency: 'USD', time_zone_id: 'America/New_York' }) },
      ]);
    });

    it('shows no secret in the log of requests', async () => {
      await signIn('/reddit-ads/oauth/api/v1/access_token');
      const log = await (
        await fetch(`${emulators.url}/_control/requests?platform=reddit-ads`)
      ).text();
      const { clientSecret, refreshToken } = account.credentials;
      const basic = Buffer.from(
        `${String(account.credentials.clientId)}:${String(clientSecret)}`,
      ).toString('base64');
      for (const secret of [clientSecret, refreshToken, basic, 'fake-access-']) {
        expect(log).not.toContain(String(secret));
      }
    });
  });
});

describe('media', () => {
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

    it('is reported bad in the asset library too', async () => {
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
});
