import { Readable } from 'node:stream';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { CatalogFacade } from '@switchyard/catalog';
import { isServedPicture, pictureAskedFor } from '@switchyard/catalog/domain';

interface PictureParams {
  readonly spaceId: string;
  readonly file: string;
}

/** Bytes are served as the picture they are, and as nothing that a browser would run. */
const HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
} as const;

/**
 * `/media/<Space>/<digest>.png`: pictures for platforms that take them by address only. No token: whoever knows the digest of the bytes
 * has seen the picture already. Everything else, videos included, is a plain 404.
 */
export const addPictureRoute = (app: NestFastifyApplication): void => {
  const catalog = app.get(CatalogFacade, { strict: false });
  app
    .getHttpAdapter()
    .getInstance()
    .get<{ Params: PictureParams }>(
      '/media/:spaceId/:file',
      async ({ params: { spaceId, file } }, reply) => {
        const digest = pictureAskedFor(spaceId, file);
        const tenant = { spaceId, accountId: '' };
        const content =
          digest === undefined ? undefined : await catalog.contentWith(tenant, digest);
        if (digest === undefined || !content || !isServedPicture(content.mimeType)) {
          return reply.code(404).type('text/plain').send('Not found');
        }
        return reply
          .headers({
            ...HEADERS,
            ...(content.size === null ? {} : { 'Content-Length': content.size }),
          })
          .type(content.mimeType)
          .send(Readable.from(catalog.contentOf(tenant, digest)));
      },
    );
};
