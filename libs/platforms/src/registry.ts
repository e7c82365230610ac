import type { PlatformId } from '@switchyard/kernel';
import { googleAds } from './google-ads';
import { linkedinAds } from './linkedin-ads';
import { metaAds } from './meta-ads';
import { createMicrosoftAds } from './microsoft-ads';
import { openaiAds } from './openai-ads';
import type { AdPlatform } from './port/ad-platform';
import { redditAds } from './reddit-ads';
import { emulatorEndpoints, vendorEndpoints, type EndpointSet } from './transport';

/** Where one platform is and which version is spoken. Everything absent means the vendor's own, and the newest proven version. */
export interface PlatformSettings {
  /** An address that stands in for all the vendor's hosts, by path prefix. */
  readonly baseUrl?: string;
  readonly apiVersion?: string;
  /** Operations per day that the vendor grants to this installation; 0 means no limit. */
  readonly dailyOperations?: number;
}

export type PlatformsSettings = { readonly [platform in PlatformId]?: PlatformSettings };

/** Every connector that exists. Make it once per process: connectors hold access tokens in memory. */
export const createPlatforms = (settings: PlatformsSettings = {}): ReadonlyMap<PlatformId, AdPlatform> => {
  const google = settings['google-ads'];
  const meta = settings['meta-ads'];
  const platforms = [
    googleAds({ ...google, endpoints: endpointsOf(google).google }),
    createMicrosoftAds(endpointsOf(settings['microsoft-ads']).microsoft, settings['microsoft-ads']?.apiVersion),
    metaAds({ ...meta, endpoints: endpointsOf(meta).meta }),
    redditAds({ ...settings['reddit-ads'], endpoints: endpointsOf(settings['reddit-ads']).reddit }),
    openaiAds({ ...settings['openai-ads'], endpoints: endpointsOf(settings['openai-ads']).openai }),
    linkedinAds({ ...settings['linkedin-ads'], endpoints: endpointsOf(settings['linkedin-ads']).linkedin }),
  ];
  return new Map(platforms.map((platform) => [platform.id, platform]));
};

const endpointsOf = (settings: PlatformSettings = {}): EndpointSet =>
  settings.baseUrl === undefined ? vendorEndpoints : emulatorEndpoints(settings.baseUrl);
