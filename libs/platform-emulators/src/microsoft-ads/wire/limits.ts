import { unverifiedCodes } from '../unverified';
import { operationFault } from './fault';
import { type Fields, listIn } from './fields';

/** A request's list, refused as a whole call when it is empty or over the documented maximum (platform document 2b). */
export function boundedList<T = Fields>(body: Fields, member: string, max: number): readonly T[] {
  const items = listIn<T>(body, member);
  if (items.length === 0) throw operationFault(unverifiedCodes.emptyList, `${member} must not be null or empty.`);
  return within(items, member, max);
}

/** The same, for reads where no list means all. */
export function optionalList<T = Fields>(body: Fields, member: string, max: number): readonly T[] | undefined {
  const items = listIn<T>(body, member);
  return items.length === 0 ? undefined : within(items, member, max);
}

function within<T>(items: readonly T[], member: string, max: number): readonly T[] {
  if (items.length > max) throw operationFault(unverifiedCodes.listTooLong, `${member} takes at most ${max} in one call.`);
  return items;
}
