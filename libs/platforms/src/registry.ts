import { PLATFORM_IDS, type PlatformId, type SettingsReader } from '@switchyard/kernel';
import { endingVersion, VENDOR_VERSIONS } from '@switchyard/vendor-versions';
import { contained, type OnFault } from './containment/contained';
import { googleAds } from './google-ads';
import { linkedinAds } from './linkedin-ads';
import { metaAds } from './meta-ads';
import { createMicrosoftAds } from './microsoft-ads';
import { openaiAds } from './openai-ads';
import type { VendorApp } from './port/access';
import type { AdPlatform } from './port/ad-platform';
import { redditAds } from './reddit-ads';
import { emulatorEndpoints, type EndpointSet, vendorEndpoints } from './transport/endpoints';

/**
 * Where one platform is and which version is spoken. Everything absent means the vendor's own, and
 * the newest proven version.
 */
export interface PlatformSettings {
  /** An address that stands in for all the vendor's hosts, by path prefix. */
  readonly baseUrl?: string;
  readonly apiVersion?: string;
  /**
   * What the vendor grants to this installation in a day, counted as `dailyQuota` says; 0 means no
   * limit. Default: the published figure.
   */
  readonly dailyQuota?: number;
  /** What the operator registered at the vendor; undefined: nobody can consent. */
  readonly app?: VendorApp;
}

export type PlatformsSettings = { readonly [platform in PlatformId]?: PlatformSettings };

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

const MOST_PER_DAY = 1_000_000_000;

const settingsOf = (
  read: SettingsReader,
  platform: PlatformId,
  environment: string,
): PlatformSettings => {
  const prefix = `SWITCHYARD_${platform.toUpperCase().replace('-', '_')}`;
  const dailyQuota =
    read.optional(`${prefix}_DAILY_QUOTA`) === undefined
      ? undefined
      : read.whole(`${prefix}_DAILY_QUOTA`, 0, 0, MOST_PER_DAY);
  const [baseUrl, apiVersion] = [
    read.publicAddress(`${prefix}_BASE_URL`, ['http:', 'https:'], environment),
    read.optional(`${prefix}_API_VERSION`),
  ];
  return {
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(apiVersion === undefined ? {} : { apiVersion }),
    ...(dailyQuota === undefined ? {} : { dailyQuota }),
  };
};

/**
 * `SWITCHYARD_<PLATFORM>_BASE_URL`, `…_API_VERSION` and `…_DAILY_QUOTA` of every platform. A live
 * installation talks to none in its own network.
 */
export const readPlatformsSettings = (
  read: SettingsReader,
  environment: 'live' | 'test',
): PlatformsSettings =>
  Object.fromEntries(
    PLATFORM_IDS.map((platform) => [platform, settingsOf(read, platform, environment)]),
  );
