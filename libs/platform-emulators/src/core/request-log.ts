import type { Platform } from '../vendor';
import { maskHeaders, maskMembers } from './mask-credentials';
import { readableBody } from './readable-body';

/** Bodies are the heavy part: older entries lose theirs. */
export const BODIES_KEPT = 10_000;

export interface SeenRequest {
  readonly at: Date;
  readonly platform: Platform;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
  readonly fault?: string;
}

interface Entry extends Omit<SeenRequest, 'body'> {
  readonly seq: number;
  body?: Buffer;
  status: number | null;
  response?: unknown;
}

/** What `GET /_control/requests` lists. `status` is null while no answer was sent, and for ever when a fault swallowed it. */
export interface LoggedRequest {
  readonly seq: number;
  readonly at: string;
  readonly platform: Platform;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly status: number | null;
  readonly response: unknown;
  readonly fault?: string;
}

export interface RequestFilter {
  readonly platform?: Platform;
  /** Only entries with a higher number. */
  readonly since?: number;
}

/** Every request in the order of arrival, numbered from 1; numbers are never given twice, not even after a reset. */
export class RequestLog {
  private entries: Entry[] = [];
  private lastSeq = 0;

  constructor(private readonly bodiesKept = BODIES_KEPT) {}

  /** Notes the request and returns what notes its answer later. */
  note(request: SeenRequest): (status: number | null, response: unknown) => void {
    const entry: Entry = { ...request, seq: ++this.lastSeq, status: null };
    this.entries.push(entry);
    this.forgetOldBodies();
    return (status, response) => Object.assign(entry, { status, response });
  }

  list(filter: RequestFilter): readonly LoggedRequest[] {
    return this.entries
      .filter((entry) => (!filter.platform || entry.platform === filter.platform) && entry.seq > (filter.since ?? 0))
      .map(shown);
  }

  clear(): void {
    this.entries = [];
  }

  private forgetOldBodies(): void {
    const old = this.entries[this.entries.length - this.bodiesKept - 1];
    if (old) Object.assign(old, { body: undefined, response: undefined });
  }
}

function shown(entry: Entry): LoggedRequest {
  return {
    seq: entry.seq,
    at: entry.at.toISOString(),
    platform: entry.platform,
    method: entry.method,
    path: entry.path,
    query: entry.query,
    headers: maskHeaders(entry.headers),
    body: entry.body ? maskMembers(readableBody(entry.body, entry.headers['content-type'])) : null,
    status: entry.status,
    response: maskMembers(entry.response ?? null),
    ...(entry.fault ? { fault: entry.fault } : {}),
  };
}
