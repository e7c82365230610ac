import { Injectable } from '@nestjs/common';
import {
  Clock,
  Ids,
  notFound,
  type RequestOrigin,
  UnitOfWork,
  type Visitor,
} from '@switchyard/kernel';
import { Secrets } from '../../data/access-tokens';
import { People, Sessions, type SessionOfUser } from '../../data/people';
import {
  credentialDigest,
  hasSecondFactor,
  isAlive,
  isRecent,
  SEEN_MS,
  type Session,
} from '../../domain';

/** Base62 characters of a cookie: 256 bits. */
const COOKIE_LENGTH = 43;

/** A session as its browser gets it: the cookie is shown once and stored nowhere. */
export interface OpenedSession {
  readonly cookie: string;
  readonly session: Session;
}

/** Begins sessions and replaces their cookies. Runs inside the caller's unit of work. */
@Injectable()
export class OpenSession {
  constructor(
    private readonly sessions: Sessions,
    private readonly secrets: Secrets,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Incomplete while a second factor is still to be given; `provenAt` is now unless stated. */
  async begin(
    userId: string,
    origin: RequestOrigin,
    isComplete: boolean,
    provenAt?: Date,
  ): Promise<OpenedSession> {
    const now = this.clock.now();
    const cookie = this.secrets.text(COOKIE_LENGTH);
    const session: Session = {
      id: this.ids.next('ses'),
      digest: credentialDigest(cookie),
      userId,
      isComplete,
      createdAt: now,
      seenAt: now,
      provenAt: provenAt ?? now,
      ...origin,
    };
    await this.sessions.add(session);
    return { cookie, session };
  }

  /** After every change of rights: a cookie that was seen before it opens nothing any more. */
  async renew(digest: string, origin: RequestOrigin): Promise<OpenedSession> {
    const old = await this.sessions.find(digest);
    if (!old) throw notFound();
    await this.sessions.endDigest(digest);
    return this.begin(old.userId, origin, true);
  }
}

/** Finds who a cookie is of. */
@Injectable()
export class ReadSession {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  /** Undefined when the cookie opens nothing, or a second factor is still to be given. */
  async visitor(cookie: string): Promise<Visitor | undefined> {
    const session = await this.find(cookie);
    if (!session?.isComplete) return undefined;
    const now = this.clock.now();
    if (now.getTime() - session.seenAt.getTime() >= SEEN_MS) {
      await this.work.runGlobal(() => this.sessions.noteSeen(session.digest, now));
    }
    return {
      sessionId: session.id,
      sessionDigest: session.digest,
      userId: session.userId,
      accountId: session.accountId,
      isConfirmed: session.confirmedAt !== null,
      isRecent: isRecent(session, now),
    };
  }

  /** Complete or not; undefined when it does not live any more. */
  async find(cookie: string): Promise<SessionOfUser | undefined> {
    const session = await this.sessions.find(credentialDigest(cookie));
    return session && isAlive(session, this.clock.now()) ? session : undefined;
  }
}

/** The profile of a signed-in user. */
@Injectable()
export class DescribePerson {
  constructor(private readonly people: People) {}

  /** Throws NOT_FOUND. */
  async execute({ userId }: Visitor) {
    const person = await this.people.get(userId);
    if (!person) throw notFound();
    const { accountId, email, name } = person;
    return {
      userId,
      accountId,
      email,
      name,
      hasSecondFactor: hasSecondFactor(person),
      hasPassword: person.passwordHash !== null,
    };
  }
}

/** The sessions of a user. */
@Injectable()
export class ManageSessions {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  /** Newest first. */
  async list({ userId }: Visitor): Promise<readonly Session[]> {
    const now = this.clock.now();
    return (await this.sessions.of(userId)).filter((session) => isAlive(session, now));
  }

  /** Throws NOT_FOUND. */
  async end({ userId }: Visitor, id: string): Promise<void> {
    await this.work.runGlobal(async () => {
      if (!(await this.sessions.end(userId, id))) throw notFound();
    });
  }

  /** Signs out. Ending a session that is over is no error. */
  signOut(cookie: string): Promise<void> {
    return this.work.runGlobal(() => this.sessions.endDigest(credentialDigest(cookie)));
  }
}
