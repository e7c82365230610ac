import { request } from 'node:http';
import type { NewAccount } from '../../vendor';
import { findAnswerOracle } from './answer-oracle';

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

  static async create(url: string, wish: object = {}): Promise<GoogleClient> {
    const made = await call('POST', `${url}/_control/accounts`, {
      platform: 'google-ads',
      ...wish,
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

  /** Every answer is held against Google's own protos, where they are at hand. */
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
