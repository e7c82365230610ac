import type { Fields } from '../../json/fields';
import type { Members } from '../wire/shape';
import { normalTime } from './times';

/** Every member a level knows, null where it was not given, times in the vendor's spelling: what the vendor stores and answers. */
export function completed(members: Members, merged: Fields): Fields {
  const whole = Object.fromEntries(
    Object.keys(members).map((member) => [member, merged[member] ?? null]),
  );
  return {
    ...whole,
    start_time: normalTime(merged.start_time),
    end_time: normalTime(merged.end_time),
  };
}
