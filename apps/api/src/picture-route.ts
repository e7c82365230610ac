import { Readable } from 'node:stream';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { CatalogFacade } from '@switchyard/catalog';

interface PictureParams {
  readonly spaceId: string;
  readonly file: string;
}

const FILE = /^([0-9a-f]{64})\.(?:png|jpg|gif|webp)$/;
const SPACE = /^spc_[0-9a-hjkmnp-tv-z]{26}$/;

/** Bytes are served as the picture they are, and as nothing that a browser would run. */
const HEADERS = { 'Cache-Control': 'public, max-age=31536000, immutable', 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'none'; sandbox" } as const;

/**
 * `/media/<Space>/<digest>.png`: pictures for platforms that take them by address only. No token: whoever knows the digest of the bytes
 * has seen the picture already. Everything else, videos included, is a plain 404.
 */
export const addPictureRoute = (app: NestFastifyApplication): void => {
  const catalog = app.get(CatalogFacade, { strict: false });
  app.getHttpAdapter().getInstance().get<{ Params: PictureParams }>('/media/:spaceId/:file', async ({ params: { spaceId, file } }, reply) => {
    const digest = FILE.exec(file)?.[1];
    const tenant = { spaceId, accountId: '' };
    const content = digest !== undefined && SPACE.test(spaceId) ? await catalog.contentWith(tenant, digest) : undefined;
    if (digest === undefined || !content?.mimeType?.startsWith('image/')) return reply.code(404).type('text/plain').send('Not found');
    return reply.headers({ ...HEADERS, ...(content.size === null ? {} : { 'Content-Length': content.size }) }).type(content.mimeType).send(Readable.from(catalog.contentOf(tenant, digest)));
  });
};
