import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnyToken, CallerParam, GetRoute, ok, one } from '@switchyard/http-kit';
import type { Caller } from '@switchyard/kernel';
import { DescribeCaller } from '../use-cases/describe-caller';
import { MeDto, toMeDto } from './me.dto';

@ApiTags('Start here')
@Controller('api/v1')
export class StartHereController {
  constructor(private readonly describe: DescribeCaller) {}

  @GetRoute('me', {
    operationId: 'getMe',
    summary: 'Introspect the current token',
    description:
      'User, account, plan, scopes and allowance of the token. Needs no scope: it shows whether a token works.',
    answers: one(MeDto),
  })
  @AnyToken()
  async me(@CallerParam() caller: Caller) {
    return ok(toMeDto(await this.describe.execute(caller)));
  }
}
