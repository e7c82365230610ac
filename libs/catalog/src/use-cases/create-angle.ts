import { Injectable } from '@nestjs/common';
import { Clock, Ids, referenceNotFound, UnitOfWork, type Caller } from '@switchyard/kernel';
import { createAngle, type Angle, type AngleInput } from '../domain';
import { Angles } from './creative-ports';
import { Businesses } from './ports';

/** Create an angle of a business. */
@Injectable()
export class CreateAngle {
  constructor(
    private readonly work: UnitOfWork,
    private readonly businesses: Businesses,
    private readonly angles: Angles,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute(caller: Caller, input: AngleInput): Promise<Angle> {
    return this.work.run(caller, async () => {
      if (!(await this.businesses.lock(caller, input.businessId))) {
        throw referenceNotFound('/businessId');
      }
      const angle = createAngle(caller.spaceId, input, { ids: this.ids, now: this.clock.now() });
      await this.angles.insert(angle);
      return angle;
    });
  }
}
