import { Injectable } from '@nestjs/common';
import { Clock, notFound, referenceNotFound, UnitOfWork, type Caller } from '@switchyard/kernel';
import { reviseAngle, viewAngle, type Angle, type AngleChanges, type AngleView } from '../domain';
import { Angles } from './creative-ports';
import { Businesses } from './ports';
import { requireVersion, type Expected } from './require-version';

/** Change an angle. `patch` turns the angle as it is read into what changes. */
@Injectable()
export class UpdateAngle {
  constructor(
    private readonly work: UnitOfWork,
    private readonly businesses: Businesses,
    private readonly angles: Angles,
    private readonly clock: Clock,
  ) {}

  execute(
    caller: Caller,
    id: string,
    expected: Expected,
    patch: (current: AngleView) => AngleChanges,
  ): Promise<Angle> {
    return this.work.run(caller, async () => {
      const before = await this.angles.lock(caller, id);
      if (!before) throw notFound();
      requireVersion(expected, before.version);
      const changes = patch(viewAngle(before));
      if (changes.businessId && !(await this.businesses.lock(caller, changes.businessId))) {
        throw referenceNotFound('/businessId');
      }
      const after = reviseAngle(before, changes, this.clock.now());
      return after === before ? before : this.angles.replace(before, after);
    });
  }
}
