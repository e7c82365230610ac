import { Injectable } from '@nestjs/common';
import { Clock, notFound, UnitOfWork, type Visitor } from '@switchyard/kernel';
import { ChangeBroadcast } from '../../data/change-broadcast';
import { People } from '../../data/people';
import { Members } from '../../data/spaces';
import type { OpenInvitation } from '../../domain';

/** The open invitations of the signed-in user, whose address is confirmed. */
@Injectable()
export class AnswerInvitations {
  constructor(
    private readonly work: UnitOfWork,
    private readonly people: People,
    private readonly members: Members,
    private readonly broadcast: ChangeBroadcast,
    private readonly clock: Clock,
  ) {}

  /** Newest first; none while the address is not confirmed. */
  async list({ userId }: Pick<Visitor, 'userId'>): Promise<readonly OpenInvitation[]> {
    const email = await this.addressOf(userId);
    return email === undefined ? [] : this.members.openFor(email, this.clock.now());
  }

  /** A member from the next request on. Throws NOT_FOUND. */
  accept(visitor: Pick<Visitor, 'userId'>, id: string): Promise<void> {
    return this.work.runGlobal(async () => {
      const { spaceId, role } = await this.take(visitor, id);
      const { userId } = visitor;
      await this.members.add({ spaceId, userId, role, createdAt: this.clock.now() });
      await this.broadcast.changed(userId);
    });
  }

  /** Throws NOT_FOUND. */
  decline(visitor: Pick<Visitor, 'userId'>, id: string): Promise<void> {
    return this.work.runGlobal(async () => void (await this.take(visitor, id)));
  }

  private async take({ userId }: Pick<Visitor, 'userId'>, id: string) {
    const email = await this.addressOf(userId);
    const taken =
      email !== undefined && (await this.members.takeInvitation(id, email, this.clock.now()));
    if (!taken) throw notFound();
    return taken;
  }

  private async addressOf(userId: string): Promise<string | undefined> {
    const person = await this.people.get(userId);
    return person?.confirmedAt ? person.email : undefined;
  }
}
