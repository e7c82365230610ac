import type { PlatformId } from '@switchyard/kernel';
import type { EmulatorControl } from './emulator-control';

type Env = Readonly<Record<string, string>>;

/** Platforms whose ad accounts are connected by consent to an application of the installation. */
export const VENDORS_WITH_APPS = [
  'google-ads',
  'microsoft-ads',
  'meta-ads',
  'linkedin-ads',
  'reddit-ads',
] as const satisfies readonly PlatformId[];
export type VendorWithApp = (typeof VENDORS_WITH_APPS)[number];

const nameOf = (platform: PlatformId, suffix: string): string =>
  `SWITCHYARD_${platform.toUpperCase().replace('-', '_')}_${suffix}`;

const clientIdOf = (platform: PlatformId): string => `emulated-app-of-tests-${platform}`;

/** The secret of a system's application, which must be seen nowhere. */
export const clientSecretOf = (platform: PlatformId): string =>
  `emulated-secret-of-tests-${platform}`;

/** What every process knows of the applications. */
export const publicAppEnv = (platforms: readonly VendorWithApp[]): Env =>
  Object.fromEntries(platforms.map((one) => [nameOf(one, 'CLIENT_ID'), clientIdOf(one)]));

/** The one that the emulated Microsoft takes. */
const DEVELOPER_TOKEN = 'fake-developer-token';

/** What the workers alone know. */
export const secretAppEnv = (platforms: readonly VendorWithApp[]): Env => ({
  ...Object.fromEntries(
    platforms.map((one) => [nameOf(one, 'CLIENT_SECRET'), clientSecretOf(one)]),
  ),
  ...(platforms.includes('microsoft-ads')
    ? { [nameOf('microsoft-ads', 'DEVELOPER_TOKEN')]: DEVELOPER_TOKEN }
    : {}),
});

/** Registers the applications at the emulators, with the redirect addresses of the api. */
export const registerApps = async (
  emulators: EmulatorControl,
  platforms: readonly VendorWithApp[],
  publicUrl: string,
): Promise<void> => {
  await Promise.all(
    platforms.map((platform) =>
      emulators.app({
        platform,
        clientId: clientIdOf(platform),
        clientSecret: clientSecretOf(platform),
        redirectUris: [`${publicUrl}/app/connect/${platform}/callback`],
      }),
    ),
  );
};
