import type { PlaceKey, PlatformId } from '@switchyard/kernel';

/** Where a value was found: what turns it into ours depends on the ad account. */
export interface ImportSite {
  readonly platform: PlatformId;
  /** IANA zone that the ad account goes by. */
  readonly timeZone: string;
  /** Under which member the platform's own ids of places stand; null when it knows none. */
  readonly placeKey: PlaceKey | null;
}
