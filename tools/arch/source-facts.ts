import ts from 'typescript';
import { importIn } from './import-in';
import { worldReadIn } from './world-read-in';

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

/** Everything the rules need to know of one file, read from its text alone. */
export interface SourceFacts {
  readonly imports: readonly ImportFact[];
  readonly worldReads: readonly WorldRead[];
  readonly lines: number;
}

/** Parses one TypeScript text; comments and strings never count as code. */
export function readFacts(path: string, text: string): SourceFacts {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const imports: ImportFact[] = [];
  const worldReads: WorldRead[] = [];
  const visit = (node: ts.Node): void => {
    const line = (): number => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    const found = importIn(node);
    if (found) imports.push({ ...found, line: line() });
    const what = worldReadIn(node);
    if (what) worldReads.push({ what, line: line() });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { imports, worldReads, lines: text.replace(/\n$/, '').split('\n').length };
}
