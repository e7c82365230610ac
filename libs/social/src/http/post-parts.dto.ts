import { Flag, ListOf, Nested, OneOf, Text, WebUrl, WholeNumber } from '@switchyard/http-kit';
import {
  type Fact,
  POST_FINDING_KINDS,
  POST_STEPS,
  type PostFailure,
  type PostFinding,
  type PostStep,
  type Question,
  QUESTION_KINDS,
  WRITER_NAMES,
  type WriterSpend,
} from '../domain';

export const SUFFIX = '_01kb4wq6m3e0sv5mwzq8a7h2rd';
export const POST = `pst${SUFFIX}`;
export const AT = '2026-11-21T09:00:00.000Z';
export const clearable = { optional: true, clearable: true } as const;

export const fact = {
  id: 'f1',
  statement: 'The oven is lit at two in the morning.',
  sourceIndex: 0,
  quote: 'The oven is lit at two in the morning.',
  start: 120,
  end: 158,
};
const claim = { text: 'The oven is lit at two in the morning.', factIds: ['f1'], questionIds: [] };
export const draft = {
  text: 'The oven is lit at two in the morning.',
  hashtags: ['bread'],
  claims: [claim],
};
export const source = { url: 'https://bakery.example/about', title: null, text: null };
export const finding = {
  kind: 'requirement',
  code: 'UNKNOWN_NUMBER',
  field: 'draft/claims/0',
  message: 'The number 90 is in no fact and in no answer.',
  fix: 'Leave it out, or add a source that says it.',
};
export const question = {
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

export const id = (description: string, example: string) => Text({ max: 32, description, example });
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

export const spend = {
  writer: 'embedded',
  model: null,
  requests: 0,
  inputTokens: 0,
  outputTokens: 0,
};

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

export const of = <T>(
  dto: () => new () => T,
  description: string,
  example: object,
  maxItems: number,
) =>
  ListOf(Nested(dto, { description: 'One.', example }), {
    maxItems,
    description,
    example: [example],
  });
