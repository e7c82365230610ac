import { isEmailKey } from './look-up-keys';

/** Keys that came together with one key. */
export interface Link {
  readonly key: string;
  readonly linkedKeys: readonly string[];
}

/**
 * Keys of a person beyond those that are known to be theirs: what came together with what they are called by, and what came together with that but with
 * no other address. An address is one person: from one address nobody comes to another, and through another nobody comes anywhere.
 */
export const followLinks = (
  links: readonly Link[],
  start: ReadonlySet<string>,
  theirs: ReadonlySet<string>,
): readonly string[] => {
  const linksOf = new Map(links.map(({ key, linkedKeys }) => [key, linkedKeys]));
  const foreign = (key: string): boolean =>
    linksOf.get(key)?.some((other) => isEmailKey(other) && !theirs.has(other)) ?? false;
  const pairs = links.flatMap(({ key, linkedKeys }) =>
    linkedKeys.flatMap(
      (other) =>
        [
          [key, other],
          [other, key],
        ] as const,
    ),
  );
  const found = pairs.filter(
    ([from, to]) =>
      start.has(from) || (theirs.has(from) && !isEmailKey(from) && !isEmailKey(to) && !foreign(to)),
  );
  return [...new Set(found.map(([, to]) => to))].filter((key) => !theirs.has(key));
};

/** Whether something that carries these keys is a person's: it names one of the `start`, or another key of theirs and no address of somebody else. */
export const isTheirs = (
  keys: readonly string[],
  start: ReadonlySet<string>,
  theirs: ReadonlySet<string>,
): boolean =>
  keys.some((key) => start.has(key)) ||
  (keys.some((key) => theirs.has(key)) && keys.every((key) => !isEmailKey(key) || theirs.has(key)));
