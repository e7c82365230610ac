import {
  AnswerOf,
  AnswerOnly,
  IdOf,
  InputOf,
  NamedListQuery,
  OneOf,
  PartialOf,
  Text,
} from '@switchyard/http-kit';
import {
  type Angle,
  ANGLE_TYPE_IDS,
  type AngleChanges,
  type AngleInput,
  type AngleType,
  CREATIVE_STATUSES,
  type CreativeStatus,
  type AngleView,
  viewAngle,
} from '../../domain';
import { CreatedAt, exampleId, OwnId, SpaceId, UpdatedAt, Version } from '../record.dto';

const business = { description: 'Its business.', example: exampleId('biz') };
const name = { max: 255, description: 'A name for people.', example: 'Fitted in the shop' };
const angleType = {
  description: 'Kind of claim; see `/creative-vocabulary`.',
  example: 'QUALITY',
};
const claim = {
  max: 300,
  description: 'The claim in words.',
  example: 'Shoes that fit, because somebody looked at how you run.',
};
const status = {
  description: 'Whether it is in use; ads keep their own status.',
  example: 'ACTIVE',
};

/** Every member of an angle: requests and answers are made of this class. */
class AngleMembers implements Record<keyof AngleView, unknown> {
  @AnswerOnly(OwnId('ang', 'The angle.'))
  id!: string;
  @AnswerOnly(SpaceId())
  spaceId!: string;
  @IdOf('biz', business)
  businessId!: string;
  @Text(name)
  name!: string;
  @OneOf(ANGLE_TYPE_IDS, angleType)
  angleType!: AngleType;
  @Text(claim)
  claim!: string;
  @OneOf(CREATIVE_STATUSES, {
    name: 'CreativeStatus',
    ...status,
    optional: true,
    default: 'ACTIVE',
  })
  status!: CreativeStatus;
  @AnswerOnly(CreatedAt())
  createdAt!: string;
  @AnswerOnly(UpdatedAt())
  updatedAt!: string;
  @AnswerOnly(Version())
  version!: number;
}

/** Body of `POST /angles`. */
export class CreateAngleDto extends InputOf<AngleInput>(AngleMembers) {}

/** Body of `PATCH /angles/:id`. */
export class UpdateAngleDto extends PartialOf(CreateAngleDto) implements AngleChanges {}

/** An angle as it is read. */
export class AngleDto extends AnswerOf(AngleMembers) {}

/** The query of `GET /angles`. */
export class AngleQuery extends NamedListQuery {
  @IdOf('biz', {
    description: 'Only of this business.',
    example: exampleId('biz'),
    optional: true,
  })
  businessId?: string;
  @OneOf(ANGLE_TYPE_IDS, {
    name: 'AngleType',
    description: 'Only of this type.',
    example: 'QUALITY',
    optional: true,
  })
  angleType?: AngleType;
  @OneOf(CREATIVE_STATUSES, {
    description: 'Only with this status.',
    example: 'ACTIVE',
    optional: true,
  })
  status?: CreativeStatus;
}

export const toAngleDto = (row: Angle): AngleDto => viewAngle(row);
