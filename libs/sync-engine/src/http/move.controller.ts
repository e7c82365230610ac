import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CampaignDto, toCampaignDto } from '@switchyard/catalog/http';
import {
  Answer,
  AnswerParam,
  CallerParam,
  IdOf,
  one,
  PathId,
  PostRoute,
  RequireScopes,
  ValidBody,
} from '@switchyard/http-kit';
import type { Caller } from '@switchyard/kernel';
import { MoveCampaign } from '../use-cases/move/move-campaign';
import { exampleId } from './plan-fields';

/** Body of `POST /campaigns/:id/move`. */
export class MoveCampaignDto {
  @IdOf('spc', {
    description: 'A Space of the account in which the caller is EDITOR or OWNER.',
    example: exampleId('spc'),
  })
  spaceId!: string;
}

const MOVE =
  'The campaign keeps its id, all below it, its links, its figures and its state of the Emergency Brake. Nothing is sent because of it. Its business, assets, angles and ' +
  'concepts are used where the other Space has the same, else copied. Syncs, previews and conversions stay behind. Refused while something of the campaign is under way or ' +
  'a sync runs in either Space.';

/** Campaigns and the Spaces that they are in. */
@ApiTags('Campaigns')
@Controller('api/v1/campaigns')
export class MoveController {
  constructor(private readonly moveCampaign: MoveCampaign) {}

  @PostRoute(':id/move', {
    operationId: 'moveCampaign',
    summary: 'Move a campaign to another Space',
    description: MOVE,
    answers: one(CampaignDto),
    body: MoveCampaignDto,
    errors: [
      'ROLE_TOO_LOW',
      'CAMPAIGN_REMOVED',
      'NAME_TAKEN',
      'EXTERNAL_KEY_TAKEN',
      'CONVERSION_ACTION_MISSING',
      'SYNC_ALREADY_ACTIVE',
      'RELEASE_PENDING',
      'OUTCOME_UNKNOWN',
      'BRAKE_UNDER_WAY',
    ],
  })
  @RequireScopes('campaigns:write', 'sync:write')
  async move(
    @CallerParam() caller: Caller,
    @PathId('cmp') id: string,
    @ValidBody() { spaceId }: MoveCampaignDto,
    @AnswerParam() answer: Answer,
  ) {
    return answer.one(toCampaignDto(await this.moveCampaign.execute(caller, id, spaceId)));
  }
}
