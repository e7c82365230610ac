import { Injectable } from '@nestjs/common';
import { notFound, UnitOfWork, type Caller } from '@switchyard/kernel';
import { Angles } from './creative-ports';
import { requireVersion, type Expected } from './require-version';

/** Delete an angle and its concepts. Ads keep the stamp. */
@Injectable()
export class DeleteAngle {
  constructor(
    private readonly work: UnitOfWork,
    private readonly angles: Angles,
  ) {}

  execute(caller: Caller, id: string, expected: Expected): Promise<void> {
    return this.work.run(caller, async () => {
      const angle = await this.angles.lock(caller, id);
      if (!angle) throw notFound();
      requireVersion(expected, angle.version);
      await this.angles.remove(caller, id);
    });
  }
}
