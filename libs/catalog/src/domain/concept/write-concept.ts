import { validationError, type Ids } from '@switchyard/kernel';
import { blankNameIssues } from '../change/blank-name';
import { isSameValue } from '../change/same-value';
import type { Concept } from './concept';
import type { ConceptAttributes } from './concept-attributes';
import type { ConceptChanges, ConceptInput } from './concept-input';
import { viewConcept } from './concept-view';

type Fields = Omit<Concept, 'spaceId' | 'id' | 'angleId' | 'createdAt' | 'updatedAt' | 'version'>;

/** A new concept. Throws `VALIDATION_ERROR` with every problem. */
export const createConcept = (
  spaceId: string,
  input: ConceptInput,
  world: { readonly ids: Ids; readonly now: Date },
): Concept => ({
  ...readFields(input),
  spaceId,
  angleId: input.angleId,
  id: world.ids.next('cpt'),
  createdAt: world.now,
  updatedAt: world.now,
  version: 1,
});

/** A concept after changes; the same object when nothing changes. Throws `VALIDATION_ERROR` with every problem. */
export const reviseConcept = (row: Concept, changes: ConceptChanges, now: Date): Concept => {
  const next = { ...row, ...readFields({ ...viewConcept(row), ...changes } as ConceptInput) };
  return isSameValue(viewConcept(row), viewConcept(next)) ? row : { ...next, updatedAt: now };
};

const readFields = ({ name, attributes, status }: ConceptInput): Fields => {
  const issues = blankNameIssues(name);
  if (issues.length > 0) throw validationError(issues);
  return { name, attributes: known(attributes ?? {}), status: status ?? 'ACTIVE' };
};

/** Stored without what is not said, so that equal concepts are equal. */
const known = (attributes: NonNullable<ConceptInput['attributes']>): ConceptAttributes =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => typeof value === 'string'));
