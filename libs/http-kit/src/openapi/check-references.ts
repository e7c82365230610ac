import type { Document } from './operation-object';

type Part = { readonly kind: 'schemas' | 'headers'; readonly name: string };

const REFERENCE = /"\$ref":"#\/components\/(schemas|headers)\/([^"]*)"/g;

/** References that lead nowhere, and parts that nothing refers to. */
export const checkReferences = (document: Document): string[] => {
  const known = new Set(partsOf(document).map(({ kind, name }) => `${kind}/${name}`));
  return [
    ...[...referredTo(document)]
      .filter((name) => !known.has(name))
      .map((name) => `nothing is called ${name}`),
    ...unusedParts(document).map(({ kind, name }) => `nothing refers to ${kind}/${name}`),
  ];
};

/** Shared parts that nothing in the document refers to. */
export const unusedParts = (document: Document): Part[] => {
  const used = referredTo(document);
  return partsOf(document).filter(({ kind, name }) => !used.has(`${kind}/${name}`));
};

const referredTo = (document: Document): Set<string> =>
  new Set(
    [...JSON.stringify(document).matchAll(REFERENCE)].map(([, kind, name]) => `${kind}/${name}`),
  );

const partsOf = ({ components }: Document): Part[] =>
  (['schemas', 'headers'] as const).flatMap((kind) =>
    Object.keys(components?.[kind] ?? {}).map((name) => ({ kind, name })),
  );
