import { isId } from '@switchyard/kernel';

/** Pictures that are served by address, and what their names end with. */
const ENDINGS: ReadonlyMap<string, string> = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
]);

const FILE = new RegExp(`^([0-9a-f]{64})\\.(?:${[...ENDINGS.values()].join('|')})$`);

/** Where the api serves a picture of a Space, without a token; undefined for what is no such picture. */
export const picturePath = (
  spaceId: string,
  sha256: string,
  mimeType: string | null,
): string | undefined => {
  const ending = ENDINGS.get(mimeType ?? '');
  return ending && `/media/${spaceId}/${sha256}.${ending}`;
};

/** The digest that such an address asks for; undefined when it is none. */
export const pictureAskedFor = (spaceId: string, file: string): string | undefined =>
  isId('spc', spaceId) ? FILE.exec(file)?.[1] : undefined;

export const isServedPicture = (mimeType: string | null): mimeType is string =>
  ENDINGS.has(mimeType ?? '');
