import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip' | 'identity';

interface Form {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** In the order of preference where a client takes several alike. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity'];

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Level 9 of 11: the last two levels cost ten times as much and save 2 %. */
const BROTLI_QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/**
 * Content that stays the same while the process runs. Each encoding is made once, when it is asked
 * for first, and has a strong ETag of its own; a request that knows it is answered 304.
 */
export class StaticContent {
  private readonly forms = new Map<Encoding, Promise<Form>>();
  private source: Promise<Buffer> | undefined;

  constructor(
    private readonly mediaType: string,
    private readonly read: () => string | Promise<string>,
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  /** Answers GET and HEAD. A proxy or browser may keep the answer, and asks each time whether it is current. */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const { bytes, etag } = await this.formOf(encoding);
    reply.headers({
      'Cache-Control': 'public, no-cache',
      Vary: 'Accept-Encoding',
      ETag: etag,
      ...this.headers,
    });
    if (knowsTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
    return reply.type(this.mediaType).send(bytes);
  }

  private formOf(encoding: Encoding): Promise<Form> {
    const known = this.forms.get(encoding);
    if (known) return known;
    const form = this.encode(encoding);
    this.forms.set(encoding, form);
    // A failure is not kept: the next request tries again.
    form.catch(() => this.forms.delete(encoding));
    return form;
  }

  private async encode(encoding: Encoding): Promise<Form> {
    const bytes = await encodeBytes(encoding, await this.sourceBytes());
    return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
  }

  private sourceBytes(): Promise<Buffer> {
    this.source ??= Promise.resolve(this.read()).then(
      (text) => Buffer.from(text),
      (error: unknown) => {
        this.source = undefined;
        throw error;
      },
    );
    return this.source;
  }
}

const encodeBytes = (encoding: Encoding, bytes: Buffer): Promise<Buffer> | Buffer => {
  switch (encoding) {
    case 'br':
      return brotli(bytes, BROTLI_QUALITY);
    case 'gzip':
      return zip(bytes, { level: 9 });
    case 'identity':
      return bytes;
  }
};

/**
 * The best of what a client takes; plain when the client names no encoding, or none that is
 * available.
 */
export const chooseEncoding = (header: string | string[] | undefined): Encoding => {
  const weights = weightsOf([header ?? []].flat().join(','));
  const weightOf = (encoding: Encoding): number =>
    weights.get(encoding) ?? (encoding === 'identity' ? 0.001 : (weights.get('*') ?? 0));
  const best = Math.max(...ENCODINGS.map(weightOf));
  return best > 0 ? ENCODINGS.find((encoding) => weightOf(encoding) === best)! : 'identity';
};

const weightsOf = (header: string): ReadonlyMap<string, number> =>
  new Map(
    header.split(',').map((part): [string, number] => {
      const [name = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
      const quality = parameters.find((each) => each.startsWith('q='))?.slice(2);
      return [name, quality === undefined ? 1 : Number(quality) || 0];
    }),
  );

/** If-None-Match is compared weakly: a proxy may have marked the tag as weak. */
const knowsTag = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === etag);
