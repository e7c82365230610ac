import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@switchyard/kernel';
import { Secrets } from '../../data/access-tokens';
import { Passwords } from '../../data/passwords';
import { People } from '../../data/people';
import { noSuchUser } from '../refusals';

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
