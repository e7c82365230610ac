import type { PlatformId } from '@switchyard/kernel';
import { endingVersion, VENDOR_VERSIONS } from '@switchyard/vendor-versions';
import { contained, type OnFault } from './contained';
import { googleAds } from './google-ads';
import { linkedinAds } from './linkedin-ads';
import { metaAds } from './meta-ads';
import { createMicrosoftAds } from './microsoft-ads';
import { openaiAds } from './openai-ads';
import type { AdPlatform } from './port/ad-platform';
import type { PlatformSettings, PlatformsSettings } from './platforms-settings';
import { redditAds } from './reddit-ads';
import { emulatorEndpoints, type EndpointSet, vendorEndpoints } from './transport/endpoints';

/**
 * Every connector that exists; faults of their code are `PlatformFailure`s of kind `internal`, and
 * passed to `onFault`. Make it once per process: connectors hold access tokens in memory.
 */
export const createPlatforms = (
  settings: PlatformsSettings = {},
  onFault: OnFault = () => undefined,
): ReadonlyMap<PlatformId, AdPlatform> => {
  const google = settings['google-ads'];
  const meta = settings['meta-ads'];
  const platforms = [
    googleAds({ ...google, endpoints: endpointsOf(google).google }),
    createMicrosoftAds(
      endpointsOf(settings['microsoft-ads']).microsoft,
      settings['microsoft-ads']?.apiVersion,
    ),
    metaAds({ ...meta, endpoints: endpointsOf(meta).meta }),
    redditAds({ ...settings['reddit-ads'], endpoints: endpointsOf(settings['reddit-ads']).reddit }),
    openaiAds({ ...settings['openai-ads'], endpoints: endpointsOf(settings['openai-ads']).openai }),
    linkedinAds({
      ...settings['linkedin-ads'],
      endpoints: endpointsOf(settings['linkedin-ads']).linkedin,
    }),
  ];
  return new Map(
    platforms.map((platform) => [
      platform.id,
      contained(
        {
          ...withDailyLimit(platform, settings[platform.id]?.dailyQuota),
          endingVersion: endOf(platform.id, settings[platform.id]?.apiVersion),
        },
        onFault,
      ),
    ]),
  );
};

/** What the calendar says of the version that is spoken. */
const endOf =
  (id: PlatformId, apiVersion: string = VENDOR_VERSIONS[id].usual): AdPlatform['endingVersion'] =>
  (now) =>
    endingVersion(id, apiVersion, now);

/**
 * A setting beats the published figure; where the platform limits no day there is nothing to set.
 */
const withDailyLimit = (platform: AdPlatform, setting: number | undefined): AdPlatform => {
  const { dailyQuota } = platform.capabilities;
  const limit = dailyQuota && (setting ?? dailyQuota.perDay);
  return limit ? { ...platform, dailyLimit: limit } : platform;
};

const endpointsOf = (settings: PlatformSettings = {}): EndpointSet =>
  settings.baseUrl === undefined ? vendorEndpoints : emulatorEndpoints(settings.baseUrl);
