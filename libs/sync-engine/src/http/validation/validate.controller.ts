import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CallerParam, ok, one, PathId, PostRoute, RequireScopes } from '@switchyard/http-kit';
import type { Caller } from '@switchyard/kernel';
import { ValidateCampaign } from '../../use-cases/validation/validate-campaign';
import { OptionalBody } from '../route-parameters';
import { toValidationDto, ValidateCampaignDto, ValidationDto } from './validate.dto';

@ApiTags('Campaigns')
@Controller('api/v1/campaigns')
export class ValidateController {
  constructor(private readonly validateCampaign: ValidateCampaign) {}

  @PostRoute(':id/validate', {
    operationId: 'validateCampaign',
    summary: 'Validate a campaign before export',
    answers: one(ValidationDto),
    body: ValidateCampaignDto,
    readsOnly: true,
    description:
      "Checks the campaign and all below it against each platform's rules. Changes nothing and calls no platform; a preview shows what only a platform knows.",
  })
  @RequireScopes('campaigns:read')
  async validate(
    @CallerParam() caller: Caller,
    @PathId('cmp') id: string,
    @OptionalBody(ValidateCampaignDto) { platforms }: ValidateCampaignDto,
  ) {
    return ok(toValidationDto(await this.validateCampaign.execute(caller, id, platforms)));
  }
}
