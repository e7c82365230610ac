import { readFileSync } from 'node:fs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DeclaredAccess } from '@switchyard/http-kit';
import { changelogFeed, FEED } from './changelog-feed';
import { APP_SELF, describeApi, describeApp, SELF } from './documents';
import { pageDocument } from './page-document';
import { PAGE_SCRIPT, pageScript, referencePage } from './reference-page';
import { StaticContent } from './static-content';

const SHOWN = {
  api: { title: 'API (tokens)', slug: 'api', url: '/docs/api.json' },
  app: { title: 'Application API (sessions)', slug: 'app', url: '/docs/app.json' },
} as const;

/** In the working folder: the root of the source, or of the image. */
const CHANGELOG = 'CHANGELOG.md';
/** Every code with its meaning, an example and what to do. Refusals link to it. */
const CODES = 'docs/errors.md';

/**
 * Serves both descriptions, the reference page at `/docs`, the page of codes and the feed of
 * changes. A description is made when it is asked for first: that takes some 300 ms, which a start
 * does not wait for. Throws when there is no changelog or no page of codes.
 */
export const serveReference = (app: NestFastifyApplication, publicUrl: string): void => {
  const api = madeOnce(() => describeApi(app));
  const application = madeOnce(() => describeApp(app));
  const page = referencePage([SHOWN.api, SHOWN.app], FEED);
  const changelog = readFileSync(CHANGELOG, 'utf8');
  const codes = readFileSync(CODES, 'utf8');
  serve(app, SELF, minified(api), { kind: 'public' });
  serve(app, APP_SELF, minified(application), { kind: 'session', needs: 'nothing' });
  serve(
    app,
    SHOWN.api.url,
    minified(() => pageDocument(api(), SELF)),
  );
  serve(
    app,
    SHOWN.app.url,
    minified(() => pageDocument(application(), APP_SELF)),
  );
  serve(app, '/docs', page);
  serve(app, '/docs/', page);
  serve(app, PAGE_SCRIPT, pageScript());
  serve(app, `/${CODES}`, new StaticContent('text/markdown; charset=utf-8', () => codes));
  const feed = changelogFeed(changelog, publicUrl);
  serve(app, FEED, new StaticContent('application/atom+xml; charset=utf-8', () => feed));
};

const madeOnce = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

/** The committed document without its white space. */
const minified = (document: () => object): StaticContent =>
  new StaticContent('application/json; charset=utf-8', () => JSON.stringify(document()));

const serve = (
  app: NestFastifyApplication,
  path: string,
  content: StaticContent,
  access?: DeclaredAccess,
): void => {
  const options = access ? { config: { switchyard: { access } } } : {};
  app
    .getHttpAdapter()
    .getInstance()
    .get(path, options as never, (request, reply) => content.answer(request, reply));
};
