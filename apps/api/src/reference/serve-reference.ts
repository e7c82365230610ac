import { readFileSync } from 'node:fs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DeclaredAccess } from '@switchyard/http-kit';
import { changelogFeed, FEED } from './changelog-feed';
import { APP_SELF, describeApi, describeApp, SELF } from './documents';
import { PAGE_SCRIPT, pageScript, referencePage } from './reference-page';
import { StaticContent } from './static-content';

const DOCUMENTS = [
  { title: 'API (tokens)', slug: 'api', url: SELF },
  { title: 'Application API (sessions)', slug: 'app', url: APP_SELF },
];

/** In the working folder: the root of the source, or of the image. */
const CHANGELOG = 'CHANGELOG.md';

/**
 * Serves both descriptions, the reference page at `/docs` and the feed of changes. Throws when
 * there is no changelog.
 */
export const serveReference = (app: NestFastifyApplication, publicUrl: string): void => {
  const page = referencePage(DOCUMENTS, FEED);
  const changelog = readFileSync(CHANGELOG, 'utf8');
  serve(app, SELF, minified(describeApi(app)), { kind: 'public' });
  serve(app, APP_SELF, minified(describeApp(app)), { kind: 'session', needs: 'nothing' });
  serve(app, '/docs', page);
  serve(app, '/docs/', page);
  serve(app, PAGE_SCRIPT, pageScript());
  const feed = changelogFeed(changelog, publicUrl);
  serve(app, FEED, new StaticContent('application/atom+xml; charset=utf-8', () => feed));
};

/** The committed document without its white space. */
const minified = (document: object): StaticContent => {
  const text = JSON.stringify(document);
  return new StaticContent('application/json; charset=utf-8', () => text);
};

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
