import type { Answer, Call } from './call.js';
import {
  APIConnectionError,
  APIError,
  APITimeoutError,
  MaybeAppliedError,
  type RequestFacts,
} from './errors.js';
import { type PreparedRequest, prepareRequest } from './prepare-request.js';
import { bodyOf, errorOf, type ReadAnswer } from './read-answer.js';
import type { Settings } from './settings.js';

/** What waiting and chance are taken from. */
export interface World {
  /** Rejects with the signal's reason when it is aborted meanwhile. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** From 0 to less than 1. */
  random(): number;
  now(): number;
  newKey(): string;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;
/** Waiting longer is the caller's decision. */
const LONGEST_RETRY_AFTER_S = 60;

/** What an attempt came to, and whether the API may have done the work all the same. */
type Outcome =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'failure'; readonly error: Failure; readonly maybeApplied: boolean };

type Failure = APIConnectionError | APIError;

/** Sends calls, again when that is of use. */
export class Transport {
  readonly #settings: Settings;
  readonly #world: World;
  readonly #reported = new Set<string>();

  constructor(settings: Settings, world: World) {
    this.#settings = settings;
    this.#world = world;
  }

  get world(): World {
    return this.#world;
  }

  /** Throws UsageError, APIError, APIConnectionError, or the reason of the signal. */
  async send(call: Call): Promise<Answer> {
    const request = prepareRequest(call, this.#settings, () => this.#world.newKey());
    let maybeApplied = false;
    for (let attempts = 1; ; attempts += 1) {
      request.signal?.throwIfAborted();
      const outcome = await this.#attempt(request, attempts, maybeApplied);
      if (outcome.kind === 'answer') return outcome.answer;
      const { error } = outcome;
      const waitMs = this.#waitBeforeNext(error, attempts);
      if (waitMs === undefined) throw isLostChange(request, error, maybeApplied) ?? error;
      maybeApplied ||= outcome.maybeApplied;
      this.#settings.logger?.info(`${request.method} ${request.path} is sent again`, {
        attempts,
        waitMs,
        failure: error.name,
      });
      await this.#world.sleep(waitMs, request.signal);
    }
  }

  /** Undefined when the failure is final. */
  #waitBeforeNext(error: Failure, attempts: number): number | undefined {
    if (attempts > this.#settings.maxRetries || !isPassing(error)) return undefined;
    const seconds = error instanceof APIError ? error.retryAfter : null;
    if (seconds !== null) return seconds > LONGEST_RETRY_AFTER_S ? undefined : seconds * 1_000;
    const wait = Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
    return Math.round(wait * (1 - this.#world.random() / 4));
  }

  async #attempt(
    request: PreparedRequest,
    attempts: number,
    maybeRepeated: boolean,
  ): Promise<Outcome> {
    const { method, path, idempotencyKey } = request;
    const facts = { method, path, attempts, idempotencyKey };
    const startedAt = this.#world.now();
    const read = await this.#exchange(request, facts);
    if (read instanceof APIConnectionError) {
      return { kind: 'failure', error: read, maybeApplied: !neverArrived(read) };
    }
    this.#report(read, facts, startedAt);
    if (read.status < 200 || read.status >= 300) {
      const maybeApplied = read.status >= 500 || read.status === 408;
      return { kind: 'failure', error: errorOf(read, facts), maybeApplied };
    }
    const body = bodyOf(read, facts);
    if (body instanceof APIError) return { kind: 'failure', error: body, maybeApplied: true };
    const { status, headers } = read;
    return { kind: 'answer', answer: { ...facts, status, headers, body, maybeRepeated } };
  }

  /** One request and the whole of its answer; the error when none arrived in time. */
  async #exchange(
    { method, url, headers, body, timeout, signal }: PreparedRequest,
    facts: RequestFacts,
  ): Promise<ReadAnswer | APIConnectionError> {
    const ends = new AbortController();
    const abort = (): void => ends.abort(signal?.reason);
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      ends.abort();
    }, timeout);
    signal?.addEventListener('abort', abort, { once: true });
    try {
      const init: RequestInit = { method, headers, redirect: 'manual', signal: ends.signal };
      if (body !== undefined) init.body = body as NonNullable<RequestInit['body']>;
      const response = await this.#settings.fetch(url, init);
      const text = this.#withoutToken(await response.text());
      return { status: response.status, headers: response.headers, text };
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      if (isLate) return new APITimeoutError(lateText(facts, timeout), facts);
      return this.#connectionError(error, facts);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  }

  /** The cause is copied without its members: a function of the caller's may put the request there. */
  #connectionError(error: unknown, facts: RequestFacts): APIConnectionError {
    const reasons = reasonsOf(error).map((reason) => this.#withoutToken(reason));
    const cause = Object.assign(new Error(reasons.join(': ')), { code: codeOf(error) });
    const text = `No answer arrived: ${reasons.join(': ')} (${facts.method} ${facts.path}).`;
    return new APIConnectionError(text, facts, cause);
  }

  #withoutToken(text: string): string {
    return text.replaceAll(this.#settings.token, '[token]');
  }

  #report({ status, headers }: ReadAnswer, facts: RequestFacts, startedAt: number): void {
    const { method, path, attempts } = facts;
    this.#settings.logger?.debug(`${method} ${path} answered ${status}`, {
      status,
      attempts,
      requestId: headers.get('x-request-id'),
      milliseconds: Math.round(this.#world.now() - startedAt),
    });
    const deprecated = headers.get('deprecation');
    if (deprecated === null || this.#reported.has(`${method} ${path}`)) return;
    this.#reported.add(`${method} ${path}`);
    const sunset = headers.get('sunset');
    this.#settings.logger?.warn(`${method} ${path} is deprecated`, { deprecated, sunset });
  }
}

const lateText = ({ method, path }: RequestFacts, timeout: number): string =>
  `No whole answer arrived within ${timeout} ms (${method} ${path}).`;

const isPassing = (error: Failure): boolean =>
  error instanceof APIConnectionError ||
  error.status === 408 ||
  error.status === 429 ||
  error.status >= 500 ||
  error.code === 'IDEMPOTENCY_IN_PROGRESS';

const isLostChange = (
  { isConditional }: PreparedRequest,
  error: Failure,
  maybeApplied: boolean,
): MaybeAppliedError | undefined =>
  error instanceof APIError && error.status === 412 && isConditional && maybeApplied
    ? new MaybeAppliedError({ ...error, message: lostChangeText })
    : undefined;

const lostChangeText =
  'An earlier attempt, whose answer was lost, may have made this change. Read the resource again.';

const codeOf = (error: unknown): string | undefined => {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (typeof code === 'string') return code;
  return cause === undefined || cause === error ? undefined : codeOf(cause);
};

/** Its own message and those of its causes. */
const reasonsOf = (error: unknown, depth = 0): readonly string[] => {
  if (!(error instanceof Error)) return [String(error)];
  const causes = error.cause === undefined || depth > 3 ? [] : reasonsOf(error.cause, depth + 1);
  return [error.message, ...causes].filter((reason) => reason !== '');
};

/** Failures before anything was sent. */
const NEVER_ARRIVED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const neverArrived = (error: APIConnectionError): boolean =>
  NEVER_ARRIVED.has((error.cause as { code?: string } | undefined)?.code ?? '');
