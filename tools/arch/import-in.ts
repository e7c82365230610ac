import ts from 'typescript';

interface Found {
  readonly specifier: string;
  readonly typeOnly: boolean;
}

/** The module that this node names: import, export from, import type, `import()`, `require()`; undefined for anything else. */
export function importIn(node: ts.Node): Found | undefined {
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
