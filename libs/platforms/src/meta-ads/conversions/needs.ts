import type { Capabilities } from '../../port/capabilities';

export const PIXEL = {
  name: 'pixelId',
  meaning: 'The id of the pixel (dataset) that receives conversions.',
} as const;

/** What a connection says so that its conversions can go out. */
export const forConversions: Capabilities['forConversions'] = {
  settings: [PIXEL],
  credentials: [],
};
