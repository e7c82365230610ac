import type { VendorRequest } from '../../vendor';
import { plainError } from './envelope';
import { Refusal } from './refusal';

/** A request as it was meant: verb, raw query and body. */
export interface Meant {
  readonly verb: string;
  readonly rawQuery: string;
  readonly headers: VendorRequest['headers'];
  readonly body: Buffer;
}

const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = /^multipart\/mixed;\s*boundary="?([^";]+)"?/i;

/** Undoes query tunnelling: POST with `X-HTTP-Method-Override`, the query as a form body, or query and JSON as two parts (platform document 2). */
export function untunnel({ method, rawQuery = '', headers, body }: VendorRequest): Meant {
  const verb = headers['x-http-method-override']?.toUpperCase();
  if (verb === undefined) return { verb: method, rawQuery, headers, body };
  if (method !== 'POST' || rawQuery !== '') {
    throw refused('A tunnelled query travels in the body of a POST');
  }
  const type = headers['content-type'] ?? '';
  if (type.toLowerCase().startsWith(FORM)) {
    return { verb, rawQuery: body.toString('utf8').trim(), headers, body: Buffer.alloc(0) };
  }
  const boundary = MULTIPART.exec(type)?.[1];
  if (boundary === undefined) throw refused(`A tunnelled query is ${FORM} or multipart/mixed`);
  return { verb, ...parts(body.toString('utf8'), boundary, headers) };
}

function parts(
  body: string,
  boundary: string,
  headers: VendorRequest['headers'],
): Omit<Meant, 'verb'> {
  const sections = body.split(`--${boundary}`).slice(1, -1).map(section);
  const [query, entity] = [FORM, 'application/json'].map((type) =>
    sections.find((one) => one.type.startsWith(type)),
  );
  if (!query || !entity) {
    throw refused('A tunnelled query needs a part for the query and one for the entity');
  }
  return {
    rawQuery: query.content,
    headers: { ...headers, 'content-type': entity.type },
    body: Buffer.from(entity.content),
  };
}

function section(text: string): { readonly type: string; readonly content: string } {
  const [head = '', content = ''] = text.split(/\r?\n\r?\n(.*)/s);
  return {
    type: /content-type:\s*([^\r\n]+)/i.exec(head)?.[1] ?? '',
    content: content.replace(/\r?\n$/, ''),
  };
}

const refused = (message: string) => new Refusal(400, plainError(400, message));
