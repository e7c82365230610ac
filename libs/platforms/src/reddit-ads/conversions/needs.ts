/** Stands among the settings that campaigns need too (`capabilities.ts`). */
export const PIXEL = {
  name: 'pixelId',
  meaning: 'The id of the pixel (a2_…, t2_… or p2_…) that receives conversions.',
} as const;
