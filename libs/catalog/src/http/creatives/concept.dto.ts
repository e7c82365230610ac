import { ApiSchema } from '@nestjs/swagger';
import {
  AnswerOf,
  AnswerOnly,
  type Field,
  IdOf,
  InputOf,
  ListOf,
  NamedListQuery,
  Nested,
  OneOf,
  PartialOf,
  Text,
} from '@switchyard/http-kit';
import {
  type Concept,
  CONCEPT_ATTRIBUTES,
  type ConceptAttribute,
  type ConceptChanges,
  type ConceptInput,
  type ConceptValue,
  CREATIVE_STATUSES,
  type CreativeStatus,
  type CreativeVocabulary,
  type ConceptView,
  viewConcept,
  type VocabularyAttribute,
  type VocabularyEntry,
} from '../../domain';
import { CreatedAt, exampleId, OwnId, SpaceId, UpdatedAt, Version } from '../record.dto';

/** The values and the meaning come from the registry. */
const Attribute = (id: ConceptAttribute): Field => {
  const { meaning, values } = CONCEPT_ATTRIBUTES[id];
  const [example] = Object.keys(values);
  return OneOf(Object.keys(values), {
    name: `Concept${id.charAt(0).toUpperCase()}${id.slice(1)}`,
    description: meaning,
    example,
    optional: true,
    clearable: true,
  });
};

/** What is stated about a concept; an attribute that is left out is unknown. */
class ConceptAttributesDto implements NonNullable<ConceptInput['attributes']> {
  @Attribute('format') format?: ConceptValue<'format'> | null;
  @Attribute('hook') hook?: ConceptValue<'hook'> | null;
  @Attribute('tone') tone?: ConceptValue<'tone'> | null;
  @Attribute('proof') proof?: ConceptValue<'proof'> | null;
  @Attribute('offer') offer?: ConceptValue<'offer'> | null;
}

const angle = {
  description: 'Its angle; fixed after creation.',
  example: exampleId('ang'),
};
const name = { max: 255, description: 'A name for people.', example: 'A runner tells' };
const attributes = {
  description: 'How it makes the claim; see `/creative-vocabulary`.',
  example: { format: 'TESTIMONIAL', proof: 'REVIEW' },
};
const status = {
  description: 'Whether it is in use; ads keep their own status.',
  example: 'ACTIVE',
};

/** Every member of a concept: requests and answers are made of this class. */
class ConceptMembers implements Record<keyof ConceptView, unknown> {
  @AnswerOnly(OwnId('cpt', 'The concept.'))
  id!: string;
  @AnswerOnly(SpaceId())
  spaceId!: string;
  @IdOf('ang', angle)
  angleId!: string;
  @Text(name)
  name!: string;
  @Nested(() => ConceptAttributesDto, { ...attributes, optional: true })
  attributes!: ConceptAttributesDto;
  @OneOf(CREATIVE_STATUSES, { ...status, optional: true, default: 'ACTIVE' })
  status!: CreativeStatus;
  @AnswerOnly(CreatedAt())
  createdAt!: string;
  @AnswerOnly(UpdatedAt())
  updatedAt!: string;
  @AnswerOnly(Version())
  version!: number;
}

/** Body of `POST /concepts`. */
export class CreateConceptDto extends InputOf<ConceptInput>(ConceptMembers) {}

/** Body of `PATCH /concepts/:id`. */
export class UpdateConceptDto
  extends PartialOf(CreateConceptDto, ['angleId'])
  implements ConceptChanges {}

/** A concept as it is read. */
@ApiSchema({ description: 'One way to show an angle.' })
export class ConceptDto extends AnswerOf(ConceptMembers) {}

/** The query of `GET /concepts`. */
export class ConceptQuery extends NamedListQuery {
  @IdOf('ang', {
    description: 'Only of this angle.',
    example: exampleId('ang'),
    optional: true,
  })
  angleId?: string;
  @OneOf(CREATIVE_STATUSES, {
    description: 'Only with this status.',
    example: 'ACTIVE',
    optional: true,
  })
  status?: CreativeStatus;
}

export const toConceptDto = (row: Concept): ConceptDto => viewConcept(row);

const word = { id: 'PRICE', meaning: 'It costs less, or is worth more than it costs.' };
const tone = {
  id: 'tone',
  meaning: 'How it sounds.',
  values: [{ id: 'NEUTRAL', meaning: 'Matter of fact.' }],
};

export class VocabularyEntryDto implements VocabularyEntry {
  @Text({ max: 64, description: 'As records spell it.', example: 'PRICE' }) id!: string;
  @Text({ max: 255, description: 'What it means.', example: word.meaning }) meaning!: string;
}

const Entry = Nested(() => VocabularyEntryDto, { description: 'One word.', example: word });

export class VocabularyAttributeDto implements VocabularyAttribute {
  @Text({ max: 64, description: 'The member of `attributes`.', example: 'tone' }) id!: string;
  @Text({ max: 255, description: 'What it says of a concept.', example: 'How it sounds.' })
  meaning!: string;
  @ListOf(Entry, { maxItems: 100, description: 'All that it can be.', example: tone.values })
  values!: readonly VocabularyEntryDto[];
}

/** The words that angles and concepts are described with. */
export class CreativeVocabularyDto implements CreativeVocabulary {
  @ListOf(Entry, { maxItems: 100, description: 'What an angle can be.', example: [word] })
  angleTypes!: readonly VocabularyEntryDto[];
  @ListOf(Nested(() => VocabularyAttributeDto, { description: 'One attribute.', example: tone }), {
    maxItems: 100,
    description: 'The attributes of a concept.',
    example: [tone],
  })
  conceptAttributes!: readonly VocabularyAttributeDto[];
}
