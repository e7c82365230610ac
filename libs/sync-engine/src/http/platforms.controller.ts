import { Controller, Param } from '@nestjs/common';
import { AnyToken, GetRoute, list, listOf, ok, one } from '@switchyard/http-kit';
import { ListPlatforms } from '../use-cases/list-platforms';
import { PlatformDto, PlatformSummaryDto, toPlatformDto, toPlatformSummaryDto } from './platform.dto';

@Controller('api/v1/platforms')
export class PlatformsController {
  constructor(private readonly platforms: ListPlatforms) {}

  @GetRoute('', {
    operationId: 'listPlatforms', summary: 'List the ad platforms', answers: listOf(PlatformSummaryDto),
    description: 'The platforms that campaigns can be sent to, all of them on one page.',
  })
  @AnyToken()
  list() {
    return list({ rows: this.platforms.all(), nextCursor: null }, toPlatformSummaryDto);
  }

  @GetRoute(':platformId', {
    operationId: 'getPlatform', summary: 'Get what a platform can hold', answers: one(PlatformDto),
    description: 'What becomes of every field, type and bidding strategy there, and its limits: what Validate reads. 404 for a platform that campaigns cannot be sent to yet.',
  })
  @AnyToken()
  get(@Param('platformId') platformId: string) {
    return ok(toPlatformDto(this.platforms.one(platformId)));
  }
}
