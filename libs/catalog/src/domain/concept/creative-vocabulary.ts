import { ANGLE_TYPES } from '../angle/angle-types';
import { CONCEPT_ATTRIBUTES } from './concept-attributes';

/** One word of the registry and, in a line, what it means. */
export interface VocabularyEntry {
  readonly id: string;
  readonly meaning: string;
}

export interface VocabularyAttribute extends VocabularyEntry {
  /** All that the attribute can be. */
  readonly values: readonly VocabularyEntry[];
}

export interface CreativeVocabulary {
  readonly angleTypes: readonly VocabularyEntry[];
  readonly conceptAttributes: readonly VocabularyAttribute[];
}

const entries = (meanings: Readonly<Record<string, string>>): VocabularyEntry[] =>
  Object.entries(meanings).map(([id, meaning]) => ({ id, meaning }));

/** The whole registry of angle types and concept attributes, in its own order. */
export const creativeVocabulary = (): CreativeVocabulary => ({
  angleTypes: entries(ANGLE_TYPES),
  conceptAttributes: Object.entries(CONCEPT_ATTRIBUTES).map(([id, { meaning, values }]) => ({
    id,
    meaning,
    values: entries(values),
  })),
});
