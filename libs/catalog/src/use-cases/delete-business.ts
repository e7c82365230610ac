import { Injectable } from '@nestjs/common';
import { notFound, UnitOfWork, type Caller } from '@switchyard/kernel';
import { businessInUse } from '../domain';
import { Businesses } from './ports';
import { requireVersion, type Expected } from './require-version';

/** Delete a business that no campaign advertises and that has no angle. Throws `BUSINESS_IN_USE`. */
@Injectable()
export class DeleteBusiness {
  constructor(
    private readonly work: UnitOfWork,
    private readonly businesses: Businesses,
  ) {}

  execute(caller: Caller, id: string, expected: Expected): Promise<void> {
    return this.work.run(caller, async () => {
      const business = await this.businesses.lock(caller, id);
      if (!business) throw notFound();
      requireVersion(expected, business.version);
      const campaignIds = await this.businesses.campaignsOf(caller, id);
      const angleIds = await this.businesses.anglesOf(caller, id);
      if (campaignIds.length + angleIds.length > 0) throw businessInUse(campaignIds, angleIds);
      await this.businesses.remove(caller, id);
    });
  }
}
