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

describe('routes that texts name', () => {
  const paths = ['openapi.json', 'app-openapi.json'].flatMap((file) => {
    const document = JSON.parse(readFileSync(`apps/api/${file}`, 'utf8')) as {
      readonly paths: Readonly<Record<string, object>>;
    };
    return Object.entries(document.paths);
  });
  /** Without the prefix and with every parameter alike. */
  const plain = (path: string): string =>
    path.replace(/^\/api\/v1/, '').replaceAll(/\{\w+\}|:\w+|(?<=\/)[a-z]{3}_[\w…]+/g, '*');
  const known = new Set(
    paths.flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${plain(path)}`),
    ),
  );
  const unknownIn = (text: string): readonly string[] =>
    [...text.matchAll(/\b(GET|POST|PUT|PATCH|DELETE) (\/[\w/:{}…-]+)/g)]
      .map(([, method, path]) => `${method!} ${plain(path!)}`)
      // A template's path ends where something is put in.
      .filter((route) => !route.endsWith('/') && !known.has(route));
  /** Connectors name the routes of platforms. */
  const OF_OTHERS = /^libs\/platforms\/src\/\w+-ads\//;

  it('exist, in the page of codes', () =>
    expect(unknownIn(page.replaceAll('\\_', '_'))).toEqual([]));

  it('exist, in every sentence of the source', () => {
    const texts = textsIn(source).filter(({ at }) => !OF_OTHERS.test(at));
    const unknown = texts.flatMap(({ at, text }) =>
      unknownIn(text).map((route) => `${at}: ${route}`),
    );
    expect(unknown).toEqual([]);
    expect(texts.some(({ text }) => text.includes('PUT /campaigns/:id/budget-split'))).toBe(true);
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
