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
  ok,
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
import type { Caller } from '@switchyard/kernel';
import { creativeVocabulary } from '../../domain';
import {
  CreateConcept,
  DeleteConcept,
  ReadConcepts,
  UpdateConcept,
} from '../../use-cases/manage-creatives';
import {
  ConceptDto,
  ConceptQuery,
  CreateConceptDto,
  CreativeVocabularyDto,
  toConceptDto,
  UpdateConceptDto,
} from './concept.dto';

@ApiTags('Angles and concepts')
@Controller('api/v1/concepts')
export class ConceptsController {
  constructor(
    private readonly createConcept: CreateConcept,
    private readonly readConcepts: ReadConcepts,
    private readonly updateConcept: UpdateConcept,
    private readonly deleteConcept: DeleteConcept,
  ) {}

  @GetRoute('', {
    operationId: 'listConcepts',
    summary: 'List concepts',
    description: 'Newest first.',
    answers: listOf(ConceptDto),
    query: ConceptQuery,
  })
  @RequireScopes('ads:read')
  async list(@CallerParam() caller: Caller, @ValidQuery() query: ConceptQuery) {
    return list(
      pageOf(
        await this.readConcepts.list(caller, filterOf(query), pageRequestOf(query)),
        query.limit,
      ),
      toConceptDto,
    );
  }

  @GetRoute(':id', {
    operationId: 'getConcept',
    summary: 'Get a concept',
    description: '`version` is also the ETag.',
    answers: one(ConceptDto),
  })
  @RequireScopes('ads:read')
  async get(
    @CallerParam() caller: Caller,
    @PathId('cpt') id: string,
    @AnswerParam() answer: Answer,
  ) {
    return answer.one(toConceptDto(await this.readConcepts.get(caller, id)));
  }

  @PostRoute('', {
    operationId: 'createConcept',
    summary: 'Create a concept',
    description:
      'A way of making the claim of an angle. Sent to no platform: ads are stamped with it.',
    answers: created(ConceptDto),
    body: CreateConceptDto,
  })
  @RequireScopes('ads:write')
  async create(
    @CallerParam() caller: Caller,
    @ValidBody() input: CreateConceptDto,
    @AnswerParam() answer: Answer,
  ) {
    return answer.created(
      '/api/v1/concepts',
      toConceptDto(await this.createConcept.execute(caller, input)),
    );
  }

  @PatchRoute(':id', {
    operationId: 'updateConcept',
    summary: 'Change a concept',
    description: 'A merge patch. Ads that carry it are not changed.',
    answers: one(ConceptDto),
    body: UpdateConceptDto,
  })
  @RequireScopes('ads:write')
  async update(
    @CallerParam() caller: Caller,
    @PathId('cpt') id: string,
    @PatchBody() patch: Patch<UpdateConceptDto>,
    @IfMatch() expected: ExpectedVersion,
    @AnswerParam() answer: Answer,
  ) {
    return answer.one(toConceptDto(await this.updateConcept.execute(caller, id, expected, patch)));
  }

  @DeleteRoute(':id', {
    operationId: 'deleteConcept',
    summary: 'Delete a concept',
    description: 'Ads keep the stamp, which can still be read and filtered by.',
    answers: nothing,
  })
  @RequireScopes('ads:write')
  async delete(
    @CallerParam() caller: Caller,
    @PathId('cpt') id: string,
    @IfMatch() expected: ExpectedVersion,
  ) {
    await this.deleteConcept.execute(caller, id, expected);
  }
}

@ApiTags('Angles and concepts')
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
