import { readFileSync } from 'node:fs';
import { CODE_GROUPS } from './code-groups';
import { codesIn, productSource, textsIn } from './codes-in-source';
import { codesOf, errorsPage } from './errors-page';

const page = readFileSync('docs/errors.md', 'utf8');
const source = productSource();

/** Given to parameters called `code` that are no codes of answers. */
const NO_CODES = ['REMOVED'];

describe('the page of codes', () => {
  it('is what the tables of codes say (npm run docs writes it)', () =>
    expect(page).toBe(errorsPage()));

  it('has one anchor per code', () => {
    const anchors = [...page.matchAll(/^### (.*)$/gm)].map(([, code]) => code);
    expect(anchors.toSorted()).toEqual(codesOf().toSorted());
  });

  it('explains every code that the source answers', () => {
    const explained = new Set([...codesOf(), ...NO_CODES]);
    const missing = codesIn(source).filter(({ code }) => !explained.has(code));
    expect(missing).toEqual([]);
  });

  it('explains no code that nothing answers', () => {
    const all = [...source.values()].join('\n');
    const gone = codesOf().filter(
      (code) => !new RegExp(`\\b${code}\\b`).test(all) && !madeUp(code),
    );
    expect(gone).toEqual([]);
  });

  it('says what each code means and what to do, with an example', () => {
    const empty = CODE_GROUPS.flatMap(({ title, texts }) =>
      Object.entries(texts)
        .filter(
          ([, { meaning, example, fix }]) =>
            example === '' || [meaning, fix].some((part) => !/\S[.)?]$/.test(part)),
        )
        .map(([code]) => `${title}: ${code}`),
    );
    expect(empty).toEqual([]);
  });
});

describe('messages in the source', () => {
  /** What only a regular expression has. */
  const EXPRESSION = /\\[dwsb]|\[[^\]\s]*-[^\]\s]*\]|\(\?|[.\])][*+]|\{\d+(,\d*)?\}/;

  it('show no regular expression', () => {
    const shown = textsIn(source)
      .filter(({ text }) => /\bmust\b/.test(text) && EXPRESSION.test(text))
      .map(({ at, text }) => `${at}: ${text}`);
    expect(shown).toEqual([]);
  });

  it('are made of no expression', () => {
    const made = textsIn(source).filter(({ parts }) =>
      parts.some((part) => /\.source$/.test(part)),
    );
    expect(made).toEqual([]);
  });
});

describe('the look for codes', () => {
  const found = (text: string) => codesIn(new Map([['a.ts', text]])).map(({ code }) => code);

  it('finds members, arguments of functions and of classes, and both ends of a choice', () => {
    expect(found(`const a = { code: 'ONE' };`)).toEqual(['ONE']);
    expect(found(`const f = (x: number, code: string) => code; f(1, 'TWO_B');`)).toEqual(['TWO_B']);
    expect(found(`class R { constructor(readonly code: string) {} } new R('THREE');`)).toEqual([
      'THREE',
    ]);
    expect(found(`const a = { code: is ? 'FOUR' : ('FIVE' as const) };`)).toEqual(['FOUR', 'FIVE']);
  });
});

/** Google's rules for texts compose their codes of the names of fields. */
const madeUp = (code: string): boolean => /^(LONG_HEADLINE|BUSINESS_NAME)_EMPTY$/.test(code);
