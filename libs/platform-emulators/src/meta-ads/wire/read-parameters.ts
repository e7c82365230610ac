import type { VendorRequest } from '../../vendor';
import { type Fields, isFields } from '../../json/fields';
import { GraphError } from './graph-error';
import { parseJson } from './parse-json';

/** A file of a multipart body. */
export interface SentFile {
  readonly field: string;
  readonly name: string;
  readonly bytes: Buffer;
}

export interface Sent {
  /** Query and body together, the body's win: the vendor takes a parameter from either. */
  readonly parameters: Fields;
  readonly files: readonly SentFile[];
}

/** Everything a request says: its query and its form, multipart or JSON body. */
export async function readParameters({
  query,
  headers,
  body,
}: Pick<VendorRequest, 'query' | 'headers' | 'body'>): Promise<Sent> {
  const asked = collect(query.entries());
  if (body.length === 0) return { parameters: asked, files: [] };
  const type = headers['content-type'] ?? '';
  if (type.includes('multipart/form-data')) return withMultipart(asked, body, type);
  if (type.includes('json')) return { parameters: { ...asked, ...jsonObject(body) }, files: [] };
  return {
    parameters: { ...asked, ...collect(new URLSearchParams(body.toString('utf8')).entries()) },
    files: [],
  };
}

async function withMultipart(asked: Fields, body: Buffer, type: string): Promise<Sent> {
  const entries = [...(await formOf(body, type)).entries()];
  const files = entries.flatMap(([field, value]) =>
    typeof value === 'string' ? [] : [{ field, file: value }],
  );
  const texts = entries.flatMap(([field, value]): [string, string][] =>
    typeof value === 'string' ? [[field, value]] : [],
  );
  const read = files.map(async ({ field, file }) => ({
    field,
    name: file.name,
    bytes: Buffer.from(await file.arrayBuffer()),
  }));
  return { parameters: { ...asked, ...collect(texts) }, files: await Promise.all(read) };
}

async function formOf(body: Buffer, type: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), {
      headers: { 'content-type': type },
    }).formData();
  } catch {
    throw new GraphError({ code: 100, message: '(#100) The multipart body could not be read' });
  }
}

function jsonObject(body: Buffer): Fields {
  const value = parseJson(body.toString('utf8'));
  if (isFields(value)) return value;
  throw new GraphError({ code: 100, message: '(#100) The body is no JSON object' });
}

/** `name[]` and `name[0]` gather a list, as PHP clients write it. */
function collect(entries: Iterable<[string, string]>): Fields {
  const found = new Map<string, unknown>();
  for (const [name, value] of entries) {
    const listed = /^(.+)\[\d*\]$/.exec(name)?.[1];
    if (listed === undefined) found.set(name, value);
    else {
      const before = found.get(listed);
      found.set(listed, [...(Array.isArray(before) ? (before as unknown[]) : []), value]);
    }
  }
  return Object.fromEntries(found);
}
