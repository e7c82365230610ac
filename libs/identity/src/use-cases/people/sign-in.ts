import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, type RequestOrigin, UnitOfWork } from '@switchyard/kernel';
import { FailedSignInCounts, MailLinks, People, Sessions } from '../../data/people';
import { Passwords } from '../../data/passwords';
import {
  credentialDigest,
  hasSecondFactor,
  LINK_LIFE_MS,
  linkNotValid,
  PATIENCE,
  type Patience,
  tooManyFailures,
  waitAfter,
  wrongCredentials,
} from '../../domain';
import { QueueMail } from './mails';
import { ConfirmAddress } from './register';
import { CheckCode } from './second-factor';
import { type OpenedSession, OpenSession, ReadSession } from './sessions';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Many addresses of IPv6 are one connection to the internet: the first 64 bits count. */
const networkOf = (address: string): string =>
  address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;

/**
 * Makes guessing slow: per person at an address and per address. Failures elsewhere never lock a
 * person out. The attempts of a user who has shown a password or a session count together from
 * wherever they come, because a code has only six digits.
 */
@Injectable()
export class SlowGuessing {
  constructor(
    private readonly work: UnitOfWork,
    private readonly counts: FailedSignInCounts,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts an attempt as failed, before it is known. Throws RATE_LIMITED with `Retry-After` while
   * there is still to be waited.
   */
  async attempt(person: string, { address }: RequestOrigin): Promise<void> {
    await this.work.runGlobal(async () => {
      await this.take(this.personKey(person, address), PATIENCE.person);
      await this.take(this.addressKey(address), PATIENCE.address);
    });
  }

  /** The same for a user who has shown a password, a link or a session. */
  async attemptOfUser(userId: string, origin: RequestOrigin): Promise<void> {
    await this.work.runGlobal(async () => {
      await this.take(this.userKey(userId), PATIENCE.person);
      await this.attempt(userId, origin);
    });
  }

  /**
   * The attempts of the person at this address were none of guessing. Those on others stay counted:
   * an account of one's own does not help to guess at theirs.
   */
  async succeeded(person: string, { address }: RequestOrigin): Promise<void> {
    await this.work.runGlobal(async () => {
      await this.counts.forget(this.userKey(person));
      const attempts = await this.counts.forget(this.personKey(person, address));
      await this.counts.takeBack(this.addressKey(address), attempts);
    });
  }

  private personKey(person: string, address: string): string {
    return `person:${digest(`${person}\n${networkOf(address)}`)}`;
  }

  private userKey(userId: string): string {
    return `user:${digest(userId)}`;
  }

  private addressKey(address: string): string {
    return `address:${digest(networkOf(address))}`;
  }

  private async take(key: string, patience: Patience): Promise<void> {
    const now = this.clock.now();
    if (await this.counts.attempt(key, patience, now)) return;
    const counted = await this.counts.get(key);
    throw tooManyFailures(counted ? waitAfter(counted, patience, now) : 1_000);
  }
}

/** Links to sign in with. */
@Injectable()
export class SignInLinks {
  constructor(
    private readonly work: UnitOfWork,
    private readonly links: MailLinks,
    private readonly confirm: ConfirmAddress,
    private readonly mails: QueueMail,
    private readonly clock: Clock,
  ) {}

  /** Sends a link, if the address has a user; the answer does not reveal that. */
  ask(email: string): Promise<void> {
    return this.work.runGlobal(() => this.mails.execute('sign_in', email.toLowerCase()));
  }

  /** Inside the caller's unit of work: whose link it was. */
  async take(token: string): Promise<string> {
    const link = await this.links.take(credentialDigest(token), 'sign_in');
    const age = link ? this.clock.now().getTime() - link.createdAt.getTime() : Infinity;
    if (!link || age >= LINK_LIFE_MS.sign_in) throw linkNotValid();
    await this.confirm.byOtherMail(link.userId);
    return link.userId;
  }
}

/** A sign-in that came through; incomplete while a second factor is still to be given. */
export interface SignedIn extends OpenedSession {
  readonly needsSecondFactor: boolean;
}

/** Signs a user in. */
@Injectable()
export class SignIn {
  constructor(
    private readonly work: UnitOfWork,
    private readonly people: People,
    private readonly passwords: Passwords,
    private readonly guessing: SlowGuessing,
    private readonly open: OpenSession,
    private readonly links: SignInLinks,
  ) {}

  /**
   * By e-mail address and password. Throws WRONG_CREDENTIALS, the same and after the same time
   * whether the address has a user or not, and RATE_LIMITED.
   */
  async withPassword(
    { email: given, password }: { readonly email: string; readonly password: string },
    origin: RequestOrigin,
  ): Promise<SignedIn> {
    const email = given.toLowerCase();
    await this.guessing.attempt(email, origin);
    const person = await this.people.byEmail(email);
    const isRight = await this.passwords.matches(person?.passwordHash, password);
    if (!isRight || !person) throw wrongCredentials(person);
    await this.guessing.succeeded(email, origin);
    return this.work.runGlobal(() => this.begin(person.userId, origin));
  }

  /** By the link of a mail, which also confirms the address. Throws LINK_NOT_VALID. */
  withLink(token: string, origin: RequestOrigin): Promise<SignedIn> {
    return this.work.runGlobal(async () => this.begin(await this.links.take(token), origin));
  }

  private async begin(userId: string, origin: RequestOrigin): Promise<SignedIn> {
    const person = await this.people.get(userId);
    const needsSecondFactor = person !== undefined && hasSecondFactor(person);
    return { ...(await this.open.begin(userId, origin, !needsSecondFactor)), needsSecondFactor };
  }
}

/** The second step of a sign-in. */
@Injectable()
export class CompleteSignIn {
  constructor(
    private readonly work: UnitOfWork,
    private readonly read: ReadSession,
    private readonly sessions: Sessions,
    private readonly open: OpenSession,
    private readonly codes: CheckCode,
    private readonly guessing: SlowGuessing,
  ) {}

  /** Throws WRONG_CREDENTIALS when no sign-in waits, WRONG_CODE and RATE_LIMITED. */
  async execute(cookie: string, code: string, origin: RequestOrigin): Promise<OpenedSession> {
    const waiting = await this.read.find(cookie);
    if (!waiting || waiting.isComplete) throw wrongCredentials(waiting);
    await this.guessing.attemptOfUser(waiting.userId, origin);
    await this.codes.take(waiting.userId, code);
    await this.guessing.succeeded(waiting.userId, origin);
    return this.work.runGlobal(async () => {
      await this.sessions.endDigest(waiting.digest);
      return this.open.begin(waiting.userId, origin, true);
    });
  }
}
