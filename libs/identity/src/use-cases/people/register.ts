import { Inject, Injectable } from '@nestjs/common';
import { Clock, isCurrency, UnitOfWork } from '@switchyard/kernel';
import { ChangeBroadcast } from '../../data/change-broadcast';
import { MailLinks, People } from '../../data/people';
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
    private readonly mails: QueueMail,
  ) {}

  /** Throws VALIDATION_ERROR. */
  async execute(person: NewPerson): Promise<void> {
    if (!isCurrency(person.currency)) throw unknownCurrency(person.currency);
    requireGoodPassword(person.password, person, '/password');
    const passwordHash = await this.passwords.hash(person.password);
    await this.work.runGlobal(() => this.register(person, passwordHash));
  }

  private async register(person: NewPerson, passwordHash: string): Promise<void> {
    const { name, currency, timeZone } = person;
    const email = person.email.toLowerCase();
    const known = await this.people.byEmail(email);
    if (!known) {
      if (!(await this.mayRegister.execute(email))) return;
      const terms = { plan: 'free', currency, timeZone } as const;
      await this.createAccount.execute({ email, ...terms, person: { name, passwordHash } });
      return this.mails.execute('confirm_address', email);
    }
    if ((await this.people.lock(known.userId))?.confirmedAt) {
      return this.mails.execute('address_known', email);
    }
    // The last person to register who reads the mail owns the address. An earlier password is void.
    await this.people.change(known.userId, { name, passwordHash });
    return this.mails.execute('confirm_address', email);
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
      await this.confirm(link.userId);
    });
  }

  /** Inside the caller's unit of work, for a person who showed that mails to the address arrive. */
  async confirm(userId: string): Promise<void> {
    const person = await this.people.lock(userId);
    if (!person) throw linkNotValid();
    if (person.confirmedAt) return;
    const now = this.clock.now();
    await this.people.change(userId, { confirmedAt: now });
    for (const { spaceId, role } of await this.members.invitedAs(person.email, now)) {
      await this.members.add({ spaceId, userId, role, createdAt: now });
    }
    await this.members.dropInvitationsOf(person.email);
    await this.broadcast.changed(userId);
  }
}
