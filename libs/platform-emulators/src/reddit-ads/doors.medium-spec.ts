import { request } from 'node:http';
import { type RunningEmulators, startEmulators } from '../core/start-emulators';
import type { NewAccount } from '../vendor';
import { createRedditAds } from './index';
import { campaign } from './testing/bodies';
import type { Fields } from '../json/fields';

let emulators: RunningEmulators;
let account: NewAccount;
beforeAll(async () => {
  emulators = await startEmulators({ port: 0, vendors: [createRedditAds] });
  const made = await fetch(`${emulators.url}/_control/accounts`, {
    method: 'POST',
    body: JSON.stringify({ platform: 'reddit-ads', currency: 'USD', timeZone: 'America/New_York' }),
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
