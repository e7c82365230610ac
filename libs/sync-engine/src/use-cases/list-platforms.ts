import { Inject, Injectable } from '@nestjs/common';
import { isPlatformId, notFound, PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import type { AdPlatform, Capabilities } from '@switchyard/platforms';
import { PLATFORMS } from './platforms';

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
