import { Injectable } from '@nestjs/common';
import {
  type Caller,
  Clock,
  type ExpectedVersion,
  notFound,
  requireVersion,
  UnitOfWork,
  validationError,
} from '@switchyard/kernel';
import { Posts } from '../data/posts';
import {
  postHasRequirements,
  postNotReady,
  type PostView,
  requirementsOf,
  revisionChanged,
  type SocialPost,
  viewPost,
} from '../domain';
import { ChangePost } from './draft-post';

/** What a reviewer decides. */
export const REVIEW_DECISIONS = ['approve', 'changes'] as const;
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number];

/**
 * Confirm a post as it is. The confirming user and the revision are stored. Confirming the same
 * revision again changes nothing.
 */
@Injectable()
export class ConfirmPost {
  constructor(
    private readonly work: UnitOfWork,
    private readonly posts: Posts,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws POST_NOT_READY unless the draft was checked, POST_HAS_REQUIREMENTS, and REVISION_CHANGED
   * when the caller read another revision.
   */
  execute(
    caller: Caller,
    id: string,
    expected: ExpectedVersion,
    revision: number | null | undefined,
  ): Promise<PostView> {
    return this.work.run(caller, async () => {
      const before = await this.posts.lock(caller, id);
      if (!before) throw notFound();
      requireVersion(expected, before.version);
      if (typeof revision === 'number' && revision !== before.revision) {
        throw revisionChanged(before.revision);
      }
      const after = before.status === 'confirmed' ? before : await this.confirm(caller, before);
      return viewPost(after, await this.posts.sourcesOf(caller, id));
    });
  }

  private confirm(caller: Caller, post: SocialPost): Promise<SocialPost> {
    requireReviewable(post);
    const blocking = requirementsOf(post);
    if (blocking.length > 0) throw postHasRequirements(blocking);
    const { userId, tokenId } = caller;
    const now = this.clock.now();
    return this.posts.replace(post, {
      ...post,
      status: 'confirmed',
      confirmation: { userId, tokenId, revision: post.revision },
      confirmedAt: now,
      updatedAt: now,
    });
  }
}

/** Review a draft: approve it, which confirms the post, or say what must be changed. */
@Injectable()
export class ReviewPost {
  constructor(
    private readonly changePost: ChangePost,
    private readonly confirmPost: ConfirmPost,
    private readonly posts: Posts,
  ) {}

  execute(
    caller: Caller,
    id: string,
    expected: ExpectedVersion,
    review: {
      readonly decision: ReviewDecision;
      readonly note?: string | null;
      readonly revision?: number | null;
    },
  ): Promise<PostView> {
    switch (review.decision) {
      case 'approve':
        return this.confirmPost.execute(caller, id, expected, review.revision);
      case 'changes':
        return this.changePost.execute(caller, id, expected, (post) =>
          this.askForChanges(post, review.note ?? null, review.revision),
        );
    }
  }

  private async askForChanges(
    post: SocialPost,
    note: string | null,
    revision: number | null | undefined,
  ): Promise<SocialPost> {
    if (note === null) {
      throw noNote();
    }
    requireReviewable(post);
    if (typeof revision === 'number' && revision !== post.revision) {
      throw revisionChanged(post.revision);
    }
    await this.posts.recordNote(post, note);
    return { ...post, status: 'changes_requested', changesNote: note };
  }
}

const noNote = () =>
  validationError([
    {
      path: '/note',
      code: 'REQUIRED',
      message: 'note is required where decision is changes: the writer follows it',
    },
  ]);

const requireReviewable = (post: SocialPost): void => {
  if (post.status !== 'in_review' || post.step !== null) {
    throw postNotReady(post, 'Only a draft that was checked can be reviewed: status in_review.');
  }
};
