/** Stands among the settings that campaigns need too (`capabilities.ts`). */
export const PIXEL = {
  name: 'pixelId',
  meaning: 'Id of the pixel (a2_…, t2_… or p2_…) that gets the conversions.',
} as const;
