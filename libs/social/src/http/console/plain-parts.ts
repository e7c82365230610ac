import type { Html } from '@switchyard/identity/http';
import { html } from 'ghtml';

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
