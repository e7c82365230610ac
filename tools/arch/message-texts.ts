import ts from 'typescript';

/** A sentence that a program says to people, with its values as `…`. */
export interface MessageText {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

/**
 * Members that no caller reads as a message: descriptions have their own check, sources are titles
 * of documents.
 */
const NOT_MESSAGES = ['description', 'summary', 'source', 'example'];

/**
 * Every text of a file that is a sentence: three words or more that begin and end like one.
 * Exceptions that only developers see are left out.
 */
export function messageTexts(path: string, code: string): readonly MessageText[] {
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const found: MessageText[] = [];
  const visit = (node: ts.Node): void => {
    if (isNoMessage(node)) return;
    const text = textOf(node);
    if (text !== undefined && isSentence(text)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push({ path, line: line + 1, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const isNoMessage = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isDecorator(node) ||
  (ts.isThrowStatement(node) && /^throw new \w*Error\(/u.test(node.getText())) ||
  (ts.isPropertyAssignment(node) && NOT_MESSAGES.includes(node.name.getText()));

const textOf = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  return ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
    : undefined;
};

const isSentence = (text: string): boolean =>
  /^[\p{Lu}\d`"…]/u.test(text) && /[.…]$/u.test(text) && text.trim().split(/\s+/u).length > 2;

/** Words of a private language, and forms that the rules of writing replace. */
const WORDS: readonly string[] = [
  'bells?',
  'rings?',
  'doorbells?',
  'ears?',
  'graveyards?',
  'buried',
  'errands?',
  'wish(es|ed)?',
  'lanes?',
  'strays?',
  'sights?',
  'found[- ]again',
  'set back',
  'put back',
  'told',
  'nobody',
  'somebody',
  'anybody',
  'whoever',
  'strangers?',
  'held',
  'holds?',
  'said',
  'meant',
  'by itself',
  'fates?',
  'settled?',
  'for good',
  'made anew',
  'let go',
  'taken? away',
  'take out of',
  'take \\S+ out',
  'left out',
  'leave it out',
  'knows? no',
  'does not say',
  'will do',
  'Nothing, if',
  'places?',
];
/** The Emergency Brake's `hold` is a word of the contract. */
const ALLOWED = /\bEmergency Brake hold(s)?\b/gu;
const SPOKEN = new RegExp(`\\b(?:${WORDS.join('|')})\\b`, 'iu');
/** Pieces of an expression; `{lpurl}` and `(a2_…)` are none. */
const EXPRESSION = /\^\(|\(\?[:!=]|\[\^|\\[sdwSDW]|\)\$|\[[a-z0]-[z9]\]/u;

/** What is wrong with a message; undefined where nothing is. */
export const complaint = (text: string): string | undefined => {
  const word = SPOKEN.exec(text.replaceAll(ALLOWED, ''));
  if (word) return `"${word[0]}"`;
  if (EXPRESSION.test(text)) return 'an expression';
  return /; /u.test(text) ? 'two sentences in one' : undefined;
};
