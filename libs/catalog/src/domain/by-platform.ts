import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';

/** One value per platform, for some of the six. */
export type ByPlatform<T> = { readonly [platform in PlatformId]?: T };

/** The platforms that have a value, in the order in which platforms are listed everywhere. */
export const platformsOf = (values: ByPlatform<unknown>): PlatformId[] =>
  PLATFORM_IDS.filter((platform) => values[platform] !== undefined);

/** The values of the given platforms only. */
export const pickPlatforms = <T>(
  values: ByPlatform<T>,
  platforms: readonly PlatformId[],
): ByPlatform<T> =>
  Object.fromEntries(
    platforms
      .filter((platform) => values[platform] !== undefined)
      .map((platform) => [platform, values[platform]]),
  );

/** The same platforms with other values. */
export const mapPlatforms = <T, U>(values: ByPlatform<T>, map: (value: T) => U): ByPlatform<U> =>
  Object.fromEntries(platformsOf(values).map((platform) => [platform, map(values[platform]!)]));
