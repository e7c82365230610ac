/**
 * The registry of what can be said about a concept: each attribute with its meaning and its closed list of values. Validation,
 * documents and `GET /creative-vocabulary` are made from this.
 */
export const CONCEPT_ATTRIBUTES = {
  format: {
    meaning: 'The shape that the message takes.',
    values: {
      STATEMENT: 'One plain sentence.',
      QUESTION: 'A question to the reader.',
      LIST: 'Several short points.',
      STORY: 'Something that happened to somebody.',
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
      CASE_STUDY: 'One customer, told in detail.',
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

/** What is said about a concept; an attribute that is left out is unknown. */
export type ConceptAttributes = {
  readonly [Attribute in ConceptAttribute]?: ConceptValue<Attribute>;
};

export const CONCEPT_ATTRIBUTE_IDS = Object.keys(CONCEPT_ATTRIBUTES) as readonly ConceptAttribute[];
