import type { Attributes } from '../../port/attributes';

/** Leaves room for the mark under the shortest limit of a name (128). */
const KEPT_CHARACTERS = 90;

const markOf = (remoteId: string): string => ` ~swy${remoteId}`;

/** The name an object bears for a moment while names are swapped: unique, and known as ours when a swap was cut off. */
export const transitName = (wished: string, remoteId: string): string =>
  `${[...wished].slice(0, KEPT_CHARACTERS).join('')}${markOf(remoteId)}`;

export const isInTransit = ({
  attributes,
  remoteId,
}: {
  readonly attributes: Attributes;
  readonly remoteId: string;
}): boolean =>
  String(attributes['name'] ?? attributes['adGroupName'] ?? '').endsWith(markOf(remoteId));
