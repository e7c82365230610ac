import { Injectable } from '@nestjs/common';
import { Clock, Ids, UnitOfWork, type Caller } from '@switchyard/kernel';
import { createBusiness, type Business, type BusinessInput } from '../domain';
import { CheckLogo } from './check-logo';
import { Businesses } from './ports';

/** Create a business. */
@Injectable()
export class CreateBusiness {
  constructor(
    private readonly work: UnitOfWork,
    private readonly businesses: Businesses,
    private readonly logo: CheckLogo,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute(caller: Caller, input: BusinessInput): Promise<Business> {
    return this.work.run(caller, async () => {
      await this.logo.execute(caller, input.logoAssetId);
      const business = createBusiness(caller.spaceId, input, {
        ids: this.ids,
        now: this.clock.now(),
      });
      await this.businesses.insert(business);
      return business;
    });
  }
}
