import { ClientResources } from '../generated/client-resources.js';
import { Requests } from '../requests.js';
import { type ClientOptions, settingsOf } from '../settings.js';
import { Transport } from '../transport.js';

export const TOKEN = 'swy_test_abcdefghijkl_notasecret';

/** One answer in the order of the requests; an Error is a connection that fails. */
export type FakeAnswer =
  | Error
  | {
      readonly status?: number;
      readonly body?: unknown;
      /** In place of a JSON body. */
      readonly text?: string;
      readonly headers?: Readonly<Record<string, string>>;
    };

export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
}

class FakedClient extends ClientResources {}

export const refusal = (code: string, details: object = {}): object => ({
  error: { code, message: 'A message.', requestId: 'req_1', details },
});

/** A client whose answers are given beforehand and whose waits take no time. */
export const clientAnswered = (answers: readonly FakeAnswer[], options: ClientOptions = {}) => {
  const sent: SentRequest[] = [];
  const waits: number[] = [];
  let now = 0;
  let keys = 0;
  const fetch = async (input: unknown, init: RequestInit = {}): Promise<Response> => {
    const text = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : init.body;
    const [method, headers] = [String(init.method), new Headers(init.headers)];
    sent.push({ method, url: String(input), headers, body: text });
    const answer = answers[sent.length - 1];
    if (answer === undefined) throw new Error(`No answer is given for request ${sent.length}.`);
    if (answer instanceof Error) throw answer;
    const { status = 200, body, text: page, headers: more = {} } = answer;
    const content = page ?? (body === undefined ? null : JSON.stringify(body));
    return new Response(content, { status, headers: more });
  };
  const settings = settingsOf(
    { token: TOKEN, baseUrl: 'https://ads.example.com', fetch, ...options },
    '1.0.0',
  );
  const client = new FakedClient(
    new Requests(
      new Transport(settings, {
        now: () => now,
        random: () => 0,
        newKey: () => `key-${++keys}`,
        sleep: async (milliseconds, signal) => {
          signal?.throwIfAborted();
          waits.push(milliseconds);
          now += milliseconds;
        },
      }),
    ),
  );
  return { client, sent, waits };
};

/** What a call was refused with; throws when it was not. */
export const failureOf = async (call: PromiseLike<unknown>): Promise<unknown> => {
  try {
    await call;
  } catch (error) {
    return error;
  }
  throw new Error('The call succeeded.');
};
