import { createHash } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { StaticContent } from '../reference/static-content';
import { RELEASES } from './generated/releases';

/** Pages of other origins load the script, with or without `crossorigin`. */
const SHARED = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;
const HOUR = { ...SHARED, 'Cache-Control': 'public, max-age=3600' } as const;
const FOR_EVER = { ...SHARED, 'Cache-Control': 'public, max-age=31536000, immutable' } as const;
const SCRIPT = 'text/javascript; charset=utf-8';

/** What a page needs to load exactly this version. */
const described = (version: string, text: string, publicUrl: string): string =>
  JSON.stringify({
    version,
    url: new URL(`/collect/v${version}.js`, publicUrl).href,
    integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
  });

/**
 * Serves the script for websites: every version under its own name for ever, the newest of each
 * major version as `/collect/v1.js`, and what that is as `/collect/v1.json`. No token.
 */
export const serveCollect = (app: NestFastifyApplication, publicUrl: string): void => {
  const fastify = app.getHttpAdapter().getInstance();
  const serve = (path: string, content: StaticContent): void => {
    fastify.get(path, (request, reply) => content.answer(request, reply));
  };
  const newest = new Map<string, readonly [version: string, text: string]>();
  for (const [version, text] of Object.entries(RELEASES)) {
    serve(`/collect/v${version}.js`, new StaticContent(SCRIPT, () => text, FOR_EVER));
    newest.set(version.split('.')[0]!, [version, text]);
  }
  for (const [major, [version, text]] of newest) {
    const description = described(version, text, publicUrl);
    serve(`/collect/v${major}.js`, new StaticContent(SCRIPT, () => text, HOUR));
    serve(
      `/collect/v${major}.json`,
      new StaticContent('application/json; charset=utf-8', () => description, HOUR),
    );
  }
};
