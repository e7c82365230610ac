import { IdOf, NamedListQuery, Nested, OneOf, PartialOf, Text } from '@switchyard/http-kit';
import {
  CREATIVE_STATUSES,
  viewConcept,
  type Concept,
  type ConceptChanges,
  type ConceptInput,
  type CreativeStatus,
} from '../domain';
import { ConceptAttributesDto } from './concept-attributes.dto';
import { CreatedAt, exampleId, OwnId, SpaceId, UpdatedAt, Version } from './record-fields';

const angle = {
  description: 'The angle whose claim it makes; fixed after creation.',
  example: exampleId('ang'),
};
const name = { max: 255, description: 'What people call it.', example: 'A runner tells' };
const attributes = {
  description: 'How it makes the claim; `/creative-vocabulary` says what each value means.',
  example: { format: 'TESTIMONIAL', proof: 'REVIEW' },
};
const status = {
  description: 'Whether it is in use. Ads that carry it have their own status.',
  example: 'ACTIVE',
};

/** Body of `POST /concepts`. */
export class CreateConceptDto implements ConceptInput {
  @IdOf('ang', angle) angleId!: string;
  @Text(name) name!: string;
  @Nested(() => ConceptAttributesDto, { ...attributes, optional: true })
  attributes?: ConceptAttributesDto;
  @OneOf(CREATIVE_STATUSES, { ...status, optional: true, default: 'ACTIVE' })
  status?: CreativeStatus;
}

/** Body of `PATCH /concepts/:id`. */
export class UpdateConceptDto
  extends PartialOf(CreateConceptDto, ['angleId'])
  implements ConceptChanges {}

/** A concept as it is read. */
export class ConceptDto {
  @OwnId('cpt', 'The concept.') id!: string;
  @SpaceId() spaceId!: string;
  @IdOf('ang', angle) angleId!: string;
  @Text(name) name!: string;
  @Nested(() => ConceptAttributesDto, attributes) attributes!: ConceptAttributesDto;
  @OneOf(CREATIVE_STATUSES, status) status!: CreativeStatus;
  @CreatedAt() createdAt!: string;
  @UpdatedAt() updatedAt!: string;
  @Version() version!: number;
}

/** The query of `GET /concepts`. */
export class ConceptQuery extends NamedListQuery {
  @IdOf('ang', {
    description: 'Only concepts of this angle.',
    example: exampleId('ang'),
    optional: true,
  })
  angleId?: string;
  @OneOf(CREATIVE_STATUSES, {
    description: 'Only concepts with this status.',
    example: 'ACTIVE',
    optional: true,
  })
  status?: CreativeStatus;
}

export const toConceptDto = (row: Concept): ConceptDto => viewConcept(row);
