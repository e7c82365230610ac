import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  Database,
  insertStatement,
  selectStatement,
  statement,
} from '@switchyard/db-kit';
import type { ExternalAttempt, ExternalLogin } from '../domain';
import { externalAttempts, externalLogins } from './tables';

const FIND = selectStatement(externalLogins, 'where t.issuer = $1 and t.subject = $2');
const COUNT = statement('select count(*) as count from identity.external_login where user_id = $1');
const TAKE = statement(
  `delete from identity.external_attempt where digest = $1
    returning digest, session_digest as "sessionDigest", created_at as "createdAt"`,
);
const DROP = statement('delete from identity.external_attempt where created_at < $1');

/** Users who sign in through a provider, and unfinished sign-ins there. */
@Injectable()
export class ExternalLogins {
  constructor(private readonly database: Database) {}

  async find(issuer: string, subject: string): Promise<ExternalLogin | undefined> {
    return (await this.database.readGlobal<ExternalLogin>(FIND, [issuer, subject]))[0];
  }

  async isAny(userId: string): Promise<boolean> {
    const [row] = await this.database.readGlobal<{ count: number }>(COUNT, [userId]);
    return (row?.count ?? 0) > 0;
  }

  /** False when the user, or the subject, has another login at the issuer. */
  async add(login: ExternalLogin): Promise<boolean> {
    const { count } = await this.database.write(
      insertStatement(externalLogins, 'on conflict do nothing'),
      columnArrays(externalLogins, [login]),
    );
    return count === 1;
  }

  async begin(attempt: ExternalAttempt): Promise<void> {
    await this.database.write(
      insertStatement(externalAttempts),
      columnArrays(externalAttempts, [attempt]),
    );
  }

  /** Each attempt once; undefined when it is unknown or was taken. */
  async take(digest: string): Promise<ExternalAttempt | undefined> {
    return (await this.database.write<ExternalAttempt>(TAKE, [digest])).rows[0];
  }

  /** Attempts that were never finished. */
  async dropBefore(moment: Date): Promise<void> {
    await this.database.write(DROP, [moment]);
  }
}
