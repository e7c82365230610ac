import type { CreativeStatus } from '../angle/creative-status';
import type { ConceptAttribute, ConceptValue } from './concept-attributes';

/** What a caller writes to make a concept. A null attribute means the same as one left out. */
export interface ConceptInput {
  readonly angleId: string;
  readonly name: string;
  readonly attributes?: {
    readonly [Attribute in ConceptAttribute]?: ConceptValue<Attribute> | null;
  };
  readonly status?: CreativeStatus;
}

/** What a merge patch changes: whole members, already merged with what is stored. */
export type ConceptChanges = {
  readonly [member in keyof ConceptInput]?: ConceptInput[member] | null;
};
