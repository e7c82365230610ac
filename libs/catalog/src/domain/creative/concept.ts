import { type Ids, validationError } from '@switchyard/kernel';
import { blankNameIssues, isSameValue } from '../change';
import { ANGLE_TYPES, type CreativeStatus } from './angle';

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

/**
 * The registry of the attributes of a concept: each with its meaning and its closed list of values.
 * Validation, documents and `GET /creative-vocabulary` are made from this.
 */
export const CONCEPT_ATTRIBUTES = {
  format: {
    meaning: 'The shape that the message takes.',
    values: {
      STATEMENT: 'One plain sentence.',
      QUESTION: 'A question to the reader.',
      LIST: 'Several short points.',
      STORY: 'A person and what happened to them.',
      TESTIMONIAL: 'A customer speaks.',
      DEMONSTRATION: 'The product is shown at work.',
      BEFORE_AFTER: 'Two states side by side.',
      HOW_TO: 'Steps that the reader can follow.',
    },
  },
  hook: {
    meaning: 'What the first words catch attention with.',
    values: {
      PROBLEM: 'A trouble that the reader knows.',
      BENEFIT: 'What the reader gains.',
      CURIOSITY: 'Something left open.',
      STATISTIC: 'A number.',
      NEWS: 'Something that changed.',
      CONTRADICTION: 'The opposite of what most believe.',
      DEADLINE: 'A date after which it is too late.',
      AUDIENCE: 'The reader is addressed by who they are.',
    },
  },
  tone: {
    meaning: 'How it sounds.',
    values: {
      NEUTRAL: 'Matter of fact.',
      FRIENDLY: 'As one talks to a neighbour.',
      EXPERT: 'As one who knows the field.',
      PLAYFUL: 'With a wink.',
      URGENT: 'Pressing.',
      REASSURING: 'Calm, taking worries away.',
      BOLD: 'Loud and sure.',
      PREMIUM: 'Quiet and exclusive.',
    },
  },
  proof: {
    meaning: 'What makes it believable.',
    values: {
      NONE: 'Nothing is shown.',
      REVIEW: 'Ratings or words of customers.',
      NUMBERS: 'Figures that can be checked.',
      CASE_STUDY: 'One customer, in detail.',
      EXPERT: 'A person or institution of standing.',
      AWARD: 'A prize or a seal.',
      GUARANTEE: 'A promise with consequences.',
      DEMONSTRATION: 'The reader sees it work.',
    },
  },
  offer: {
    meaning: 'What the reader is offered beside the product itself.',
    values: {
      NONE: 'Nothing beside the product.',
      DISCOUNT: 'A lower price.',
      FREE_TRIAL: 'Use before paying.',
      FREE_SHIPPING: 'Delivery at no cost.',
      GIFT: 'Something on top.',
      BUNDLE: 'Several things for one price.',
      MONEY_BACK: 'The price is returned on request.',
      CONSULTATION: 'A talk at no cost.',
    },
  },
} as const satisfies Readonly<
  Record<string, { readonly meaning: string; readonly values: Readonly<Record<string, string>> }>
>;

export type ConceptAttribute = keyof typeof CONCEPT_ATTRIBUTES;

/** A value of one attribute. */
export type ConceptValue<Attribute extends ConceptAttribute> =
  keyof (typeof CONCEPT_ATTRIBUTES)[Attribute]['values'] & string;

/** What is stated about a concept; an attribute that is left out is unknown. */
export type ConceptAttributes = {
  readonly [Attribute in ConceptAttribute]?: ConceptValue<Attribute>;
};

export const CONCEPT_ATTRIBUTE_IDS = Object.keys(CONCEPT_ATTRIBUTES) as readonly ConceptAttribute[];

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

/**
 * A concept after changes; the same object when nothing changes. Throws `VALIDATION_ERROR` with
 * every problem.
 */
export const reviseConcept = (row: Concept, changes: ConceptChanges, now: Date): Concept => {
  const next = { ...row, ...readFields({ ...viewConcept(row), ...changes } as ConceptInput) };
  return isSameValue(viewConcept(row), viewConcept(next)) ? row : { ...next, updatedAt: now };
};

const readFields = ({ name, attributes, status }: ConceptInput): Fields => {
  const issues = blankNameIssues(name);
  if (issues.length > 0) throw validationError(issues);
  return { name, attributes: known(attributes ?? {}), status: status ?? 'ACTIVE' };
};

/** Stored without what is not stated, so that equal concepts are equal. */
const known = (attributes: NonNullable<ConceptInput['attributes']>): ConceptAttributes =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => typeof value === 'string'));

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
