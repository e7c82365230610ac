import { Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  AnyToken,
  GetRoute,
  list,
  listOf,
  ListQuery,
  ok,
  one,
  RequireScopes,
  ValidQuery,
} from '@switchyard/http-kit';
import { ListMediaRequirements, ListPlatforms } from '../../use-cases/validation/list-platforms';
import { orderedPage } from '../route-parameters';
import { MediaRequirementsDto, MediaRequirementsQuery, toMediaRequirementsDto } from './media.dto';
import {
  PlatformDto,
  PlatformSummaryDto,
  toPlatformDto,
  toPlatformSummaryDto,
} from './platform.dto';

@ApiTags('Start here')
@Controller('api/v1/platforms')
export class PlatformsController {
  constructor(private readonly platforms: ListPlatforms) {}

  @GetRoute('', {
    operationId: 'listPlatforms',
    summary: 'List the ad platforms',
    answers: listOf(PlatformSummaryDto),
    query: ListQuery,
    description: 'The platforms that campaigns can be sent to, in a fixed order.',
  })
  @AnyToken()
  list(@ValidQuery() query: ListQuery) {
    return list(orderedPage(this.platforms.all(), query), ({ item }) => toPlatformSummaryDto(item));
  }

  @GetRoute(':platformId', {
    operationId: 'getPlatform',
    summary: 'Get what a platform can hold',
    answers: one(PlatformDto),
    description:
      'What becomes of every field, type and bidding strategy, and the limits, as Validate reads them. 404 while campaigns cannot be sent there.',
  })
  @AnyToken()
  get(@Param('platformId') platformId: string) {
    return ok(toPlatformDto(this.platforms.one(platformId)));
  }
}

@ApiTags('Media requirements')
@Controller('api/v1/media-requirements')
export class MediaRequirementsController {
  constructor(private readonly requirements: ListMediaRequirements) {}

  @GetRoute('', {
    operationId: 'listMediaRequirements',
    summary: 'List what platforms ask of files and texts',
    answers: listOf(MediaRequirementsDto),
    query: MediaRequirementsQuery,
    description:
      'One entry per platform and type of campaign that it takes, as Validate reads them.',
  })
  @RequireScopes('assets:read')
  list(@ValidQuery() query: MediaRequirementsQuery) {
    return list(orderedPage(this.requirements.execute(query), query), ({ item }) =>
      toMediaRequirementsDto(item),
    );
  }
}
