import { Inject, Injectable } from '@nestjs/common';
import { isPlatformId, notFound, PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import {
  type AdPlatform,
  CAMPAIGN_TYPES,
  type CampaignType,
  type Capabilities,
} from '@switchyard/platforms/domain';
import {
  type MediaRequirements,
  mediaRequirementsOf,
} from '../../domain/validation/media-requirements';
import { PLATFORMS } from '../ports';

/** What each platform that has a connector can hold. */
@Injectable()
export class ListPlatforms {
  constructor(@Inject(PLATFORMS) private readonly platforms: ReadonlyMap<PlatformId, AdPlatform>) {}

  /** In the order in which platforms are listed everywhere. */
  all(): readonly Capabilities[] {
    return PLATFORM_IDS.flatMap((id) => this.platforms.get(id)?.capabilities ?? []);
  }

  /** Throws NOT_FOUND for a platform that does not exist or has no connector yet. */
  one(platformId: string): Capabilities {
    const platform = isPlatformId(platformId) ? this.platforms.get(platformId) : undefined;
    if (!platform) throw notFound();
    return platform.capabilities;
  }
}

/**
 * What each platform that has a connector asks of files and texts, per type of campaign that it
 * takes.
 */
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
