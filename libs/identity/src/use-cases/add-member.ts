import { Injectable } from '@nestjs/common';
import { Clock, UnitOfWork, type SpaceRole } from '@switchyard/kernel';
import { spaceNotFound } from '../domain';
import { ChangeBroadcast, Spaces, Users } from './ports';
import { memberExists, noSuchUser } from './refusals';

/** Lets an existing user into a Space. */
@Injectable()
export class AddMember {
  constructor(
    private readonly work: UnitOfWork,
    private readonly spaces: Spaces,
    private readonly users: Users,
    private readonly clock: Clock,
    private readonly broadcast: ChangeBroadcast,
  ) {}

  execute(spaceId: string, email: string, role: SpaceRole): Promise<{ userId: string }> {
    return this.work.runGlobal(async () => {
      if (!(await this.spaces.get(spaceId))) throw spaceNotFound();
      const user = await this.users.byEmail(email.toLowerCase());
      if (!user) throw noSuchUser(email);
      if (
        !(await this.spaces.addMember({
          spaceId,
          userId: user.id,
          role,
          createdAt: this.clock.now(),
        }))
      ) {
        throw memberExists();
      }
      await this.broadcast.changed();
      return { userId: user.id };
    });
  }
}
