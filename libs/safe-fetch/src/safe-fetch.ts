import { Agent, type Dispatcher, request } from 'undici';
import { FetchProblem, problemOf } from './fetch-problem';
import {
  type AllowList,
  isAllowed,
  type Resolve,
  systemResolve,
  vettedLookup,
  vetUrl,
} from './vet-url';

const MOST_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Says that it takes no compression, so that the bytes that come are the bytes that are counted.
 */
const HEADERS = {
  accept: '*/*',
  'accept-encoding': 'identity',
  'user-agent': 'Switchyard-Fetch/1',
};

export interface FetchLimits {
  readonly mostBytes: number;
  /** For everything: look-up, connections, redirects and the whole body. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
  /** Asked before each request, also before each redirect. What it throws ends the fetch, as it is. */
  readonly beforeRequest?: (url: URL) => Promise<void>;
  /** Called once, before the first bytes of a body. */
  readonly onHead?: (head: AnswerHead) => void;
}

/** What is known of an answer before its body. */
export interface AnswerHead {
  /** After all redirects. */
  readonly url: URL;
  /** As the host wrote it; null when it wrote none. */
  readonly contentType: string | null;
}

/** Fetches addresses from untrusted input, from public hosts only. */
export class SafeFetch {
  private readonly guarded: Agent;
  private readonly unguarded = new Agent({ pipelining: 0 });

  constructor(
    private readonly settings: { readonly allow: AllowList; readonly resolve?: Resolve },
  ) {
    this.guarded = new Agent({
      pipelining: 0,
      connect: { lookup: vettedLookup(settings.resolve ?? systemResolve) },
    });
  }

  /**
   * The body in pieces, of 200 answers only. Throws `FetchProblem`, also in the middle, and what
   * `beforeRequest` throws.
   */
  async *open(address: string, limits: FetchLimits): AsyncIterable<Uint8Array> {
    const deadline = AbortSignal.any([
      AbortSignal.timeout(limits.timeoutMs),
      ...(limits.signal ? [limits.signal] : []),
    ]);
    try {
      const { url, answer } = await this.arrive(address, deadline, limits);
      yield* this.bodyOf(answer, limits.mostBytes, () =>
        limits.onHead?.({ url, contentType: contentTypeOf(answer) }),
      );
    } catch (error) {
      throw error instanceof Stopped ? error.cause : problemOf(error, deadline);
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.guarded.destroy(), this.unguarded.destroy()]);
  }

  private async arrive(
    address: string,
    signal: AbortSignal,
    { beforeRequest }: FetchLimits,
  ): Promise<{ readonly url: URL; readonly answer: Dispatcher.ResponseData }> {
    let url = vetUrl(address, this.settings.allow);
    for (let redirects = 0; ; redirects++) {
      await beforeRequest?.(new URL(url)).catch((cause: unknown) => {
        throw new Stopped(cause);
      });
      const answer = await request(url, {
        method: 'GET',
        headers: HEADERS,
        dispatcher: this.agentFor(url),
        signal,
      });
      if (!REDIRECTS.has(answer.statusCode)) return { url, answer };
      await discard(answer);
      if (redirects === MOST_REDIRECTS) {
        throw new FetchProblem(
          'TOO_MANY_REDIRECTS',
          `The address leads on more than ${MOST_REDIRECTS} times.`,
        );
      }
      url = vetUrl(String(answer.headers['location'] ?? ''), this.settings.allow, url);
    }
  }

  /** Only hosts of the allow-list are reached without a look at their addresses. */
  private agentFor(url: URL): Agent {
    return isAllowed(this.settings.allow, url) ? this.unguarded : this.guarded;
  }

  private async *bodyOf(
    answer: Dispatcher.ResponseData,
    mostBytes: number,
    begin: () => void,
  ): AsyncIterable<Uint8Array> {
    const problem = headProblem(answer, mostBytes);
    if (problem) {
      await discard(answer);
      throw problem;
    }
    begin();
    let size = 0;
    for await (const bytes of answer.body as AsyncIterable<Uint8Array>) {
      size += bytes.length;
      if (size > mostBytes) throw tooLarge(mostBytes);
      yield bytes;
    }
  }
}

/** The caller ended the fetch: its reason goes back to it as it is. */
class Stopped extends Error {
  constructor(override readonly cause: unknown) {
    super('The caller ended the fetch.');
  }
}

/** Of several headers the first. */
const contentTypeOf = ({ headers }: Dispatcher.ResponseData): string | null =>
  [headers['content-type']].flat()[0] ?? null;

const headProblem = (
  { statusCode, headers }: Dispatcher.ResponseData,
  mostBytes: number,
): FetchProblem | undefined => {
  const isTransient = statusCode >= 500 || statusCode === 429 || statusCode === 408;
  if (statusCode !== 200) {
    return new FetchProblem(
      'BAD_STATUS',
      `The host answered with status ${statusCode}.`,
      isTransient,
    );
  }
  if (!['', 'identity'].includes(String(headers['content-encoding'] ?? ''))) {
    return new FetchProblem(
      'ENCODED',
      'The host sent the bytes compressed although it was asked not to.',
    );
  }
  return Number(headers['content-length'] ?? 0) > mostBytes ? tooLarge(mostBytes) : undefined;
};

const tooLarge = (mostBytes: number): FetchProblem =>
  new FetchProblem('TOO_LARGE', `There are more than ${mostBytes} bytes.`);

/**
 * The body is of no interest: its connection is closed rather than read to an end that may never
 * come.
 */
const discard = async ({ body }: Dispatcher.ResponseData): Promise<void> => {
  body.on('error', () => undefined).destroy();
  await Promise.resolve();
};
