import { Injectable } from '@nestjs/common';
import { Clock, type RequestOrigin, UnitOfWork, type Visitor } from '@switchyard/kernel';
import { Secrets } from '../../data/access-tokens';
import { ExternalLogins } from '../../data/external-logins';
import { OpenIdProvider } from '../../data/openid-provider';
import { Passwords } from '../../data/passwords';
import { MailLinks, People, Sessions } from '../../data/people';
import {
  credentialDigest,
  hasSecondFactor,
  LINK_LIFE_MS,
  linkNotValid,
  wrongCredentials,
} from '../../domain';
import { requireGoodPassword } from '../../domain/people/password';
import { noSuchUser } from '../refusals';
import { QueueMail } from './mails';
import { ConfirmAddress } from './register';
import { CheckCode } from './second-factor';
import { type OpenedSession, OpenSession } from './sessions';
import { SlowGuessing } from './sign-in';

/** Base62 characters: some 140 bits. */
const LENGTH = 24;

/**
 * Gives a user a new password, from the command line: for the first one of an installation, and for
 * a user who cannot read mails any more. A second factor stays.
 */
@Injectable()
export class IssuePassword {
  constructor(
    private readonly work: UnitOfWork,
    private readonly people: People,
    private readonly passwords: Passwords,
    private readonly secrets: Secrets,
  ) {}

  /** Shown once, kept nowhere. Throws NOT_FOUND. */
  async execute(email: string): Promise<{ readonly userId: string; readonly password: string }> {
    const password = this.secrets.text(LENGTH);
    const passwordHash = await this.passwords.hash(password);
    return this.work.runGlobal(async () => {
      const person = await this.people.byEmail(email.toLowerCase());
      if (!person) throw noSuchUser(email);
      await this.people.change(person.userId, { passwordHash });
      return { userId: person.userId, password };
    });
  }
}

/** Sets a new password by the link of a mail. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly work: UnitOfWork,
    private readonly links: MailLinks,
    private readonly people: People,
    private readonly sessions: Sessions,
    private readonly passwords: Passwords,
    private readonly confirm: ConfirmAddress,
    private readonly mails: QueueMail,
    private readonly clock: Clock,
  ) {}

  /** Sends a link, if the address has a user; the answer does not reveal that. */
  ask(email: string): Promise<void> {
    return this.work.runGlobal(() => this.mails.execute('reset_password', email.toLowerCase()));
  }

  /**
   * Ends every session. The link works once, a refused password leaves it as it is. Throws
   * LINK_NOT_VALID and VALIDATION_ERROR.
   */
  async execute(token: string, password: string): Promise<void> {
    const passwordHash = await this.passwords.hash(password);
    await this.work.runGlobal(async () => {
      const link = await this.links.take(credentialDigest(token), 'reset_password');
      const age = link ? this.clock.now().getTime() - link.createdAt.getTime() : Infinity;
      const person = link && (await this.people.lock(link.userId));
      if (!person || age >= LINK_LIFE_MS.reset_password) throw linkNotValid();
      requireGoodPassword(password, person, '/password');
      await this.confirm.byOtherMail(person.userId);
      await this.people.change(person.userId, { passwordHash });
      await this.sessions.endOthers(person.userId, null);
      await this.mails.execute('password_changed', person.email);
    });
  }
}

/** Sets another password for who is signed in. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly work: UnitOfWork,
    private readonly people: People,
    private readonly sessions: Sessions,
    private readonly passwords: Passwords,
    private readonly open: OpenSession,
    private readonly mails: QueueMail,
  ) {}

  /** Ends all other sessions. Throws VALIDATION_ERROR; the proof was asked for at the door. */
  async execute(
    { userId, sessionDigest }: Visitor,
    password: string,
    origin: RequestOrigin,
  ): Promise<OpenedSession> {
    const passwordHash = await this.passwords.hash(password);
    return this.work.runGlobal(async () => {
      const person = await this.people.lock(userId);
      if (!person) throw wrongCredentials();
      requireGoodPassword(password, person, '/password');
      await this.people.change(userId, { passwordHash });
      await this.sessions.endOthers(userId, sessionDigest);
      await this.mails.execute('password_changed', person.email);
      return this.open.renew(sessionDigest, origin);
    });
  }
}

/** A signed-in user proves again who they are. */
@Injectable()
export class ProveAgain {
  constructor(
    private readonly work: UnitOfWork,
    private readonly people: People,
    private readonly sessions: Sessions,
    private readonly passwords: Passwords,
    private readonly guessing: SlowGuessing,
    private readonly codes: CheckCode,
    private readonly clock: Clock,
  ) {}

  /** By the password or a code. Throws WRONG_CREDENTIALS, WRONG_CODE and RATE_LIMITED. */
  async execute(
    { userId, sessionDigest }: Visitor,
    proof: { readonly password?: string | undefined; readonly code?: string | undefined },
    origin: RequestOrigin,
  ): Promise<void> {
    await this.guessing.attemptOfUser(userId, origin);
    if (proof.code !== undefined) {
      await this.codes.take(userId, proof.code);
    } else {
      const person = await this.people.get(userId);
      const isRight = await this.passwords.matches(person?.passwordHash, proof.password ?? '');
      if (!isRight) throw wrongCredentials(person);
    }
    await this.guessing.succeeded(userId, origin);
    await this.work.runGlobal(() => this.sessions.noteProof(sessionDigest, this.clock.now()));
  }
}

/** How who is signed in can prove it again. */
export interface WaysToProve {
  readonly hasPassword: boolean;
  readonly hasSecondFactor: boolean;
  /** What the provider is called that they sign in through; undefined when they do not. */
  readonly provider: string | undefined;
}

/** Finds out what a user can be asked for. */
@Injectable()
export class FindWaysToProve {
  constructor(
    private readonly people: People,
    private readonly logins: ExternalLogins,
    private readonly provider: OpenIdProvider,
  ) {}

  async execute({ userId }: Visitor): Promise<WaysToProve> {
    const person = await this.people.get(userId);
    if (!person) throw wrongCredentials();
    return {
      hasPassword: person.passwordHash !== null,
      hasSecondFactor: hasSecondFactor(person),
      provider: (await this.logins.isAny(userId)) ? this.provider.name : undefined,
    };
  }
}
