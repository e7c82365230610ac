import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  AnyToken,
  CallerParam,
  GetRoute,
  list,
  listOf,
  ListQuery,
  ok,
  one,
  ValidQuery,
} from '@switchyard/http-kit';
import type { Caller } from '@switchyard/kernel';
import { DescribeCaller } from '../use-cases/describe-caller';
import { ListSpaces } from '../use-cases/manage-accounts';
import { MeDto, SpaceDto, toMeDto, toSpaceDto } from './me.dto';
import { shortPage } from './short-page';

@ApiTags('start-here')
@Controller('api/v1')
export class StartHereController {
  constructor(
    private readonly describe: DescribeCaller,
    private readonly listSpaces: ListSpaces,
  ) {}

  @GetRoute('me', {
    operationId: 'getMe',
    summary: 'Introspect the current token',
    answers: one(MeDto),
  })
  @AnyToken()
  async me(@CallerParam() caller: Caller) {
    return ok(toMeDto(await this.describe.execute(caller)));
  }

  @GetRoute('spaces', {
    operationId: 'listSpaces',
    summary: 'List your Spaces',
    answers: listOf(SpaceDto),
    query: ListQuery,
  })
  @AnyToken()
  async spaces(@CallerParam() caller: Caller, @ValidQuery() query: ListQuery) {
    return list(shortPage(await this.listSpaces.execute(caller), query), toSpaceDto);
  }
}
