import { Logger } from '@nestjs/common';
import { type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { PlatformId } from '@switchyard/kernel';
import { platformAgent, undiciIo, type UndiciIoOptions } from '@switchyard/platforms';
import {
  type Failure,
  type HttpAnswer,
  type HttpRequest,
  PlatformFailure,
  type PlatformIo,
} from '@switchyard/platforms/domain';
import { heldLease } from '@switchyard/queue-kit';
import { type CallOutcome, platformCalls, platformCallSeconds } from '../data/metrics';

/** `connectionId`: whose requests they are, where that is known. */
export type CallOptions = Omit<UndiciIoOptions, 'agent'> & Pick<Observed, 'connectionId'>;

/** How requests of one ad account reach its platform. */
export abstract class PlatformTransport {
  abstract ioFor(options: CallOptions): PlatformIo;
}

/** Over the network, observed, with open connections kept per platform. */
export class UndiciTransport extends PlatformTransport {
  /** `sleep` in tests, whose pauses follow a clock that they set. */
  constructor(private readonly sleep?: UndiciIoOptions['sleep']) {
    super();
  }

  private readonly agents = new Map<PlatformId, ReturnType<typeof platformAgent>>();

  ioFor({ connectionId, ...options }: CallOptions): PlatformIo {
    const io = undiciIo({
      ...options,
      ...(this.sleep ? { sleep: this.sleep } : {}),
      agent: this.agentOf(options.platform),
    });
    const { platform } = options;
    return observedIo(io, { platform, ...(connectionId === undefined ? {} : { connectionId }) });
  }

  private agentOf(platform: PlatformId): ReturnType<typeof platformAgent> {
    const agent = this.agents.get(platform) ?? platformAgent();
    this.agents.set(platform, agent);
    return agent;
  }
}

/** Whose calls are observed. */
interface Observed {
  readonly platform: PlatformId;
  /** Absent while no connection is known. */
  readonly connectionId?: string;
}

/**
 * The same world, in which every request is counted and timed, is a span of a traced sync, and has a
 * log line when it fails. Nothing is written of its address, headers or body but the platform's own
 * request id.
 */
const observedIo = (io: PlatformIo, observed: Observed): PlatformIo => ({
  ...io,
  send: (request) => inSpan(observed, request, (span) => send(io, observed, request, span)),
});

const send = async (
  io: PlatformIo,
  observed: Observed,
  request: HttpRequest,
  span: Span | undefined,
): Promise<HttpAnswer> => {
  const startedAt = performance.now();
  const end = (call: EndedCall): void =>
    record(observed, request, call, Math.round(performance.now() - startedAt), span);
  try {
    const answer = await io.send(request);
    end(answered(answer));
    return answer;
  } catch (error) {
    if (error instanceof PlatformFailure) end(failed(error.failure));
    throw error;
  }
};

interface EndedCall {
  readonly outcome: CallOutcome;
  readonly status?: number;
  readonly code?: string;
  readonly platformRequestId?: string;
}

/** Where vendors name a request in their answers. */
const REQUEST_ID_HEADERS = [
  'request-id', // Google
  'trackingid', // Microsoft
  'x-fb-trace-id', // Meta
  'x-fb-request-id',
  'x-li-uuid', // LinkedIn
  'x-li-request-id',
  'x-request-id', // OpenAI, Reddit
] as const;
const LONGEST_ID = 200;

const answered = ({ status, headers }: HttpAnswer): EndedCall => {
  const name = REQUEST_ID_HEADERS.find((header) => headers[header]);
  const platformRequestId = name && headers[name]?.slice(0, LONGEST_ID);
  return {
    outcome: outcomeOf(status),
    status,
    ...(status < 400 ? {} : { code: `HTTP_${status}` }),
    ...(platformRequestId === undefined ? {} : { platformRequestId }),
  };
};

const failed = ({ kind, detail }: Failure): EndedCall => ({
  outcome: kind === 'unavailable' ? 'unavailable' : 'unknown',
  code: detail.code,
});

const outcomeOf = (status: number): CallOutcome => {
  if (status < 400) return 'ok';
  if (status === 429) return 'throttled';
  if (status === 401 || status === 403) return 'unauthorised';
  return status < 500 ? 'refused' : 'unavailable';
};

const logger = new Logger('PlatformCalls');

const record = (
  { platform, connectionId }: Observed,
  { method }: HttpRequest,
  { outcome, ...call }: EndedCall,
  ms: number,
  span: Span | undefined,
): void => {
  platformCalls.inc({ platform, outcome });
  platformCallSeconds.observe({ platform }, ms / 1_000);
  if (call.status !== undefined) span?.setAttribute('http.response.status_code', call.status);
  if (outcome === 'ok') return;
  span?.setStatus({ code: SpanStatusCode.ERROR, message: call.code ?? outcome });
  const fields = { platform, connectionId, method, outcome, ...call, ms, ...workFields() };
  // A platform that asks for a wait is no fault.
  logger[outcome === 'throttled' ? 'log' : 'warn'](fields, 'a call of a platform failed');
};

const workFields = (): object => {
  const { workId, work, failures, origin } = heldLease.getStore()?.lease ?? {};
  if (!workId || !work || !origin) return {};
  return {
    requestId: origin.requestId ?? workId,
    workId,
    kind: work.kind,
    ...(work.kind === 'sync' ? { syncId: workId } : {}),
    spaceId: work.spaceId,
    attempt: (failures ?? 0) + 1,
  };
};

const TRACER = 'switchyard';

/** A client span inside of what is traced; none by itself. */
const inSpan = <T>(
  { platform, connectionId }: Observed,
  { method }: HttpRequest,
  run: (span?: Span) => Promise<T>,
): Promise<T> => {
  if (!trace.getActiveSpan()) return run();
  const attributes = {
    'http.request.method': method,
    'switchyard.platform': platform,
    ...(connectionId === undefined ? {} : { 'switchyard.connection.id': connectionId }),
  };
  const options = { kind: SpanKind.CLIENT, attributes };
  return trace.getTracer(TRACER).startActiveSpan(`${method} ${platform}`, options, async (span) => {
    try {
      return await run(span);
    } finally {
      span.end();
    }
  });
};
