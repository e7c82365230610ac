import type { Capabilities } from '../../port/capabilities';

export const PIXEL = {
  name: 'pixelId',
  meaning: 'The id of the pixel that receives conversions.',
} as const;

/** A secret, so it stands among the credentials, not the settings. */
export const KEY = {
  name: 'conversionsKey',
  meaning: 'The key of the Conversions API. It is not the key of the ad account.',
} as const;

/** What a connection says so that its conversions can go out. */
export const forConversions: Capabilities['forConversions'] = {
  settings: [PIXEL],
  credentials: [KEY],
};
