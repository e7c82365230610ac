import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Answer,
  AnswerOf,
  AnswerOnly,
  AnswerParam,
  CallerParam,
  created,
  DeleteRoute,
  type ExpectedVersion,
  filterOf,
  GetRoute,
  IdOf,
  IfMatch,
  InputOf,
  list,
  listOf,
  NamedListQuery,
  nothing,
  one,
  OneOf,
  pageOf,
  pageRequestOf,
  PartialOf,
  type Patch,
  PatchBody,
  PatchRoute,
  PathId,
  PostRoute,
  RequireScopes,
  Text,
  ValidBody,
  ValidQuery,
} from '@switchyard/http-kit';
import type { Caller } from '@switchyard/kernel';
import {
  type Angle,
  ANGLE_TYPE_IDS,
  type AngleChanges,
  type AngleInput,
  type AngleType,
  type AngleView,
  CREATIVE_STATUSES,
  type CreativeStatus,
  viewAngle,
} from '../../domain';
import {
  CreateAngle,
  DeleteAngle,
  ReadAngles,
  UpdateAngle,
} from '../../use-cases/manage-creatives';
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
class CreateAngleDto extends InputOf<AngleInput>(AngleMembers) {}

/** Body of `PATCH /angles/:id`. */
class UpdateAngleDto extends PartialOf(CreateAngleDto) implements AngleChanges {}

/** An angle as it is read. */
class AngleDto extends AnswerOf(AngleMembers) {}

/** The query of `GET /angles`. */
class AngleQuery extends NamedListQuery {
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

const toAngleDto = (row: Angle): AngleDto => viewAngle(row);

@ApiTags('Angles and concepts')
@Controller('api/v1/angles')
export class AnglesController {
  constructor(
    private readonly createAngle: CreateAngle,
    private readonly readAngles: ReadAngles,
    private readonly updateAngle: UpdateAngle,
    private readonly deleteAngle: DeleteAngle,
  ) {}

  @GetRoute('', {
    operationId: 'listAngles',
    summary: 'List angles',
    description: 'Newest first. Their figures are in the read-out.',
    answers: listOf(AngleDto),
    query: AngleQuery,
  })
  @RequireScopes('ads:read')
  async list(@CallerParam() caller: Caller, @ValidQuery() query: AngleQuery) {
    return list(
      pageOf(
        await this.readAngles.list(caller, filterOf(query), pageRequestOf(query)),
        query.limit,
      ),
      toAngleDto,
    );
  }

  @GetRoute(':id', {
    operationId: 'getAngle',
    summary: 'Get an angle',
    description: '`version` is also the ETag.',
    answers: one(AngleDto),
  })
  @RequireScopes('ads:read')
  async get(
    @CallerParam() caller: Caller,
    @PathId('ang') id: string,
    @AnswerParam() answer: Answer,
  ) {
    return answer.one(toAngleDto(await this.readAngles.get(caller, id)));
  }

  @PostRoute('', {
    operationId: 'createAngle',
    summary: 'Create an angle',
    description:
      'A claim that ads of a business can argue. Sent to no platform: ads are stamped with it, so that their figures can be compared.',
    answers: created(AngleDto),
    body: CreateAngleDto,
  })
  @RequireScopes('ads:write')
  async create(
    @CallerParam() caller: Caller,
    @ValidBody() input: CreateAngleDto,
    @AnswerParam() answer: Answer,
  ) {
    return answer.created(
      '/api/v1/angles',
      toAngleDto(await this.createAngle.execute(caller, input)),
    );
  }

  @PatchRoute(':id', {
    operationId: 'updateAngle',
    summary: 'Change an angle',
    description: 'A merge patch. Ads that carry it are not changed.',
    answers: one(AngleDto),
    body: UpdateAngleDto,
  })
  @RequireScopes('ads:write')
  async update(
    @CallerParam() caller: Caller,
    @PathId('ang') id: string,
    @PatchBody() patch: Patch<UpdateAngleDto>,
    @IfMatch() expected: ExpectedVersion,
    @AnswerParam() answer: Answer,
  ) {
    return answer.one(toAngleDto(await this.updateAngle.execute(caller, id, expected, patch)));
  }

  @DeleteRoute(':id', {
    operationId: 'deleteAngle',
    summary: 'Delete an angle',
    description:
      'Deletes its concepts. Ads keep the stamp, which can still be read and filtered by.',
    answers: nothing,
  })
  @RequireScopes('ads:write')
  async delete(
    @CallerParam() caller: Caller,
    @PathId('ang') id: string,
    @IfMatch() expected: ExpectedVersion,
  ) {
    await this.deleteAngle.execute(caller, id, expected);
  }
}
