import { PLATFORM_IDS } from '@switchyard/kernel';
import { createPlatforms } from '@switchyard/platforms';
import { matrix } from './matrix';
import { platformPage } from './platform-page';

/**
 * File name in docs/platforms to what is to be there, for every platform that has a connector.
 */
export const platformPages = (): Readonly<Record<string, string>> => {
  const platforms = createPlatforms();
  const tables = PLATFORM_IDS.flatMap((id) => platforms.get(id)?.capabilities ?? []);
  return {
    'README.md': matrix(tables),
    ...Object.fromEntries(tables.map((each) => [`${each.platform}.md`, platformPage(each)])),
  };
};
