import { parseJson } from './parse-json';
import { badParameter } from './refusals';

/** One asked field: `ads.limit(5){id,name}` asks `ads` with a modifier and two fields of each. */
export interface AskedField {
  readonly name: string;
  readonly modifiers: Readonly<Record<string, string>>;
  readonly inner?: readonly AskedField[];
}

/**
 * Reads `fields=id,name,campaign{id}`, or a list of such texts or its JSON text, as the vendor's own client posts it. Throws the
 * vendor's refusal for what cannot be read.
 */
export function readSelection(given: unknown): readonly AskedField[] {
  const reader = { text: commaText(given).replace(/\s/g, ''), at: 0 };
  const fields = readFields(reader);
  if (reader.at < reader.text.length) throw malformed(reader);
  return fields;
}

function commaText(given: unknown): string {
  const isJson = typeof given === 'string' && given.trimStart().startsWith('[');
  const value = isJson ? parseJson(given) : given;
  if (Array.isArray(value)) return value.map(String).join(',');
  if (isJson) throw badParameter('fields', 'must be an array.');
  return typeof value === 'string' ? value : '';
}

interface Reader {
  readonly text: string;
  at: number;
}

function readFields(reader: Reader): readonly AskedField[] {
  const fields: AskedField[] = [];
  while (reader.at < reader.text.length && reader.text[reader.at] !== '}') {
    fields.push(readField(reader));
    if (reader.text[reader.at] === ',') reader.at += 1;
  }
  return fields;
}

function readField(reader: Reader): AskedField {
  const name = take(reader, /[A-Za-z0-9_]+/y);
  const modifiers: Record<string, string> = {};
  while (reader.text[reader.at] === '.') {
    reader.at += 1;
    modifiers[take(reader, /\w+/y)] = take(reader, /\([^)]*\)/y).slice(1, -1);
  }
  if (reader.text[reader.at] !== '{') return { name, modifiers };
  reader.at += 1;
  const inner = readFields(reader);
  take(reader, /\}/y);
  return { name, modifiers, inner };
}

function take(reader: Reader, pattern: RegExp): string {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.text)?.[0];
  if (found === undefined) throw malformed(reader);
  reader.at += found.length;
  return found;
}

const malformed = (reader: Reader) =>
  badParameter('fields', `has a syntax error at character ${reader.at}`);
