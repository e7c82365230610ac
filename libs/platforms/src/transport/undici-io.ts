import type { PlatformId } from '@switchyard/kernel';
import { Agent, DecoratorHandler, type Dispatcher, request as send } from 'undici';
import type { Credentials } from '../port/connection';
import { PlatformFailure } from '../port/failure';
import type { HttpAnswer, HttpRequest, PlatformIo, PlatformMedia } from '../port/io';
import { transportFailure } from './transport-failure';

/** Milliseconds. `whole` bounds one call from the first byte out to the last byte in. */
export interface Timeouts {
  readonly connect: number;
  readonly headers: number;
  readonly body: number;
  readonly whole: number;
}

export const defaultTimeouts: Timeouts = {
  connect: 5_000,
  headers: 60_000,
  body: 30_000,
  whole: 120_000,
};

export interface UndiciIoOptions {
  readonly platform: PlatformId;
  /** One per platform and process: holds the open connections. See `platformAgent`. */
  readonly agent: Agent;
  readonly keepCredentials: (credentials: Credentials) => Promise<void>;
  readonly media: PlatformMedia;
  /** Called for each request that the platform got or may have got; never for token refreshes. */
  readonly onCall?: (platform: PlatformId, request: HttpRequest) => void;
  /**
   * Called when a connection is there and the next thing is to write the request to it. Nothing is
   * sent when it throws; `send` throws the same.
   */
  readonly beforeBytes?: () => void;
  readonly now?: () => number;
  readonly sleep?: (milliseconds: number) => Promise<void>;
  readonly timeouts?: Timeouts;
}

const MAX_ANSWER_BYTES = 256 * 1024 * 1024;

/** Open connections to one platform's hosts, with a limit on each phase of a call. */
export const platformAgent = (timeouts: Timeouts = defaultTimeouts): Agent =>
  new Agent({
    connections: 8,
    connect: { timeout: timeouts.connect },
    headersTimeout: timeouts.headers,
    bodyTimeout: timeouts.body,
    maxResponseSize: MAX_ANSWER_BYTES,
  });

/**
 * The real world for one connection. Sends each request once: whether to send again is the caller's
 * decision.
 */
export const undiciIo = (options: UndiciIoOptions): PlatformIo => ({
  send: (request) => sendOnce(options, request),
  now: options.now ?? Date.now,
  sleep:
    options.sleep ??
    ((milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds))),
  keepCredentials: options.keepCredentials,
  media: options.media,
});

const sendOnce = async (options: UndiciIoOptions, request: HttpRequest): Promise<HttpAnswer> => {
  const last = new LastCheck(options.beforeBytes);
  try {
    const answer = await exchange(options, request, last);
    count(options, request);
    return answer;
  } catch (error) {
    if (last.refusal) throw last.refusal;
    const failure = transportFailure(error);
    if (failure.kind === 'unknown') count(options, request);
    throw new PlatformFailure(failure);
  }
};

const exchange = async (
  { agent, timeouts = defaultTimeouts }: UndiciIoOptions,
  request: HttpRequest,
  last: LastCheck,
): Promise<HttpAnswer> => {
  const answer = await send(request.url, {
    dispatcher: agent.compose(last.interceptor),
    method: request.method,
    headers: request.headers,
    body: request.body,
    signal: AbortSignal.timeout(timeouts.whole),
  });
  return {
    status: answer.statusCode,
    headers: flat(answer.headers),
    body: Buffer.from(await answer.body.arrayBuffer()),
  };
};

const count = ({ onCall, platform }: UndiciIoOptions, request: HttpRequest): void => {
  if (request.counted) onCall?.(platform, request);
};

const flat = (
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name.toLowerCase(),
      [value ?? ''].flat().join(', '),
    ]),
  );

/**
 * The check of one request in the last moment: undici starts a request and writes it in one go,
 * once it has a connection.
 */
class LastCheck {
  /** What was thrown instead of sending. */
  refusal: Error | undefined;

  constructor(private readonly check: (() => void) | undefined) {}

  readonly interceptor: Dispatcher.DispatcherComposeInterceptor =
    (dispatch) => (options, handler) =>
      dispatch(options, new Checking(handler, () => this.pass()));

  private pass(): void {
    try {
      this.check?.();
    } catch (error) {
      this.refusal = error as Error;
      throw error;
    }
  }
}

class Checking extends DecoratorHandler {
  constructor(
    private readonly next: Dispatcher.DispatchHandler,
    private readonly pass: () => void,
  ) {
    super(next);
  }

  onRequestStart(controller: Dispatcher.DispatchController, context: unknown): void {
    this.pass();
    this.next.onRequestStart?.(controller, context);
  }
}
