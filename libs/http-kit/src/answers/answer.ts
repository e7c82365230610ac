import { StreamableFile } from '@nestjs/common';
import { isRefusal, type Page, type Refusal } from '@switchyard/kernel';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';

/** The headers that an answer carries beside its body. Made per request by @AnswerParam(). */
export class Answer {
  constructor(private readonly reply: FastifyReply) {}

  /** One record with its ETag; without one where the record shows no version. */
  one<T extends { readonly version?: number }>(dto: T): Envelope<T> {
    if (dto.version !== undefined) this.reply.header('ETag', `"${dto.version}"`);
    return ok(dto);
  }

  /**
   * 201 with Location, and the ETag when the record has a version. `path` is the collection's, like
   * `/api/v1/campaigns`.
   */
  created<T extends { readonly id: string; readonly version?: number }>(
    path: string,
    dto: T,
  ): Envelope<T> {
    this.reply.code(201).header('Location', `${path}/${dto.id}`);
    if (dto.version !== undefined) this.reply.header('ETag', `"${dto.version}"`);
    return ok(dto);
  }

  /** 202: promised work, found at `location` when Retry-After is over. */
  accepted<T>(location: string, data: T, seconds = 1): Envelope<T> {
    this.reply.code(202).header('Location', location).header('Retry-After', String(seconds));
    return ok(data);
  }

  /** Retry-After says when to look again, as long as the work goes on. For routes that are `polled`. */
  polled(work: PolledWork): this {
    const seconds = pollAfterSeconds(work, new Date());
    if (seconds !== undefined) this.reply.header('Retry-After', String(seconds));
    return this;
  }

  /** 200 when the work is over, else 202 with Location and Retry-After. */
  promised<T>(location: string, data: T, work: PolledWork): Envelope<T> {
    const seconds = pollAfterSeconds(work, new Date());
    return seconds === undefined ? this.done(data) : this.accepted(location, data, seconds);
  }

  /** 200 whatever the route's usual status is (nothing to do, ready at once). */
  done<T>(data: T): Envelope<T> {
    this.reply.code(200);
    return ok(data);
  }
}

/** The success envelope of one resource. */
export interface Envelope<T> {
  readonly data: T;
}

/** The success envelope of a list; `total` counts the items of this page. */
export interface ListEnvelope<T> {
  readonly data: readonly T[];
  readonly meta: { readonly nextCursor: string | null; readonly total: number };
}

export const ok = <T>(data: T): Envelope<T> => ({ data });

/** One page of rows as DTOs. `more` adds members to `meta` (totals, dataAsOf). */
export const list = <Row, T, More extends object = object>(
  page: Page<Row>,
  toDto: (row: Row) => T,
  more?: More,
): ListEnvelope<T> & { readonly meta: More } => {
  const data = page.rows.map(toDto);
  return {
    data,
    meta: { nextCursor: page.nextCursor, total: data.length, ...more } as ListEnvelope<T>['meta'] &
      More,
  };
};

/** The answer of a route that declares `linesOf`: NDJSON, made while it is read. */
export const lines = <Row, T>(rows: AsyncIterable<Row>, toDto: (row: Row) => T): StreamableFile =>
  new StreamableFile(Readable.from(textLines(rows, toDto)), { type: 'application/x-ndjson' });

/** An answer in XML, for a provider whose protocol asks for it. */
export const xml = (text: string): StreamableFile =>
  new StreamableFile(Buffer.from(text), { type: 'text/xml; charset=utf-8' });

async function* textLines<Row, T>(
  rows: AsyncIterable<Row>,
  toDto: (row: Row) => T,
): AsyncGenerator<string> {
  for await (const row of rows) yield `${JSON.stringify(toDto(row))}\n`;
}

/** What became of one item of a bulk request. */
export interface BulkResult {
  readonly index: number;
  readonly status: 'created' | 'updated' | 'deleted' | 'failed';
  readonly id?: string;
  readonly error?: { readonly code: string; readonly message: string; readonly details?: unknown };
}

export interface BulkEnvelope {
  readonly data: readonly BulkResult[];
  readonly meta: { readonly succeeded: number; readonly failed: number };
}

/** The answer of a bulk request: items in their order, and how many came through. */
export const bulk = (results: readonly BulkResult[]): BulkEnvelope => {
  const failed = results.filter((result) => result.status === 'failed').length;
  return {
    data: [...results].sort((a, b) => a.index - b.index),
    meta: { succeeded: results.length - failed, failed },
  };
};

/**
 * The result of an item that was refused. Anything else than a refusal is a crash and is thrown on.
 */
export const failedItem = (index: number, error: unknown, id?: string): BulkResult => {
  if (!isRefusal(error)) throw error;
  return { index, status: 'failed', ...(id === undefined ? {} : { id }), error: errorOf(error) };
};

const errorOf = ({ code, message, details }: Refusal): BulkResult['error'] => ({
  code,
  message,
  ...(details ? { details } : {}),
});

/** Work that goes on after its answer, and that callers look at until it is over. */
export interface PolledWork {
  readonly isOver: boolean;
  /** When it began. */
  readonly since: Date;
  /** Nothing happens before, where that is known. */
  readonly resumesAt?: Date | null;
}

const SOONEST = 1;
const LATEST = 10;
const LATEST_WHILE_WAITING = 60;
/** Looked at about ten times for each doubling of its age: a token has 60 requests a minute. */
const PARTS_OF_AGE = 10;

/**
 * Whole seconds after which it is worth to look again: a tenth of the age of the work, 1 to 10, and
 * up to 60 while it waits for a known moment. Undefined once it is over.
 */
export const pollAfterSeconds = (
  { isOver, since, resumesAt }: PolledWork,
  now: Date,
): number | undefined => {
  if (isOver) return undefined;
  const waits = resumesAt ? secondsBetween(now, resumesAt) : 0;
  if (waits > 0) return Math.min(Math.ceil(waits), LATEST_WHILE_WAITING);
  const age = secondsBetween(since, now);
  return Math.min(Math.max(Math.ceil(age / PARTS_OF_AGE), SOONEST), LATEST);
};

const secondsBetween = (start: Date, end: Date): number =>
  (end.getTime() - start.getTime()) / 1_000;
