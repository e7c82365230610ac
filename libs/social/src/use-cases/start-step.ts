import { Injectable } from '@nestjs/common';
import { CountUse } from '@switchyard/identity';
import type { Tenant } from '@switchyard/kernel';
import {
  begin,
  isOpen,
  nothingToDraftFrom,
  type PostStep,
  questionsOpen,
  type SocialPost,
} from '../domain';
import { missingForDraft } from '../domain/interview';

/** Promises the step that is under way to the worker, inside the running transaction. */
export abstract class PostWork {
  abstract promise(tenant: Tenant, post: SocialPost, step: PostStep): Promise<void>;
}

/** Kinds of work, one for each step. */
export const STEP_KINDS = {
  research: 'social-research',
  draft: 'social-draft',
  check: 'social-check',
} as const satisfies Record<PostStep, string>;

/** One piece of work for each round: a later round of the same post is other work. */
export const stepWorkId = ({ id, round }: Pick<SocialPost, 'id' | 'round'>): string =>
  `${id}.${round}`;

/** What a work id names. */
export const roundOf = (workId: string): { readonly postId: string; readonly round: number } => {
  const [postId = '', round] = workId.split('.');
  return { postId, round: Number(round) };
};

/** What the plan counts, once for each draft that the writer is to make. */
const DRAFT = 'social_draft';

/**
 * Starts steps of posts. Inside the running transaction: the post is locked, and the caller writes
 * what it gets back.
 */
@Injectable()
export class StartStep {
  constructor(
    private readonly work: PostWork,
    private readonly uses: CountUse,
  ) {}

  /** Research and checks cost nothing. */
  async execute(
    tenant: Tenant,
    post: SocialPost,
    step: Exclude<PostStep, 'draft'>,
  ): Promise<SocialPost> {
    return this.promise(tenant, begin(post, step), step);
  }

  /** Counts the draft. Throws QUESTIONS_OPEN, NOTHING_TO_DRAFT_FROM, LIMIT_REACHED. */
  async draft(tenant: Tenant, post: SocialPost): Promise<SocialPost> {
    if (post.questions.some(isOpen)) throw questionsOpen(post.questions);
    const missing = missingForDraft(post.facts, post.questions);
    if (missing) throw nothingToDraftFrom(missing);
    const countedIn = await this.uses.execute(tenant, DRAFT);
    return this.promise(tenant, { ...begin(post, 'draft'), countedIn }, 'draft');
  }

  /** The post without the draft that was counted, when one was: nothing came of it. */
  async giveBack(tenant: Tenant, post: SocialPost): Promise<SocialPost> {
    if (post.countedIn === null) return post;
    await this.uses.giveBack(tenant, DRAFT, post.countedIn);
    return { ...post, countedIn: null };
  }

  private async promise(tenant: Tenant, post: SocialPost, step: PostStep): Promise<SocialPost> {
    await this.work.promise(tenant, post, step);
    return post;
  }
}
