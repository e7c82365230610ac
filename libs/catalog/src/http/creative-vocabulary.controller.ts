import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { GetRoute, ok, one, RequireScopes } from '@switchyard/http-kit';
import { creativeVocabulary } from '../domain';
import { CreativeVocabularyDto } from './creative-vocabulary.dto';

@ApiTags('angles and concepts')
@Controller('api/v1/creative-vocabulary')
export class CreativeVocabularyController {
  @GetRoute('', {
    operationId: 'getCreativeVocabulary',
    summary: 'Get the words for angles and concepts',
    description: 'The same for everybody. Words are added without notice.',
    answers: one(CreativeVocabularyDto),
  })
  @RequireScopes('ads:read')
  get() {
    return ok<CreativeVocabularyDto>(creativeVocabulary());
  }
}
