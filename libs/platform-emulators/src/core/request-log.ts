import type { Platform, RequestNature } from '../vendor';

/**
 * Bodies are the heavy part: older entries lose theirs, and earlier still when all of them together
 * grow too big.
 */
export const BODIES_KEPT = 10_000;
const BYTES_KEPT = 512 * 1024 * 1024;
/** Of an answer longer than this only the length is logged. */
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

/**
 * What `GET /_control/requests` lists. `status` is null while no answer was sent, and for ever when
 * a fault swallowed it.
 */
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

/**
 * Every request in the order of arrival, numbered from 1; numbers are never given twice, not even
 * after a reset.
 */
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

  /**
   * How many of the listed requests have lost their bodies: `body` and `response` of these say
   * null.
   */
  dropped(filter: RequestFilter): number {
    return this.matching(filter).filter(({ isDropped }) => isDropped).length;
  }

  clear(): void {
    this.entries = [];
    this.forgotten = 0;
    this.bytes = 0;
  }

  /** The number that was given last. */
  get lastNumber(): number {
    return this.lastSeq;
  }

  /** Goes on with the numbers of an earlier process. */
  continueAfter(number: number): void {
    this.lastSeq = number;
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
    query: maskMembers(maskCode(entry.query)) as Readonly<Record<string, string>>,
    headers: maskHeaders(entry.headers),
    body: entry.body ? maskMembers(readableBody(entry.body, entry.headers['content-type'])) : null,
    status: entry.status,
    response: entry.response ? maskMembers(readableBody(entry.response, undefined)) : null,
    ...(entry.isDropped ? { bodiesDropped: true } : {}),
    ...(entry.fault ? { fault: entry.fault } : {}),
  };
}

const SECRET_HEADER =
  /^(authorization|proxy-authorization|cookie|developer-?token|authenticationtoken|password|x-api-key|api-key)$/;
const SECRET_MEMBER =
  /^(access_?token|refresh_?token|client_?secret|id_?token|password|api_?key|assertion|code_verifier|appsecret_?proof|fb_exchange_token|input_token)$/i;

/** The same inside addresses: next pages and parts of batches carry tokens in their queries. */
const SECRET_IN_QUERY =
  /((?:^|[?&\s])(?:access_token|appsecret_proof|fb_exchange_token|input_token|client_secret)=)[^&\s"']+/g;
const SECRET_IN_MULTIPART =
  /(name="(?:access_token|appsecret_proof|client_secret)"\r\n\r\n)[^\r]+/g;

export const MASK = '***';

/**
 * Header values that could be used to log in are replaced; the scheme before them stays (`Bearer
 * ***`).
 */
function maskHeaders(
  headers: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const entries = Object.entries(headers).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return Object.fromEntries(
    entries.map(([name, value]) => [name, SECRET_HEADER.test(name) ? maskValue(value) : value]),
  );
}

/** Secrets inside queries and bodies (token exchanges) are replaced at any depth. */
function maskMembers(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.replace(SECRET_IN_QUERY, `$1${MASK}`).replace(SECRET_IN_MULTIPART, `$1${MASK}`);
  }
  if (Array.isArray(value)) return value.map(maskMembers);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, member]) => [
    key,
    isSecret(key, member) ? MASK : maskMembers(member),
  ]);
  return Object.fromEntries(entries);
}

/**
 * In queries and forms `code` is what a consent gave, and `token` what is to be revoked; in JSON a
 * code names an error.
 */
const maskCode = (members: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(members).map(([name, value]) => [
      name,
      name === 'code' || name === 'token' ? MASK : value,
    ]),
  );

function isSecret(key: string, member: unknown): boolean {
  return SECRET_MEMBER.test(key) && typeof member === 'string';
}

function maskValue(value: string): string {
  const scheme = /^([A-Za-z]+) /.exec(value);
  return scheme ? `${scheme[1]} ${MASK}` : MASK;
}

/**
 * A body as a person wants to read it: JSON and forms as objects, other text as text, nothing as
 * null.
 */
function readableBody(body: Buffer, contentType: string | undefined): unknown {
  if (body.length === 0) return null;
  const text = body.toString('utf8');
  if (contentType?.includes('x-www-form-urlencoded')) {
    return maskCode(Object.fromEntries(new URLSearchParams(text)));
  }
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export interface PlatformCount {
  readonly platform: Platform;
  total: number;
  reads: number;
  writes: number;
  auth: number;
  readonly routes: { readonly method: string; readonly path: string; count: number }[];
}

/**
 * Exact counts of every request since the start or the last reset, also of requests that the log
 * has dropped.
 */
export class Counters {
  private counts = new Map<Platform, PlatformCount>();

  count(platform: Platform, nature: RequestNature, method: string, path: string): void {
    const entry = this.entry(platform);
    entry.total++;
    addNature(entry, nature);
    const template = pathTemplate(path);
    const route = entry.routes.find((known) => known.method === method && known.path === template);
    if (route) route.count++;
    else entry.routes.push({ method, path: template, count: 1 });
  }

  list(): readonly PlatformCount[] {
    return [...this.counts.values()];
  }

  reset(): void {
    this.counts.clear();
  }

  private entry(platform: Platform): PlatformCount {
    const known = this.counts.get(platform);
    if (known) return known;
    const entry: PlatformCount = { platform, total: 0, reads: 0, writes: 0, auth: 0, routes: [] };
    this.counts.set(platform, entry);
    return entry;
  }
}

function addNature(entry: PlatformCount, nature: RequestNature): void {
  switch (nature) {
    case 'read':
      entry.reads++;
      return;
    case 'write':
      entry.writes++;
      return;
    case 'auth':
      entry.auth++;
      return;
  }
}

/**
 * A path with its ids taken out, so that requests for different objects count as one route:
 * `/v25/customers/{id}/campaigns:mutate`.
 */
export function pathTemplate(path: string): string {
  return path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, '{id}').replace(/(^|[/~_:])\d{3,}/g, '$1{id}');
}
