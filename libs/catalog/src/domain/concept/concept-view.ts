import type { Concept } from './concept';

/** A concept as it is read. */
export interface ConceptView extends Omit<Concept, 'createdAt' | 'updatedAt'> {
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A list of members, so that a new column is never shown by accident. */
export const viewConcept = (row: Concept): ConceptView => ({
  id: row.id,
  spaceId: row.spaceId,
  angleId: row.angleId,
  name: row.name,
  attributes: row.attributes,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});
