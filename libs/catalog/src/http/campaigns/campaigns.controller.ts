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
import type { Caller, RefusalCode } from '@switchyard/kernel';
import { DeleteCampaign, RestoreCampaign } from '../../use-cases/campaigns/delete-campaign';
import {
  ChangeCampaign,
  CreateCampaign,
  ReadCampaigns,
} from '../../use-cases/campaigns/manage-campaigns';
import { CampaignDto, CampaignQuery, toCampaignDto } from './campaign.dto';
import { CreateCampaignDto, UpdateCampaignDto } from './campaign.dto';

const PLACES_AND_HOURS: readonly RefusalCode[] = [
  'RADIUS_EXCLUSION_UNSUPPORTED',
  'ONLY_EXCLUSIONS',
  'TOO_MANY_WINDOWS',
];
const KEPT_HERE = 'Stored here only; a sync sends it, and nothing is spent before.';

@ApiTags('Campaigns')
@Controller('api/v1/campaigns')
export class CampaignsController {
  constructor(
    private readonly createCampaign: CreateCampaign,
    private readonly readCampaigns: ReadCampaigns,
    private readonly changeCampaign: ChangeCampaign,
    private readonly deleteCampaign: DeleteCampaign,
    private readonly restoreCampaign: RestoreCampaign,
  ) {}

  @GetRoute('', {
    operationId: 'listCampaigns',
    summary: 'List campaigns',
    description: 'Newest first; without `status`, removed ones are left out. Asks no platform.',
    answers: listOf(CampaignDto),
    query: CampaignQuery,
  })
  @RequireScopes('campaigns:read')
  async list(@CallerParam() caller: Caller, @ValidQuery() query: CampaignQuery) {
    return list(
      pageOf(
        await this.readCampaigns.list(caller, filterOf(query), pageRequestOf(query)),
        query.limit,
      ),
      toCampaignDto,
    );
  }

  @GetRoute(':id', {
    operationId: 'getCampaign',
    summary: 'Get a campaign',
    description: '`deliverySummary` says whether it serves and, when not, why.',
    answers: one(CampaignDto),
  })
  @RequireScopes('campaigns:read')
  async get(
    @CallerParam() caller: Caller,
    @PathId('cmp') id: string,
    @AnswerParam() answer: Answer,
  ) {
    return answer.one(toCampaignDto(await this.readCampaigns.get(caller, id)));
  }

  @PostRoute('', {
    operationId: 'createCampaign',
    summary: 'Create a campaign',
    description: `Always PAUSED. ${KEPT_HERE}`,
    answers: created(CampaignDto),
    body: CreateCampaignDto,
    errors: ['NAME_TAKEN', 'EXTERNAL_KEY_TAKEN', ...PLACES_AND_HOURS],
  })
  @RequireScopes('campaigns:write')
  async create(
    @CallerParam() caller: Caller,
    @ValidBody() input: CreateCampaignDto,
    @AnswerParam() answer: Answer,
  ) {
    return answer.created(
      '/api/v1/campaigns',
      toCampaignDto(await this.createCampaign.execute(caller, input)),
    );
  }

  @PatchRoute(':id', {
    operationId: 'updateCampaign',
    summary: 'Change a campaign',
    description: `A merge patch; a whole GET body can be edited and sent back. ${KEPT_HERE}`,
    answers: one(CampaignDto),
    body: UpdateCampaignDto,
    errors: [
      'NAME_TAKEN',
      'EXTERNAL_KEY_TAKEN',
      'BRAKE_ENGAGED',
      'CAMPAIGN_REMOVED',
      'ALREADY_LINKED',
      ...PLACES_AND_HOURS,
    ],
  })
  @RequireScopes('campaigns:write')
  async update(
    @CallerParam() caller: Caller,
    @PathId('cmp') id: string,
    @PatchBody() patch: Patch<UpdateCampaignDto>,
    @IfMatch() expected: ExpectedVersion,
    @AnswerParam() answer: Answer,
  ) {
    return answer.one(
      toCampaignDto(await this.changeCampaign.execute(caller, id, expected, patch)),
    );
  }

  @DeleteRoute(':id', {
    operationId: 'deleteCampaign',
    summary: 'Delete a campaign',
    description:
      'Gone with everything below it if on no platform. Else its status is REMOVED until a sync has removed it there.',
    answers: nothing,
  })
  @RequireScopes('campaigns:write')
  async delete(
    @CallerParam() caller: Caller,
    @PathId('cmp') id: string,
    @IfMatch() expected: ExpectedVersion,
  ) {
    await this.deleteCampaign.execute(caller, id, expected);
  }

  @PostRoute(':id/restore', {
    operationId: 'restoreCampaign',
    summary: 'Take a removed campaign back',
    description: 'It comes back PAUSED. Possible until every platform has removed it.',
    answers: one(CampaignDto),
    errors: ['CAMPAIGN_NOT_REMOVED', 'CAMPAIGN_REMOVED', 'NAME_TAKEN', 'EXTERNAL_KEY_TAKEN'],
  })
  @RequireScopes('campaigns:write')
  async restore(
    @CallerParam() caller: Caller,
    @PathId('cmp') id: string,
    @AnswerParam() answer: Answer,
  ) {
    return answer.one(toCampaignDto(await this.restoreCampaign.execute(caller, id)));
  }
}
