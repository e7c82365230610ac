import { request } from 'node:http';
import { type RunningEmulators, startEmulators } from '../../core/start-emulators';
import type { NewAccount } from '../../vendor';
import type { Json } from '../schema/message';
import { createGoogleAds } from '..';
import { findAnswerOracle } from './answer-oracle';
import { png } from './documented-mutate';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Parsed JSON, which tests read by name; text of any other type as it came. */
  readonly body: ReturnType<typeof JSON.parse>;
}

/** What a caller of the emulated Google Ads does over HTTP. Rejects when the connection breaks. */
export class GoogleClient {
  private token = '';

  private constructor(
    readonly url: string,
    readonly account: NewAccount,
  ) {}

  static async create(url: string, options: object = {}): Promise<GoogleClient> {
    const made = await call('POST', `${url}/_control/accounts`, {
      platform: 'google-ads',
      ...options,
    });
    const client = new GoogleClient(url, made.body);
    await client.login();
    return client;
  }

  get id(): string {
    return this.account.externalAccountId;
  }

  async login(changes: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const { clientId, clientSecret, refreshToken } = this.account.credentials;
    const form = {
      client_id: clientId,
      client_secret: clientSecret,
      refresh_token: refreshToken,
      grant_type: 'refresh_token',
      ...changes,
    };
    const body = new URLSearchParams(
      Object.entries(form).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();
    const answer = await call('POST', `${this.url}/google-oauth/token`, body, {
      'content-type': 'application/x-www-form-urlencoded',
    });
    if (answer.status === 200) this.token = answer.body.access_token;
    return answer;
  }

  post(
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    return this.checked('POST', `/v25/${path}`, body, headers);
  }

  get(path: string): Promise<Answer> {
    return this.checked('GET', `/v25/${path}`, undefined, {});
  }

  /** What a fault answers in a test's own words is no answer of Google's. */
  unchecked(method: string, path: string, body: unknown): Promise<Answer> {
    return call(method, `${this.url}/google-ads/v25/${path}`, body, this.headers({}));
  }

  /** Every answer is checked against Google's own protos, where they are at hand. */
  private async checked(
    method: string,
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>>,
  ): Promise<Answer> {
    const answer = await call(method, `${this.url}/google-ads${path}`, body, this.headers(headers));
    const misfit = findAnswerOracle()?.misfit({
      method,
      path,
      status: answer.status,
      body: answer.body,
    });
    if (misfit !== undefined) throw new Error(misfit);
    return answer;
  }

  mutate(collection: string, body: object): Promise<Answer> {
    return this.post(`customers/${this.id}/${collection}:mutate`, body);
  }

  /** Rows of a searchStream. */
  async query(query: string): Promise<Answer['body'][]> {
    const { body } = await this.post(`customers/${this.id}/googleAds:searchStream`, { query });
    if (body[0].error) throw new Error(JSON.stringify(body[0].error));
    return body.flatMap((chunk: Answer['body']) => chunk.results ?? []);
  }

  control(method: string, path: string, body?: unknown): Promise<Answer> {
    return call(method, `${this.url}/_control${path}`, body);
  }

  private headers(more: Readonly<Record<string, string>>): Record<string, string> {
    return {
      authorization: `Bearer ${this.token}`,
      'login-customer-id': String(this.account.settings['loginCustomerId']),
      ...more,
    };
  }
}

export function call(
  method: string,
  url: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const text =
    typeof body === 'string' ? body : body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method, agent: false, headers: { 'content-type': 'application/json', ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const answered = Buffer.concat(chunks).toString('utf8');
          const isJson = String(response.headers['content-type']).startsWith('application/json');
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: isJson ? JSON.parse(answered) : answered,
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end(text);
  });
}

/**
 * Makes what asset specs start from, over HTTP. Throws with the whole answer when it was refused.
 */
class GivenAssets {
  private numbers = 0;

  constructor(private readonly google: GoogleClient) {}

  async create(collection: string, create: Json): Promise<string> {
    const { status, body } = await this.google.mutate(collection, { operations: [{ create }] });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.results[0].resourceName;
  }

  /** Another picture each time. */
  image(width: number, height: number): Promise<string> {
    const shade = ++this.numbers;
    return this.create('assets', {
      name: `Picture ${shade}`,
      imageAsset: { data: png(width, height, shade) },
    });
  }

  text(text: string): Promise<string> {
    return this.create('assets', { textAsset: { text } });
  }

  async campaign(changes: Json = {}): Promise<string> {
    const campaignBudget = await this.create('campaignBudgets', {
      amountMicros: '10000000',
      explicitlyShared: false,
    });
    return this.create('campaigns', {
      name: `Campaign ${++this.numbers}`,
      status: 'PAUSED',
      advertisingChannelType: 'SEARCH',
      campaignBudget,
      containsEuPoliticalAdvertising: 'DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING',
      ...(changes['advertisingChannelType'] === 'PERFORMANCE_MAX'
        ? { maximizeConversions: {} }
        : { manualCpc: {} }),
      ...changes,
    });
  }

  async adGroup(advertisingChannelType = 'SEARCH', changes: Json = {}): Promise<string> {
    const campaign = await this.campaign({ advertisingChannelType, ...changes });
    return this.create('adGroups', { campaign, name: 'Group' });
  }
}

/** `family.CODE` of every error of an answer, refused or partly failed. */
export function errorCodes({
  body,
}: {
  readonly body: ReturnType<typeof JSON.parse>;
}): readonly string[] {
  const details = (body.error ?? body.partialFailureError)?.details ?? [];
  return details.flatMap(({ errors = [] }) =>
    errors.map(({ errorCode }: { errorCode: Json }) => Object.entries(errorCode)[0]?.join('.')),
  );
}

/**
 * What a medium spec of Google Ads talks to: a fresh account for each test, one server for the
 * file.
 */
export interface EmulatedAccount {
  google: GoogleClient;
  given: GivenAssets;
}

/** Starts the emulator before the specs of a file and stops it after them. */
export function withEmulator(): EmulatedAccount {
  let emulators: RunningEmulators | undefined;
  const account = {} as EmulatedAccount;
  beforeAll(async () => {
    emulators = await startEmulators({ port: 0, vendors: [createGoogleAds] });
  });
  beforeEach(async () => {
    account.google = await GoogleClient.create(emulators?.url ?? '');
    account.given = new GivenAssets(account.google);
  });
  afterAll(() => emulators?.close());
  return account;
}
