import { type Complaint, complaint } from '../errors/complaint';
import type { Json } from '../schema/field';

/** Members that must be there and not be empty. */
export function required(data: Json, ...members: readonly string[]): readonly Complaint[] {
  return members
    .filter(
      (member) =>
        data[member] === undefined || data[member] === '' || data[member] === 'UNSPECIFIED',
    )
    .map((member) =>
      complaint('fieldError.REQUIRED', member, 'The required field was not present.'),
    );
}
