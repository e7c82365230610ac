import { type Complaint, complaint } from '../errors/complaint';
import { type KindName } from '../state/kinds';
import { isRemoved, textOf } from '../state/row';
import type { RuleContext } from './kind-rules';

/** A new object needs a parent that exists and is not removed. */
export function livingParent(
  { customer, next, previous }: RuleContext,
  member: string,
  kind: KindName,
): readonly Complaint[] {
  if (previous) return [];
  const name = textOf(next, member);
  if (!name) {
    return [complaint('fieldError.REQUIRED', member, 'The required field was not present.')];
  }
  const parent = customer.store.get(kind, name);
  if (!parent) {
    return [complaint('mutateError.RESOURCE_NOT_FOUND', member, 'Resource was not found.', name)];
  }
  if (!isRemoved(parent)) return [];
  return [
    complaint(
      'contextError.OPERATION_NOT_PERMITTED_FOR_REMOVED_RESOURCE',
      member,
      'The operation is not allowed for removed resources.',
      name,
    ),
  ];
}
