import { Injectable } from '@nestjs/common';
import { Clock } from '@switchyard/kernel';
import { ExternalLogins } from '../../data/external-logins';
import { MailLinks, People } from '../../data/people';
import { externalSignInFailed, LINK_PURPOSES, type ProvidedIdentity } from '../../domain';
import { CreateAccount } from '../manage-accounts';
import { QueueMail } from './mails';
import { MayRegister, RevokeAccess } from './register';

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
