import { Injectable } from '@nestjs/common';
import { notFound, UnitOfWork, type Caller } from '@switchyard/kernel';
import { businessInUse } from '../domain';
import { Businesses } from './ports';
import { requireVersion, type Expected } from './require-version';

/** Delete a business that no campaign advertises. Throws `BUSINESS_IN_USE`. */
@Injectable()
export class DeleteBusiness {
  constructor(private readonly work: UnitOfWork, private readonly businesses: Businesses) {}

  execute(caller: Caller, id: string, expected: Expected): Promise<void> {
    return this.work.run(caller, async () => {
      const business = await this.businesses.lock(caller, id);
      if (!business) throw notFound();
      requireVersion(expected, business.version);
      const campaignIds = await this.businesses.campaignsOf(caller, id);
      if (campaignIds.length > 0) throw businessInUse(campaignIds);
      await this.businesses.remove(caller, id);
    });
  }
}
