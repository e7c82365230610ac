import type { Capabilities } from '../../port/capabilities';

export const PIXEL = {
  name: 'pixelId',
  meaning: 'Id of the pixel that gets conversions.',
} as const;

/** A secret, so it stands among the credentials, not the settings. */
export const KEY = {
  name: 'conversionsKey',
  meaning: 'Key of the Conversions API, another one than the key of the ads account.',
} as const;

/** What a connection says so that its conversions can go out. */
export const forConversions: Capabilities['forConversions'] = {
  settings: [PIXEL],
  credentials: [KEY],
};
