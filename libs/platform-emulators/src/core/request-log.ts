import type { Platform } from '../vendor';
import { maskHeaders, maskMembers } from './mask-credentials';
import { readableBody } from './readable-body';

/** Bodies are the heavy part: older entries lose theirs, and earlier still when all of them together grow too big. */
export const BODIES_KEPT = 10_000;
const BYTES_KEPT = 512 * 1024 * 1024;
/** An answer longer than this is only told by its length. */
const ANSWER_KEPT = 1024 * 1024;

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
  response?: Buffer;
  isDropped?: boolean;
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
  /** The log was full: `body` and `response` are null, whatever they were. */
  readonly bodiesDropped?: true;
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
  private forgotten = 0;
  private bytes = 0;

  constructor(
    private readonly bodiesKept = BODIES_KEPT,
    private readonly bytesKept = BYTES_KEPT,
  ) {}

  /** Notes the request and returns what notes its answer later. */
  note(
    request: SeenRequest,
  ): (status: number | null, response: string | Buffer | undefined) => void {
    const entry: Entry = { ...request, seq: ++this.lastSeq, status: null };
    this.entries.push(entry);
    this.bytes += request.body.length;
    this.forgetOldBodies();
    return (status, response) => {
      entry.status = status;
      if (entry.isDropped) return;
      entry.response = keptAnswer(response);
      this.bytes += entry.response?.length ?? 0;
    };
  }

  list(filter: RequestFilter): readonly LoggedRequest[] {
    return this.matching(filter).map(shown);
  }

  /** How many of the listed requests have lost their bodies: `body` and `response` of these say null. */
  dropped(filter: RequestFilter): number {
    return this.matching(filter).filter(({ isDropped }) => isDropped).length;
  }

  clear(): void {
    this.entries = [];
    this.forgotten = 0;
    this.bytes = 0;
  }

  private matching({ platform, since = 0 }: RequestFilter): readonly Entry[] {
    return this.entries.filter(
      (entry) => (!platform || entry.platform === platform) && entry.seq > since,
    );
  }

  private forgetOldBodies(): void {
    while (this.entries.length - this.forgotten > this.bodiesKept || this.bytes > this.bytesKept) {
      const old = this.entries[this.forgotten++];
      if (!old) return;
      this.bytes -= (old.body?.length ?? 0) + (old.response?.length ?? 0);
      Object.assign(old, { body: undefined, response: undefined, isDropped: true });
    }
  }
}

function keptAnswer(response: string | Buffer | undefined): Buffer | undefined {
  if (response === undefined) return undefined;
  if (response.length > ANSWER_KEPT) {
    return Buffer.from(JSON.stringify({ truncated: true, bytes: Buffer.byteLength(response) }));
  }
  return Buffer.from(response);
}

function shown(entry: Entry): LoggedRequest {
  return {
    seq: entry.seq,
    at: entry.at.toISOString(),
    platform: entry.platform,
    method: entry.method,
    path: entry.path,
    query: maskMembers(entry.query) as Readonly<Record<string, string>>,
    headers: maskHeaders(entry.headers),
    body: entry.body ? maskMembers(readableBody(entry.body, entry.headers['content-type'])) : null,
    status: entry.status,
    response: entry.response ? maskMembers(readableBody(entry.response, undefined)) : null,
    ...(entry.isDropped ? { bodiesDropped: true } : {}),
    ...(entry.fault ? { fault: entry.fault } : {}),
  };
}
