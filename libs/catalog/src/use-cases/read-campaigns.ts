import { Injectable } from '@nestjs/common';
import { notFound, type Caller, type PageRequest } from '@switchyard/kernel';
import type { Campaign } from '../domain';
import type { CampaignFilter } from './filters';
import { Campaigns } from './ports';

/** Get one campaign, removed ones too, or list them newest first. */
@Injectable()
export class ReadCampaigns {
  constructor(private readonly campaigns: Campaigns) {}

  async get(caller: Caller, id: string): Promise<Campaign> {
    const campaign = await this.campaigns.find(caller, id);
    if (!campaign) throw notFound();
    return campaign;
  }

  /** One row more than the page's limit tells that there is another page. */
  list(caller: Caller, filter: CampaignFilter, page: PageRequest): Promise<readonly Campaign[]> {
    return this.campaigns.list(caller, filter, page);
  }
}
