import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AdDto, toAdDto } from '@switchyard/catalog/http';
import {
  accepted,
  Answer,
  AnswerParam,
  CallerParam,
  created,
  DeleteRoute,
  filterOf,
  GetRoute,
  IfMatch,
  list,
  listOf,
  ListQuery,
  Metered,
  nothing,
  ok,
  one,
  pageOf,
  pageRequestOf,
  type Patch,
  PatchBody,
  PatchRoute,
  PathId,
  type PolledWork,
  PostRoute,
  RequireScopes,
  ValidBody,
  ValidQuery,
} from '@switchyard/http-kit';
import { shortPage } from '@switchyard/identity/http';
import type { Caller, ExpectedVersion } from '@switchyard/kernel';
import type { PostRevision, PostView } from '../domain';
import { AnswerQuestions, DraftPost, RetryPost } from '../use-cases/draft-post';
import { MakeAd } from '../use-cases/make-ad';
import { CreatePost, DeletePost, ReadPosts, UpdatePost } from '../use-cases/manage-posts';
import { ConfirmPost, ReviewPost } from '../use-cases/review-post';
import { PostAdDto } from './post-ad.dto';
import {
  AnswerPostDto,
  ConfirmPostDto,
  CreateSocialPostDto,
  PostRevisionDto,
  ReadSourcesDto,
  ReviewPostDto,
  SocialPostDto,
  SocialPostQuery,
  SocialPostSummaryDto,
  toPostDto,
  toReadSourceDto,
  toRevisionDto,
  toSummaryDto,
  UpdateSocialPostDto,
} from './post.dto';

const POSTS = '/api/v1/social/posts';

const workOf = ({ step, updatedAt }: PostView): PolledWork => ({
  isOver: step === null,
  since: new Date(updatedAt),
});

/** Posts: written from what sources and people say. Nothing is published. */
@ApiTags('Social content')
@Controller('api/v1/social/posts')
export class PostsController {
  constructor(
    private readonly createPost: CreatePost,
    private readonly readPosts: ReadPosts,
    private readonly updatePost: UpdatePost,
    private readonly deletePost: DeletePost,
  ) {}

  @GetRoute('', {
    operationId: 'listPosts',
    summary: 'List social posts',
    description: 'Newest first, without what they are made of.',
    answers: listOf(SocialPostSummaryDto),
    query: SocialPostQuery,
  })
  @RequireScopes('businesses:read')
  async list(@CallerParam() caller: Caller, @ValidQuery() query: SocialPostQuery) {
    const rows = await this.readPosts.list(caller, filterOf(query), pageRequestOf(query));
    return list(pageOf(rows, query.limit), toSummaryDto);
  }

  @GetRoute(':id', {
    operationId: 'getPost',
    summary: 'Get a social post',
    description: 'Read it until `step` is null. `version` is also the ETag.',
    polled: true,
    answers: one(SocialPostDto),
  })
  @RequireScopes('businesses:read')
  async get(
    @CallerParam() caller: Caller,
    @PathId('pst') id: string,
    @AnswerParam() answer: Answer,
  ) {
    const post = await this.readPosts.get(caller, id);
    return answer.polled(workOf(post)).one(toPostDto(post));
  }

  @PostRoute('', {
    operationId: 'createPost',
    summary: 'Create a social post',
    description:
      'Its sources are researched, then `questions` ask for what the goal needs and no source says. Nothing is published, and nothing is counted before a draft.',
    polled: true,
    answers: created(SocialPostDto),
    body: CreateSocialPostDto,
  })
  @RequireScopes('businesses:write')
  async create(
    @CallerParam() caller: Caller,
    @ValidBody() input: CreateSocialPostDto,
    @AnswerParam() answer: Answer,
  ) {
    const post = await this.createPost.execute(caller, input);
    return answer.polled(workOf(post)).created(POSTS, toPostDto(post));
  }

  @PatchRoute(':id', {
    operationId: 'updatePost',
    summary: 'Change a social post or its draft',
    description:
      'A merge patch. Another `draft` or `channel` is checked again; another source, topic, goal, template or language is researched again.',
    answers: one(SocialPostDto),
    body: UpdateSocialPostDto,
    errors: ['POST_CONFIRMED', 'POST_NOT_READY'],
  })
  @RequireScopes('businesses:write')
  async update(
    @CallerParam() caller: Caller,
    @PathId('pst') id: string,
    @PatchBody() patch: Patch<UpdateSocialPostDto>,
    @IfMatch() expected: ExpectedVersion,
    @AnswerParam() answer: Answer,
  ) {
    return answer.one(toPostDto(await this.updatePost.execute(caller, id, expected, patch)));
  }

  @DeleteRoute(':id', {
    operationId: 'deletePost',
    summary: 'Delete a social post',
    description: 'With its sources and revisions. A confirmed post stays.',
    answers: nothing,
    errors: ['POST_CONFIRMED'],
  })
  @RequireScopes('businesses:write')
  async delete(
    @CallerParam() caller: Caller,
    @PathId('pst') id: string,
    @IfMatch() expected: ExpectedVersion,
  ) {
    await this.deletePost.execute(caller, id, expected);
  }

  @GetRoute(':id/sources', {
    operationId: 'listPostSources',
    summary: 'List what was read of the sources of a post',
    description: 'In their order.',
    answers: one(ReadSourcesDto),
  })
  @RequireScopes('businesses:read')
  async sources(@CallerParam() caller: Caller, @PathId('pst') id: string) {
    return ok({ sources: (await this.readPosts.sources(caller, id)).map(toReadSourceDto) });
  }

  @GetRoute(':id/revisions', {
    operationId: 'listPostRevisions',
    summary: 'List the drafts of a post',
    description: 'Newest first.',
    answers: listOf(PostRevisionDto),
    query: ListQuery,
  })
  @RequireScopes('businesses:read')
  async revisions(
    @CallerParam() caller: Caller,
    @PathId('pst') id: string,
    @ValidQuery() query: ListQuery,
  ) {
    const rows = await this.readPosts.revisions(caller, id);
    return list(shortPage(rows.map(pageRow), query), toRevisionDto);
  }
}

/** Pages go by time and id; revisions have a number. */
const pageRow = (row: PostRevision) => ({ ...row, id: String(row.revision).padStart(10, '0') });

/** The steps of a post that a person takes. */
@ApiTags('Social content')
@Controller('api/v1/social/posts')
export class PostStepsController {
  constructor(
    private readonly answerQuestions: AnswerQuestions,
    private readonly draftPost: DraftPost,
    private readonly retryPost: RetryPost,
    private readonly reviewPost: ReviewPost,
    private readonly confirmPost: ConfirmPost,
    private readonly makeAd: MakeAd,
  ) {}

  @PostRoute(':id/answers', {
    operationId: 'answerPost',
    summary: 'Answer or decline the questions of a post',
    description:
      'When none is open any more, the draft is started, which the plan counts. Answers are kept even where it is refused.',
    polled: true,
    answers: accepted(SocialPostDto, 200),
    body: AnswerPostDto,
    errors: ['LIMIT_REACHED', 'NOTHING_TO_DRAFT_FROM', 'POST_CONFIRMED', 'POST_NOT_READY'],
  })
  @Metered('social_draft')
  @RequireScopes('businesses:write')
  async answer(
    @CallerParam() caller: Caller,
    @PathId('pst') id: string,
    @ValidBody() { answers }: AnswerPostDto,
    @IfMatch() expected: ExpectedVersion,
    @AnswerParam() answer: Answer,
  ) {
    return promised(answer, await this.answerQuestions.execute(caller, id, expected, answers));
  }

  @PostRoute(':id/draft', {
    operationId: 'draftPost',
    summary: 'Have a draft written',
    description:
      'The plan counts it, unless it fails. After `changes_requested` the note is followed.',
    polled: true,
    answers: accepted(SocialPostDto, 200),
    errors: [
      'LIMIT_REACHED',
      'NOTHING_TO_DRAFT_FROM',
      'POST_CONFIRMED',
      'POST_NOT_READY',
      'QUESTIONS_OPEN',
    ],
  })
  @Metered('social_draft')
  @RequireScopes('businesses:write')
  async draft(
    @CallerParam() caller: Caller,
    @PathId('pst') id: string,
    @IfMatch() expected: ExpectedVersion,
    @AnswerParam() answer: Answer,
  ) {
    return promised(answer, await this.draftPost.execute(caller, id, expected));
  }

  @PostRoute(':id/retry', {
    operationId: 'retryPost',
    summary: 'Try again what failed of a post',
    description: 'The step that failed, or the sources that could not be read.',
    polled: true,
    answers: accepted(SocialPostDto, 200),
    errors: [
      'LIMIT_REACHED',
      'NOTHING_TO_DRAFT_FROM',
      'POST_CONFIRMED',
      'POST_NOT_READY',
      'QUESTIONS_OPEN',
    ],
  })
  @Metered('social_draft')
  @RequireScopes('businesses:write')
  async retry(
    @CallerParam() caller: Caller,
    @PathId('pst') id: string,
    @IfMatch() expected: ExpectedVersion,
    @AnswerParam() answer: Answer,
  ) {
    return promised(answer, await this.retryPost.execute(caller, id, expected));
  }

  @PostRoute(':id/review', {
    operationId: 'reviewPost',
    summary: 'Approve a draft, or ask for changes',
    description: 'To approve is to confirm. What is asked for is kept in `changesNote`.',
    answers: one(SocialPostDto),
    body: ReviewPostDto,
    errors: ['POST_CONFIRMED', 'POST_HAS_REQUIREMENTS', 'POST_NOT_READY', 'REVISION_CHANGED'],
  })
  @RequireScopes('businesses:write')
  async review(
    @CallerParam() caller: Caller,
    @PathId('pst') id: string,
    @ValidBody() body: ReviewPostDto,
    @IfMatch() expected: ExpectedVersion,
    @AnswerParam() answer: Answer,
  ) {
    return answer.one(toPostDto(await this.reviewPost.execute(caller, id, expected, body)));
  }

  @PostRoute(':id/confirm', {
    operationId: 'confirmPost',
    summary: 'Confirm a post',
    description: 'It is immutable then; the audit trail says who confirmed which revision.',
    answers: one(SocialPostDto),
    body: ConfirmPostDto,
    errors: ['POST_HAS_REQUIREMENTS', 'POST_NOT_READY', 'REVISION_CHANGED'],
  })
  @RequireScopes('businesses:write')
  async confirm(
    @CallerParam() caller: Caller,
    @PathId('pst') id: string,
    @ValidBody() { revision }: ConfirmPostDto,
    @IfMatch() expected: ExpectedVersion,
    @AnswerParam() answer: Answer,
  ) {
    return answer.one(toPostDto(await this.confirmPost.execute(caller, id, expected, revision)));
  }

  @PostRoute(':id/ad', {
    operationId: 'createPostAd',
    summary: 'Make an ad of a confirmed post',
    description: 'Stored here only, PAUSED unless stated; a sync sends it.',
    answers: created(AdDto),
    body: PostAdDto,
    errors: ['CAMPAIGN_REMOVED', 'EXTERNAL_KEY_TAKEN', 'POST_NOT_READY'],
  })
  @RequireScopes('businesses:read', 'ads:write')
  async ad(
    @CallerParam() caller: Caller,
    @PathId('pst') id: string,
    @ValidBody() body: PostAdDto,
    @AnswerParam() answer: Answer,
  ) {
    return answer.created('/api/v1/ads', toAdDto(await this.makeAd.execute(caller, id, body)));
  }
}

const promised = (answer: Answer, post: PostView) =>
  answer.promised(`${POSTS}/${post.id}`, toPostDto(post), workOf(post));
