import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  Answer,
  AnswerParam,
  CallerParam,
  created,
  DeleteRoute,
  type ExpectedVersion,
  filterOf,
  GetRoute,
  IfMatch,
  list,
  listOf,
  nothing,
  one,
  pageOf,
  pageRequestOf,
  type Patch,
  PatchBody,
  PatchRoute,
  PathId,
  PostRoute,
  RequireScopes,
  ValidBody,
  ValidQuery,
} from '@switchyard/http-kit';
import type { Caller } from '@switchyard/kernel';
import {
  CreateAngle,
  DeleteAngle,
  ReadAngles,
  UpdateAngle,
} from '../../use-cases/manage-creatives';
import { AngleDto, AngleQuery, CreateAngleDto, toAngleDto, UpdateAngleDto } from './angle.dto';

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
