import { type Place, placeOf } from './place';
import { type ImportFact, readFacts, type WorldRead } from './source-facts';
import { type Target, targetOf } from './target';

/** An import of a file together with what it leads to. */
export interface Import extends ImportFact {
  readonly target: Target;
}

/** One file as the rules see it. */
export interface SourceFile {
  readonly path: string;
  readonly place: Place;
  readonly imports: readonly Import[];
  readonly worldReads: readonly WorldRead[];
  readonly lines: number;
}

/** Reads texts by path (relative to the root) into what the rules see; files of no project are left out. */
export function readSourceFiles(texts: ReadonlyMap<string, string>): SourceFile[] {
  const exists = (path: string): boolean => texts.has(path);
  return [...texts].flatMap(([path, text]) => {
    const place = placeOf(path);
    if (!place) return [];
    const facts = readFacts(path, text);
    const imports = facts.imports.map((fact) => ({
      ...fact,
      target: targetOf(path, fact.specifier, exists),
    }));
    return [{ ...facts, path, place, imports }];
  });
}
