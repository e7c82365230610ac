import { Injectable } from '@nestjs/common';
import { Clock, notFound, UnitOfWork, type Caller } from '@switchyard/kernel';
import {
  reviseBusiness,
  viewBusiness,
  type Business,
  type BusinessChanges,
  type BusinessView,
} from '../domain';
import { CheckLogo } from './check-logo';
import { Businesses } from './ports';
import { requireVersion, type Expected } from './require-version';

/** Change a business. `patch` turns the business as it is read into what changes. */
@Injectable()
export class UpdateBusiness {
  constructor(
    private readonly work: UnitOfWork,
    private readonly businesses: Businesses,
    private readonly logo: CheckLogo,
    private readonly clock: Clock,
  ) {}

  execute(
    caller: Caller,
    id: string,
    expected: Expected,
    patch: (current: BusinessView) => BusinessChanges,
  ): Promise<Business> {
    return this.work.run(caller, async () => {
      const before = await this.businesses.lock(caller, id);
      if (!before) throw notFound();
      requireVersion(expected, before.version);
      const changes = patch(viewBusiness(before));
      await this.logo.execute(caller, changes.logoAssetId);
      const after = reviseBusiness(before, changes, this.clock.now());
      return after === before ? before : this.businesses.replace(before, after);
    });
  }
}
