import { Inject, Injectable } from '@nestjs/common';
import type { Tenant } from '@switchyard/kernel';
import { Businesses } from '../data/businesses';
import type { Ad, AdInput, Business } from '../domain';
import { AD_CHILDREN, type AdChildren } from './children/children';

/** Businesses that content is written for, and ads that are made of it. Joins a transaction. */
@Injectable()
export class ContentFacade {
  constructor(
    private readonly businesses: Businesses,
    @Inject(AD_CHILDREN) private readonly ads: AdChildren,
  ) {}

  business(tenant: Tenant, id: string): Promise<Business | undefined> {
    return this.businesses.find(tenant, id);
  }

  /** The same, kept until the transaction ends. */
  lockBusiness(tenant: Tenant, id: string): Promise<Business | undefined> {
    return this.businesses.lock(tenant, id);
  }

  /** Throws what `POST /ads` is refused with. */
  createAd(tenant: Tenant, input: AdInput): Promise<Ad> {
    return this.ads.create(tenant, input);
  }
}
