import { Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  AnyToken,
  GetRoute,
  list,
  ListQuery,
  listOf,
  ok,
  one,
  ValidQuery,
} from '@switchyard/http-kit';
import { ListPlatforms } from '../use-cases/list-platforms';
import { orderedPage } from './ordered-page';
import {
  PlatformDto,
  PlatformSummaryDto,
  toPlatformDto,
  toPlatformSummaryDto,
} from './platform.dto';

@ApiTags('start-here')
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
      'What becomes of every field, type and bidding strategy there, and its limits: what Validate reads. 404 for a platform that campaigns cannot be sent to yet.',
  })
  @AnyToken()
  get(@Param('platformId') platformId: string) {
    return ok(toPlatformDto(this.platforms.one(platformId)));
  }
}
