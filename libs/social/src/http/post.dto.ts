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
  WebUrl,
  WholeNumber,
} from '@switchyard/http-kit';
import {
  CHANNEL_IDS,
  type ChannelId,
  type Draft,
  type Fact,
  POST_FINDING_KINDS,
  POST_STATUSES,
  POST_STEPS,
  type PostFailure,
  type PostFinding,
  type PostInput,
  type PostRevision,
  type PostSource,
  type PostStatus,
  type PostStep,
  type PostView,
  type Question,
  QUESTION_KINDS,
  type SocialPost,
  SOURCE_STATUSES,
  type Template,
  TEMPLATES,
  viewPost,
  WRITER_NAMES,
  type WriterSpend,
} from '../domain';
import { REVIEW_DECISIONS, type ReviewDecision } from '../use-cases/review-post';

const SUFFIX = '_01kb4wq6m3e0sv5mwzq8a7h2rd';
const POST = `pst${SUFFIX}`;
const AT = '2026-11-21T09:00:00.000Z';
const clearable = { optional: true, clearable: true } as const;

const fact = {
  id: 'f1',
  statement: 'The oven is lit at two in the morning.',
  sourceIndex: 0,
  quote: 'The oven is lit at two in the morning.',
  start: 120,
  end: 158,
};
const claim = { text: 'The oven is lit at two in the morning.', factIds: ['f1'], questionIds: [] };
const draft = {
  text: 'The oven is lit at two in the morning.',
  hashtags: ['bread'],
  claims: [claim],
};
const source = { url: 'https://bakery.example/about', title: null, text: null };
const finding = {
  kind: 'requirement',
  code: 'UNKNOWN_NUMBER',
  field: 'draft/claims/0',
  message: 'The number 90 stands in no fact and in no answer.',
  fix: 'Leave it out, or add a source that says it.',
};
const question = {
  id: 'q1',
  kind: 'date',
  question: 'From when on?',
  reason: 'An announcement needs a date, and no source has one.',
  answer: null,
  declined: false,
};

/** What a post is made from. */
export class PostSourceDto {
  @WebUrl({
    description: 'A page, PDF or text to fetch; not with `text`.',
    example: source.url,
    ...clearable,
  })
  url!: string | null;
  @Text({
    max: 200,
    description: 'How drafts name it. Needed with `text`; of a page its own otherwise.',
    example: 'About us',
    ...clearable,
  })
  title!: string | null;
  @Text({
    max: 50_000,
    description: 'The text itself; not with `url`.',
    example: 'The oven is lit at two in the morning.',
    ...clearable,
  })
  text!: string | null;
}

const id = (description: string, example: string) => Text({ max: 32, description, example });
const Ids = (description: string, example: readonly string[]) =>
  ListOf(id('An id.', example[0] ?? 'q1'), {
    maxItems: 100,
    description,
    example: [...example],
    optional: true,
  });

/** A statement of a source. */
export class FactDto implements Fact {
  @id('Within the post.', fact.id) id!: string;
  @Text({ max: 2_000, description: 'What it says.', example: fact.statement }) statement!: string;
  @WholeNumber({ min: 0, max: 9, description: 'Of `sources`, from 0.', example: 0 })
  sourceIndex!: number;
  @Text({ max: 2_000, description: 'The words of the source.', example: fact.quote })
  quote!: string;
  @WholeNumber({
    min: 0,
    max: 1_000_000,
    description: 'Where the quote starts in what was read.',
    example: fact.start,
  })
  start!: number;
  @WholeNumber({ min: 0, max: 1_000_000, description: 'Where it ends.', example: fact.end })
  end!: number;
}

/** What the goal needs and no source says. */
export class QuestionDto implements Question {
  @id('Within the post.', question.id) id!: string;
  @OneOf(QUESTION_KINDS, { description: 'What is missing.', example: 'date' })
  kind!: Question['kind'];
  @Text({ max: 500, description: 'For a person.', example: question.question }) question!: string;
  @Text({ max: 500, description: 'Why the goal needs it.', example: question.reason })
  reason!: string;
  @Text({
    max: 2_000,
    description: 'Null: none yet, or declined.',
    example: 'From 1 December on.',
    clearable: true,
  })
  answer!: string | null;
  @Flag({ description: 'There will be no answer; the draft does without.', example: false })
  declined!: boolean;
}

/** A statement of a draft, and what supports it. */
export class ClaimDto {
  @Text({ max: 5_000, description: 'A part of `text`.', example: claim.text }) text!: string;
  @Ids('Facts.', ['f1']) factIds!: readonly string[];
  @Ids('Answered questions.', ['q1']) questionIds!: readonly string[];
}

/** The text of a post. */
export class DraftDto {
  @Text({ max: 40_000, description: 'Without hashtags.', example: draft.text }) text!: string;
  @ListOf(Text({ max: 100, description: 'Without `#`.', example: 'bread' }), {
    maxItems: 60,
    description: 'Added after the text.',
    example: draft.hashtags,
    optional: true,
  })
  hashtags!: readonly string[];
  @ListOf(Nested(() => ClaimDto, { description: 'One.', example: claim }), {
    maxItems: 500,
    description: 'The checker finds them anew; what a caller sends is a hint.',
    example: [claim],
    optional: true,
  })
  claims!: readonly ClaimDto[];
}

const CODES = Object.keys(POST_FINDING_KINDS) as (keyof typeof POST_FINDING_KINDS)[];

/** One thing to know of a post. */
export class PostFindingDto implements PostFinding {
  @OneOf(['requirement', 'recommendation'], {
    description: '`requirement`: blocks confirmation.',
    example: finding.kind,
  })
  kind!: PostFinding['kind'];
  @OneOf(CODES, { name: 'PostFindingCode', description: 'Stable.', example: finding.code })
  code!: PostFinding['code'];
  @Text({ max: 200, description: 'Of the post.', example: finding.field }) field!: string;
  @Text({ max: 6_000, description: 'For people; may change.', example: finding.message })
  message!: string;
  @Text({ max: 1_000, description: 'What to do.', example: finding.fix }) fix!: string;
}

const spend = { writer: 'embedded', model: null, requests: 0, inputTokens: 0, outputTokens: 0 };

/** What a draft cost. */
export class WriterSpendDto implements WriterSpend {
  @OneOf(WRITER_NAMES, { description: 'Who wrote.', example: 'embedded' })
  writer!: WriterSpend['writer'];
  @Text({ max: 200, description: "The vendor's name.", example: null, clearable: true })
  model!: string | null;
  @WholeNumber({ min: 0, max: 1_000, description: 'Sent to the vendor.', example: 0 })
  requests!: number;
  @WholeNumber({ min: 0, max: 2_147_483_647, description: 'Read.', example: 0 })
  inputTokens!: number;
  @WholeNumber({ min: 0, max: 2_147_483_647, description: 'Written.', example: 0 })
  outputTokens!: number;
}

/** Why a step failed. */
export class PostFailureDto implements PostFailure {
  @OneOf(POST_STEPS, { name: 'PostStep', description: 'Which.', example: 'draft' })
  step!: PostStep;
  @Text({ max: 100, description: 'Stable.', example: 'WRITER_UNAVAILABLE' })
  code!: PostFailure['code'];
  @Text({ max: 1_000, description: 'For people.', example: 'The writer did not answer.' })
  message!: string;
  @Nested(() => WriterSpendDto, {
    description: 'Null: nothing was spent.',
    example: spend,
    clearable: true,
  })
  spend!: WriterSpendDto | null;
}

const of = <T>(dto: () => new () => T, description: string, example: object, maxItems: number) =>
  ListOf(Nested(dto, { description: 'One.', example }), {
    maxItems,
    description,
    example: [example],
  });

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
      description: 'With `failed`: why. POST /retry tries again.',
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
