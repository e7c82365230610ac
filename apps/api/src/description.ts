import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { buildDocument, type DeclaredAccess } from '@switchyard/http-kit';

const DESCRIPTION = `Create and manage advertising campaigns in one place and sync them to six ad platforms.

Objects are made locally first. Nothing reaches a platform, and nothing spends money, until a sync is triggered; a sync is previewed as a
plan and bound to it by its hash. Start with \`GET /me\` and \`GET /spaces\`, make a campaign, validate it, preview, trigger, poll.

Enumerations grow without notice: clients must tolerate values and members that they do not know.

Every stable code (of errors, issues, findings, warnings, alerts and failures) is explained in docs/errors.md, under a heading of its own: what it
means, an example and what to do.`;

/**
 * The page runs its own script and styles and loads nothing from another host; everything else the
 * api answers runs nothing at all.
 */
const PAGE_POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

const TAGS = [
  {
    name: 'start-here',
    description: 'Who a token speaks for, which Spaces it may enter, what each platform can hold.',
  },
  {
    name: 'connections',
    description:
      'Ad accounts that campaigns can be sent to. They belong to the account; every Space of it may use them.',
  },
  { name: 'businesses', description: 'What is advertised.' },
  { name: 'campaigns', description: 'Campaigns, made locally; nothing is sent before a sync.' },
  { name: 'ad-groups', description: 'Ad groups of a campaign.' },
  { name: 'ads', description: 'Ads of an ad group.' },
  { name: 'keywords', description: 'Keywords of an ad group, negative ones included.' },
  {
    name: 'budget',
    description: 'What an account may spend. One record, the same in all its Spaces.',
  },
  {
    name: 'sync',
    description: 'Preview a plan, trigger it by its hash, follow what becomes of it.',
  },
];

const APP_DESCRIPTION = `For the console in a browser: people, sessions, tokens and website keys.

A session is a cookie. Tokens open nothing here, and the cookie opens nothing under /api/v1. Writes need the header \`X-Switchyard-App\`.
Start with \`POST /app/register\`, follow the link of the mail, then \`POST /app/login\`.

Where a provider of OpenID Connect is configured, a browser opens \`/app/login/openid\` to sign in there, and \`/app/session/proof/openid\` to prove a
session again. Both answer 303; what goes wrong is shown on a page. Consent pages of ad platforms send the browser back to
\`/app/connect/:platform/callback\`, which answers 303 as well. Meta posts withdrawals to \`/app/connect/meta-ads/withdrawn\`.`;

const APP_TAGS = [
  { name: 'people', description: 'Registration, sign-in, second factor, sessions and passwords.' },
  { name: 'account', description: 'The account, its plan, its use and its billing.' },
  { name: 'connect', description: 'Ad accounts: consents, grants, and choosing what to connect.' },
  { name: 'tools', description: 'Tools → API: tokens and website keys.' },
];

/** A document describes the way to itself, too. */
const wayTo = (operationId: string, tag: string, access: object): object => ({
  get: {
    operationId,
    summary: 'Download the machine-readable description',
    description: 'OpenAPI 3.1. Open to anybody.',
    tags: [tag],
    parameters: [],
    security: [{}],
    ...access,
    'x-error-codes': [],
    responses: {
      200: {
        description: 'This document.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              description: 'An OpenAPI 3.1 document.',
              additionalProperties: true,
            },
          },
        },
      },
    },
  },
});

const SELF = '/api/v1/openapi.json';
const APP_SELF = '/app/openapi.json';

/** The description of everything under /api/v1, OpenAPI 3.1. */
export const describeApi = (app: NestFastifyApplication): OpenAPIObject =>
  buildDocument(app, {
    title: 'Switchyard',
    description: DESCRIPTION,
    version: '2.4.1',
    serverUrl: '/',
    tags: TAGS,
    paths: { [SELF]: wayTo('getDescription', 'start-here', { 'x-required-scopes': [] }) },
  });

/** The description of the application API, under /app. */
export const describeApp = (app: NestFastifyApplication): OpenAPIObject =>
  buildDocument(app, {
    title: 'Switchyard, application API',
    description: APP_DESCRIPTION,
    version: '2.4.1',
    serverUrl: '/',
    prefix: '/app',
    tags: APP_TAGS,
    paths: { [APP_SELF]: wayTo('getAppDescription', 'people', { 'x-session-needs': 'nothing' }) },
  });

/**
 * Both descriptions, byte for byte the committed documents, and a page to read them at `/docs`,
 * each under a heading of its own.
 */
export const serveDescription = (app: NestFastifyApplication): void => {
  const document = describeApi(app);
  serveDocument(app, SELF, document, { kind: 'public' });
  serveDocument(app, APP_SELF, describeApp(app), { kind: 'session', needs: 'nothing' });
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onSend', (request, reply, _payload, done) => {
      if (/^\/docs(\/|$|\?)/.test(request.url)) {
        reply.header('Content-Security-Policy', PAGE_POLICY);
      }
      done();
    });
  SwaggerModule.setup('docs', app, document, {
    customSiteTitle: 'Switchyard API',
    raw: false,
    explorer: true,
    swaggerOptions: {
      urls: [
        { url: SELF, name: 'API (tokens)' },
        { url: APP_SELF, name: 'Application API (sessions)' },
      ],
    },
  });
};

const serveDocument = (
  app: NestFastifyApplication,
  path: string,
  document: OpenAPIObject,
  access: DeclaredAccess,
): void => {
  const text = `${JSON.stringify(document, null, 2)}\n`;
  app
    .getHttpAdapter()
    .getInstance()
    .get(path, { config: { switchyard: { access } } } as never, (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(text),
    );
};
