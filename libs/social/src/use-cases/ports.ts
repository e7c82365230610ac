import type { Tenant } from '@switchyard/kernel';
import type { PostStep, SocialPost } from '../domain';

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
