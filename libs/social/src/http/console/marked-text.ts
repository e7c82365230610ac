import type { Html } from '@switchyard/identity/http';
import { html } from 'ghtml';

/** Where the posts of a Space are shown. */
export const POSTS_PATH = '/console/posts';

/** The page of one post. */
export const postPath = ({ spaceId, id }: { readonly spaceId: string; readonly id: string }) =>
  `${POSTS_PATH}/${spaceId}/${id}`;

/** Where the claim with this place in the draft is on the page. */
export const claimAnchor = (at: number): string => `claim-${at + 1}`;

/** Where the quote of a fact is on the page. */
export const factAnchor = (id: string): string => `fact-${id}`;

/** Where a question is on the page. */
export const questionAnchor = (id: string): string => `question-${id}`;

/** A part of a text, `text.slice(start, end)`, with what it is called. */
export interface TextRange {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/** A part of a text that lies in the same ranges from its first to its last character. */
export interface TextPart {
  readonly text: string;
  /** Whether a range covers it. */
  readonly isMarked: boolean;
  /** Ids of the ranges that begin and end with it. */
  readonly begins: readonly string[];
  readonly ends: readonly string[];
}

/** A part of a text that is shown whole; what lies between two of them is left out. */
export interface Excerpt {
  readonly start: number;
  readonly end: number;
}

/** The parts of `text.slice(start, end)`. Ranges may overlap; those that reach out of it are left out. */
export const partsOf = (
  text: string,
  ranges: readonly TextRange[],
  { start, end }: Excerpt = { start: 0, end: text.length },
): readonly TextPart[] => {
  const inside = ranges.filter(
    (range) => range.start >= start && range.end <= end && range.start < range.end,
  );
  const bounds = inside.flatMap((range) => [range.start, range.end]);
  const cuts = [...new Set([start, ...bounds, end])].toSorted((a, b) => a - b);
  return cuts.slice(1).map((to, at) => {
    const from = cuts[at] ?? start;
    return {
      text: text.slice(from, to),
      isMarked: inside.some((range) => range.start <= from && range.end >= to),
      begins: inside.filter((range) => range.start === from).map(({ id }) => id),
      ends: inside.filter((range) => range.end === to).map(({ id }) => id),
    };
  });
};

/** A text up to this length is shown whole. */
const SHORT = 4_000;
/** Characters of context before and after a range. */
const CONTEXT = 240;

/** What is shown of a text: all of a short one, else its ranges with their context. */
export const excerptsOf = (text: string, ranges: readonly TextRange[]): readonly Excerpt[] => {
  if (text.length <= SHORT) return text === '' ? [] : [{ start: 0, end: text.length }];
  if (ranges.length === 0) return [{ start: 0, end: wordEnd(text, SHORT) }];
  const wanted = ranges
    .map(({ start, end }) => ({
      start: wordStart(text, start - CONTEXT),
      end: wordEnd(text, end + CONTEXT),
    }))
    .toSorted((a, b) => a.start - b.start);
  const merged: Excerpt[] = [];
  for (const next of wanted) {
    const last = merged.at(-1);
    if (last && next.start <= last.end + CONTEXT) {
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, next.end) };
    } else merged.push(next);
  }
  return merged;
};

/** How far a cut may move to the end of a word. */
const LONGEST_WORD = 40;

const wordStart = (text: string, at: number): number => {
  if (at <= 0) return 0;
  const space = text.slice(at, at + LONGEST_WORD).search(/\s/u);
  return space === -1 ? betweenCharacters(text, at) : at + space + 1;
};

const wordEnd = (text: string, at: number): number => {
  if (at >= text.length) return text.length;
  const space = text.slice(at, at + LONGEST_WORD).search(/\s/u);
  return space === -1 ? betweenCharacters(text, at) : at + space;
};

/** Never between the halves of a character. */
const betweenCharacters = (text: string, at: number): number =>
  /[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at - 1 : at;

const LONGEST = 160;

/** The beginning of a text in one line. */
export const shortened = (text: string): string => {
  const line = text.replace(/\s+/gu, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST).toWellFormed()}…` : line;
};

/** A text with its line breaks, in a direction of its own. What is inside is escaped already. */
export const textBlock = (inside: Html, language?: string): Html => {
  const lang = language === undefined ? '' : html`lang="${language}"`;
  return html`<span class="text" dir="auto" !${lang}>!${inside}</span>`;
};
