import { Injectable } from '@nestjs/common';
import { notFound, type Caller, type PageRequest } from '@switchyard/kernel';
import type { Business } from '../domain';
import type { BusinessFilter } from './filters';
import { Businesses } from './ports';

/** Get one business, or list them newest first. */
@Injectable()
export class ReadBusinesses {
  constructor(private readonly businesses: Businesses) {}

  async get(caller: Caller, id: string): Promise<Business> {
    const business = await this.businesses.find(caller, id);
    if (!business) throw notFound();
    return business;
  }

  /** One row more than the page's limit tells that there is another page. */
  list(caller: Caller, filter: BusinessFilter, page: PageRequest): Promise<readonly Business[]> {
    return this.businesses.list(caller, filter, page);
  }
}
