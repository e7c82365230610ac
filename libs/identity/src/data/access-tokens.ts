import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  Database,
  insertStatement,
  selectStatement,
  statement,
} from '@switchyard/db-kit';
import type { AccessToken } from '../domain';
import { base62Text } from '../domain/token';
import { accessTokens } from './tables';

const USABLE = statement(
  'select count(*) as count from identity.access_token where account_id = $1 and revoked_at is null and expires_at > $2',
);
const REPLACE = statement(
  'update identity.access_token set public_id = $2, digest = $3, last_four = $4 where id = $1',
);
const REVOKE = statement('update identity.access_token set revoked_at = $2 where id = $1');

@Injectable()
export class AccessTokens {
  constructor(private readonly database: Database) {}

  async add(token: AccessToken): Promise<void> {
    await this.database.write(insertStatement(accessTokens), columnArrays(accessTokens, [token]));
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

  private async one(tail: string, value: string): Promise<AccessToken | undefined> {
    return (
      await this.database.readGlobal<AccessToken>(selectStatement(accessTokens, tail), [value])
    )[0];
  }
}

/** Unpredictable base62 text. */
@Injectable()
export class Secrets {
  text(length: number): string {
    return base62Text(Array.from({ length }, () => randomInt(62)));
  }
}
