import { alertText, type Html, tableText } from '@switchyard/identity/http';
import type { Refusal } from '@switchyard/kernel';
import { html } from 'ghtml';
import { CHANNELS, postLength, type PostSource, type PostView } from '../../domain';
import { POSTS_PATH } from './marked-text';
import { draftColumn } from './draft-column';
import { actionsPart, questionsPart, type RefusedForm } from './post-forms';
import { quoteRanges, sourceColumn } from './source-column';

/** A post with everything that its page shows. */
export interface PostOnPage {
  readonly post: PostView;
  readonly sources: readonly PostSource[];
  readonly businessName: string | undefined;
  readonly mayWrite: boolean;
  readonly refusal?: Refusal | undefined;
  readonly refused?: RefusedForm | undefined;
}

/** The source beside the draft, and the forms that fit the status of the post and the role. */
export const postBody = (shown: PostOnPage): Html => {
  const { post, sources, mayWrite, refusal, refused } = shown;
  const isOpen = post.step === null && post.status !== 'confirmed';
  const mayAct = mayWrite && isOpen;
  const marked = new Set(
    sources.flatMap((source) => quoteRanges(post, source)).map(({ id }) => id),
  );
  return html`!${alertText(refusal)} !${standingText(post)} !${factsText(shown)}
    !${isOpen && !mayWrite ? html`<p class="hint">Your role in this Space allows reading only.</p>` : ''}
    <div class="columns">!${draftColumn({ post, marked })} !${sourceColumn(post, sources)}</div>
    !${questionsPart(post, mayAct, refused)} !${mayAct ? actionsPart(post, sources, refused) : ''}
    <p><a href="${POSTS_PATH}?spaceId=${post.spaceId}">All posts</a></p>`;
};

const STEPS = {
  research: 'The sources are read.',
  draft: 'A draft is written.',
  check: 'The draft is checked.',
} as const;

/** Between two looks at a post that the worker is at. */
export const POLL_SECONDS = 3;

const standingText = ({ step, failure, confirmedAt, confirmedBy, revision }: PostView): Html => {
  if (step !== null) {
    return html`<p class="notice" role="status">
      ${STEPS[step]} This page looks again every ${POLL_SECONDS} seconds.
    </p>`;
  }
  if (failure) {
    return html`<p class="refused" role="status">
      The step ${failure.step} failed (<code>${failure.code}</code>): ${failure.message}
    </p>`;
  }
  if (confirmedAt === null) return '';
  return html`<p class="notice" role="status">
    Revision ${revision} was confirmed at ${momentText(confirmedAt)} by <code>${confirmedBy}</code>.
  </p>`;
};

/** A moment to the minute. */
export const momentText = (moment: string): string =>
  `${moment.slice(0, 16).replace('T', ' ')} UTC`;

/** The status in words, such as `in review`. */
export const statusText = (status: PostView['status']): string => status.replaceAll('_', ' ');

const factsText = ({ post, businessName }: PostOnPage): Html => {
  const { channel, goal, language, status, draft, revision, changesNote } = post;
  const rules = CHANNELS[channel];
  const used = draft ? postLength(draft.text, draft.hashtags, rules).toLocaleString('en') : '0';
  return tableText(
    ['Fact', 'Value'],
    [
      ['Status', statusText(status)],
      ['Business', businessName ?? 'deleted'],
      ['Channel', rules.name],
      ['Goal', goal],
      ['Language', language],
      ['Revision', revision === 0 ? 'none' : String(revision)],
      ['Characters', `${used} of ${rules.mostCharacters.toLocaleString('en')}`],
      ...(changesNote === null ? [] : [['To be changed', changesNote]]),
    ],
  );
};
