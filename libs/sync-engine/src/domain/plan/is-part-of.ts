import type { Json } from '@switchyard/platforms';
import { sameJson } from './same-json';

/**
 * True when a making that stopped short can leave this value of what was to be made: nothing, some members of a list, the whole, or what is
 * still a draft. Any other value is somebody else's.
 */
export const isPartOf = (seen: Json | undefined, whole: Json | undefined): boolean => {
  if (seen === undefined || seen === null || seen === 'DRAFT') return true;
  if (isList(seen)) {
    return isList(whole) && seen.every((one) => whole.some((other) => sameJson(one, other)));
  }
  if (typeof seen === 'object' && typeof whole === 'object' && whole !== null && !isList(whole)) {
    return Object.entries(seen).every(([member, value]) => isPartOf(value, whole[member]));
  }
  return sameJson(seen, whole);
};

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
