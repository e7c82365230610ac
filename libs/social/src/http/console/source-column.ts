import type { Html } from '@switchyard/identity/http';
import { html } from 'ghtml';
import type { PostFinding, PostSource, PostView, Source } from '../../domain';
import {
  claimAnchor,
  excerptsOf,
  factAnchor,
  partsOf,
  textBlock,
  type TextPart,
  type TextRange,
} from './marked-text';

/** A source by its title or address; both come from outside. */
export const sourceName = (
  { title, url, foundTitle }: Source & Partial<Pick<PostSource, 'foundTitle'>>,
  at: number,
): string => `Source ${at + 1}: ${title ?? foundTitle ?? url ?? 'a text'}`;

/** Where the quotes of a post are in the text that was read of a source. */
export const quoteRanges = (
  { facts }: Pick<PostView, 'facts'>,
  { position, content }: PostSource,
): readonly TextRange[] =>
  facts
    .filter(
      ({ sourceIndex, quote, start, end }) =>
        sourceIndex === position && quote !== '' && content?.slice(start, end) === quote,
    )
    .map(({ id, start, end }) => ({ id, start, end }));

/** What was read of every source, with the quotes marked. */
export const sourceColumn = (post: PostView, sources: readonly PostSource[]): Html =>
  html`<section aria-labelledby="sources">
    <h2 id="sources">Sources</h2>
    !${
      sources.length === 0
        ? html`<p>There are none: the draft is made of answers.</p>`
        : sources.map((source) => sourceText(post, source)).join('')
    }
  </section>`;

const STATUSES = {
  pending: 'It was not read yet.',
  read: '',
  failed: 'It could not be read.',
} as const;

const sourceText = (post: PostView, source: PostSource): Html => {
  const { position, url, status, truncated } = source;
  return html`<h3>${sourceName(source, position)}</h3>
    !${url === null ? '' : html`<p class="hint"><code>${url}</code></p>`}
    !${status === 'read' ? '' : html`<p>${STATUSES[status]}</p>`}
    !${findingList(findingsAt(post.findings, `sources/${position}`))} !${readText(post, source)}
    !${truncated ? html`<p class="hint">The document goes on; the rest was not read.</p>` : ''}`;
};

const readText = (post: PostView, source: PostSource): Html => {
  const text = source.content ?? '';
  const ranges = quoteRanges(post, source);
  const excerpts = excerptsOf(text, ranges);
  const users = claimsOfFacts(post);
  const last = excerpts.at(-1)?.end ?? 0;
  return [
    ...excerpts.map((excerpt, at) =>
      [
        leftOut(excerpt.start - (excerpts[at - 1]?.end ?? 0)),
        textBlock(partsOf(text, ranges, excerpt).map(partText(users)).join('')),
      ].join(''),
    ),
    leftOut(text.length - last),
  ].join('');
};

const leftOut = (characters: number): Html =>
  characters > 0
    ? html`<p class="hint">${characters.toLocaleString('en')} characters are not shown.</p>`
    : '';

const partText =
  (users: ReadonlyMap<string, readonly number[]>) =>
  (part: TextPart): Html => {
    const words = html`${part.text}`;
    if (!part.isMarked) return words;
    const [first, ...others] = part.begins;
    const id = first === undefined ? '' : html`id="${factAnchor(first)}"`;
    const anchors = others.map((other) => html`<span id="${factAnchor(other)}"></span>`).join('');
    const claims = part.ends.flatMap((ended) => users.get(ended) ?? []);
    const links = [...new Set(claims)].map(
      (at) =>
        html`<sup
          ><a href="#${claimAnchor(at)}" aria-label="Back to claim ${at + 1}">${at + 1}</a></sup
        >`,
    );
    return html`!${anchors}<mark !${id}>!${words}</mark>!${links.join('')}`;
  };

/** By fact: the places of the claims that it supports. */
const claimsOfFacts = ({ draft }: PostView): ReadonlyMap<string, readonly number[]> => {
  const users = new Map<string, number[]>();
  for (const [at, { factIds }] of (draft?.claims ?? []).entries()) {
    for (const id of factIds) users.set(id, [...(users.get(id) ?? []), at]);
  }
  return users;
};

const KINDS = { requirement: 'Requirement', recommendation: 'Recommendation' } as const;

const findingText = ({ kind, code, message, fix }: PostFinding): Html =>
  html`<li class="${kind}">
    <strong>${KINDS[kind]}</strong> <code>${code}</code>: ${message} ${fix}
  </li>`;

/** Findings as a list; nothing where there are none. */
export const findingList = (findings: readonly PostFinding[]): Html =>
  findings.length === 0
    ? ''
    : html`<ul class="findings">
        !${findings.map(findingText).join('')}
      </ul>`;

/** The findings at one field of a post, such as `draft/claims/0`. */
export const findingsAt = (
  findings: readonly PostFinding[],
  field: string,
): readonly PostFinding[] => findings.filter((finding) => finding.field === field);
