import type { Html } from '@switchyard/identity/http';
import { html } from 'ghtml';
import type { Claim, Draft, Fact, PostFinding, PostView } from '../../domain';
import {
  claimAnchor,
  factAnchor,
  partsOf,
  questionAnchor,
  shortened,
  textBlock,
  type TextRange,
} from './marked-text';
import { findingList, findingsAt, sourceName } from './source-column';

/** What the columns of a post are made of. */
export interface ShownPost {
  readonly post: PostView;
  /** Ids of the facts whose quotes are marked in the shown sources. */
  readonly marked: ReadonlySet<string>;
}

/** The draft with its claims, each with its quotes, its answers and what was found at it. */
export const draftColumn = (shown: ShownPost): Html => {
  const { post } = shown;
  const { draft } = post;
  return html`<section aria-labelledby="draft">
    <h2 id="draft">Draft</h2>
    !${draft ? draftText(draft, shown) : html`<p>There is no draft yet.</p>`}
  </section>`;
};

const draftText = (draft: Draft, shown: ShownPost): Html => {
  const { language, findings } = shown.post;
  const tags = draft.hashtags.map((tag) => `#${tag}`).join(' ');
  return html`!${textBlock(markedDraft(draft), language)}
    !${tags === '' ? '' : html`<p class="tags">${tags}</p>`}
    !${findingList(ofDraft(findings, draft))}
    <h3>Claims</h3>
    !${
      draft.claims.length === 0
        ? html`<p>No sentence was found that states something.</p>`
        : html`<ol class="claims">
            !${draft.claims.map((claim, at) => claimText(claim, at, shown)).join('')}
          </ol>`
    }`;
};

/** Findings of the whole draft that belong to no claim of the list. */
const ofDraft = (findings: readonly PostFinding[], { claims }: Draft): readonly PostFinding[] => {
  const listed = new Set(claims.map((_claim, at) => `draft/claims/${at}`));
  return findings.filter(({ field }) => !field.startsWith('sources/') && !listed.has(field));
};

const markedDraft = ({ text, claims }: Draft): Html =>
  partsOf(text, claimRanges(text, claims))
    .map((part) => {
      const words = html`${part.text}`;
      const inner = part.isMarked ? html`<span class="claim">!${words}</span>` : words;
      return `${inner}${part.ends.map(claimLink).join('')}`;
    })
    .join('');

const claimLink = (at: string): Html => {
  const anchor = claimAnchor(Number(at));
  return html`<sup
    ><a href="#${anchor}" aria-label="Claim ${Number(at) + 1}">${Number(at) + 1}</a></sup
  >`;
};

/**
 * The ranges of claims in the text, in their order. A claim that is not in the text has no range.
 */
const claimRanges = (text: string, claims: readonly Claim[]): readonly TextRange[] => {
  let from = 0;
  return claims.flatMap((claim, at) => {
    const later = text.indexOf(claim.text, from);
    const start = later === -1 ? text.indexOf(claim.text) : later;
    if (start === -1) return [];
    const end = start + claim.text.length;
    from = Math.max(from, end);
    return [{ id: String(at), start, end }];
  });
};

const claimText = (claim: Claim, at: number, shown: ShownPost): Html => {
  const support = [
    ...claim.factIds.map((id) => quoteText(id, shown)),
    ...claim.questionIds.map((id) => answerText(id, shown)),
  ].join('');
  return html`<li id="${claimAnchor(at)}">
    !${textBlock(html`${claim.text}`, shown.post.language)}
    <ul>
      !${support === '' ? html`<li>Nothing that was read supports it.</li>` : support}
    </ul>
    !${findingList(findingsAt(shown.post.findings, `draft/claims/${at}`))}
  </li>`;
};

const quoteText = (id: string, { post, marked }: ShownPost): Html => {
  const fact = post.facts.find((one) => one.id === id);
  if (!fact) return html`<li>Quote ${id}</li>`;
  const quote = html`${shortened(fact.quote)}`;
  return html`<li>
    Quote: !${marked.has(id) ? html`<a href="#${factAnchor(id)}">!${quote}</a>` : quote}
    (${nameOf(fact, post)})
  </li>`;
};

const nameOf = ({ sourceIndex }: Fact, { sources }: PostView): string => {
  const source = sources[sourceIndex];
  return source ? sourceName(source, sourceIndex) : `Source ${sourceIndex + 1}`;
};

const answerText = (id: string, { post }: ShownPost): Html => {
  const question = post.questions.find((one) => one.id === id);
  return html`<li>
    Answer: <a href="#${questionAnchor(id)}">${shortened(question?.answer ?? id)}</a>
  </li>`;
};
