import { PLATFORM_IDS, type PlatformId, type SettingsReader } from '@switchyard/kernel';
import type { PlatformSettings, PlatformsSettings } from './registry';

const settingsOf = (read: SettingsReader, platform: PlatformId): PlatformSettings => {
  const prefix = `SWITCHYARD_${platform.toUpperCase().replace('-', '_')}`;
  const [baseUrl, apiVersion] = [read.address(`${prefix}_BASE_URL`, ['http:', 'https:']), read.optional(`${prefix}_API_VERSION`)];
  return { ...(baseUrl === undefined ? {} : { baseUrl }), ...(apiVersion === undefined ? {} : { apiVersion }) };
};

/** `SWITCHYARD_<PLATFORM>_BASE_URL` and `…_API_VERSION` of every platform. */
export const readPlatformsSettings = (read: SettingsReader): PlatformsSettings =>
  Object.fromEntries(PLATFORM_IDS.map((platform) => [platform, settingsOf(read, platform)]));
