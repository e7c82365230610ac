import { unverifiedCodes } from '../unverified';
import type { ErrorCode } from './error-code';
import { operationFault } from './fault';
import { type Fields, listIn } from '../../json/fields';

/** What a list is refused with as a whole. */
export interface ListCodes {
  readonly empty: ErrorCode;
  readonly tooLong: ErrorCode;
}

const COMMON: ListCodes = {
  empty: unverifiedCodes.emptyList,
  tooLong: unverifiedCodes.listTooLong,
};

/** A request's list, refused as a whole call when it is empty or over the documented maximum (platform document 2b). */
export function boundedList<T = Fields>(
  body: Fields,
  member: string,
  max: number,
  codes = COMMON,
): readonly T[] {
  const items = listIn<T>(body, member);
  if (items.length === 0) throw operationFault(codes.empty, `${member} must not be null or empty.`);
  return within(items, member, max, codes);
}

/** The same, for reads where no list means all. */
export function optionalList<T = Fields>(
  body: Fields,
  member: string,
  max: number,
): readonly T[] | undefined {
  const items = listIn<T>(body, member);
  return items.length === 0 ? undefined : within(items, member, max, COMMON);
}

function within<T>(
  items: readonly T[],
  member: string,
  max: number,
  codes: ListCodes,
): readonly T[] {
  if (items.length > max) {
    throw operationFault(codes.tooLong, `${member} takes at most ${max} in one call.`);
  }
  return items;
}
