const WIDTH = 96;

/** The head of every generated file. */
export const NOTE =
  '# Made from the description of the API by `npm run openapi`. Not edited by hand.';

export const quoted = (value: unknown): string => JSON.stringify(value);

/** A docstring, its lines as long as the others. */
export const docstring = (text: string, indent: string): string[] => {
  const words = text.replaceAll('\\', '\\\\').replaceAll('"""', "'''").split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const lines: string[] = [];
  let line = `${indent}"""${words[0]}`;
  for (const word of words.slice(1)) {
    if (line.length + word.length + 1 > WIDTH) {
      lines.push(line);
      line = `${indent}${word}`;
    } else line += ` ${word}`;
  }
  return [...lines, line.endsWith('"') ? `${line} """` : `${line}"""`];
};

/** Modules with the names that a file may take from them; a name alone is a whole module. */
export type Imports = readonly (readonly [module: string, names?: readonly string[]] | '')[];

/** A generated file: its note, the imports that its lines use, and these lines. */
export const pythonFile = (imports: Imports, lines: readonly string[]): string => {
  const text = lines.join('\n');
  const isUsed = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(text);
  const head = imports.flatMap((one) => (one === '' ? [''] : importLines(one, isUsed)));
  return joined([NOTE, 'from __future__ import annotations', '', ...head, '', ...lines]);
};

const importLines = (
  [module, names]: readonly [string, (readonly string[])?],
  isUsed: (name: string) => boolean,
): string[] => {
  if (!names) return isUsed(module.split(' ').at(-1)!) ? [`import ${module}`] : [];
  const used = names.filter(isUsed);
  return used.length === 0 ? [] : [`from ${module} import ${used.join(', ')}`];
};

/** Lines of a file, with one line break at its end. */
export const joined = (lines: readonly string[]): string => `${lines.join('\n').trimEnd()}\n`;
