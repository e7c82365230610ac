import { Injectable } from '@nestjs/common';
import { Clock, isRefusal, type RequestOrigin, UnitOfWork, type Visitor } from '@switchyard/kernel';
import { Secrets } from '../../data/access-tokens';
import { ExternalLogins } from '../../data/external-logins';
import { OpenIdProvider } from '../../data/openid-provider';
import { MailLinks, People, Sessions } from '../../data/people';
import {
  ATTEMPT_MS,
  credentialDigest,
  type ExternalAttempt,
  externalSignInFailed,
  hasSecondFactor,
  isFreshProof,
  LINK_PURPOSES,
  type ProvidedIdentity,
  RECENT_MS,
} from '../../domain';
import { CreateAccount } from '../manage-accounts';
import { QueueMail } from './mails';
import { MayRegister, RevokeAccess } from './register';
import { type OpenedSession, OpenSession } from './sessions';

/** Of an account that a provider's answer makes: what the form of the registration begins with. */
const FIRST_TERMS = { plan: 'free', currency: 'EUR', timeZone: 'Europe/Berlin' } as const;

/** Finds, joins or makes the user that a provider speaks of. Runs inside the caller's unit of work. */
@Injectable()
export class JoinIdentity {
  constructor(
    private readonly people: People,
    private readonly logins: ExternalLogins,
    private readonly createAccount: CreateAccount,
    private readonly mayRegister: MayRegister,
    private readonly revoke: RevokeAccess,
    private readonly links: MailLinks,
    private readonly mails: QueueMail,
    private readonly clock: Clock,
  ) {}

  /**
   * By issuer and subject; the first time by an address that the provider verified and, for a user
   * who is here already, this installation too. Throws EXTERNAL_SIGN_IN_FAILED.
   */
  async execute(identity: ProvidedIdentity): Promise<string> {
    const { issuer, subject, email, isEmailVerified } = identity;
    const known = await this.logins.find(issuer, subject);
    if (known) return known.userId;
    if (email === undefined) throw externalSignInFailed('email_missing');
    if (!isEmailVerified) throw externalSignInFailed('email_not_verified');
    const userId = await this.userWith(email, identity);
    const login = { userId, issuer, subject, createdAt: this.clock.now() };
    if (await this.logins.add(login)) return userId;
    // Another browser of the same person was first. Another subject with the same address is
    // another person: addresses are given away again.
    const first = await this.logins.find(issuer, subject);
    if (first?.userId !== userId) throw externalSignInFailed('no_account');
    return userId;
  }

  private async userWith(email: string, identity: ProvidedIdentity): Promise<string> {
    const found = await this.people.byEmail(email);
    const person = found && (await this.people.lock(found.userId));
    if (person?.confirmedAt) {
      await this.mails.execute('login_joined', email);
      return person.userId;
    }
    if (!(await this.mayRegister.execute(email))) throw externalSignInFailed('no_account');
    return person ? this.takeOver(person.userId, identity) : this.register(email, identity);
  }

  private async register(email: string, { name, timeZone }: ProvidedIdentity): Promise<string> {
    const { userId } = await this.createAccount.execute({
      ...FIRST_TERMS,
      ...(timeZone === undefined ? {} : { timeZone }),
      email,
      person: { name, passwordHash: null },
    });
    await this.people.change(userId, { confirmedAt: this.clock.now() });
    return userId;
  }

  /** A person who registered with the address and never confirmed it loses all access, and its links. */
  private async takeOver(userId: string, { name }: ProvidedIdentity): Promise<string> {
    await this.revoke.execute(userId);
    await this.links.drop(userId, LINK_PURPOSES);
    await this.people.change(userId, { name, confirmedAt: this.clock.now() });
    return userId;
  }
}

/** Base62 characters of the cookie of an attempt: 256 bits. */
const COOKIE_LENGTH = 43;

/** Sends a browser to the provider. */
@Injectable()
export class BeginExternalSignIn {
  constructor(
    private readonly work: UnitOfWork,
    private readonly provider: OpenIdProvider,
    private readonly logins: ExternalLogins,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  /** What people call the provider; undefined where there is none. */
  get providerName(): string | undefined {
    return this.provider.name;
  }

  /**
   * Binds the attempt to the browser by the cookie. With a visitor the session is proved again
   * instead. Throws EXTERNAL_SIGN_IN_FAILED.
   */
  async execute(
    proves?: Pick<Visitor, 'sessionDigest'>,
  ): Promise<{ readonly cookie: string; readonly address: string }> {
    const cookie = this.secrets.text(COOKIE_LENGTH);
    const address = await this.provider.addressFor(cookie, proves !== undefined);
    const createdAt = this.clock.now();
    await this.work.runGlobal(async () => {
      await this.logins.dropBefore(new Date(createdAt.getTime() - ATTEMPT_MS));
      const sessionDigest = proves?.sessionDigest ?? null;
      await this.logins.begin({ digest: credentialDigest(cookie), sessionDigest, createdAt });
    });
    return { cookie, address };
  }
}

/** A browser that came back: signed in, or with its session proved. */
export type CameBack =
  | (OpenedSession & { readonly kind: 'signed-in'; readonly needsSecondFactor: boolean })
  | { readonly kind: 'proved' };

/** Takes a browser back from the provider. */
@Injectable()
export class CompleteExternalSignIn {
  constructor(
    private readonly work: UnitOfWork,
    private readonly provider: OpenIdProvider,
    private readonly logins: ExternalLogins,
    private readonly join: JoinIdentity,
    private readonly people: People,
    private readonly sessions: Sessions,
    private readonly open: OpenSession,
    private readonly clock: Clock,
  ) {}

  /**
   * Each attempt counts once, whatever becomes of it; an answer that belongs to another one leaves
   * it as it is. Throws EXTERNAL_SIGN_IN_FAILED.
   */
  async execute(
    cookie: string | undefined,
    answer: URLSearchParams,
    origin: RequestOrigin,
    visitor: Visitor | undefined,
  ): Promise<CameBack> {
    if (cookie === undefined) throw externalSignInFailed('not_begun');
    if (!this.provider.isAnswerTo(cookie, answer)) throw externalSignInFailed('wrong_state');
    const attempt = await this.work.runGlobal(() => this.logins.take(credentialDigest(cookie)));
    if (!attempt) throw externalSignInFailed('not_begun');
    const now = this.clock.now();
    if (now.getTime() - attempt.createdAt.getTime() >= ATTEMPT_MS) {
      throw externalSignInFailed('expired');
    }
    const identity = await this.provider.identityIn(cookie, answer);
    if (attempt.sessionDigest !== null) return this.prove(attempt, identity, visitor);
    return this.signIn(identity, origin).catch((error: unknown) => {
      // Another browser of the same person made the account meanwhile.
      if (isRefusal(error) && error.code === 'NAME_TAKEN') return this.signIn(identity, origin);
      throw error;
    });
  }

  private async signIn(identity: ProvidedIdentity, origin: RequestOrigin): Promise<CameBack> {
    return this.work.runGlobal(async () => {
      const userId = await this.join.execute(identity);
      const person = await this.people.get(userId);
      const needsSecondFactor = person !== undefined && hasSecondFactor(person);
      const provenAt = this.provenAt(identity);
      const opened = await this.open.begin(userId, origin, !needsSecondFactor, provenAt);
      return { kind: 'signed-in', ...opened, needsSecondFactor };
    });
  }

  /** A provider with an open session in this browser asks for no login, which proves nothing. */
  private provenAt({ ageSeconds }: ProvidedIdentity): Date {
    const ageMs = ageSeconds === undefined ? RECENT_MS : ageSeconds * 1_000;
    return new Date(this.clock.now().getTime() - ageMs);
  }

  private async prove(
    { sessionDigest }: ExternalAttempt,
    identity: ProvidedIdentity,
    visitor: Visitor | undefined,
  ): Promise<CameBack> {
    if (!visitor || visitor.sessionDigest !== sessionDigest) {
      throw externalSignInFailed('not_begun');
    }
    const login = await this.logins.find(identity.issuer, identity.subject);
    if (login?.userId !== visitor.userId) throw externalSignInFailed('other_person');
    if (!isFreshProof(identity)) throw externalSignInFailed('not_fresh');
    await this.work.runGlobal(() =>
      this.sessions.noteProof(visitor.sessionDigest, this.provenAt(identity)),
    );
    return { kind: 'proved' };
  }
}
