import type { CreativeStatus } from '../angle/creative-status';
import type { ConceptAttributes } from './concept-attributes';

/** A concept as it is stored: one way of making the claim of its angle. */
export interface Concept {
  readonly spaceId: string;
  readonly id: string;
  /** Fixed: ads carry both, and would contradict a concept that moved. */
  readonly angleId: string;
  readonly name: string;
  readonly attributes: ConceptAttributes;
  readonly status: CreativeStatus;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}
