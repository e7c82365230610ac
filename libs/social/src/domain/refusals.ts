import { Refusal } from '@switchyard/kernel';
import type { MissingForDraft } from './interview';
import { isOpen, type PostFinding, type Question } from './post';
import type { SocialPost } from './social-post';

type Standing = Pick<SocialPost, 'status' | 'step'>;

/** A confirmed post is what was approved: it is not changed, and not deleted. */
export const postConfirmed = (): Refusal =>
  new Refusal('POST_CONFIRMED', 'The post is confirmed and cannot be changed. Create another one.');

/** What was asked needs another status, or an end of what is under way. */
export const postNotReady = ({ status, step }: Standing, need: string): Refusal =>
  new Refusal(
    'POST_NOT_READY',
    step
      ? `The post is ${status}, and a ${step} is under way. ${need}`
      : `The post is ${status}. ${need}`,
    { status, step },
  );

/** Questions must be answered or declined before a draft is written. */
export const questionsOpen = (questions: readonly Question[]): Refusal => {
  const questionIds = questions.filter(isOpen).map(({ id }) => id);
  return new Refusal('QUESTIONS_OPEN', `Answer or decline ${questionIds.join(', ')} first.`, {
    questionIds,
  });
};

/** There is neither a fact nor an answer that a draft could be made of. */
export const nothingToDraftFrom = ({ message, fix, questionIds }: MissingForDraft): Refusal =>
  new Refusal('NOTHING_TO_DRAFT_FROM', `${message} ${fix}`, { questionIds });

/** Findings of the kind `requirement` block confirmation. */
export const postHasRequirements = (findings: readonly PostFinding[]): Refusal =>
  new Refusal(
    'POST_HAS_REQUIREMENTS',
    findings.length === 1
      ? findings[0]!.message
      : `${findings.length} findings must be put right before the post can be confirmed.`,
    { findings },
  );

/** The draft is another one than the caller read. */
export const revisionChanged = (revision: number): Refusal =>
  new Refusal('REVISION_CHANGED', `The draft is at revision ${revision} now. Read it again.`, {
    revision,
  });
