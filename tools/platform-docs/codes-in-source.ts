import { globSync, readFileSync } from 'node:fs';
import {
  createSourceFile,
  forEachChild,
  isAsExpression,
  isBinaryExpression,
  isCallExpression,
  isConditionalExpression,
  isConstructorDeclaration,
  isFunctionLike,
  isIdentifier,
  isNewExpression,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isSatisfiesExpression,
  isStringLiteralLike,
  isTemplateExpression,
  ScriptTarget,
  type Expression,
  type Node,
  type SignatureDeclaration,
  type SourceFile,
} from 'typescript';

/**
 * Source of the two processes. The emulators and the client speak words of others; tables of texts
 * are what is checked.
 */
const OTHERS =
  /spec\.ts$|\/(testing|fixtures|migrations)\/|^libs\/(platform-emulators|test-kit|embedded-postgres)\/|-texts\.ts$/;
const CODE = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;

export interface UsedCode {
  readonly code: string;
  readonly at: string;
}

/** The text of every source file that may answer a code, by path. */
export const productSource = (): ReadonlyMap<string, string> =>
  new Map(
    globSync(['libs/*/src/**/*.ts', 'apps/{api,sync-worker}/src/**/*.ts'])
      .filter((path) => !OTHERS.test(path))
      .toSorted()
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );

/**
 * Every literal that is given as a `code`: as a member of that name, or to a parameter of that
 * name.
 */
export const codesIn = (texts: ReadonlyMap<string, string>): readonly UsedCode[] => {
  const files = [...texts].map(([path, text]) =>
    createSourceFile(path, text, ScriptTarget.Latest, true),
  );
  const takers = takersIn(files);
  return files.flatMap((file) =>
    nodesOf(file)
      .flatMap((node) => [...memberOf(node), ...argumentsOf(node, takers)])
      .flatMap(literalsOf)
      .filter((code) => CODE.test(code))
      .map((code) => ({ code, at: file.fileName })),
  );
};

export interface WrittenText {
  readonly at: string;
  /** Without what is put in. */
  readonly text: string;
  /** Source of what is put in. */
  readonly parts: readonly string[];
}

/** Every string and template of the source. */
export const textsIn = (texts: ReadonlyMap<string, string>): readonly WrittenText[] =>
  [...texts].flatMap(([at, text]) =>
    nodesOf(createSourceFile(at, text, ScriptTarget.Latest, true)).flatMap((node) => {
      if (isStringLiteralLike(node)) return [{ at, text: node.text, parts: [] }];
      if (!isTemplateExpression(node)) return [];
      return [
        {
          at,
          text: [node.head, ...node.templateSpans.map(({ literal }) => literal)]
            .map((part) => part.text)
            .join(' '),
          parts: node.templateSpans.map(({ expression }) => expression.getText()),
        },
      ];
    }),
  );

const nodesOf = (root: Node): readonly Node[] => {
  const found: Node[] = [];
  const visit = (node: Node): void => {
    found.push(node);
    forEachChild(node, visit);
  };
  visit(root);
  return found;
};

/** Names of functions and classes to the places of their parameters called `code`. */
const takersIn = (files: readonly SourceFile[]): ReadonlyMap<string, ReadonlySet<number>> => {
  const takers = new Map<string, Set<number>>();
  for (const taker of files.flatMap(nodesOf).filter(isFunctionLike)) {
    const name = nameOf(taker);
    if (name === undefined) continue;
    taker.parameters.forEach((parameter, index) => {
      if (!isIdentifier(parameter.name) || parameter.name.text !== 'code') return;
      takers.set(name, (takers.get(name) ?? new Set()).add(index));
    });
  }
  return takers;
};

const nameOf = (taker: SignatureDeclaration): string | undefined => {
  const named = (node: Node): string | undefined => {
    const { name } = node as Node & { readonly name?: Node };
    return name && isIdentifier(name) ? name.text : undefined;
  };
  return isConstructorDeclaration(taker)
    ? named(taker.parent)
    : (named(taker) ?? named(taker.parent));
};

const memberOf = (node: Node): readonly Expression[] =>
  isPropertyAssignment(node) && isIdentifier(node.name) && node.name.text === 'code'
    ? [node.initializer]
    : [];

const argumentsOf = (
  node: Node,
  takers: ReadonlyMap<string, ReadonlySet<number>>,
): readonly Expression[] => {
  if (!isCallExpression(node) && !isNewExpression(node)) return [];
  const { expression: called } = node;
  const name = isPropertyAccessExpression(called)
    ? called.name.text
    : isIdentifier(called)
      ? called.text
      : '';
  return [...(takers.get(name) ?? [])].flatMap((index) => node.arguments?.[index] ?? []);
};

const literalsOf = (value: Expression): readonly string[] => {
  if (isStringLiteralLike(value)) return [value.text];
  if (isConditionalExpression(value)) {
    return [...literalsOf(value.whenTrue), ...literalsOf(value.whenFalse)];
  }
  if (isBinaryExpression(value)) return [...literalsOf(value.left), ...literalsOf(value.right)];
  return isAsExpression(value) || isParenthesizedExpression(value) || isSatisfiesExpression(value)
    ? literalsOf(value.expression)
    : [];
};
