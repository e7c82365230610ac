import { Injectable } from '@nestjs/common';
import { columnArrays, columnList, Database, insertStatement, statement } from '@switchyard/db-kit';
import type { Caller, PageRequest, Tenant } from '@switchyard/kernel';
import type { Alert, AlertOfUser } from '../domain';
import type { AlertFilter } from '../use-cases/ports';
import { alertReadings, alerts } from './connection-tables';

/**
 * $1 account, $2 user, $3 whether the user is one of the account's own: guests get the alerts of
 * the Spaces they share, not those of the account.
 */
const SEEN = `
  from identity.alert t left join identity.alert_reading r on r.account_id = t.account_id and r.alert_id = t.id and r.user_id = $2
  where t.account_id = $1 and (case when t.space_id is null then $3::boolean
    else t.space_id in (select m.space_id from identity.membership m where m.user_id = $2) end)`;
const RECORD = `select ${columnList(alerts)}, r.read_at as "readAt"`;
const UNREAD = statement(`select count(*) as count ${SEEN} and r.read_at is null`);
const PAGE = statement(`${RECORD} ${SEEN}
  and ($4::boolean is null or (r.read_at is null) = $4) and ($5::text is null or t.kind = $5)
  and ($6::timestamptz is null or (t.created_at, t.id) < ($6, $7)) order by t.created_at desc, t.id desc limit $8`);
const ONE = statement(`${RECORD} ${SEEN} and t.id = $4`);
const RAISE = insertStatement(
  alerts,
  'on conflict (account_id, key) where settled_at is null do nothing',
);
const RESOLVE = statement(
  'update identity.alert set settled_at = $3 where account_id = $1 and key = $2 and settled_at is null',
);
const MOVE = statement(
  `update identity.alert set space_id = $4 where account_id = $1 and space_id = $2 and subject ->> 'id' = $3 and settled_at is null`,
);
const READ = insertStatement(
  alertReadings,
  'on conflict (account_id, user_id, alert_id) do nothing',
);

const seer = ({ accountId, userId, tokenAccountId }: Caller): unknown[] => [
  accountId,
  userId,
  tokenAccountId === accountId,
];

/**
 * Callers see the alerts of the Spaces that they are members of; those of the whole account only
 * its own users.
 */
@Injectable()
export class Alerts {
  constructor(private readonly database: Database) {}

  /** False when an alert of this key is open already. */
  async raise(alert: Alert): Promise<boolean> {
    return (await this.database.write(RAISE, columnArrays(alerts, [alert]))).count === 1;
  }

  /** False when none of this key is open. */
  async resolve({ accountId }: Tenant, key: string, at: Date): Promise<boolean> {
    return (await this.database.write(RESOLVE, [accountId, key, at])).count === 1;
  }

  /** Open alerts about an object are those of another Space of the account from now on. */
  async move({ accountId, spaceId }: Tenant, subjectId: string, toSpaceId: string): Promise<void> {
    await this.database.write(MOVE, [accountId, spaceId, subjectId, toSpaceId]);
  }

  /** For this user alone; the first reading stays. */
  async markRead({ accountId, userId }: Caller, alertId: string, readAt: Date): Promise<void> {
    await this.database.write(
      READ,
      columnArrays(alertReadings, [{ accountId, alertId, userId, readAt }]),
    );
  }

  async countUnread(caller: Caller): Promise<number> {
    return (
      (await this.database.read<{ count: number }>(caller, UNREAD, seer(caller)))[0]?.count ?? 0
    );
  }

  /** One row more than the page has, when there is one. */
  list(
    caller: Caller,
    { unread, kind }: AlertFilter,
    { limit, cursor }: PageRequest,
  ): Promise<readonly AlertOfUser[]> {
    const values = [
      ...seer(caller),
      unread ?? null,
      kind ?? null,
      cursor?.createdAt ?? null,
      cursor?.id ?? null,
      limit + 1,
    ];
    return this.database.read<AlertOfUser>(caller, PAGE, values);
  }

  async get(caller: Caller, id: string): Promise<AlertOfUser | undefined> {
    return (await this.database.read<AlertOfUser>(caller, ONE, [...seer(caller), id]))[0];
  }
}
