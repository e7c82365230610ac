import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CallerParam, ok, one, PostRoute, RequireScopes, ValidBody } from '@switchyard/http-kit';
import type { Caller } from '@switchyard/kernel';
import { UnlinkCampaigns } from '../use-cases/adoption/unlink-campaigns';
import { toUnlinkRequest, toUnlinkedDto, UnlinkDto, UnlinkedDto } from './unlink.dto';

const UNLINK =
  'The link is gone here at once. What ends or lowers spending there begins at once, without a plan, and is tried until the platform confirms; until then the delivery ' +
  'summary says `UNLINKED_BUT_SERVING`. `PAUSE` also renames it where names are unique in an ad account. The old one is never taken over again: a campaign still wanted ' +
  'there is created anew by the next sync. One unlinked before is `not_linked`, and its earlier `remote` stays. Refused while a sync of the Space runs.';

/** Links between campaigns and platforms, given up. */
@ApiTags('Campaigns')
@Controller('api/v1/campaigns')
export class UnlinkController {
  constructor(private readonly unlinkCampaigns: UnlinkCampaigns) {}

  @PostRoute('unlink', {
    operationId: 'unlinkCampaigns',
    summary: 'Unlink campaigns from a platform',
    description: UNLINK,
    answers: one(UnlinkedDto),
    body: UnlinkDto,
    errors: ['NOT_FOUND', 'SYNC_ALREADY_ACTIVE'],
  })
  @RequireScopes('campaigns:write', 'sync:write')
  async unlink(@CallerParam() caller: Caller, @ValidBody() input: UnlinkDto) {
    return ok(toUnlinkedDto(await this.unlinkCampaigns.execute(caller, toUnlinkRequest(input))));
  }
}
