import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { columnArrays, Database, insertStatement, statement } from '@switchyard/db-kit';
import {
  Clock,
  idempotencyInProgress,
  idempotencyKeyReused,
  IdempotencyStore,
  type IdempotentRequest,
  RETENTION,
  type StoredAnswer,
  UnitOfWork,
} from '@switchyard/kernel';
import type { AnswerDigests } from '../domain';
import { ANSWER_DIGESTS } from '../use-cases/ports';
import { type KeptAnswer, type StoredAnswerRow, storedAnswers } from './tables';

const KEPT_MS = RETENTION.answers.days * 24 * 60 * 60 * 1000;
/** The process of a detached request without an answer by then is taken to have ended. */
const RUNNING_MS = 60_000;

const TRY_LOCK = statement('select pg_try_advisory_xact_lock($1::int8) as free');
const FIND = statement(
  `select fingerprint, answer, created_at as "createdAt" from identity.stored_answer where token_id = $1 and key = $2 and created_at > $3`,
);
const STORE = insertStatement(
  storedAnswers,
  `on conflict (token_id, key) do update
  set fingerprint = excluded.fingerprint, answer = excluded.answer, created_at = excluded.created_at`,
);
/** A few at a time, with every answer that is stored: more than ever come in. */
const FORGET_OLD = statement(`delete from identity.stored_answer where (token_id, key) in
  (select token_id, key from identity.stored_answer where created_at < $1 limit 20 for update skip locked)`);
const FORGET = statement('delete from identity.stored_answer where token_id = $1 and key = $2');

type Result = { readonly answer: StoredAnswer; readonly replayed: boolean };
type Found = Pick<StoredAnswerRow, 'fingerprint' | 'createdAt' | 'answer'>;

/**
 * As text: jsonb would give the members back in another order, and the answer again is to be the
 * same bytes.
 */
const asKept = ({ status, headers, body }: StoredAnswer): KeptAnswer => ({
  status,
  headers,
  text: JSON.stringify(body) ?? null,
});

const asGiven = ({ status, headers, text }: KeptAnswer): StoredAnswer => ({
  status,
  headers,
  body: text === null ? undefined : JSON.parse(text),
});

/** A lock number of this token and key; two keys sharing one would only wait for each other. */
const lockOf = ({ tokenId, key }: IdempotentRequest): string =>
  createHash('sha256').update(`${tokenId} ${key}`).digest().readBigInt64BE(0).toString();

/**
 * Stored answers in PostgreSQL: in `transaction` mode work and answer commit together, so there is
 * no moment between them.
 */
@Injectable()
export class SqlStoredAnswers extends IdempotencyStore {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    @Inject(ANSWER_DIGESTS) private readonly digests: AnswerDigests,
  ) {
    super();
  }

  around(request: IdempotentRequest, execute: () => Promise<StoredAnswer>): Promise<Result> {
    return request.mode === 'transaction'
      ? this.together(request, execute)
      : this.apart(request, execute);
  }

  private together(
    request: IdempotentRequest,
    execute: () => Promise<StoredAnswer>,
  ): Promise<Result> {
    return this.work.run(request.tenant, async () => {
      const found = await this.claim(request);
      if (found) return found;
      const answer = await execute();
      await this.store(request, answer);
      return { answer, replayed: false };
    });
  }

  private async apart(
    request: IdempotentRequest,
    execute: () => Promise<StoredAnswer>,
  ): Promise<Result> {
    const found = await this.work.runGlobal(
      async () => (await this.claim(request)) ?? this.store(request, null),
    );
    if (found) return found;
    try {
      const answer = await execute();
      await this.work.runGlobal(() => this.store(request, answer));
      return { answer, replayed: false };
    } catch (error) {
      // The caller gets the reason why the work failed, not that its key could not be freed; an
      // unanswered key is free after a minute.
      await this.work
        .runGlobal(() => this.database.write(FORGET, [request.tokenId, request.key]))
        .catch(() => undefined);
      throw error;
    }
  }

  /** The stored answer of an equal request; undefined when this one is to run. */
  private async claim(request: IdempotentRequest): Promise<Result | undefined> {
    const [lock] = (await this.database.write<{ free: boolean }>(TRY_LOCK, [lockOf(request)])).rows;
    if (!lock?.free) throw idempotencyInProgress();
    const now = this.clock.now().getTime();
    const [found] = (
      await this.database.write<Found>(FIND, [
        request.tokenId,
        request.key,
        new Date(now - KEPT_MS),
      ])
    ).rows;
    if (!found) return undefined;
    if (!this.digests.fingerprints(request.fingerprint).includes(found.fingerprint)) {
      throw idempotencyKeyReused();
    }
    if (found.answer) return { answer: asGiven(found.answer), replayed: true };
    if (found.createdAt.getTime() > now - RUNNING_MS) throw idempotencyInProgress();
    return undefined;
  }

  private async store(
    { tokenId, key, fingerprint, body }: IdempotentRequest,
    answer: StoredAnswer | null,
  ): Promise<undefined> {
    const createdAt = this.clock.now();
    const row: StoredAnswerRow = {
      tokenId,
      key,
      fingerprint: this.digests.fingerprints(fingerprint)[0],
      names: this.digests.namedIn({ key, body }),
      answer: answer && asKept(answer),
      createdAt,
    };
    await this.database.write(FORGET_OLD, [new Date(createdAt.getTime() - KEPT_MS)]);
    await this.database.write(STORE, columnArrays(storedAnswers, [row]));
  }
}

const FORGET_WITH = statement(`
  delete from ${storedAnswers.qualified} t 
  where t."names" ?| $2::text[] or exists (select from unnest($1::text[]) forgotten (part) where strpos(t."answer"->>'text', forgotten.part) > 0)`);

/** Answers that are kept to be given again. */
@Injectable()
export class KeptAnswers {
  constructor(private readonly database: Database) {}

  /**
   * Inside a transaction: removes those with one of these texts in them, or whose request has one
   * of these keyed names. Returns how many there were.
   */
  async forgetWith(texts: readonly string[], names: readonly string[]): Promise<number> {
    return (await this.database.write(FORGET_WITH, [texts, names])).count;
  }
}
