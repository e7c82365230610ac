import { ApiSchema } from '@nestjs/swagger';
import {
  AnswerOf,
  AnswerOnly,
  ChangeListQuery,
  Flag,
  IdOf,
  InputOf,
  ListOf,
  Nested,
  OmitOf,
  OneOf,
  PartialOf,
  Text,
  Timestamp,
  WholeNumber,
} from '@switchyard/http-kit';
import {
  CHANNEL_IDS,
  type ChannelId,
  type Draft,
  POST_STATUSES,
  POST_STEPS,
  type PostInput,
  type PostRevision,
  type PostSource,
  type PostStatus,
  type PostStep,
  type PostView,
  type SocialPost,
  SOURCE_STATUSES,
  type Template,
  TEMPLATES,
  viewPost,
} from '../domain';
import { REVIEW_DECISIONS, type ReviewDecision } from '../use-cases/review-post';
import {
  AT,
  clearable,
  draft,
  DraftDto,
  fact,
  FactDto,
  finding,
  id,
  of,
  POST,
  PostFailureDto,
  PostFindingDto,
  PostSourceDto,
  question,
  QuestionDto,
  source,
  spend,
  SUFFIX,
  WriterSpendDto,
} from './post-parts.dto';

/** Every member of a post: requests and answers are made of this class. */
class PostMembers implements Record<keyof PostView, unknown> {
  @AnswerOnly(IdOf('pst', { description: 'The post.', example: POST }))
  id!: string;
  @AnswerOnly(IdOf('spc', { description: 'Its Space.', example: `spc${SUFFIX}` }))
  spaceId!: string;
  @IdOf('biz', {
    description: 'Whom it is for; fixed after creation.',
    example: `biz${SUFFIX}`,
  })
  businessId!: string;
  @OneOf(CHANNEL_IDS, {
    name: 'SocialChannel',
    description: 'Where a person will publish it.',
    example: 'linkedin',
  })
  channel!: ChannelId;
  @Text({ max: 255, description: 'What it is about.', example: 'Bread baked at night' })
  topic!: string;
  @Text({
    max: 500,
    description: 'What it is to achieve.',
    example: 'Announce the new oven',
  })
  goal!: string;
  @OneOf(TEMPLATES, {
    name: 'SocialTemplate',
    description:
      'The order of the draft, and what is asked. Chosen by the words of `goal` if left out.',
    example: 'announce',
    ...clearable,
    answer: { clearable: false },
  })
  template!: Template;
  @Text({ max: 8, description: 'ISO 639-1.', example: 'en' })
  language!: string;
  @ListOf(Nested(() => PostSourceDto, { description: 'One.', example: source }), {
    maxItems: 10,
    description: 'Read by the worker. Null titles and texts are the same as left out.',
    example: [source],
    optional: true,
  })
  sources!: readonly PostSourceDto[];
  @AnswerOnly(
    OneOf(POST_STATUSES, {
      name: 'PostStatus',
      description: 'Where it is.',
      example: 'interviewing',
    }),
  )
  status!: PostStatus;
  @AnswerOnly(
    OneOf(POST_STEPS, {
      name: 'PostStep',
      description: 'What is under way; null: nothing.',
      example: 'research',
      clearable: true,
    }),
  )
  step!: PostStep | null;
  @AnswerOnly(
    Nested(() => PostFailureDto, {
      description: 'With `failed`: why. `retry` tries again.',
      example: {
        step: 'draft',
        code: 'WRITER_UNAVAILABLE',
        message: 'The writer did not answer.',
        spend: null,
      },
      clearable: true,
    }),
  )
  failure!: PostFailureDto | null;
  @AnswerOnly(of(() => FactDto, 'What the sources say.', fact, 100))
  facts!: readonly FactDto[];
  @AnswerOnly(of(() => QuestionDto, 'What the goal needs beyond the facts.', question, 20))
  questions!: readonly QuestionDto[];
  @Nested(() => DraftDto, {
    description: 'Of the writer, or of a person (PATCH).',
    example: draft,
    optional: true,
    answer: { clearable: true },
  })
  draft!: DraftDto | null;
  @AnswerOnly(of(() => PostFindingDto, 'Of sources and draft.', finding, 1_000))
  findings!: readonly PostFindingDto[];
  @AnswerOnly(
    WholeNumber({
      min: 0,
      max: 2_147_483_647,
      description: 'Of the draft; 0: there is none.',
      example: 1,
    }),
  )
  revision!: number;
  @AnswerOnly(
    Text({
      max: 2_000,
      description: 'What a reviewer wants changed.',
      example: 'Shorter.',
      clearable: true,
    }),
  )
  changesNote!: string | null;
  @AnswerOnly(Timestamp({ description: 'When it was confirmed.', example: AT, clearable: true }))
  confirmedAt!: string | null;
  @AnswerOnly(
    IdOf('usr', { description: 'Who confirmed it.', example: `usr${SUFFIX}`, clearable: true }),
  )
  confirmedBy!: string | null;
  @AnswerOnly(Timestamp({ description: 'When it was made.', example: AT }))
  createdAt!: string;
  @AnswerOnly(Timestamp({ description: 'Last change.', example: AT }))
  updatedAt!: string;
  @AnswerOnly(
    WholeNumber({
      min: 1,
      max: 2_147_483_647,
      description: 'The ETag; +1 with every change, also by the worker.',
      example: 1,
    }),
  )
  version!: number;
}

/** Body of `POST /social/posts`. */
export class CreateSocialPostDto extends OmitOf(
  InputOf<PostInput & { draft?: unknown }>(PostMembers),
  ['draft'],
) {}

/** Body of `PATCH /social/posts/:id`. */
export class UpdateSocialPostDto extends PartialOf(
  InputOf<PostInput & { draft?: DraftDto }>(PostMembers),
  ['businessId'],
) {}

/** A post as it is read. */
@ApiSchema({ description: 'A post, its draft and what the checks say of it.' })
export class SocialPostDto extends AnswerOf(PostMembers) {}

/** A post in a list: without what it is made of. */
export class SocialPostSummaryDto extends OmitOf(SocialPostDto, [
  'sources',
  'facts',
  'questions',
]) {}

/** The query of `GET /social/posts`. */
export class SocialPostQuery extends ChangeListQuery {
  @IdOf('biz', { description: 'Only of this business.', example: `biz${SUFFIX}`, optional: true })
  businessId?: string;
  @OneOf(CHANNEL_IDS, {
    name: 'SocialChannel',
    description: 'Only for it.',
    example: 'x',
    optional: true,
  })
  channel?: ChannelId;
  @OneOf(POST_STATUSES, {
    name: 'PostStatus',
    description: 'Only at it.',
    example: 'in_review',
    optional: true,
  })
  status?: PostStatus;
  @Text({ max: 255, description: 'A part of the topic.', example: 'bread', optional: true })
  q?: string;
}

/** An answer of a person. */
export class PostAnswerDto {
  @id('Of `questions`.', 'q1') questionId!: string;
  @Text({
    max: 2_000,
    description: 'Not with `declined`.',
    example: 'From 1 December on.',
    ...clearable,
  })
  answer?: string | null;
  @Flag({ description: 'There will be no answer.', example: false, optional: true })
  declined?: boolean;
}

/** Body of `POST /social/posts/:id/answers`. */
export class AnswerPostDto {
  @ListOf(
    Nested(() => PostAnswerDto, {
      description: 'One.',
      example: { questionId: 'q1', answer: 'Bakers.' },
    }),
    {
      maxItems: 20,
      description: 'Of any number of questions.',
      example: [{ questionId: 'q1', answer: 'Bakers.' }],
    },
  )
  answers!: readonly PostAnswerDto[];
}

const Revision = () =>
  WholeNumber({
    min: 1,
    max: 2_147_483_647,
    description: 'The revision that was read; another one is refused with REVISION_CHANGED.',
    example: 1,
    ...clearable,
  });

/** Body of `POST /social/posts/:id/review`. */
export class ReviewPostDto {
  @OneOf(REVIEW_DECISIONS, {
    name: 'PostReviewDecision',
    description: '`approve` confirms the post; `changes` needs `note`.',
    example: 'changes',
  })
  decision!: ReviewDecision;
  @Text({ max: 2_000, description: 'What is to be changed.', example: 'Shorter.', ...clearable })
  note?: string | null;
  @Revision() revision?: number | null;
}

/** Body of `POST /social/posts/:id/confirm`. */
export class ConfirmPostDto {
  @Revision() revision?: number | null;
}

const read = {
  index: 0,
  status: 'read',
  url: source.url,
  title: 'About us',
  content: 'The oven is lit at two in the morning.',
  truncated: false,
  problemCode: null,
  readAt: AT,
};

/** What was read of a source. */
export class ReadSourceDto {
  @WholeNumber({ min: 0, max: 9, description: 'Of `sources`.', example: 0 }) index!: number;
  @OneOf(SOURCE_STATUSES, { description: 'What came of it.', example: 'read' })
  status!: PostSource['status'];
  @Text({ max: 2_048, description: 'Its address.', example: source.url, clearable: true })
  url!: string | null;
  @Text({ max: 1_000, description: 'Given, or its own.', example: 'About us', clearable: true })
  title!: string | null;
  @Text({
    min: 0,
    max: 1_000_000,
    description: 'What facts are quoted from.',
    example: 'The oven is lit at two in the morning.',
    clearable: true,
  })
  content!: string | null;
  @Flag({ description: 'Whether the document goes on.', example: false }) truncated!: boolean;
  @Text({ max: 100, description: 'Why it could not be read.', example: null, clearable: true })
  problemCode!: string | null;
  @Timestamp({ description: 'When.', example: AT, clearable: true }) readAt!: string | null;
}

/** What was read of the sources of a post, in their order. */
export class ReadSourcesDto {
  @ListOf(Nested(() => ReadSourceDto, { description: 'One.', example: read }), {
    maxItems: 10,
    description: 'In the order of `sources`.',
    example: [read],
  })
  sources!: readonly ReadSourceDto[];
}

/** A draft that there was. */
export class PostRevisionDto {
  @WholeNumber({ min: 1, max: 2_147_483_647, description: 'Its number.', example: 1 })
  revision!: number;
  @Nested(() => DraftDto, { description: 'The draft.', example: draft }) draft!: Draft;
  @of(() => PostFindingDto, 'Of the check.', finding, 1_000) findings!: readonly PostFindingDto[];
  @IdOf('usr', { description: 'Who wrote it; null: the writer.', example: null, clearable: true })
  userId!: string | null;
  @Nested(() => WriterSpendDto, { description: 'Of the writer.', example: spend, clearable: true })
  spend!: WriterSpendDto | null;
  @Text({
    max: 2_000,
    description: 'What a reviewer wanted changed.',
    example: null,
    clearable: true,
  })
  note!: string | null;
  @Timestamp({ description: 'When it was made.', example: AT }) createdAt!: string;
}

export const toPostDto = (post: PostView): SocialPostDto => post;

export const toSummaryDto = (post: SocialPost): SocialPostSummaryDto => {
  const { sources: _sources, facts: _facts, questions: _questions, ...shown } = viewPost(post, []);
  return shown;
};

export const toReadSourceDto = (row: PostSource): ReadSourceDto => ({
  index: row.position,
  status: row.status,
  url: row.url,
  title: row.title ?? row.foundTitle,
  content: row.content,
  truncated: row.truncated,
  problemCode: row.problemCode,
  readAt: row.readAt?.toISOString() ?? null,
});

export const toRevisionDto = (row: PostRevision): PostRevisionDto => ({
  revision: row.revision,
  draft: row.draft,
  findings: row.findings,
  userId: row.userId,
  spend: row.spend,
  note: row.note,
  createdAt: row.createdAt.toISOString(),
});
