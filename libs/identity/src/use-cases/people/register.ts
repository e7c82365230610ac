import { Inject, Injectable } from '@nestjs/common';
import { Clock, isCurrency, UnitOfWork } from '@switchyard/kernel';
import { ChangeBroadcast } from '../../data/change-broadcast';
import { MailLinks, type Person, People, Sessions } from '../../data/people';
import { Passwords } from '../../data/passwords';
import { Members } from '../../data/spaces';
import { credentialDigest, LINK_LIFE_MS, linkNotValid } from '../../domain';
import { requireGoodPassword } from '../../domain/people/password';
import { CreateAccount } from '../manage-accounts';
import { type Registration, REGISTRATION } from '../ports';
import { unknownCurrency } from '../refusals';
import { QueueMail } from './mails';

export interface NewPerson {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly timeZone: string;
  readonly currency: string;
}

/** Whether an address may register: any, or only one that was invited. */
@Injectable()
export class MayRegister {
  constructor(
    private readonly members: Members,
    private readonly clock: Clock,
    @Inject(REGISTRATION) private readonly registration: Registration,
  ) {}

  async execute(email: string): Promise<boolean> {
    if (this.registration === 'open') return true;
    return (await this.members.invitedAs(email, this.clock.now())).length > 0;
  }
}

/**
 * Ends the access that a registration gave whose address is not confirmed: password, second factor
 * and sessions. Links stay: only the reader of the mails has them. Runs inside the caller's unit of
 * work.
 */
@Injectable()
export class RevokeAccess {
  constructor(
    private readonly people: People,
    private readonly sessions: Sessions,
  ) {}

  async execute(userId: string): Promise<void> {
    await this.people.change(userId, {
      passwordHash: null,
      totpSecret: null,
      totpConfirmedAt: null,
      recoveryDigests: [],
    });
    await this.sessions.endOthers(userId, null);
  }
}

/**
 * Makes an account with its user and personal Space. The address is confirmed by the link of a mail.
 * The answer is the same for an address that has an account: its owner gets a mail that says so.
 */
@Injectable()
export class Register {
  constructor(
    private readonly work: UnitOfWork,
    private readonly people: People,
    private readonly mayRegister: MayRegister,
    private readonly createAccount: CreateAccount,
    private readonly passwords: Passwords,
    private readonly revoke: RevokeAccess,
    private readonly mails: QueueMail,
  ) {}

  /** Throws VALIDATION_ERROR. Takes the same time whether the address is known or not. */
  async execute(person: NewPerson): Promise<void> {
    if (!isCurrency(person.currency)) throw unknownCurrency(person.currency);
    requireGoodPassword(person.password, person, '/password');
    const email = person.email.toLowerCase();
    const passwordHash = await this.passwords.hash(person.password);
    const before = await this.people.byEmail(email);
    const isSame = await this.passwords.matches(before?.passwordHash, person.password);
    const samePassword = isSame ? before?.passwordHash : undefined;
    await this.work.runGlobal(async () => {
      const known = await this.people.byEmail(email);
      return known
        ? this.registerAgain(known, samePassword)
        : this.register({ ...person, email }, passwordHash);
    });
  }

  private async register(person: NewPerson, passwordHash: string): Promise<void> {
    const { email, name, currency, timeZone } = person;
    if (!(await this.mayRegister.execute(email))) return;
    const terms = { plan: 'free', currency, timeZone } as const;
    await this.createAccount.execute({ email, ...terms, person: { name, passwordHash } });
    await this.mails.execute('confirm_address', email);
  }

  /**
   * Two people may have registered with an address that is not confirmed, and only one of them reads
   * its mails: of two passwords none counts, and the reader of the mail sets one. `samePassword`: the
   * stored hash that was found to be of the given password.
   */
  private async registerAgain(
    { userId, email }: Person,
    samePassword: string | null | undefined,
  ): Promise<void> {
    const person = await this.people.lock(userId);
    if (person?.confirmedAt) return this.mails.execute('address_known', email);
    if (person?.passwordHash && person.passwordHash === samePassword) {
      return this.mails.execute('confirm_address', email);
    }
    await this.revoke.execute(userId);
    await this.mails.execute('registered_again', email);
  }
}

/** Confirms an address by the link of a mail, and accepts the invitations that wait for it. */
@Injectable()
export class ConfirmAddress {
  constructor(
    private readonly work: UnitOfWork,
    private readonly links: MailLinks,
    private readonly people: People,
    private readonly members: Members,
    private readonly revoke: RevokeAccess,
    private readonly broadcast: ChangeBroadcast,
    private readonly clock: Clock,
  ) {}

  /** Throws LINK_NOT_VALID. */
  execute(token: string): Promise<void> {
    return this.work.runGlobal(async () => {
      const now = this.clock.now();
      const link = await this.links.take(credentialDigest(token), 'confirm_address');
      if (!link || now.getTime() - link.createdAt.getTime() >= LINK_LIFE_MS.confirm_address) {
        throw linkNotValid();
      }
      const person = await this.people.lock(link.userId);
      if (!person) throw linkNotValid();
      if (!person.confirmedAt) await this.confirm(person);
    });
  }

  /**
   * Inside the caller's unit of work, for a person who showed by another mail than that of the
   * registration that they read those of the address: another person may have registered with it.
   */
  async byOtherMail(userId: string): Promise<void> {
    const person = await this.people.lock(userId);
    if (!person) throw linkNotValid();
    if (person.confirmedAt) return;
    await this.revoke.execute(userId);
    await this.confirm(person);
  }

  private async confirm({ userId, email }: Person): Promise<void> {
    const now = this.clock.now();
    await this.people.change(userId, { confirmedAt: now });
    for (const { spaceId, role } of await this.members.invitedAs(email, now)) {
      await this.members.add({ spaceId, userId, role, createdAt: now });
    }
    await this.members.dropInvitationsOf(email);
    await this.broadcast.changed(userId);
  }
}
