import ts from 'typescript';

export interface ImportFact {
  readonly specifier: string;
  readonly line: number;
  /** True when only types are taken, so that nothing is loaded. */
  readonly typeOnly: boolean;
}

export interface WorldRead {
  readonly what: string;
  readonly line: number;
}

export interface ClassFact {
  readonly name: string;
  readonly line: number;
  /** How many parameters the constructor takes; none without one of its own. */
  readonly parameters: number;
}

/** Everything the rules need to know of one file, read from its text alone. */
export interface SourceFacts {
  readonly imports: readonly ImportFact[];
  readonly worldReads: readonly WorldRead[];
  readonly classes: readonly ClassFact[];
  readonly lines: number;
}

/** Parses one TypeScript text; comments and strings never count as code. */
export function readFacts(path: string, text: string): SourceFacts {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const imports: ImportFact[] = [];
  const worldReads: WorldRead[] = [];
  const classes: ClassFact[] = [];
  const visit = (node: ts.Node): void => {
    const line = (): number => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    const found = importIn(node);
    if (found) imports.push({ ...found, line: line() });
    const what = worldReadIn(node);
    if (what) worldReads.push({ what, line: line() });
    const made = classIn(node);
    if (made) classes.push({ ...made, line: line() });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { imports, worldReads, classes, lines: text.replace(/\n$/, '').split('\n').length };
}

interface Found {
  readonly specifier: string;
  readonly typeOnly: boolean;
}

/**
 * The module that this node names: import, export from, import type, `import()`, `require()`;
 * undefined for anything else.
 */
function importIn(node: ts.Node): Found | undefined {
  if (ts.isImportDeclaration(node)) {
    return named(node.moduleSpecifier, takesTypesOnly(node.importClause));
  }
  if (ts.isExportDeclaration(node)) return named(node.moduleSpecifier, node.isTypeOnly);
  if (ts.isImportTypeNode(node)) {
    return ts.isLiteralTypeNode(node.argument) ? named(node.argument.literal, true) : undefined;
  }
  if (ts.isExternalModuleReference(node)) return named(node.expression, false);
  return ts.isCallExpression(node) && loadsModule(node.expression)
    ? named(node.arguments[0], false)
    : undefined;
}

const named = (node: ts.Node | undefined, typeOnly: boolean): Found | undefined =>
  node && ts.isStringLiteralLike(node) ? { specifier: node.text, typeOnly } : undefined;

const loadsModule = (callee: ts.Expression): boolean =>
  callee.kind === ts.SyntaxKind.ImportKeyword ||
  (ts.isIdentifier(callee) && callee.text === 'require');

function takesTypesOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const names = clause.namedBindings;
  if (clause.name || !names || !ts.isNamedImports(names)) return false;
  return names.elements.length > 0 && names.elements.every((element) => element.isTypeOnly);
}

/** The class that this node declares; undefined for anything else. */
function classIn(node: ts.Node): Omit<ClassFact, 'line'> | undefined {
  if (!ts.isClassDeclaration(node)) return undefined;
  const made = node.members.find(
    (member) => ts.isConstructorDeclaration(member) && member.body !== undefined,
  );
  return {
    name: node.name?.text ?? 'default',
    parameters: made && ts.isConstructorDeclaration(made) ? made.parameters.length : 0,
  };
}

const CALLS =
  /^(Date|Date\.now|performance\.now|Math\.random|process\.(hrtime|uptime|cwd)|(globalThis\.)?(setTimeout|setInterval|setImmediate|fetch))$/;
const RANDOM =
  /^((crypto|webcrypto)\.)?(random(UUID|UUIDv7|Bytes|Int|Fill|FillSync)|getRandomValues)$/;
const ZONED_NOW = /^(DateTime\.now|Temporal\.Now\..+)$/;
const NOW_WITHOUT_ARGUMENTS = /^DateTime\.(local|utc)$/;

/**
 * The outside source that this node uses: the clock, random numbers, a timer, the network or the
 * environment; undefined for a plain calculation.
 */
function worldReadIn(node: ts.Node): string | undefined {
  if (ts.isNewExpression(node)) return isNow(node) ? 'new Date()' : undefined;
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
    return isEnvironment(node) ? 'process.env' : undefined;
  }
  if (!ts.isCallExpression(node)) return undefined;
  const name = dotted(node.expression);
  return asksWorld(name, node.arguments.length) ? `${name}()` : undefined;
}

const isNow = (node: ts.NewExpression): boolean =>
  dotted(node.expression) === 'Date' && !node.arguments?.length;

function isEnvironment(node: ts.PropertyAccessExpression | ts.ElementAccessExpression): boolean {
  if (dotted(node.expression) !== 'process') return false;
  if (ts.isPropertyAccessExpression(node)) return node.name.text === 'env';
  return ts.isStringLiteralLike(node.argumentExpression) && node.argumentExpression.text === 'env';
}

const asksWorld = (name: string, count: number): boolean =>
  CALLS.test(name) ||
  RANDOM.test(name) ||
  ZONED_NOW.test(name) ||
  (count === 0 && NOW_WITHOUT_ARGUMENTS.test(name));

/** `a.b.c` of a chain of names; empty when anything else is in it. */
function dotted(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (!ts.isPropertyAccessExpression(node)) return '';
  const left = dotted(node.expression);
  return left && `${left}.${node.name.text}`;
}
