import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  Database,
  insertStatement,
  selectStatement,
  type Statement,
  statement,
} from '@switchyard/db-kit';
import type { AccessToken, Environment } from '../domain';
import {
  base62Text,
  plainToken,
  PUBLIC_ID_LENGTH,
  SECRET_LENGTH,
  tokenDigest,
} from '../domain/token';
import { accessTokens } from './tables';

const USABLE = statement(
  'select count(*) as count from identity.access_token where account_id = $1 and revoked_at is null and expires_at > $2',
);
const REPLACE = statement(
  'update identity.access_token set public_id = $2, digest = $3, last_four = $4 where id = $1',
);
const REVOKE = statement('update identity.access_token set revoked_at = $2 where id = $1');

const OF_ACCOUNT = selectStatement(
  accessTokens,
  'where t.account_id = $1 order by t.created_at desc, t.id desc',
);
const ISSUE = statement('select identity.issue_token($1, $2, $3) as outcome');
const REPLACE_FOR = statement('select identity.replace_token($1, $2, $3) as outcome');
const REVOKE_FOR = statement('select identity.revoke_token($1, $2, $3) as outcome');
const NOTE_USE = statement('select identity.note_token_use($1, $2)');

/**
 * What became of a change that a session asked for: the database makes it only for a session that
 * may. FORBIDDEN: it may not (any more).
 */
export type TokenOutcome = 'DONE' | 'FORBIDDEN' | 'TOO_MANY' | 'UNKNOWN';

@Injectable()
export class AccessTokens {
  constructor(private readonly database: Database) {}

  async add(token: AccessToken): Promise<void> {
    await this.database.write(insertStatement(accessTokens), columnArrays(accessTokens, [token]));
  }

  /** Newest first, expired and revoked ones too. */
  ofAccount(accountId: string): Promise<readonly AccessToken[]> {
    return this.database.readGlobal<AccessToken>(OF_ACCOUNT, [accountId]);
  }

  issueFor(sessionDigest: string, token: AccessToken): Promise<TokenOutcome> {
    const { id, name, environment, publicId, digest, lastFour, scopes, expiresAt } = token;
    const row = {
      ...{ id, name, environment, digest, scopes },
      ...{ public_id: publicId, last_four: lastFour, expires_at: expiresAt },
    };
    return this.outcome(ISSUE, [sessionDigest, JSON.stringify(row), token.createdAt]);
  }

  /** A new secret for the same id; the old one is dead at once. */
  replaceFor(
    sessionDigest: string,
    { id, publicId, digest, lastFour }: Omit<PlainSecret, 'token'> & { readonly id: string },
    at: Date,
  ): Promise<TokenOutcome> {
    const row = { id, digest, public_id: publicId, last_four: lastFour };
    return this.outcome(REPLACE_FOR, [sessionDigest, JSON.stringify(row), at]);
  }

  revokeFor(sessionDigest: string, id: string, at: Date): Promise<TokenOutcome> {
    return this.outcome(REVOKE_FOR, [sessionDigest, id, at]);
  }

  /** To some ten minutes. */
  async noteUse(id: string, at: Date): Promise<void> {
    await this.database.write(NOTE_USE, [id, at]);
  }

  get(id: string): Promise<AccessToken | undefined> {
    return this.one('where t.id = $1', id);
  }

  byPublicId(publicId: string): Promise<AccessToken | undefined> {
    return this.one('where t.public_id = $1', publicId);
  }

  async usable(accountId: string, now: Date): Promise<number> {
    return (
      (await this.database.readGlobal<{ count: number }>(USABLE, [accountId, now]))[0]?.count ?? 0
    );
  }

  /** A new secret for the same id; the old one is dead at once. */
  async replaceSecret(
    id: string,
    { publicId, digest, lastFour }: Pick<AccessToken, 'publicId' | 'digest' | 'lastFour'>,
  ): Promise<void> {
    await this.database.write(REPLACE, [id, publicId, digest, lastFour]);
  }

  async revoke(id: string, at: Date): Promise<void> {
    await this.database.write(REVOKE, [id, at]);
  }

  private async outcome(change: Statement, values: readonly unknown[]): Promise<TokenOutcome> {
    return (await this.database.write<{ outcome: TokenOutcome }>(change, values)).rows[0]!.outcome;
  }

  private async one(tail: string, value: string): Promise<AccessToken | undefined> {
    return (
      await this.database.readGlobal<AccessToken>(selectStatement(accessTokens, tail), [value])
    )[0];
  }
}

/** A new token secret with what is stored of it. */
export interface PlainSecret extends Pick<AccessToken, 'publicId' | 'digest' | 'lastFour'> {
  /** Shown once, kept nowhere. */
  readonly token: string;
}

/** Unpredictable base62 text. */
@Injectable()
export class Secrets {
  text(length: number): string {
    return base62Text(Array.from({ length }, () => randomInt(62)));
  }

  token(environment: Environment): PlainSecret {
    const publicId = this.text(PUBLIC_ID_LENGTH);
    const token = plainToken(environment, publicId, this.text(SECRET_LENGTH));
    return { token, publicId, digest: tokenDigest(token), lastFour: token.slice(-4) };
  }
}
