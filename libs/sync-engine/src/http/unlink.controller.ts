import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CallerParam, ok, one, PostRoute, RequireScopes, ValidBody } from '@switchyard/http-kit';
import type { Caller } from '@switchyard/kernel';
import { UnlinkCampaigns } from '../use-cases/adoption/unlink-campaigns';
import { toUnlinkRequest, toUnlinkedDto, UnlinkDto, UnlinkedDto } from './unlink.dto';

const UNLINK = `The link is gone here at once. What is to happen there only ends or lowers spending, so it begins at once, without a plan, and is tried until the platform
confirms; until then the delivery summary says \`UNLINKED_BUT_SERVING\`. With \`PAUSE\` the campaign is renamed where no two campaigns of an ad account may share a
name, so that it can be exported anew at once. What was given up is never taken for ours again: a campaign that is still wanted on the platform is created anew by the
next sync, in the ad account that it names in \`connectionIds\`. A connection that was only the default is no longer named there: the next sync goes to the default of then. A campaign that was unlinked before is
\`not_linked\`, whatever \`remote\` says now: what was asked for first stays. Refused while a sync of the Space runs.`;

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
