import ts from 'typescript';

const CALLS =
  /^(Date|Date\.now|performance\.now|Math\.random|process\.(hrtime|uptime|cwd)|(globalThis\.)?(setTimeout|setInterval|setImmediate|fetch))$/;
const RANDOM =
  /^((crypto|webcrypto)\.)?(random(UUID|UUIDv7|Bytes|Int|Fill|FillSync)|getRandomValues)$/;
const ZONED_NOW = /^(DateTime\.now|Temporal\.Now\..+)$/;
const NOW_WITHOUT_ARGUMENTS = /^DateTime\.(local|utc)$/;

/** What this node asks of the world: the clock, chance, a timer, the network, the environment; undefined for a plain calculation. */
export function worldReadIn(node: ts.Node): string | undefined {
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
