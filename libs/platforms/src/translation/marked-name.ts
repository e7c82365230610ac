/** Between a name and the mark after it. */
const MARK = / \[sy:([a-z]+_[0-9A-Za-z]+)\]$/;
const MORE = '…';
/** What is left at the end when a cut goes through a character of two units. */
const HALF = /[\uD800-\uDBFF]$/;

/** What a platform's own name of an object says. */
export interface MarkedName {
  /** Without the mark. */
  readonly name: string;
  /** Our own id of the object, when the name carries it. */
  readonly marker?: string;
}

/**
 * `Spring sale [sy:cmp_01…]`: by the mark a create of ours is known again whose answer was lost.
 * The name must fit already: see `fittingName`.
 */
export const markedName = (name: string, localId: string): string => `${name} [sy:${localId}]`;

export const readMarkedName = (marked: string): MarkedName => {
  const found = MARK.exec(marked);
  return found?.[1] === undefined
    ? { name: marked }
    : { name: marked.slice(0, found.index), marker: found[1] };
};

/**
 * Characters of the longest mark: ids are a prefix of four letters at most, an underscore and 26
 * more.
 */
const MARK_LENGTH = ' [sy:]'.length + 31;

/**
 * As much of a name as a platform that takes `maxLength` characters has room for beside the mark.
 * The same when it fits already.
 */
export const fittingName = (name: string, maxLength: number): string => {
  const room = maxLength - MARK_LENGTH;
  return name.length <= room
    ? name
    : `${name
        .slice(0, room - MORE.length)
        .replace(HALF, '')
        .trimEnd()}${MORE}`;
};
