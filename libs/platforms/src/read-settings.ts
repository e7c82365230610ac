import { PLATFORM_IDS, type PlatformId, type SettingsReader } from '@switchyard/kernel';
import type { PlatformSettings, PlatformsSettings } from './registry';

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

/** `SWITCHYARD_<PLATFORM>_BASE_URL`, `…_API_VERSION` and `…_DAILY_QUOTA` of every platform. A live installation talks to none in its own network. */
export const readPlatformsSettings = (
  read: SettingsReader,
  environment: 'live' | 'test',
): PlatformsSettings =>
  Object.fromEntries(
    PLATFORM_IDS.map((platform) => [platform, settingsOf(read, platform, environment)]),
  );
