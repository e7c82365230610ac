import { PLATFORM_IDS, type PlatformId, type SettingsReader } from '@switchyard/kernel';
import { readVendorApp, settingsPrefix, type SettingsProcess } from './app-settings';
import type { VendorApp } from './port/access';

/**
 * Where one platform is and which version is spoken. Everything absent means the vendor's own, and
 * the newest proven version.
 */
export interface PlatformSettings {
  /** An address that replaces all the vendor's hosts, by path prefix. */
  readonly baseUrl?: string;
  readonly apiVersion?: string;
  /**
   * What the vendor grants to this installation in a day, counted as `dailyQuota` says; 0 means no
   * limit. Default: the published figure.
   */
  readonly dailyQuota?: number;
  /** The application that the operator registered at the vendor. Without it no person can consent. */
  readonly app?: VendorApp;
}

export type PlatformsSettings = { readonly [platform in PlatformId]?: PlatformSettings };

const MOST_PER_DAY = 1_000_000_000;

const settingsOf = (
  read: SettingsReader,
  platform: PlatformId,
  environment: 'live' | 'test',
  process: SettingsProcess,
): PlatformSettings => {
  const prefix = settingsPrefix(platform);
  const dailyQuota =
    read.optional(`${prefix}_DAILY_QUOTA`) === undefined
      ? undefined
      : read.whole(`${prefix}_DAILY_QUOTA`, 0, 0, MOST_PER_DAY);
  const [baseUrl, apiVersion] = [
    read.publicAddress(`${prefix}_BASE_URL`, ['http:', 'https:'], environment),
    read.optional(`${prefix}_API_VERSION`),
  ];
  const app = readVendorApp(read, platform, environment, process);
  return {
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(apiVersion === undefined ? {} : { apiVersion }),
    ...(dailyQuota === undefined ? {} : { dailyQuota }),
    ...(app === undefined ? {} : { app }),
  };
};

/**
 * `SWITCHYARD_<PLATFORM>_BASE_URL`, `…_API_VERSION`, `…_DAILY_QUOTA` and the application of every
 * platform. A live installation talks to none in its own network.
 */
export const readPlatformsSettings = (
  read: SettingsReader,
  environment: 'live' | 'test',
  process: SettingsProcess,
): PlatformsSettings => {
  const settings: PlatformsSettings = Object.fromEntries(
    PLATFORM_IDS.map((platform) => [platform, settingsOf(read, platform, environment, process)]),
  );
  if (Object.values(settings).some(({ app }) => app !== undefined)) {
    checkPublicUrl(read, environment, process);
  }
  return settings;
};

/**
 * Vendors send people back to it, and compare it with what was registered; the worker repeats it
 * with every code.
 */
const checkPublicUrl = (
  read: SettingsReader,
  environment: 'live' | 'test',
  process: SettingsProcess,
): void => {
  if (environment === 'live' || process === 'worker') read.text('SWITCHYARD_PUBLIC_URL');
  if (environment === 'live') read.address('SWITCHYARD_PUBLIC_URL', ['https:']);
};
