import type { PlatformId, SettingsReader } from '@switchyard/kernel';
import type { VendorApp } from './port/access';

/** A process of the product that reads settings. */
export type SettingsProcess = 'api' | 'worker';

/** A setting of the installation: a member of what the operator registered at a vendor. */
export interface AppSetting {
  readonly member: keyof VendorApp;
  /** Such as `SWITCHYARD_GOOGLE_ADS_CLIENT_ID`. */
  readonly name: string;
  /** Secrets are the worker's alone. */
  readonly readBy: readonly SettingsProcess[];
  /** False: the application works without it. */
  readonly isRequired: boolean;
}

type AppMember = Omit<AppSetting, 'name'>;

const CLIENT_ID: AppMember = { member: 'clientId', readBy: ['api', 'worker'], isRequired: true };
const CLIENT_SECRET: AppMember = { member: 'clientSecret', readBy: ['worker'], isRequired: true };
const DEVELOPER_TOKEN: AppMember = {
  member: 'developerToken',
  readBy: ['worker'],
  isRequired: true,
};
const CONFIG_ID: AppMember = { member: 'configId', readBy: ['api'], isRequired: false };

/** What an application at each vendor consists of. OpenAI has none: people enter a key. */
const APP_MEMBERS: Readonly<Record<PlatformId, readonly AppMember[]>> = {
  'google-ads': [CLIENT_ID, CLIENT_SECRET],
  'microsoft-ads': [CLIENT_ID, CLIENT_SECRET, DEVELOPER_TOKEN],
  'meta-ads': [CLIENT_ID, CLIENT_SECRET, CONFIG_ID],
  'linkedin-ads': [CLIENT_ID, CLIENT_SECRET],
  'reddit-ads': [CLIENT_ID, CLIENT_SECRET],
  'openai-ads': [],
};

/** Their names, each with the platform before it. */
const SUFFIXES: Readonly<Record<keyof VendorApp, string>> = {
  clientId: 'CLIENT_ID',
  clientSecret: 'CLIENT_SECRET',
  developerToken: 'DEVELOPER_TOKEN',
  configId: 'CONFIG_ID',
};

/** The beginning of the settings of a platform, such as `SWITCHYARD_GOOGLE_ADS`. */
export const settingsPrefix = (platform: PlatformId): string =>
  `SWITCHYARD_${platform.toUpperCase().replace('-', '_')}`;

/** The settings that make the application of an installation at one vendor; none for OpenAI. */
export const appSettingsOf = (platform: PlatformId): readonly AppSetting[] =>
  APP_MEMBERS[platform].map((one) => ({
    ...one,
    name: `${settingsPrefix(platform)}_${SUFFIXES[one.member]}`,
  }));

/**
 * The application at one vendor, as far as this process may know it; undefined when none of its
 * settings is set. Half of one is a problem, and so is a secret in a live api.
 */
export const readVendorApp = (
  read: SettingsReader,
  platform: PlatformId,
  environment: 'live' | 'test',
  process: SettingsProcess,
): VendorApp | undefined => {
  const settings = appSettingsOf(platform);
  for (const { name } of settings.filter(({ readBy }) => !readBy.includes(process))) {
    if (process === 'api') {
      read.refuseInLive(
        name,
        environment,
        'only the worker trades codes and has secrets of vendors',
      );
    }
  }
  const own = settings.filter(({ readBy }) => readBy.includes(process));
  if (own.every(({ name }) => read.optional(name) === undefined)) return undefined;
  const members = own.map(({ member, name, isRequired }) => [
    member,
    isRequired ? read.text(name) : read.optional(name),
  ]);
  return Object.fromEntries(members.filter(([, value]) => value !== undefined)) as VendorApp;
};
