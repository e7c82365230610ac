/** The six ad platforms, in the order in which they are listed everywhere. */
export const PLATFORM_IDS = [
  'google-ads',
  'microsoft-ads',
  'reddit-ads',
  'meta-ads',
  'openai-ads',
  'linkedin-ads',
] as const;

export type PlatformId = (typeof PLATFORM_IDS)[number];

export const isPlatformId = (value: unknown): value is PlatformId =>
  PLATFORM_IDS.includes(value as PlatformId);
