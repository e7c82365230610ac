import { billOfMaterials, type Component } from './bill-of-materials';
import { judged, type Verdict } from './check';

/** Licences that ask for no more than to be named. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Zlib',
]);

interface Exception {
  readonly licence: string;
  readonly reason: string;
}

const UNCHANGED = 'A tool of the build; it is used unchanged and is in no image.';

/** Packages under another licence, or without one in their package.json, and why they may stay. */
export const EXCEPTIONS: Readonly<Record<string, Exception>> = {
  '@azu/style-format': { licence: 'WTFPL', reason: `Comes with secretlint. ${UNCHANGED}` },
  'axe-core': { licence: 'MPL-2.0', reason: `Looks at pages in specs. ${UNCHANGED}` },
  binaryextensions: { licence: 'Artistic-2.0', reason: `Comes with secretlint. ${UNCHANGED}` },
  'caniuse-lite': { licence: 'CC-BY-4.0', reason: `Data that comes with Jest. ${UNCHANGED}` },
  editions: { licence: 'Artistic-2.0', reason: `Comes with secretlint. ${UNCHANGED}` },
  'email-validator': {
    licence: 'none',
    reason: 'The Unlicense (public domain), as its licence file says.',
  },
  'facebook-nodejs-business-sdk': {
    licence: 'none',
    reason: `The licence of its platform; a client for specs. ${UNCHANGED}`,
  },
  'fast-sha256': {
    licence: 'Unlicense',
    reason: `Comes with standardwebhooks, which signs in specs. ${UNCHANGED}`,
  },
  istextorbinary: { licence: 'Artistic-2.0', reason: `Comes with secretlint. ${UNCHANGED}` },
  'linkedin-api-client': {
    licence: 'none',
    reason: `The licence of its platform; a client for specs. ${UNCHANGED}`,
  },
  nub: { licence: 'none', reason: 'MIT; its package.json writes it as MIT/X11.' },
  'spdx-exceptions': { licence: 'CC-BY-3.0', reason: `A list of names. ${UNCHANGED}` },
  textextensions: { licence: 'Artistic-2.0', reason: `Comes with secretlint. ${UNCHANGED}` },
  'version-range': { licence: 'Artistic-2.0', reason: `Comes with secretlint. ${UNCHANGED}` },
};

type Named = Omit<Component, 'purl'>;

const licenceOf = ({ licenses = [] }: Named): string => {
  const [first] = licenses;
  return first?.expression ?? first?.license?.id ?? first?.license?.name ?? 'none';
};

/** Of `OR` one is enough, of `AND` each is needed. */
const isAllowed = (expression: string): boolean =>
  expression
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => ALLOWED.has(licence)));

/** Packages under a licence that is neither allowed nor an exception, and exceptions without a use. */
export const licenceProblems = (components: readonly Named[]): readonly string[] => {
  const others = components.filter((one) => !isAllowed(licenceOf(one)));
  const isException = (one: Named): boolean =>
    Object.hasOwn(EXCEPTIONS, one.name) && EXCEPTIONS[one.name]!.licence === licenceOf(one);
  const used = new Set(others.map(({ name }) => name));
  return [
    ...others
      .filter((one) => !isException(one))
      .map((one) => `${one.name}@${one.version}: ${licenceOf(one)} is not allowed`),
    ...Object.keys(EXCEPTIONS)
      .filter((name) => !used.has(name))
      .map((name) => `${name}: the exception has no use any more`),
  ];
};

/** Compares the licence of every locked package with the list. */
export const checkLicences = async (): Promise<Verdict> => {
  const { components } = await billOfMaterials();
  const count = Object.keys(EXCEPTIONS).length;
  return judged(
    licenceProblems(components),
    `${components.length} packages, ${count} exceptions with a reason`,
  );
};
