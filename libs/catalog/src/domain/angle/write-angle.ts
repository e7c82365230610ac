import { validationError, type Ids, type Issue } from '@switchyard/kernel';
import { blankNameIssues } from '../change/blank-name';
import { isSameValue } from '../change/same-value';
import type { Angle } from './angle';
import type { AngleChanges, AngleInput } from './angle-input';
import { viewAngle } from './angle-view';

type Fields = Omit<Angle, 'spaceId' | 'id' | 'createdAt' | 'updatedAt' | 'version'>;

/** A new angle. Throws `VALIDATION_ERROR` with every problem. */
export const createAngle = (
  spaceId: string,
  input: AngleInput,
  world: { readonly ids: Ids; readonly now: Date },
): Angle => ({
  ...readFields(input),
  spaceId,
  id: world.ids.next('ang'),
  createdAt: world.now,
  updatedAt: world.now,
  version: 1,
});

/** An angle after changes; the same object when nothing changes. Throws `VALIDATION_ERROR` with every problem. */
export const reviseAngle = (row: Angle, changes: AngleChanges, now: Date): Angle => {
  const next = { ...row, ...readFields({ ...viewAngle(row), ...changes } as AngleInput) };
  return isSameValue(viewAngle(row), viewAngle(next)) ? row : { ...next, updatedAt: now };
};

const readFields = ({ businessId, name, angleType, claim, status }: AngleInput): Fields => {
  const issues = [...blankNameIssues(name), ...blankClaimIssues(claim)];
  if (issues.length > 0) throw validationError(issues);
  return { businessId, name, angleType, claim, status: status ?? 'ACTIVE' };
};

const blankClaimIssues = (claim: string): Issue[] =>
  claim.trim() === ''
    ? [{ path: '/claim', code: 'TOO_SHORT', message: 'claim must not be blank' }]
    : [];
