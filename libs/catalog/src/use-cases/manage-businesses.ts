import { Injectable } from '@nestjs/common';
import {
  type Caller,
  Clock,
  type ExpectedVersion,
  Ids,
  notFound,
  type PageRequest,
  referenceNotFound,
  requireVersion,
  type Tenant,
  UnitOfWork,
  validationError,
} from '@switchyard/kernel';
import { Assets } from '../data/assets';
import { Businesses } from '../data/businesses';
import {
  type Business,
  type BusinessChanges,
  type BusinessInput,
  businessInUse,
  type BusinessView,
  createBusiness,
  reviseBusiness,
  ROLE_TYPES,
  viewBusiness,
} from '../domain';
import type { BusinessFilter } from './filters';

/**
 * Refuses a logo that is no asset of the Space (`NOT_FOUND`) or no picture. The asset stays until
 * the transaction ends.
 */
@Injectable()
export class CheckLogo {
  constructor(private readonly assets: Assets) {}

  async execute(tenant: Tenant, assetId: string | null | undefined): Promise<void> {
    if (!assetId) return;
    const asset = await this.assets.hold(tenant, assetId);
    if (!asset) throw referenceNotFound('/logoAssetId');
    if (ROLE_TYPES.LOGO.includes(asset.type)) return;
    throw validationError([
      {
        path: '/logoAssetId',
        code: 'NOT_ALLOWED',
        message: `logoAssetId must be an asset of type IMAGE; this one is of type ${asset.type}`,
      },
    ]);
  }
}

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
    expected: ExpectedVersion,
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

/**
 * Delete a business that no campaign advertises and that has no angle. Throws `BUSINESS_IN_USE`.
 */
@Injectable()
export class DeleteBusiness {
  constructor(
    private readonly work: UnitOfWork,
    private readonly businesses: Businesses,
  ) {}

  execute(caller: Caller, id: string, expected: ExpectedVersion): Promise<void> {
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

/** Get one business, or list them newest first. */
@Injectable()
export class ReadBusinesses {
  constructor(private readonly businesses: Businesses) {}

  async get(caller: Caller, id: string): Promise<Business> {
    const business = await this.businesses.find(caller, id);
    if (!business) throw notFound();
    return business;
  }

  /** One row more than the page's limit means that there is another page. */
  list(caller: Caller, filter: BusinessFilter, page: PageRequest): Promise<readonly Business[]> {
    return this.businesses.list(caller, filter, page);
  }
}
