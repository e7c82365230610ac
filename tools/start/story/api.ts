import type { Terminal } from '../terminal/terminal';
import { StepFailed } from './step-failed';
import { pause } from './until';

export interface Answer<T> {
  readonly status: number;
  readonly data: T;
  readonly meta?: Readonly<Record<string, unknown>>;
}

interface ErrorBody {
  readonly error?: { readonly code: string; readonly message: string; readonly details?: unknown };
}

const seconds = (header: string | null): number => Math.min(Math.max(Number(header) || 1, 1), 60);

/** The public API over HTTP, as any client would use it: one token, JSON both ways (bytes of files as they are), and patience when the minute bucket is empty. */
export class Api {
  constructor(
    private readonly baseUrl: string,
    private readonly token: string,
    private readonly terminal: Pick<Terminal, 'waitFor'>,
  ) {}

  async call<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    for (;;) {
      const response = await this.terminal.waitFor(`the answer to ${method} ${path}`, () =>
        this.send(method, path, body),
      );
      if (response.status !== 429) return this.read<T>(method, path, response);
      const wait = seconds(response.headers.get('retry-after'));
      await this.terminal.waitFor(
        `the rate limit of this token: it takes requests again in ${wait} s`,
        () => pause(wait * 1_000),
      );
    }
  }

  get = async <T>(path: string): Promise<T> => (await this.call<T>('GET', path)).data;
  post = async <T>(path: string, body: unknown): Promise<T> =>
    (await this.call<T>('POST', path, body)).data;
  patch = async <T>(path: string, body: unknown): Promise<T> =>
    (await this.call<T>('PATCH', path, body)).data;

  put = async <T>(path: string, body: unknown): Promise<T> =>
    (await this.call<T>('PUT', path, body)).data;

  private send(method: string, path: string, body: unknown): Promise<Response> {
    const content =
      body === undefined
        ? undefined
        : body instanceof Uint8Array
          ? new Uint8Array(body)
          : JSON.stringify(body);
    const type = body instanceof Uint8Array ? 'application/octet-stream' : 'application/json';
    const headers = {
      authorization: `Bearer ${this.token}`,
      ...(content === undefined ? {} : { 'content-type': type }),
    };
    return fetch(`${this.baseUrl}/api/v1${path}`, {
      method,
      headers,
      ...(content === undefined ? {} : { body: content }),
      signal: AbortSignal.timeout(45_000),
    });
  }

  private async read<T>(method: string, path: string, response: Response): Promise<Answer<T>> {
    const text = await response.text();
    const answer = (text ? JSON.parse(text) : {}) as Omit<Answer<T>, 'status'> & ErrorBody;
    if (response.ok) return { ...answer, status: response.status };
    const { code = 'no code', message = text, details } = answer.error ?? {};
    const issues = details === undefined ? '' : `\n${JSON.stringify(details, null, 2)}`;
    throw new StepFailed(
      `${method} ${path} answered ${response.status} ${code}: ${message}${issues}`,
    );
  }
}
