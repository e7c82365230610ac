import { Injectable } from '@nestjs/common';
import {
  columnArrays,
  columnList,
  Database,
  encode,
  insertStatement,
  selectStatement,
  statement,
} from '@switchyard/db-kit';
import {
  FORGET_FAILURES_MS,
  type FailedSignIns,
  type LinkPurpose,
  type MailKind,
  type MailLink,
  type Patience,
  type Profile,
  type QueuedMail,
  type Session,
  type User,
} from '../domain';
import { failedSignIns, mailLinks, profiles, queuedMails, sessions } from './tables';

/** What can be changed of a profile. */
export type ProfileChanges = Partial<Omit<Profile, 'userId'>>;

/** A user with the profile. */
export type Person = Profile & Pick<User, 'accountId' | 'email'>;

const person = (tail: string) =>
  statement(`select ${columnList(profiles)}, u.account_id as "accountId", u.email
    from identity.profile t join identity.app_user u on u.id = t.user_id ${tail}`);
const BY_ID = person('where t.user_id = $1');
const LOCKED = person('where t.user_id = $1 for update of t');
const BY_EMAIL = person('where u.email = $1');

/** What users are called and sign in with. */
@Injectable()
export class People {
  constructor(private readonly database: Database) {}

  async add(profile: Profile): Promise<void> {
    await this.database.write(insertStatement(profiles), columnArrays(profiles, [profile]));
  }

  async get(userId: string): Promise<Person | undefined> {
    return (await this.database.readGlobal<Person>(BY_ID, [userId]))[0];
  }

  async byEmail(email: string): Promise<Person | undefined> {
    return (await this.database.readGlobal<Person>(BY_EMAIL, [email]))[0];
  }

  /** Makes others who lock it wait until the transaction ends. */
  async lock(userId: string): Promise<Person | undefined> {
    return (await this.database.write<Person>(LOCKED, [userId])).rows[0];
  }

  async change(userId: string, changes: ProfileChanges): Promise<void> {
    const columns = profiles.columns.filter(({ property }) => property in changes);
    const sets = columns.map(({ column }, at) => `"${column}" = $${at + 2}`).join(', ');
    await this.database.write(statement(`update identity.profile set ${sets} where user_id = $1`), [
      userId,
      ...columns.map(({ property, definition }) =>
        encode(changes[property as keyof ProfileChanges], definition),
      ),
    ]);
  }
}

/** A session with who it is of. */
export interface SessionOfUser extends Session, Pick<User, 'accountId' | 'email'> {
  readonly name: string;
  readonly confirmedAt: Date | null;
}

const FIND = statement(`
  select ${columnList(sessions)},
    u.account_id as "accountId", u.email, p.name, p.confirmed_at as "confirmedAt"
  from identity.session t join identity.app_user u on u.id = t.user_id
    join identity.profile p on p.user_id = t.user_id
  where t.digest = $1`);
const SEEN = statement('update identity.session set seen_at = $2 where digest = $1');
const PROVE = statement('update identity.session set proven_at = $2 where digest = $1');
const END = statement('delete from identity.session where user_id = $1 and id = $2');
const END_DIGEST = statement('delete from identity.session where digest = $1');
const END_OTHERS = statement(
  'delete from identity.session where user_id = $1 and digest is distinct from $2',
);
const OF_USER = selectStatement(
  sessions,
  'where t.user_id = $1 and t.is_complete order by t.created_at desc, t.id desc',
);

/** Who is signed in where. */
@Injectable()
export class Sessions {
  constructor(private readonly database: Database) {}

  async add(session: Session): Promise<void> {
    await this.database.write(insertStatement(sessions), columnArrays(sessions, [session]));
  }

  async find(digest: string): Promise<SessionOfUser | undefined> {
    return (await this.database.readGlobal<SessionOfUser>(FIND, [digest]))[0];
  }

  async noteSeen(digest: string, at: Date): Promise<void> {
    await this.database.write(SEEN, [digest, at]);
  }

  async noteProof(digest: string, at: Date): Promise<void> {
    await this.database.write(PROVE, [digest, at]);
  }

  /** Newest first. */
  of(userId: string): Promise<readonly Session[]> {
    return this.database.readGlobal<Session>(OF_USER, [userId]);
  }

  /** False when the user has no such session. */
  async end(userId: string, id: string): Promise<boolean> {
    return (await this.database.write(END, [userId, id])).count === 1;
  }

  async endDigest(digest: string): Promise<void> {
    await this.database.write(END_DIGEST, [digest]);
  }

  /** Ends every session of a user but this one; without one all of them. */
  async endOthers(userId: string, but: string | null): Promise<void> {
    await this.database.write(END_OTHERS, [userId, but]);
  }
}

const TAKE_LINK = statement(
  'delete from identity.mail_link where digest = $1 and purpose = $2 returning user_id as "userId", created_at as "createdAt"',
);
const DROP_LINKS = statement(
  'delete from identity.mail_link where user_id = $1 and purpose = any($2)',
);

/** Links that mails carry. */
@Injectable()
export class MailLinks {
  constructor(private readonly database: Database) {}

  async add(link: MailLink): Promise<void> {
    await this.database.write(insertStatement(mailLinks), columnArrays(mailLinks, [link]));
  }

  /** Each link once; undefined when it is unknown or was taken. */
  async take(
    digest: string,
    purpose: LinkPurpose,
  ): Promise<Pick<MailLink, 'userId' | 'createdAt'> | undefined> {
    return (
      await this.database.write<Pick<MailLink, 'userId' | 'createdAt'>>(TAKE_LINK, [
        digest,
        purpose,
      ])
    ).rows[0];
  }

  async drop(userId: string, purposes: readonly LinkPurpose[]): Promise<void> {
    await this.database.write(DROP_LINKS, [userId, purposes]);
  }
}

const DUE_MAIL = selectStatement(
  queuedMails,
  'where t.sent_at is null and t.next_at <= $1 order by t.next_at limit 1 for update skip locked',
);
const SENT_MAIL = statement('update identity.queued_mail set sent_at = $2 where id = $1');
const DROP_MAILS = statement('delete from identity.queued_mail where created_at < $1');
const DELAY_MAIL = statement(
  'update identity.queued_mail set attempts = attempts + 1, next_at = $2 where id = $1',
);
const ASKED = statement(
  'select count(*) as count from identity.queued_mail where email = $1 and kind = $2 and created_at > $3',
);

/** Mails that wait to be sent. */
@Injectable()
export class MailQueue {
  constructor(private readonly database: Database) {}

  async add(mail: QueuedMail): Promise<void> {
    await this.database.write(insertStatement(queuedMails), columnArrays(queuedMails, [mail]));
  }

  /** One that is due; no other process gets it until the transaction ends. */
  async due(now: Date): Promise<QueuedMail | undefined> {
    return (await this.database.write<QueuedMail>(DUE_MAIL, [now])).rows[0];
  }

  async noteSent(id: string, at: Date): Promise<void> {
    await this.database.write(SENT_MAIL, [id, at]);
  }

  /** Sent or not, what is older than this. */
  async dropBefore(moment: Date): Promise<void> {
    await this.database.write(DROP_MAILS, [moment]);
  }

  async delay(id: string, nextAt: Date): Promise<void> {
    await this.database.write(DELAY_MAIL, [id, nextAt]);
  }

  /** How many of a kind were asked for an address, sent ones too. */
  async asked(email: string, kind: MailKind, since: Date): Promise<number> {
    const [row] = await this.database.readGlobal<{ count: number }>(ASKED, [email, kind, since]);
    return row?.count ?? 0;
  }
}

const FAILED = selectStatement(failedSignIns, 'where t.key = $1');
/** $4 attempts cost nothing; $5 is the longest wait in milliseconds. */
const ATTEMPT = statement(`
  insert into identity.failed_sign_ins as f (key, failures, last_at) values ($1, 1, $2)
  on conflict (key) do update set last_at = excluded.last_at,
    failures = case when f.last_at < $3 then 1 else least(f.failures + 1, 1000000) end
  where f.last_at < $3 or f.failures < $4
    or f.last_at + least(1000 * power(2, least(f.failures - $4, 30)), $5) * interval '1 ms' <= excluded.last_at
  returning 1`);
const FORGET = statement('delete from identity.failed_sign_ins where key = $1 returning failures');
const TAKE_BACK = statement(
  'update identity.failed_sign_ins set failures = greatest(failures - $2, 0) where key = $1',
);

/** Failed sign-ins, counted by keys that contain no name in clear text. */
@Injectable()
export class FailedSignInCounts {
  constructor(private readonly database: Database) {}

  async get(key: string): Promise<FailedSignIns | undefined> {
    return (await this.database.readGlobal<FailedSignIns>(FAILED, [key]))[0];
  }

  /**
   * Counts an attempt as failed before it is known whether it is, so that attempts side by side
   * count, too. False, and nothing counted, while there is still to be waited.
   */
  async attempt(key: string, { free, longestMs }: Patience, at: Date): Promise<boolean> {
    const forgotten = new Date(at.getTime() - FORGET_FAILURES_MS);
    const values = [key, at, forgotten, free, longestMs];
    return (await this.database.write(ATTEMPT, values)).count === 1;
  }

  /** Answers how many were counted. */
  async forget(key: string): Promise<number> {
    const [row] = await this.database.readGlobal<{ failures: number }>(FORGET, [key]);
    return row?.failures ?? 0;
  }

  /** So many of the attempts were none of guessing. */
  async takeBack(key: string, attempts: number): Promise<void> {
    await this.database.write(TAKE_BACK, [key, attempts]);
  }
}
