import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { GetRoute, list, listOf, RequireScopes, ValidQuery } from '@switchyard/http-kit';
import { ListMediaRequirements } from '../use-cases/list-media-requirements';
import {
  MediaRequirementsDto,
  MediaRequirementsQuery,
  toMediaRequirementsDto,
} from './media-requirements.dto';
import { orderedPage } from './ordered-page';

@ApiTags('assets')
@Controller('api/v1/media-requirements')
export class MediaRequirementsController {
  constructor(private readonly requirements: ListMediaRequirements) {}

  @GetRoute('', {
    operationId: 'listMediaRequirements',
    summary: 'List what platforms ask of files and texts',
    answers: listOf(MediaRequirementsDto),
    query: MediaRequirementsQuery,
    description:
      'One entry per platform and type of campaign, from the very table that Validate reads. Platforms that campaigns cannot be sent to yet, and types that a platform does not take, are left out.',
  })
  @RequireScopes('assets:read')
  list(@ValidQuery() query: MediaRequirementsQuery) {
    return list(orderedPage(this.requirements.execute(query), query), ({ item }) =>
      toMediaRequirementsDto(item),
    );
  }
}
