import { Injectable } from '@nestjs/common';
import { CatalogFacade } from '@switchyard/catalog';
import type { Caller, PageRequest } from '@switchyard/kernel';
import type { DeliveryStatus } from '../../domain';
import {
  Conversions,
  type Upload,
  type UploadFilter,
  type UploadTotals,
} from '../accept/conversions';

/** What an upload list is narrowed by. A campaign stands for the actions that it bids for. */
export interface UploadQuestion {
  readonly conversionActionId?: string;
  readonly campaignId?: string;
  readonly status?: DeliveryStatus;
}

/** List offline conversions with where they stand, newest first, and what they come to. */
@Injectable()
export class ReadUploads {
  constructor(
    private readonly conversions: Conversions,
    private readonly catalog: CatalogFacade,
  ) {}

  /** One row more than the page's limit tells that there is another page; the totals are of all pages. */
  async list(
    caller: Caller,
    question: UploadQuestion,
    page: PageRequest,
  ): Promise<{ readonly rows: readonly Upload[]; readonly totals: UploadTotals }> {
    const filter = await this.filterOf(caller, question);
    const [rows, totals] = await Promise.all([
      this.conversions.uploads(caller, filter, page),
      this.conversions.totals(caller, filter),
    ]);
    return { rows, totals };
  }

  private async filterOf(
    caller: Caller,
    { conversionActionId, campaignId, status }: UploadQuestion,
  ): Promise<UploadFilter> {
    const ofCampaign =
      campaignId === undefined
        ? undefined
        : ((await this.catalog.campaign(caller, campaignId))?.conversionActionIds ?? []);
    const one = conversionActionId === undefined ? undefined : [conversionActionId];
    const actionIds =
      one && ofCampaign ? one.filter((id) => ofCampaign.includes(id)) : (one ?? ofCampaign);
    return { ...(actionIds && { actionIds }), ...(status && { status }) };
  }
}
