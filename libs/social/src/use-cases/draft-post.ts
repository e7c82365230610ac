import { Injectable } from '@nestjs/common';
import {
  type Caller,
  Clock,
  type ExpectedVersion,
  notFound,
  requireVersion,
  type Issue,
  type Tenant,
  UnitOfWork,
  validationError,
} from '@switchyard/kernel';
import { Posts } from '../data/posts';
import {
  isOpen,
  postConfirmed,
  postNotReady,
  type PostView,
  type Question,
  type SocialPost,
  viewPost,
} from '../domain';
import { StartStep } from './start-step';

/** What a person says to a question: an answer, or that there will be none. */
export interface AnswerInput {
  readonly questionId: string;
  readonly answer?: string | null;
  readonly declined?: boolean;
}

/** One change of a post that is not confirmed, in a transaction of its own. */
@Injectable()
export class ChangePost {
  constructor(
    private readonly work: UnitOfWork,
    private readonly posts: Posts,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, PRECONDITION_FAILED, POST_CONFIRMED, and what the change throws. */
  execute(
    caller: Caller,
    id: string,
    expected: ExpectedVersion,
    change: (post: SocialPost) => SocialPost | Promise<SocialPost>,
  ): Promise<PostView> {
    return this.work.run(caller, async () => {
      const before = await this.posts.lock(caller, id);
      if (!before) throw notFound();
      requireVersion(expected, before.version);
      if (before.status === 'confirmed') throw postConfirmed();
      const after = await change(before);
      const written =
        after === before
          ? before
          : await this.posts.replace(before, { ...after, updatedAt: this.clock.now() });
      return viewPost(written, await this.posts.sourcesOf(caller, id));
    });
  }
}

/**
 * Answer questions of the interview. The answer to the last one starts the draft, and so does a
 * request without answers when none is open. Answers are kept even where the draft is refused.
 */
@Injectable()
export class AnswerQuestions {
  constructor(
    private readonly changePost: ChangePost,
    private readonly steps: StartStep,
  ) {}

  async execute(
    caller: Caller,
    id: string,
    expected: ExpectedVersion,
    answers: readonly AnswerInput[],
  ): Promise<PostView> {
    const answered = await this.changePost.execute(caller, id, expected, (post) =>
      this.keep(caller, post, answers),
    );
    return answered.status === 'interviewing' && !answered.questions.some(isOpen)
      ? this.changePost.execute(caller, id, undefined, (post) => this.draftOnce(caller, post))
      : answered;
  }

  private async keep(
    tenant: Tenant,
    post: SocialPost,
    answers: readonly AnswerInput[],
  ): Promise<SocialPost> {
    if (answers.length === 0) return post;
    if (post.step === 'research' || post.step === 'draft') {
      throw postNotReady(post, 'Wait until it is over.');
    }
    const after = { ...post, questions: answeredQuestions(post.questions, answers) };
    // Evidence changed: what the draft claims is looked at again.
    return post.draft && post.status !== 'interviewing'
      ? { ...(await this.steps.execute(tenant, after, 'check')), status: 'drafted' }
      : after;
  }

  /** Of two requests that answer the last questions at once, one starts the draft. */
  private async draftOnce(tenant: Tenant, post: SocialPost): Promise<SocialPost> {
    return post.status === 'interviewing' && post.step === null
      ? this.steps.draft(tenant, post)
      : post;
  }
}

/** Throws `VALIDATION_ERROR` for a question that the post does not ask. */
const answeredQuestions = (
  questions: readonly Question[],
  answers: readonly AnswerInput[],
): readonly Question[] => {
  const issues = answers.flatMap(({ questionId, answer, declined }, at): Issue[] => {
    if (!questions.some(({ id }) => id === questionId)) {
      const known = questions.map(({ id }) => id).join(', ') || 'none';
      return [
        {
          path: `/answers/${at}/questionId`,
          code: 'NOT_ALLOWED',
          message: `answers/${at}/questionId must be a question of the post: ${known}`,
        },
      ];
    }
    return (typeof answer === 'string') === (declined === true)
      ? [
          {
            path: `/answers/${at}`,
            code: 'REQUIRED',
            message: `answers/${at} must have either answer or declined: true`,
          },
        ]
      : [];
  });
  if (issues.length > 0) throw validationError(issues);
  return questions.map((question) => {
    const given = answers.findLast(({ questionId }) => questionId === question.id);
    return given
      ? { ...question, answer: given.answer ?? null, declined: given.declined === true }
      : question;
  });
};

/** Ask for a draft, counted by the plan. Not while a step is under way. */
@Injectable()
export class DraftPost {
  constructor(
    private readonly changePost: ChangePost,
    private readonly steps: StartStep,
  ) {}

  execute(caller: Caller, id: string, expected: ExpectedVersion): Promise<PostView> {
    return this.changePost.execute(caller, id, expected, (post) => {
      if (post.step !== null) throw postNotReady(post, 'Wait until it is over.');
      if (post.status === 'researching') throw postNotReady(post, 'Retry its research first.');
      return this.steps.draft(caller, post);
    });
  }
}

/** Try again what failed: the step of a failed post, or the sources that could not be read. */
@Injectable()
export class RetryPost {
  constructor(
    private readonly changePost: ChangePost,
    private readonly posts: Posts,
    private readonly steps: StartStep,
  ) {}

  execute(caller: Caller, id: string, expected: ExpectedVersion): Promise<PostView> {
    return this.changePost.execute(caller, id, expected, async (post) => {
      if (post.step !== null) throw postNotReady(post, 'Wait until it is over.');
      if (post.failure?.step === 'draft') return this.steps.draft(caller, post);
      if (post.failure?.step === 'check') return this.steps.execute(caller, post, 'check');
      await this.resetSources(caller, post);
      return { ...(await this.steps.execute(caller, post, 'research')), status: 'researching' };
    });
  }

  private async resetSources(tenant: Tenant, post: SocialPost): Promise<void> {
    const sources = await this.posts.sourcesOf(tenant, post.id);
    const failed = sources.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && !post.failure) throw postNotReady(post, 'Nothing of it failed.');
    for (const { position } of failed) {
      await this.posts.recordSource(tenant, post.id, position, {
        status: 'pending',
        foundTitle: null,
        content: null,
        truncated: false,
        problemCode: null,
        problem: null,
        readAt: null,
      });
    }
  }
}
