import { Injectable } from '@nestjs/common';
import type { PlatformId } from '@switchyard/kernel';
import { CAMPAIGN_TYPES, type CampaignType } from '@switchyard/platforms/domain';
import { mediaRequirementsOf, type MediaRequirements } from '../domain/media-requirements';
import { ListPlatforms } from './list-platforms';

/** What each platform that has a connector asks of files and texts, per type of campaign that it takes. */
@Injectable()
export class ListMediaRequirements {
  constructor(private readonly platforms: ListPlatforms) {}

  /** In the order of platforms, then of types. */
  execute({
    platform,
    campaignType,
  }: {
    readonly platform?: PlatformId;
    readonly campaignType?: CampaignType;
  }): readonly MediaRequirements[] {
    const types = campaignType ? [campaignType] : CAMPAIGN_TYPES;
    return this.platforms
      .all()
      .filter((one) => !platform || one.platform === platform)
      .flatMap((one) => types.flatMap((type) => mediaRequirementsOf(one, type) ?? []));
  }
}
