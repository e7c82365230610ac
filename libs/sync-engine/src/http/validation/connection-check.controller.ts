import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  CallerParam,
  DeleteRoute,
  type ExpectedVersion,
  IfMatch,
  nothing,
  ok,
  one,
  PathId,
  PostRoute,
  RequireScopes,
} from '@switchyard/http-kit';
import type { Caller } from '@switchyard/kernel';
import { DeleteConnection } from '../../use-cases/adoption/delete-connection';
import { CheckConnection } from '../../use-cases/validation/check-connection';
import { ConnectionCheckDto, toConnectionCheckDto } from './connection-check.dto';

/**
 * What can be done to a connection only by knowing platforms and links. Reading and changing it is
 * identity's.
 */
@ApiTags('Connections')
@Controller('api/v1/connections')
export class ConnectionCheckController {
  constructor(
    private readonly checkConnection: CheckConnection,
    private readonly deleteConnection: DeleteConnection,
  ) {}

  @PostRoute(':id/check', {
    operationId: 'checkConnection',
    summary: 'Try a connected ad account',
    answers: one(ConnectionCheckDto),
    idempotency: 'detached',
    errors: ['ROLE_TOO_LOW'],
    description:
      'Tries credentials, ad account, currency and time zone, and says what is missing for campaigns and conversions. Changes nothing on the platform.',
  })
  @RequireScopes('sync:write')
  async check(@CallerParam() caller: Caller, @PathId('con') id: string) {
    return ok(toConnectionCheckDto(await this.checkConnection.execute(caller, id)));
  }

  @DeleteRoute(':id', {
    operationId: 'deleteConnection',
    summary: 'Disconnect an ad account',
    answers: nothing,
    errors: ['CONNECTION_IN_USE', 'ROLE_TOO_LOW'],
    description:
      '409 `CONNECTION_IN_USE` while campaigns are linked: `details.campaignIds` names those of your Spaces, `details.hiddenCampaigns` counts others.',
  })
  @RequireScopes('sync:write')
  delete(
    @CallerParam() caller: Caller,
    @PathId('con') id: string,
    @IfMatch() expected: ExpectedVersion,
  ) {
    return this.deleteConnection.execute(caller, id, expected);
  }
}
